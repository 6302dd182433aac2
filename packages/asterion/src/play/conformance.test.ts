/** What every listed game must hold to, and one that is listed nowhere: from its description and its samples alone. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foxhunt } from '../../../../testing/foxhunt.js';
import { seeds } from '../../test/worlds.js';
import { CHANCE, Match, type Position, playMatch, shippedWorlds } from '../game/index.js';
import { formatDocument, formatRecording, parseDocument, type Recording } from '../notation/index.js';
import { plainSettings, Refusal, type Said, settle, spelt } from '../settings/index.js';
import { createRng, isGround, pick, type Rng, type World } from '../world/index.js';
import { auditRecording } from './audit.js';
import type { AnyDescription } from './description.js';
import { games } from './games.js';
import { openRecording, readRecording } from './recordings.js';
import { sceneAt } from './scene-at.js';
import { Session } from './session.js';
import { type GameSetup, GIVEN, HUMAN, isSameScene, SOURCE, setUp, withRules, withRulesSaid } from './setup.js';

const described: readonly AnyDescription[] = [...games, foxhunt];

/** Samples until one can be played; a game that has none says so. */
const MOST_TRIES = 50;

function sampled(description: AnyDescription, rng: Rng, more: Said = {}): GameSetup {
  const faults: string[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { said } = description.sample(rng);
    const found = setUp(description, { ...said, ...more });
    if (found.setup !== undefined) return found.setup;
    faults.push(...Object.values(found.faults));
  }
  throw new Error(
    `No sample of ${description.game.name} can be played, the last because: ${faults.at(-1) ?? 'nothing'}`,
  );
}

/** A position as data: grids are made of functions, and never change. */
const withoutGrids = (position: Position & { world?: World }): object => ({
  ...position,
  setup: undefined,
  world: { ...position.world, grid: undefined },
});

test('a game whose samples cannot be played fails with a message', () => {
  const barren: AnyDescription = { ...described[0], sample: () => ({ game: 'barren', said: { dungeon: 'nowhere' } }) };
  expect(() => sampled(barren, createRng(0))).toThrow(
    /No sample of .* can be played, the last because: Expected a dungeon/,
  );
});

