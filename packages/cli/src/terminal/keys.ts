/** From the bytes a terminal sends to the names of keys. */

/** A character as typed, or a name: `up`, `home`, `escape`, `backspace`, `ctrl-z`, ... */
export type Key = string;

const CONTROLS: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  ' ': 'space',
  '\b': 'backspace',
  '\u007f': 'backspace',
  '\u001b': 'escape',
};

/** By what follows `ESC [` or `ESC O`. The keypad sends the latter in application mode. */
const SEQUENCES: Readonly<Record<string, Key>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  E: 'clear', // 5 on the keypad
  H: 'home',
  F: 'end',
  '1~': 'home',
  '7~': 'home',
  '4~': 'end',
  '8~': 'end',
  '3~': 'delete',
  '5~': 'pageup',
  '6~': 'pagedown',
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(0x70 + digit), String(digit)])), // p ... y
};

const ESCAPE = '\u001b';
const SEQUENCE = /^\u001b(?:\[([0-9;]*)([A-Za-z~])|O([A-Za-z]))/;
const BEGINNING = /^\u001b(?:\[[0-9;]*|O)?$/;

/** The keys in what has arrived. A sequence that may still go on is left as `rest`, unless nothing more `isToCome`. */
export function keysIn(text: string, isToCome = false): { keys: Key[]; rest: string } {
  const keys: Key[] = [];
  let rest = text;
  while (rest !== '') {
    if (isToCome && BEGINNING.test(rest)) break;
    const sequence = SEQUENCE.exec(rest);
    if (sequence !== null) {
      const key = SEQUENCES[sequenceName(sequence)];
      if (key !== undefined) keys.push(key); // what is not known is skipped whole
      rest = rest.slice(sequence[0].length);
      continue;
    }
    const [character] = rest;
    keys.push(keyOf(character));
    rest = rest.slice(character.length);
    // Alt and a letter comes as escape and the letter: that is neither of the two.
    if (character === ESCAPE && rest !== '' && !rest.startsWith(ESCAPE)) {
      keys.pop();
      rest = rest.slice([...rest][0].length);
    }
  }
  return { keys, rest };
}

/** Modifiers, as in `ESC [ 1 ; 5 A`, change nothing. */
function sequenceName([, numbers, final, keypad]: RegExpExecArray): string {
  if (keypad !== undefined) return keypad;
  return final === '~' ? `${numbers.split(';')[0]}~` : final;
}

function keyOf(character: string): Key {
  const named = CONTROLS[character];
  if (named !== undefined) return named;
  const code = character.charCodeAt(0);
  return code < 32 ? `ctrl-${String.fromCharCode(code + 96)}` : character;
}
