import { expect, test } from 'vitest';
import { bindingFor, type Focus, type KeyBinding, keyName } from './keys.js';

const bindings: KeyBinding[] = [
  { action: 'play', keys: [' '], about: '', where: 'both' },
  { action: 'start', keys: ['Home'], about: '', where: 'page' },
  { action: 'row start', keys: ['Home'], about: '', where: 'board' },
  { action: 'new', keys: ['g'], about: '', where: 'page' },
];
const press = (key: string, focus: Focus, characters = true, modifiers = {}) =>
  bindingFor(bindings, { key, ctrlKey: false, altKey: false, metaKey: false, ...modifiers }, focus, characters)?.action;

test('the same key means one thing on the board and another beside it', () => {
  expect(press('Home', 'page')).toBe('start');
  expect(press('Home', 'board')).toBe('row start');
});

test('fields, sliders and dialogs keep all their keys', () => {
  for (const key of [' ', 'Home', 'g']) expect(press(key, 'own')).toBeUndefined();
});

test('a button keeps Space and Enter, nothing else', () => {
  expect(press(' ', 'button')).toBeUndefined();
  expect(press('Home', 'button')).toBe('start');
});

test('keys with Ctrl, Alt or Meta belong to the browser', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
    expect(press('g', 'page', true, { [modifier]: true })).toBeUndefined();
});

test('letters can be switched off, Space and Home stay', () => {
  expect(press('g', 'page', false)).toBeUndefined();
  expect(press(' ', 'page', false)).toBe('play');
  expect(press('Home', 'page', false)).toBe('start');
});

test('keys are named as they are printed', () => {
  expect([' ', 'g', '?', 'ArrowLeft', 'End'].map(keyName)).toEqual(['Space', 'G', '?', '←', 'End']);
});
