import { describe, expect, test } from 'vitest';
import { valueOf as parsed } from '../../test/scenes.js';
import type { PlayerEntry, Seat } from '../game/index.js';
import { MONSTER, ROGUE, type RoguePosition, rogue } from '../game/rogue/index.js';
import { dungeonKindNamed, generateDungeon, generateMaze } from '../generate/index.js';
import { parseDungeon } from '../notation/index.js';
import { roguePlayerNamed, roguePlayers } from '../players/rogue/index.js';
import { createRng, createScene, isGround } from '../world/index.js';
import { addRatings, NO_RATING, type Rating, raterOf } from './rating.js';
import { solveChase } from './solve.js';
import { chaseOf } from './value.js';

type Entry = PlayerEntry<RoguePosition, number>;

const other = (seat: Seat): Seat => (seat === MONSTER ? ROGUE : MONSTER);

const named = (name: string, seat: Seat): Entry => {
  const player = roguePlayerNamed(name, seat);
  if (player === undefined) throw new Error(`Expected a player ${name}.`);
  return player;
};

function rate(player: Entry, seat: Seat, start: RoguePosition, samples = 20): Rating {
  const rater = raterOf(player, seat, start.setup, {
    opponent: named('optimal', other(seat)),
    rng: createRng(1),
    samples,
    moves: 100,
  });
  while (!rater.done) rater.advance(100);
  return rater.rating();
}

const start = (text: string) => rogue.initial(parsed(parseDungeon(text)).scene, rogue.defaults, 0);

const small = start('6\nA . . +     \n. . .   +   \n  +     +   \n  + + + +   \n      +     \n      @ . \n');

/** Whether the monster captures within so many of its moves against every line of the other side, by trying them all. */
function capturesOf(player: Entry, seat: Seat) {
  const known = new Map<string, boolean>();
  const isCaptured = (position: RoguePosition, moves: number): boolean => {
    if (rogue.outcome(position) !== undefined) return true;
    if (position.seat === MONSTER && moves === 0) return false;
    const key = `${rogue.key(position)} ${moves}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const own = () => player.start(position, seat, createRng(0)).move(position) as number;
    const left = position.seat === MONSTER ? moves - 1 : moves;
    const results = (position.seat === seat ? [own()] : rogue.legalMoves(position)).map((move) =>
      isCaptured(rogue.play(position, move), left),
    );
    const answer = position.seat === MONSTER ? results.some(Boolean) : results.every(Boolean);
    known.set(key, answer);
    return answer;
  };
  return isCaptured;
}

describe('against an exact best response', () => {
  const corridor = start('4\n. + .\n+   +\n. + @ +\n      A\n');

  test.each(
    roguePlayers
      .filter(({ memoryless, name }) => memoryless && name !== 'minimax')
      .flatMap((player) => player.seats.map((seat): [string, Seat, Entry] => [player.name, seat, player])),
  )('%s as %s keeps what trying everything says it keeps', (_name, seat, player) => {
    const table = solveChase(chaseOf(corridor.setup));
    const cells = [...corridor.setup.world.open.keys()].filter((cell) => isGround(corridor.setup.world, cell));
    const isCaptured = capturesOf(player, seat);
    let [won, safe] = [0, 0];
    for (const monster of cells) {
      for (const at of cells) {
        if (monster === at) continue;
        const position = { ...corridor, monsters: [monster], rogue: at };
        const captured = isCaptured(position, 40); // nobody is caught later on so few cells
        if (table.isWon([monster], at)) won += Number(captured);
        else safe += Number(!captured);
      }
    }
    const rating = rate(player, seat, corridor);
    expect([rating.won.kept, rating.safe.kept, rating.sampled]).toEqual([won, safe, false]);
    expect(rating.won.starts + rating.safe.starts).toBe(cells.length * (cells.length - 1));
  });

  test.each([MONSTER, ROGUE])('the optimal %s loses nothing, not even a move', (seat) => {
    for (const where of [small, corridor]) {
      const { won, safe, movesLost } = rate(named('optimal', seat), seat, where);
      expect([won.kept, safe.kept, movesLost]).toEqual([won.starts, safe.starts, 0]);
    }
  });

  test('an illegal move is not rated but reported', () => {
    const cheat: Entry = { ...named('bfs', MONSTER), name: 'cheat', start: () => ({ move: () => 5 }) };
    expect(() => rate(cheat, MONSTER, small)).toThrow('The player cheat made an illegal move.');
  });
});

test('players with a memory or dice are sampled, and it says so', () => {
  for (const [name, seat] of [
    ['cycle', ROGUE],
    ['random', MONSTER],
  ] as const) {
    const rating = rate(named(name, seat), seat, small);
    expect(rating.sampled).toBe(true);
    expect(rating.won.starts + rating.safe.starts).toBe(20);
    expect(rate(named(name, seat), seat, small)).toEqual(rating);
  }
});

test('starts where the two can never meet do not count', () => {
  const apart = start('3\nA   @\n.   .\n.   .\n');
  const rating = rate(named('bfs', MONSTER), MONSTER, { ...apart, setup: apart.setup });
  expect(rating.won.starts + rating.safe.starts).toBe(12); // two columns of three: 6 ordered pairs each
});

test('cover keeps at least 99 of 100 won starts on generated maps of four kinds', () => {
  const dungeon = (kind: string, seed: number) => generateDungeon({ ...dungeonKindNamed(kind)?.knobs, rows: 15, seed });
  const kinds = [
    (seed: number) => dungeon('loops', seed),
    (seed: number) => dungeon('tree', seed),
    (seed: number) => dungeon('big-rooms', seed),
    (seed: number) => generateMaze({ rows: 9, cols: 9, seed, braid: 50 }),
  ];
  for (const make of kinds) {
    let sum = NO_RATING;
    for (let seed = 0; seed < 6; seed++) {
      const { world } = make(seed);
      const [monster, at] = [...world.open.keys()].filter((cell) => isGround(world, cell));
      const scene = createScene(world, { actors: { monster: [monster], rogue: [at] } });
      sum = addRatings(sum, rate(named('cover', MONSTER), MONSTER, rogue.initial(scene, rogue.defaults, 0)));
    }
    expect(sum.won.starts).toBeGreaterThan(300);
    expect(sum.won.kept / sum.won.starts).toBeGreaterThanOrEqual(0.99);
  }
});
