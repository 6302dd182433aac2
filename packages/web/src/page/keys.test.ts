import { expect, test } from 'vitest';
import { bindingFor, type Focus, type KeyBinding, keyName, type Way } from './keys.js';

const bindings: KeyBinding[] = [
  { action: 'play', keys: [' '], about: '', where: 'both', group: 'Game' },
  { action: 'start', keys: ['Home'], about: '', where: 'page', group: 'Game' },
  { action: 'row start', keys: ['Home'], about: '', where: 'board', group: 'Game' },
  { action: 'new', keys: ['g'], about: '', where: 'page', group: 'Game' },
  { action: 'undo', keys: ['Ctrl+z'], about: '', where: 'both', group: 'Game' },
  { action: 'redo', keys: ['Ctrl+Shift+z'], about: '', where: 'both', group: 'Game' },
];
const press = (key: string, focus: Focus, characters = true, modifiers = {}, way: Way = 'play') =>
  bindingFor(
    bindings,
    { key, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...modifiers },
    focus,
    characters,
    way,
  )?.action;

test('the same key means one thing on the board and another beside it', () => {
  expect(press('Home', 'page')).toBe('start');
  expect(press('Home', 'board')).toBe('row start');
});

test('the same key means one thing to players and another to those who watch', () => {
  const both: KeyBinding[] = [
    { action: 'wait', keys: [' '], about: '', where: 'both', group: 'Move', ways: ['play'] },
    { action: 'play', keys: [' '], about: '', where: 'both', group: 'Game', ways: ['watch', 'set-up'] },
  ];
  const space = { key: ' ', ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };
  const actions = (['play', 'watch', 'set-up'] as const).map(
    (way) => bindingFor(both, space, 'page', true, way)?.action,
  );
  expect(actions).toEqual(['wait', 'play', 'play']);
});

test('fields, sliders and dialogs keep all their keys', () => {
  for (const key of [' ', 'Home', 'g']) expect(press(key, 'own')).toBeUndefined();
});

test('a button keeps Space and Enter, nothing else', () => {
  expect(press(' ', 'button')).toBeUndefined();
  expect(press('Home', 'button')).toBe('start');
});

test('Ctrl or Command makes another key of a key; Shift with it another still', () => {
  for (const modifier of ['ctrlKey', 'metaKey']) {
    expect(press('z', 'board', false, { [modifier]: true })).toBe('undo');
    expect(press('Z', 'page', false, { [modifier]: true, shiftKey: true })).toBe('redo');
    expect(press('z', 'choice', true, { [modifier]: true })).toBe('undo');
    expect(press('z', 'own', true, { [modifier]: true })).toBeUndefined();
  }
  expect(press('g', 'choice')).toBeUndefined();
  expect(press('z', 'page')).toBeUndefined();
});

test('a capital letter without a meaning of its own means its small one', () => {
  expect(press('G', 'page')).toBe('new');
  expect(press('G', 'page', false)).toBeUndefined();
});

test('Shift makes another key of one that prints nothing, where that means something', () => {
  const drawing: KeyBinding[] = [
    { action: 'move', keys: ['ArrowUp'], about: '', where: 'both', group: 'Board' },
    { action: 'paint along', keys: ['Shift+ArrowUp'], about: '', where: 'both', group: 'Draw' },
    { action: 'paint', keys: ['Enter'], about: '', where: 'both', group: 'Draw' },
  ];
  const stroke = { ctrlKey: false, shiftKey: true, altKey: false, metaKey: false };
  const meant = (key: string, focus: Focus) => bindingFor(drawing, { ...stroke, key }, focus, true, 'draw')?.action;
  expect(meant('ArrowUp', 'board')).toBe('paint along');
  expect(meant('Enter', 'board')).toBe('paint');
  expect(meant('Enter', 'button')).toBeUndefined();
});

test('other keys with Ctrl, Alt or Meta belong to the browser', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
    expect(press('g', 'page', true, { [modifier]: true })).toBeUndefined();
});

test('letters can be switched off, Space and Home stay', () => {
  expect(press('g', 'page', false)).toBeUndefined();
  expect(press(' ', 'page', false)).toBe('play');
  expect(press('Home', 'page', false)).toBe('start');
});

test('keys are named as they are printed', () => {
  const keys = [' ', 'g', '?', 'ArrowLeft', 'Shift+ArrowLeft', 'End', 'Ctrl+z', 'Ctrl+Shift+z'];
  expect(keys.map(keyName)).toEqual(['Space', 'G', '?', '←', 'Shift+←', 'End', 'Ctrl+Z', 'Ctrl+Shift+Z']);
});
