/** Built-in players through the protocol, over the registry: where they always move alike, the same game as without it. */

import { CHANCE, type PlayerEntry, PlayerFault, type Seat } from 'asterion/game';
import { type GameSetup, games, matchOf, playedMatch, setUp } from 'asterion/play';
import { shortestPath } from 'asterion/search';
import { createRng } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { sample } from '../../../../testing/thorough.js';
import { speakTo } from '../../test/lines.js';
import { type BotPlayer, seatedEntry } from './bot.js';
import { SeatTelling } from './telling.js';

const CLOCK = { move: 1000, bank: 1000, start: 5000 };

/** A player of the registry who speaks lines. */
const botOf = (name: string): BotPlayer => ({
  name,
  seated: (description, seat, seed) => {
    const entry = description.players.named(name, seat, seed);
    if (!('start' in entry)) throw new Error(entry.message);
    return seatedEntry(entry, description, seat, seed);
  },
  solved: () => [],
});

/** Plays a game in which a seat is told lines, by the bot of a name; every line that was said. */
async function playedByLines(setup: GameSetup, seat: Seat, bot: BotPlayer, isSpare: boolean) {
  const telling = new SeatTelling(setup, seat);
  const spoken = speakTo(bot);
  const lines: string[] = [];
  const tell = (more: readonly string[]): void => {
    lines.push(...more);
    spoken.tell(more);
  };
  tell(['arena 1']);
  expect([await spoken.heard(), await spoken.heard()]).toEqual([`name ${bot.name}`, 'ready']);
  const opening = telling.opening({ id: 'g1', clock: CLOCK, cap: setup.cap });
  tell(isSpare ? spare(opening) : opening);
  const entry: PlayerEntry<unknown, unknown> = {
    name: bot.name,
    about: '',
    cost: '',
    seats: [seat],
    memoryless: setup.bots[seat]?.memoryless ?? false,
    start: () => ({
      move: async () => {
        tell([...telling.turn(match.position), 'go 1000 1000']);
        const answer = await spoken.heard();
        const read = telling.answered(match.position, answer.replace(/^move /, ''));
        if ('fault' in read) throw new PlayerFault(`${read.fault}: ${read.why}`);
        return read.move;
      },
    }),
  };
  const match = matchOf({ ...setup, bots: { ...setup.bots, [seat]: entry } });
  while (match.end === undefined) {
    await match.step();
    telling.look(match.position);
  }
  tell(['result draw over 1', 'quit']);
  await spoken.ended;
  return { match, lines };
}

/**
 * Of the first lines what has to be said: neither rules nor a shape that the ways out of cells give away, and nothing before the
 * first turn. On a torus everybody would look like someone who jumps.
 */
const spare = ([game, ...lines]: readonly string[]): string[] => [
  game.split(' shape ')[0] + (/ shape (?!rect|hex)\w+/.exec(game)?.[0] ?? ''),
  ...lines.filter((line) => !/^(turn|at) /.test(line)),
];

const seatsOf = games.flatMap((description) =>
  description.game.seats.map((seat) => [description.game.name, seat, description] as const),
);

describe.each(seatsOf.filter(([, , { players }]) => players.list.length > 0))(
  '%s as %s',
  (_name, seat, description) => {
    test.each(sample([...Array(60).keys()], 12))('sample %i', async (nth) => {
      const { said } = description.sample(createRng('lines').fork(nth));
      const { setup } = setUp(description, said);
      if (setup === undefined) throw new Error('expected a game');
      const name = setup.names[seat];
      const { match } = await playedByLines(setup, seat, botOf(name), false);
      expect(match.end?.why).not.toMatch(/garbage|illegal|threw/);
      expect(match.end?.basis).not.toBe('forfeit');
      const isAlike = setup.bots[seat]?.memoryless === true && !setup.isFogged && name !== 'clairvoyant';
      const plainly = isAlike ? await playedMatch(setup) : match;
      const names = (one: typeof match) =>
        one.moves.map((move, index) => one.game.moveName(one.positions[index], move));
      expect(names(match)).toEqual(names(plainly));
    });

    test.each(sample([...Array(60).keys()], 4))(
      'sample %i under a referee who says no more than has to be said',
      async (nth) => {
        const { said } = description.sample(createRng('spare').fork(nth));
        const { setup } = setUp(description, said);
        if (setup === undefined) throw new Error('expected a game');
        const { match } = await playedByLines(setup, seat, botOf(setup.names[seat]), true);
        expect(match.end?.basis).not.toBe('forfeit');
      },
    );
  },
);

test('nobody is told more than the seat may see', () => {
  const description = games.find(
    ({ memory, settings }) => memory !== undefined && settings.some((one) => 'key' in one && one.key === 'sight'),
  );
  if (description === undefined) throw new Error('expected a game with limited sight');
  const { setup } = setUp(description, { rows: '15', sight: '2', seed: '3' });
  if (setup === undefined) throw new Error('expected a game');
  const lines = new SeatTelling(setup, setup.description.game.seats[0]).opening({ id: 'g', clock: CLOCK, cap: 100 });
  expect(lines.some((line) => line.includes('?'))).toBe(true);
  expect(lines.filter((line) => line.startsWith('at foe'))).toEqual([]);
  expect(lines.join(' ')).not.toContain('seed');
});

test('where a game goes on in another world, that is told whole', () => {
  const description = games.find(({ settings }) => settings.some((one) => 'key' in one && one.key === 'worlds'));
  if (description === undefined) throw new Error('expected a game of several worlds');
  const said = { rows: '9', cols: '15', hunters: '0', coins: '0', toll: '0', worlds: '2', seed: '3' };
  const { setup, faults } = setUp(description, said);
  if (setup === undefined) throw new Error(Object.values(faults).join());
  const { game, input } = description;
  const telling = new SeatTelling(setup, game.seats[0]);
  const opening = telling.opening({ id: 'g', clock: CLOCK, cap: 100 });
  const grids = (lines: readonly string[]): number => lines.filter((line) => line === 'grid').length;
  expect(grids(opening)).toBe(1);
  let position = setup.start as typeof setup.start & { readonly stairs: number; readonly level: number };
  const told: number[] = [];
  while (position.level === 1) {
    const [from] = input.movers(position);
    const [, next] = shortestPath(description.view(position).world, from, position.stairs) ?? [];
    const part = input.parts(position, []).find(({ to }) => to === next);
    position = game.play(position, input.move(position, [part?.name ?? ''])) as typeof position;
    telling.look(position);
    told.push(grids(telling.turn(position)));
  }
  expect(told).toEqual([...told.slice(1).map(() => 0), 1]);
});

test('chance is nobody to speak to', () => {
  for (const { game } of games) expect(game.seats).not.toContain(CHANCE);
});