test('shipped worlds have names of their own, and their game knows them by these', () => {
  const names = Object.values(shippedWorlds).flatMap((worlds) => worlds.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(games.filter(({ shippedAs }) => shippedAs !== undefined).map(({ game }) => game.name)).toEqual(
    Object.keys(shippedWorlds),
  );
  for (const { game, settings, shippedAs = '' } of games) {
    const offered =
      plainSettings(settings)
        .find(({ key }) => key === shippedAs)
        ?.choices?.({}) ?? [];
    expect(offered.map(({ name }) => name)).toEqual((shippedWorlds[game.name] ?? []).map(({ name }) => name));
  }
});

describe.each(described.map((one): [string, AnyDescription] => [one.game.name, one]))('%s', (_name, description) => {
  const { game } = description;
  const setups = seeds.map((seed) => sampled(description, createRng(seed)));

  /** A random game: every position and the moves between them. */
  function randomGame({ start }: GameSetup, seed: number, length = 40) {
    const rng = createRng(seed);
    const positions = [start];
    const moves: unknown[] = [];
    for (let position = start; game.outcome(position) === undefined && moves.length < length; ) {
      const isChance = position.seat === CHANCE;
      const move = isChance ? game.draw?.(position, rng.fork(position.ply)) : pick(game.legalMoves(position), rng);
      position = game.play(position, move);
      moves.push(move);
      positions.push(position);
    }
    return { positions, moves };
  }

  test('the scene of a position is what the audience sees of it', () => {
    const { pieces } = description;
    const isExit = (role: string) => pieces.some((piece) => piece.role === role && piece.isExit === true);
    const isGround = (role: string) => pieces.some((piece) => piece.role === role && piece.part === 'pit');
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        for (const position of randomGame(setup, seed).positions) {
          const [scene, view] = [game.scene(position), description.view(position)];
          expect(scene.world).toBe(view.world);
          expect(scene.entrance).toBe(view.entrance);
          const seen = view.figures.filter(({ role, cell }) => cell >= 0 && !isGround(role));
          const exits = seen.filter(({ role }) => isExit(role)).map(({ cell }) => cell);
          expect([scene.exit].filter((cell) => cell !== undefined)).toEqual(exits);
          const standing = Object.entries(scene.actors).flatMap(([role, cells]) =>
            cells.map((cell) => `${role} ${cell}`),
          );
          expect(standing.sort()).toEqual(
            seen
              .filter(({ role }) => !isExit(role))
              .map(({ role, cell }) => `${role} ${cell}`)
              .sort(),
          );
        }
      }),
    );
  });

  test('random play never gets stuck, and every listed move is legal, named, and read back by its name', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        for (const position of randomGame(setup, seed).positions) {
          const legal = game.legalMoves(position);
          expect(legal.length > 0).toBe(game.outcome(position) === undefined);
          for (const move of legal) {
            expect(game.playIfLegal(position, move)).toEqual(game.play(position, move));
            expect(game.moveNamed(position, game.moveName(position, move))).toEqual(move);
          }
          expect(new Set(legal.map((move) => game.moveName(position, move))).size).toBe(legal.length);
        }
      }),
    );
  });

  test('playing never changes the position played from', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const { positions, moves } = randomGame(setup, seed, 20);
        const before = structuredClone(positions.map(withoutGrids));
        moves.forEach((move, ply) => game.play(positions[ply], move));
        expect(positions.map(withoutGrids)).toEqual(before);
        expect(positions.map(({ ply }) => ply)).toEqual([...positions.keys()]);
      }),
      { numRuns: 50 },
    );
  });

  test('what is not a legal move is not accepted', () => {
    fc.assert(
      fc.property(setups, fc.anything(), ({ start }, stranger) => {
        const isListed = game.legalMoves(start).some((move) => isDeepStrictEqual(move, stranger));
        expect(game.playIfLegal(start, stranger) !== undefined).toBe(isListed);
      }),
    );
  });

  test('the key and the check of a position depend on the position alone', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const [first, again] = [randomGame(setup, seed), randomGame(setup, seed)].map(({ positions }) =>
          positions.map((position) => [game.key(position), game.check(position)]),
        );
        expect(first).toEqual(again);
      }),
      { numRuns: 50 },
    );
  });

  test('a file says the rules that are not the usual ones, and the game in it is played under them', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const written = withRules(setup);
        const { scene, said } = withRulesSaid(description, written);
        expect(scene).not.toHaveProperty('rules');
        const { values } = settle(description.settings, { ...said, [SOURCE]: GIVEN });
        for (const { key, affects, follows } of settle(description.settings, setup.said).settings)
          if (affects === 'rules' && follows === undefined) expect(values[key]).toEqual(setup.values[key]);
        if (JSON.stringify(setup.options) === JSON.stringify(game.defaults)) expect(written).toBe(setup.scene);
      }),
    );
  });

  test('where a game stands is a world that a file can hold, and a game on it begins with everybody there', () => {
    /** Who stands where, but for what a game itself puts there as it goes on, and who fell into a pit. */
    const standing = (position: Position, roles: ReadonlySet<string>) => {
      const { figures, world } = description.view(position);
      const isPit = (role: string) => description.pieces.some((one) => one.role === role && one.part === 'pit');
      return figures
        .filter(({ role, cell }) => roles.has(role) && (isPit(role) || isGround(world, cell)))
        .map(({ role, cell }) => `${role} ${cell}`)
        .sort();
    };
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const position = randomGame(setup, seed, seed % 40).positions.at(-1) ?? setup.start;
        const scene = sceneAt(setup, position);
        const read = parseDocument(formatDocument(scene));
        if (!read.ok) throw new Error(read.fault.message);
        expect(isSameScene(read.value, scene)).toBe(true);
        const ruled = withRulesSaid(description, read.value);
        if (game.outcome(position) !== undefined) return;
        const again = setUp(description, { ...ruled.said, [SOURCE]: GIVEN }, { scene: ruled.scene });
        if (again.setup === undefined) throw new Error(Object.values(again.faults).join(' '));
        const roles = new Set(description.view(again.setup.start).figures.map(({ role }) => role));
        for (const { role, part } of description.pieces) if (part === 'quarry' || part === 'pursuer') roles.add(role);
        expect(standing(again.setup.start, roles)).toEqual(standing(position, roles));
        expect(game.outcome(again.setup.start)).toBeUndefined();
      }),
    );
  });

  test('what was said, spelt out and said again, comes to the same', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const settled = settle(description.settings, sampled(description, createRng(seed)).said);
        expect(settled.unknown).toEqual([]);
        expect(settle(description.settings, spelt(settled)).values).toEqual(settled.values);
      }),
      { numRuns: 50 },
    );
  });

  test('whatever is said of a setting is a value or a fault of that very setting', () => {
    fc.assert(
      fc.property(seeds, fc.string(), fc.nat(), (seed, text, which) => {
        const { said } = description.sample(createRng(seed));
        const { settings } = settle(description.settings, said);
        const { key } = settings[which % settings.length];
        const { values, faults } = settle(description.settings, { ...said, [key]: text });
        expect(Object.keys(values)).toContain(key);
        for (const why of Object.values(faults)) expect(why).toMatch(/^[A-Z].*[.?]$/s);
      }),
    );
  });

  test('parts of moves, told one after another, are exactly the legal moves of those who choose', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const { input } = description;
        for (const position of randomGame(setup, seed, 12).positions) {
          if (position.seat === CHANCE || game.outcome(position) !== undefined) continue;
          const told: string[] = [];
          for (let mover = 0; mover < input.movers(position).length; mover++) {
            const parts = input.parts(position, told);
            expect(parts.length).toBeGreaterThan(0);
            told.push(parts[(seed + mover) % parts.length].name);
          }
          const move = input.move(position, told);
          expect(game.playIfLegal(position, move)).toBeDefined();
          expect(input.move(position, told.slice(1))).toBeUndefined();
        }
      }),
      { numRuns: 40 },
    );
  });

  test('everybody is drawn in a cell of the board, by a piece that is described', () => {
    const roles = description.pieces.map(({ role }) => role);
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        for (const position of randomGame(setup, seed, 12).positions) {
          const { figures, world, focus } = description.view(position);
          for (const { role, cell } of figures) {
            expect(roles).toContain(role);
            expect(cell >= 0 && cell < world.grid.cellCount).toBe(true);
          }
          expect(focus >= 0 && focus < world.grid.cellCount).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  if (!game.hasHiddenInformation) {
    test('every seat sees the whole position', () => {
      fc.assert(
        fc.property(setups, ({ start }) => {
          for (const seat of game.seats) expect(game.observe(start, seat)).toBe(start);
        }),
      );
    });
  }

  /** A game of bots, or of a person who goes anywhere where there are none. */
  async function played(seed: number): Promise<Recording> {
    const setup = sampled(description, createRng(seed));
    const session = new Session(setup);
    const rng = createRng(seed);
    for (let turns = 0; turns < 60 && session.tip.end === undefined; turns++) {
      const { position } = session.tip;
      if (session.isToAnswer) await session.answer();
      else session.play(pick(game.legalMoves(position), rng));
    }
    return session.recording();
  }

  const known = { known: described };

  test('a recording replays to the same position, through its text, and nothing in it is contradicted', async () => {
    for (let seed = 0; seed < 25; seed++) {
      const recording = await played(seed);
      const read = readRecording(formatRecording(recording), described);
      if (!read.ok) throw new Error(read.fault.message);
      const opened = openRecording(read.value, known);
      if (opened instanceof Refusal) throw new Error(opened.message);
      expect([read.value.isWhole, opened.drift, opened.notes]).toEqual([true, undefined, []]);
      expect(opened.tip.position.ply).toBe(recording.moves.length);
      expect(auditRecording(read.value, opened).contradictions).toEqual([]);
    }
  });

  describe('a forged recording is found', () => {
    type Forge = (recording: Recording) => Recording | undefined;
    const cut = ({ moves, ...rest }: Recording): Recording => ({
      ...rest,
      moves: moves.slice(0, Math.max(0, moves.length - 2)),
    });
    const forgeries: readonly [string, Forge][] = [
      ['cut, and sealed with evades', (one) => ({ ...cut(one), outcome: 'evades', basis: 'repetition' })],
      ['cut, and sealed with evades by the table', (one) => ({ ...cut(one), outcome: 'evades', basis: 'table' })],
      ['cut, and sealed with the cap', (one) => ({ ...cut(one), outcome: 'cap', basis: 'cap' })],
      ['with other seats', (one) => ({ ...one, seats: { ...one.seats, [game.seats[0]]: 'somebody' } })],
      ['with a seat that there is not', (one) => ({ ...one, seats: { ...one.seats, dragon: 'random' } })],
      ['with another seed', (one) => ({ ...one, seed: `${one.seed}1` })],
      ['with an unknown option', (one) => ({ ...one, options: { ...one.options, luck: true } })],
      ['with an unknown setting', (one) => ({ ...one, said: { ...one.said, luck: '1' } })],
      ['with another cap', (one) => (one.cap === undefined ? { ...one, cap: 7 } : { ...one, cap: one.cap + 2 })],
      [
        'with another basis',
        (one) => (one.basis === undefined ? undefined : { ...one, basis: one.basis === 'forfeit' ? 'cap' : 'forfeit' }),
      ],
    ];

    test.each(forgeries)('%s', async (_what, forge) => {
      let found = 0;
      for (let seed = 0; seed < 12; seed++) {
        const recording = await played(seed);
        const forged = recording.moves.length < 3 ? undefined : forge(recording);
        if (forged === undefined) continue;
        found++;
        const read = readRecording(formatRecording(forged), described);
        if (!read.ok) continue; // refused as it was read
        const opened = openRecording(read.value, known);
        if (opened instanceof Refusal || opened.drift !== undefined) continue;
        const { contradictions, toProve } = auditRecording(read.value, opened);
        if (toProve === undefined) expect(contradictions).not.toEqual([]);
        else {
          const { exact } = description;
          if (exact === undefined) throw new Error('Expected an exact table.');
          const { solver, slice } = exact.solving(exact.request(opened.setup.start, { depth: false }));
          while (!solver.done) solver.advance(slice);
          const table = exact.revive(solver.data(), opened.setup.start);
          if (exact.atCap?.(table, toProve)?.result === forged.outcome) found--; // so it is: no forgery
        }
      }
      expect(found).toBeGreaterThan(0);
    });
  });

  test('many games of a match come to what single ones do', async () => {
    const setup = sampled(description, createRng(7));
    if (game.seats.some((seat) => setup.names[seat] === HUMAN)) return;
    const { start: position, bots: players, cap, seed } = setup;
    const ends = [0, 1].map(async () => {
      const match = new Match({ game, position, players, rng: createRng(seed), cap });
      return [await playMatch(match), match.moves.length];
    });
    expect(await ends[0]).toEqual(await ends[1]);
  });
});
