/** The file of results: it only grows, and whatever is not whole is left out with a word. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../../test/folder.js';
import { Ledger } from './ledger.js';

const said: string[] = [];
const messages = { say: (text: string) => said.push(text) };

/** A file with three results of two submissions. */
async function written(): Promise<string> {
  const path = join(await folder(), 'results');
  const ledger = new Ledger(path, false, messages);
  ledger.note({ key: 'a', task: '0', result: { won: 1 } });
  ledger.note({ key: 'a', task: '1', result: { won: 0 } });
  ledger.note({ key: 'b', task: '0', result: { won: 2 } });
  said.length = 0;
  return path;
}

const known = (path: string, key: string, isFresh = false): [string, unknown][] => [
  ...new Ledger(path, isFresh, messages).of(key),
];

test('what was noted is known, each by its key, and the last word counts', async () => {
  const path = await written();
  expect([known(path, 'a').length, known(path, 'b'), known(path, 'c')]).toEqual([2, [['0', { won: 2 }]], []]);
  new Ledger(path, true, messages).note({ key: 'b', task: '0', result: { won: 3 } });
  expect(known(path, 'b')).toEqual([['0', { won: 3 }]]);
  expect(known(path, 'b', true)).toEqual([]);
  expect(said).toEqual([]);
});

test('a file that was torn at any byte is read as far as it is whole, and goes on', async () => {
  const whole = readFileSync(await written(), 'utf8');
  const path = join(await folder(), 'torn');
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(path, whole.slice(0, length));
    const before = [...known(path, 'a'), ...known(path, 'b')];
    expect(before.length).toBe(
      whole
        .slice(0, length)
        .split('\n')
        .filter((line) => line.endsWith('}}')).length,
    );
    new Ledger(path, false, messages).note({ key: 'c', task: '0', result: { won: 4 } });
    expect(known(path, 'c')).toEqual([['0', { won: 4 }]]);
    expect([...known(path, 'a'), ...known(path, 'b')]).toEqual(before);
    expect(readFileSync(path, 'utf8').startsWith(whole.slice(0, length))).toBe(true);
  }
});

test('a line that was changed is left out, with its number', async () => {
  const path = await written();
  writeFileSync(path, readFileSync(path, 'utf8').replace('"won":0', '"won":9'));
  expect(known(path, 'a')).toEqual([['0', { won: 1 }]]);
  expect(said).toEqual([`${path}:3: the line is damaged, and left out`]);
});

test('without a path nothing is kept', () => {
  const ledger = new Ledger(undefined, false, messages);
  ledger.note({ key: 'a', task: '0', result: 1 });
  expect(ledger.of('a').get('0')).toBe(1);
});
