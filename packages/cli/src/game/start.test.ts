import type { AnyDescription } from 'asterion/play';
import { expect, test } from 'vitest';
import { foxhunt } from '../../../../testing/foxhunt.js';
import type { Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { startGame } from './start.js';

const plain: AnyDescription = foxhunt;

test('a seed that was drawn is told before the world is grown, which is grown once', async () => {
  const happened: string[] = [];
  const description: AnyDescription = {
    ...plain,
    grow: (values) => {
      happened.push('grown');
      return plain.grow(values);
    },
  };
  const messages = { say: (text: string) => happened.push(text.replace(/\d+/, 'N')) } as unknown as Messages;
  await startGame(description, { said: { rows: '6' }, schema: description.settings }, {} as Host, messages);
  expect(happened).toEqual(['seed N', 'grown']);
});

test('what cannot be used is refused before a seed is told', async () => {
  const messages = { say: () => expect.unreachable() } as unknown as Messages;
  const started = startGame(plain, { said: { rows: '2' }, schema: plain.settings }, {} as Host, messages);
  await expect(started).rejects.toThrow('--rows 2: Expected a whole number from 3 to 20');
});
