import { describe, expect, test } from 'vitest';
import { createRng } from '../world/index.js';
import { games } from './games.js';
import { Session } from './session.js';
import { isPerson, setUp } from './setup.js';
import { Thinker, thinkRequest } from './thinking.js';

/** As a thread gets it. */
const cloned = <T>(data: T): T => structuredClone(data);

const setupOf = (game: string, said: Readonly<Record<string, string>>) => {
  const description = games.find((one) => one.game.name === game);
  const setup = description && setUp(description, said).setup;
  if (setup === undefined) throw new Error('Expected a game.');
  return setup;
};

describe.each(games.filter(({ game }) => game.undo === undefined).map(({ game }) => game.name))('%s', (game) => {
  test('bots make the same moves in another thread, move by move and taken back', async () => {
    const description = games.find((one) => one.game.name === game);
    let compared = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const setup = description && setUp(description, description.sample(createRng(seed)).said).setup;
      if (setup === undefined || description === undefined) continue;
      if (setup.description.game.seats.some((seat) => isPerson(setup, seat))) continue;
      if (setup.description.game.seats.some((seat) => description.players.needsTable(setup.names[seat]))) continue;
      const session = new Session(setup);
      await session.proceed();
      const line = session.line.flatMap(({ turn }) => (turn === undefined ? [] : [turn.name]));
      const thinker = new Thinker(games);
      thinker.begin(cloned(thinkRequest(setup, session.line[0])));
      const told: string[] = [];
      for (let next = await thinker.next(); next !== undefined; next = await thinker.next()) told.push(next);
      expect(told).toEqual(line);
      compared++;
      // From the middle of the line, as after undo.
      const middle = session.line[Math.floor(line.length / 2)];
      thinker.begin(cloned(thinkRequest(setup, middle)));
      expect(await thinker.next()).toBe(line.at(middle.position.ply));
    }
    expect(compared).toBeGreaterThan(0);
  });
});

test('where a person is to move nothing is answered', async () => {
  const setup = setupOf('rogue', { dungeon: 'mouth', monster: 'human', rogue: 'farthest', seed: '7' });
  const thinker = new Thinker(games);
  thinker.begin(thinkRequest(setup, new Session(setup).tip));
  expect(await thinker.next()).toBeUndefined();
});

test('what cannot be told is refused in words', () => {
  const setup = setupOf('rogue', { dungeon: 'mouth', seed: '7' });
  const request = thinkRequest(setup, new Session(setup).tip);
  const thinker = new Thinker(games);
  expect(() => thinker.begin({ ...request, moves: ['XYZ'] })).toThrow(/legal move, got "XYZ"/);
  expect(() => thinker.begin({ ...request, bots: { monster: 'nobody' } })).toThrow(/nobody/);
  expect(() => new Thinker([]).begin(request)).toThrow(/got "rogue"/);
});
