import { expect, test } from 'vitest';
import { History } from './history.js';

const historyOf = (...values: string[]) => {
  const history = new History<string>();
  for (const value of values) history.put(value);
  return history;
};

test('every change is undone and redone, one by one', () => {
  const history = historyOf('a', 'b', 'c');
  expect([history.undo(), history.undo(), history.undo()]).toEqual(['b', 'a', undefined]);
  expect([history.redo(), history.redo(), history.redo()]).toEqual(['b', 'c', undefined]);
});

test('a change after an undo drops what was undone', () => {
  const history = historyOf('a', 'b');
  history.undo();
  history.put('c');
  expect(history.canRedo.value).toBe(false);
  expect(history.undo()).toBe('a');
});

test('changes of one strand in a row are one step, also after an undo', () => {
  const history = historyOf('a');
  for (const text of ['1', '12', '123']) history.put(text, 'rows');
  history.put('x', 'cols');
  expect([history.undo(), history.undo()]).toEqual(['123', 'a']);
  history.redo();
  history.put('9', 'rows');
  expect([history.undo(), history.undo()]).toEqual(['123', 'a']);
});

test('nothing can be undone before anything was changed', () => {
  expect(new History().undo()).toBeUndefined();
  expect(historyOf('a').canUndo.value).toBe(false);
});
