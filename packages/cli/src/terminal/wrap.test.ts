import { expect, test } from 'vitest';
import { fitted, joined, wrapped, wrappedEntries } from './wrap.js';

test('parts are joined as far as they fit, each whole', () => {
  expect(joined(['round 1', 'supplies 0', 'distance 6'], ', ', 20)).toEqual(['round 1, supplies 0', 'distance 6']);
  expect(joined(['wider than this'], ', ', 4)).toEqual(['wider than this']);
  expect(joined([], ', ', 4)).toEqual([]);
});

test('a text is broken between words, and only where it must', () => {
  expect(wrapped('The way N is closed.', 20)).toEqual(['The way N is closed.']);
  expect(wrapped('The way N is closed.', 19)).toEqual(['The way N is', 'closed.']);
  expect(wrapped('', 9)).toEqual(['']);
});

test('keys and what they do move together before they are broken', () => {
  const lines = ['r                restart (Ctrl-Y plays it again)', 'Ctrl-Y           redo'];
  expect(wrappedEntries(lines, 60)).toEqual(lines);
  expect(wrappedEntries(lines, 40)).toEqual(['r  restart (Ctrl-Y plays it again)', 'Ctrl-Y  redo']);
  expect(wrappedEntries(lines, 24)).toEqual(['r  restart (Ctrl-Y', '  plays it again)', 'Ctrl-Y  redo']);
});

test('help keeps what fits; else prose flows and entries stay set in', () => {
  const help =
    'Usage: asterion\n\nOne two\nthree four.\n\nOptions:\n  -q, --quiet   no messages\n  --json        a report\n';
  expect(fitted(help, 30)).toBe(help);
  expect(fitted(help, 20)).toBe(
    'Usage: asterion\n\nOne two\nthree four.\n\nOptions:\n  -q, --quiet  no\n    messages\n  --json  a report\n',
  );
  expect(fitted('One two\nthree four.\n', 10)).toBe('One two\nthree\nfour.\n');
});
