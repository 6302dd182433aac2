import { describe, expect, test } from 'vitest';
import { parseDungeon } from '../notation/index.js';
import { createRng, pick } from '../world/index.js';
import { Match, type PlayerEntry, playerOf, playMatch, recordMatch, STAY } from './index.js';
import { MONSTER, ROGUE, type RogueOptions, type RoguePosition, rogue } from './rogue/index.js';

type Entry = PlayerEntry<RoguePosition, number>;

/** A ring of eight corridors and rooms round a wall: the rogue can run for ever. */
const ring = `3
A . .
.   .
. . @
`;
const apart = `3
A   .
.   .
.   @
`;

function sceneOf(text: string) {
  const read = parseDungeon(text);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value.scene;
}

const player = (seat: string, move: (seen: RoguePosition) => unknown, more: Partial<Entry> = {}): Entry => ({
  name: 'scripted',
  about: 'Does as it is told.',
  cost: 'nothing',
  seats: [seat],
  memoryless: false,
  start: () => ({ move: (seen) => move(seen) as number }),
  ...more,
});

const still = () => STAY;
const matchOf = (text: string, monster: Entry, hunted: Entry, options: Partial<RogueOptions> = {}, cap = 100) =>
  new Match({
    game: rogue,
    position: rogue.initial(sceneOf(text), { ...rogue.defaults, ...options }, 0),
    players: { [MONSTER]: monster, [ROGUE]: hunted },
    rng: createRng(0),
    cap,
  });

describe('a match', () => {
  test('refuses what is no player, and says what one has', () => {
    const seated = (entry: unknown) => () => matchOf(ring, entry as Entry, player(ROGUE, still));
    expect(seated(still)).toThrow('Expected a player for the seat monster with name, seats and start, got a function.');
    expect(seated('bfs')).toThrow(/got "bfs"\.$/);
    expect(seated({ name: 'half' })).toThrow(/got \{"name":"half"\}\.$/);
    expect(seated(null)).toThrow(RangeError);
  });

  test('takes a player that is one function, and knows the names of all', async () => {
    const seen: number[] = [];
    const counting = playerOf('counting', [ROGUE], ({ ply }: RoguePosition, rng) => {
      seen.push(ply, rng.below(6));
      return STAY;
    });
    const match = matchOf(ring, player(MONSTER, still), counting, {}, 6);
    await playMatch(match);
    expect(match.names).toEqual({ monster: 'scripted', rogue: 'counting' });
    expect(seen.filter((_, at) => at % 2 === 0)).toEqual([1, 3, 5]);
  });

  test('ends at its cap when nobody moves, and says so', async () => {
    const end = await playMatch(matchOf(ring, player(MONSTER, still), player(ROGUE, still), {}, 10));
    expect(end).toMatchObject({ result: 'cap', winner: undefined, why: 'The cap of 10 moves is reached.' });
  });

  test('ends by repetition when both players always move alike: that is a proof', async () => {
    const calm = { memoryless: true };
    const match = matchOf(ring, player(MONSTER, still, calm), player(ROGUE, still, calm));
    expect(await playMatch(match)).toMatchObject({ result: 'evades', winner: ROGUE });
    expect(match.moves).toHaveLength(2);
  });

  test('ends before the first move when the rogue cannot be reached', () => {
    const match = matchOf(apart, player(MONSTER, still), player(ROGUE, still));
    expect(match.end).toMatchObject({ result: 'evades', why: 'No monster can ever reach the rogue.' });
    expect(match.step()).toBeUndefined();
    expect(match.moves).toEqual([]);
  });

  test('ends at the cap with what an oracle knows, else by the cap', async () => {
    const outcome = { result: 'evades', winner: ROGUE, why: 'The table says so.' };
    const plan = {
      game: rogue,
      position: rogue.initial(sceneOf(ring), rogue.defaults, 0),
      players: { [MONSTER]: player(MONSTER, still), [ROGUE]: player(ROGUE, still) },
      rng: createRng(0),
      cap: 9,
    };
    const proven = new Match({ ...plan, oracle: () => outcome });
    expect(proven.end).toBeUndefined();
    expect(await playMatch(proven)).toMatchObject(outcome);
    expect(proven.moves).toHaveLength(9);
    expect(await playMatch(new Match({ ...plan, oracle: () => undefined }))).toMatchObject({ result: 'cap' });
  });

  test('tells who walked into whom', async () => {
    const east = 0;
    const corridor = '3\nA + @\n     \n     \n';
    const caught = await playMatch(
      matchOf(
        corridor,
        player(MONSTER, () => east),
        player(ROGUE, still),
      ),
    );
    expect(caught).toMatchObject({ result: 'captured', winner: MONSTER, why: 'A monster caught the rogue.' });
    const walkedIn = await playMatch(
      matchOf(
        corridor,
        player(MONSTER, () => east),
        player(ROGUE, () => 4),
      ),
    );
    expect(walkedIn).toMatchObject({ result: 'captured', why: 'The rogue walked into a monster.' });
  });

  test('waits for players who take their time', async () => {
    const slow = player(MONSTER, async () => {
      await Promise.resolve();
      return STAY;
    });
    const match = matchOf(ring, slow, player(ROGUE, still), {}, 4);
    const pending = match.step();
    expect(pending).toBeInstanceOf(Promise);
    await pending;
    expect(await playMatch(match)).toMatchObject({ result: 'cap' });
  });

  test('stops between two moves when it is told to', async () => {
    const signal = { aborted: false };
    const stopper = player(ROGUE, () => {
      signal.aborted = true;
      return STAY;
    });
    const match = matchOf(ring, player(MONSTER, still), stopper);
    expect(await playMatch(match, signal)).toBeUndefined();
    expect(match.moves).toHaveLength(2);
  });
});

