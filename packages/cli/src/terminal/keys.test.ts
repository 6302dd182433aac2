import { describe, expect, test } from 'vitest';
import { keysIn } from './keys.js';

describe('keys', () => {
  test.each([
    ['letters', 'hJ.', ['h', 'J', '.']],
    ['arrows', '\u001b[A\u001b[B\u001bOC\u001bOD', ['up', 'down', 'right', 'left']],
    ['arrows with modifiers', '\u001b[1;5A', ['up']],
    [
      'the keypad without Num Lock',
      '\u001b[H\u001b[F\u001b[5~\u001b[6~\u001b[E',
      ['home', 'end', 'pageup', 'pagedown', 'clear'],
    ],
    ['the keypad in application mode', '\u001bOp\u001bOy', ['0', '9']],
    [
      'control keys',
      '\u0003\u001a\u0019\b\u007f\r ',
      ['ctrl-c', 'ctrl-z', 'ctrl-y', 'backspace', 'backspace', 'enter', 'space'],
    ],
    ['an escape alone', '\u001b', ['escape']],
    ['two escapes', '\u001b\u001b', ['escape', 'escape']],
    ['Alt and a letter, which is neither', '\u001bqx', ['x']],
    ['an unknown sequence, skipped whole', '\u001b[38;1Zx', ['x']],
    ['characters of two units', '\u{1f600}a', ['\u{1f600}', 'a']],
  ])('names %s', (_what, text, keys) => {
    expect(keysIn(text)).toEqual({ keys, rest: '' });
  });

  test.each(['\u001b', '\u001b[', '\u001bO', '\u001b[1;5'])('waits for the rest of %j', (text) => {
    expect(keysIn(`a${text}`, true)).toEqual({ keys: ['a'], rest: text });
  });
});