describe('a player forfeits, and the match names it,', () => {
  test.each<[string, (seen: RoguePosition) => unknown, RegExp]>([
    ['by a move into a wall', () => 2, /^The monster \(scripted\) made the illegal move N; legal were E, S, STAY\.$/],
    ['by a move that is none', () => 99, /made the illegal move 99, which is no move here; legal/],
    ['by a number with the name of a move', () => 20, /made the illegal move 20, which is no move here; legal/],
    ['by a fraction', () => 0.5, /made the illegal move 0\.5, which is no move here; legal/],
    ['by a text', () => 'up', /made the illegal move "up", which is no move here; legal were E, S, STAY\.$/],
    ['by the name of a move into a wall', () => 'N', /made the illegal move N; legal were E, S, STAY\.$/],
    ['by no answer', () => undefined, /made the illegal move undefined/],
    ['by an object', () => ({ to: 5 }), /made the illegal move \{"to":5\}, which is no move here; legal/],
    ['by throwing', () => { throw new Error('Lost.'); }, /threw Error: Lost\.$/], // biome-ignore format: one line
    ['by a promise that fails', () => Promise.reject(new Error('late')), /threw Error: late/],
    ['by a promise of an illegal move', () => Promise.resolve(2), /made the illegal move N/],
  ])('%s', async (_how, move, why) => {
    const end = await playMatch(matchOf(ring, player(MONSTER, move), player(ROGUE, still)));
    expect(end).toMatchObject({ result: 'forfeit', culprit: MONSTER, winner: ROGUE });
    expect(end?.why).toMatch(why);
  });

  test('by failing to start', () => {
    const broken = player(ROGUE, still, { start: () => { throw new Error('no memory'); } }); // biome-ignore format: one line
    expect(matchOf(ring, player(MONSTER, still), broken).end).toMatchObject({
      result: 'forfeit',
      culprit: ROGUE,
      winner: MONSTER,
    });
  });
});

test('a player of one function may answer with the name of a move', async () => {
  const east = playerOf('east', [MONSTER], (_seen: RoguePosition) => 'E');
  const match = matchOf(
    ring,
    east,
    player(ROGUE, () => Promise.resolve('STAY')),
  );
  await match.step();
  await match.step();
  expect(match.end).toBeUndefined();
  expect(recordMatch(match, { scene: sceneOf(ring), options: {}, seed: 0, cap: 9 }).moves).toMatchObject([
    { seat: MONSTER, name: 'E' },
    { seat: ROGUE, name: 'STAY' },
  ]);
});

test('where nobody sits moves come in from outside, and whoever sits lives through those played for it', () => {
  const seen: number[] = [];
  const entry: Entry = {
    ...player(MONSTER, still),
    start: () => ({ move: still, see: ({ ply }) => void seen.push(ply) }),
  };
  const position = rogue.initial(sceneOf(ring), rogue.defaults, 0);
  const match = new Match({ game: rogue, position, players: { [MONSTER]: entry }, rng: createRng(0), cap: 9 });
  const [move] = rogue.legalMoves(position);
  expect(match.playMove(-1)).toBe(false);
  expect(match.playMove(move)).toBe(true);
  expect(seen).toEqual([0]);
  expect(() => match.step()).toThrow(/seat rogue/);
  expect(match.playMove(STAY)).toBe(true);
  void match.step();
  expect([match.moves.length, match.end]).toEqual([3, undefined]);
});

test('a match from a scene is the one from the position and the rng that follow from it, and knows how it is recorded', async () => {
  const scene = sceneOf(ring);
  const wander = playerOf('wander', [MONSTER, ROGUE], (seen: RoguePosition, rng) => pick(rogue.legalMoves(seen), rng));
  const players = { [MONSTER]: wander, [ROGUE]: wander };
  const options = { ...rogue.defaults, stay: false };
  const cap = 30;
  const begun = new Match({ game: rogue, scene, options: { stay: false }, seed: 5, players, cap });
  const placed = new Match({
    game: rogue,
    position: rogue.initial(scene, options, 5),
    players,
    rng: createRng(5),
    cap,
  });
  expect(await playMatch(begun)).toEqual(await playMatch(placed));
  expect(begun.moves).toEqual(placed.moves);
  expect(begun.moves.length).toBeGreaterThan(2);
  expect(recordMatch(begun)).toEqual(recordMatch(placed, { scene, options, cap, seed: 5 }));
});

test('a wrong seat is the programmer’s mistake', () => {
  const plan = { game: rogue, position: rogue.initial(sceneOf(ring), rogue.defaults, 0), rng: createRng(0), cap: 9 };
  const both = { [MONSTER]: player(MONSTER, still), [ROGUE]: player(MONSTER, still) };
  expect(() => new Match({ ...plan, players: both })).toThrow(/cannot sit as rogue/);
});
