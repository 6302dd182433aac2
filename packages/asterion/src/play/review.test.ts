import { describe, expect, test } from 'vitest';
import { valueOf as parsed } from '../../test/scenes.js';
import {
  chaseBestMoves,
  chaseMoveValues,
  chaseOf,
  chaseTableFor,
  chaseValueOf,
  type ExactTable,
} from '../exact/index.js';
import { CHANCE, Match, type Position, playerOf, playMatch, recordMatch, STAY } from '../game/index.js';
import { labyrinth } from '../game/labyrinth/index.js';
import { pits, pitsBoard } from '../game/pits/index.js';
import { dungeonNamed, dungeons, MONSTER, ROGUE, type RoguePosition, rogue } from '../game/rogue/index.js';
import { generateLabyrinth } from '../generate/index.js';
import { formatRecording, parseDungeon, type Recording } from '../notation/index.js';
import { roguePlayerNamed } from '../players/rogue/index.js';
import { Refusal } from '../settings/index.js';
import { createRng, pick } from '../world/index.js';
import { auditRecording } from './audit.js';
import type { AnyDescription } from './description.js';
import { labyrinthDescription } from './labyrinth.js';
import { pitsDescription } from './pits.js';
import { openRecording, readRecording } from './recordings.js';
import { reviewGame as review, reviewMatch, reviewOf, reviewSentences } from './review.js';
import { rogueDescription } from './rogue.js';
import { rogueExact } from './rogue-exact.js';
import { tableHere } from './solve.js';

const reviewGame = (table: ExactTable, positions: readonly RoguePosition[], moves: readonly number[]) =>
  review({ game: rogue, exact: rogueExact }, table, positions, moves);

const startOf = (name: string): RoguePosition =>
  rogue.initial(parsed(parseDungeon(dungeonNamed(name)?.text ?? '')).scene, rogue.defaults, 0);

const tableOf = ({ setup, monsters }: RoguePosition) => chaseTableFor(chaseOf(setup, monsters.length));

/** A game in which both sides play exactly for so many plies; then whoever moves may be made to err, and on it goes. */
function gameWithMistake(
  start: RoguePosition,
  at: number,
  isMistake: (before: RoguePosition, move: number) => boolean,
) {
  const table = tableOf(start);
  const positions = [start];
  const moves: number[] = [];
  let planted: number | null = null;
  for (let ply = 1; ply <= at + 12; ply++) {
    const position = positions[ply - 1];
    if (rogue.outcome(position) !== undefined) break;
    const wrong =
      planted === null && ply >= at ? rogue.legalMoves(position).find((m) => isMistake(position, m)) : undefined;
    if (wrong !== undefined) planted = ply;
    const move = wrong ?? chaseBestMoves(table, position)[0];
    moves.push(move);
    positions.push(rogue.play(position, move));
  }
  return { positions, moves, planted, table };
}

/** Whether a move hands the game over, or only makes it longer or shorter. */
const isKind = (kind: 'blunder' | 'inaccuracy') => (before: RoguePosition, move: number) => {
  const table = tableOf(before);
  const [was, is] = [chaseValueOf(table, before), chaseValueOf(table, rogue.play(before, move))];
  if (kind === 'blunder') return was.verdict !== is.verdict;
  return was.verdict === is.verdict && !chaseBestMoves(table, before).includes(move);
};

describe.each(dungeons.map(({ name }) => name))('in %s', (name) => {
  test('a game played exactly is clean', () => {
    const { positions, moves, table } = gameWithMistake(startOf(name), 30, () => false);
    const judged = reviewGame(table, positions, moves);
    expect(judged.firstMistake).toBeNull();
    expect(judged.moves.map(({ mistake }) => mistake)).toEqual(moves.map(() => null));
    expect(judged.accuracy).toEqual({ [MONSTER]: 1, [ROGUE]: 1 });
  });

  test.each(['blunder', 'inaccuracy'] as const)('the first planted %s is named, and what was better', (kind) => {
    for (const at of [1, 2, 5]) {
      const { positions, moves, planted, table } = gameWithMistake(startOf(name), at, isKind(kind));
      const judged = reviewGame(table, positions, moves);
      expect(judged.firstMistake).toBe(planted);
      if (planted === null) continue;
      const { mistake, best, before, after, ply, seat, move } = judged.moves[planted - 1];
      expect([mistake, ply, seat, move]).toEqual([kind, planted, positions[planted - 1].seat, moves[planted - 1]]);
      expect(best).not.toContain(move);
      expect(rogueExact.report(after)).toEqual(chaseValueOf(table, positions[planted]));
      const values = chaseMoveValues(table, positions[planted - 1]).filter((entry) => best.includes(entry.move));
      const isKept = ({ value }: (typeof values)[number]) =>
        (value.verdict === 'evades' ? ROGUE : MONSTER) === before.winner;
      expect(values.length > 0 && values.every(isKept)).toBe(true);
    }
  });
});

test('the shares of moves that kept the value, by side', () => {
  const start = startOf('open');
  const match = new Match({
    game: rogue,
    position: start,
    players: {
      [MONSTER]: roguePlayerNamed('random', MONSTER) ?? fail(),
      [ROGUE]: roguePlayerNamed('optimal', ROGUE) ?? fail(),
    },
    rng: createRng(3),
    cap: 40,
  });
  while (match.end === undefined) void match.step();
  const judged = reviewGame(tableOf(start), match.positions, match.moves);
  expect(judged.accuracy[ROGUE]).toBe(1);
  const wrong = judged.moves.filter(({ mistake }) => mistake !== null).length;
  expect(wrong).toBeGreaterThan(0);
  expect(judged.accuracy[MONSTER]).toBeCloseTo(1 - wrong / 20, 10);
  expect(reviewGame(tableOf(start), [start], []).accuracy).toEqual({ [MONSTER]: 1, [ROGUE]: 1 });
});

/** Moves at random, as far as they go. */
function randomly({ game }: AnyDescription, start: Position, seed: number) {
  const rng = createRng(seed);
  const positions = [start];
  const moves: unknown[] = [];
  for (let legal = game.legalMoves(start); legal.length > 0 && moves.length < 40; ) {
    const [position, move] = [positions[positions.length - 1], pick(legal, rng)];
    moves.push(move);
    positions.push(game.play(position, move));
    legal = game.legalMoves(positions[positions.length - 1]);
  }
  return { positions, moves };
}

const corridors = generateLabyrinth({ rows: 5, supplies: 1, noRooms: true, seed: '3' });

test.each([
  ['rogue', rogueDescription as AnyDescription, startOf('corners') as Position],
  ['labyrinth', labyrinthDescription as AnyDescription, labyrinth.initial(corridors, labyrinth.defaults, 0)],
])(
  'in %s: before the move that decided another won, and since then nothing has changed',
  (_name, description, start) => {
    const { game, exact, words } = description;
    if (exact === undefined) throw new Error('Expected a table.');
    const table = tableHere(description, start);
    const plies = Array.from({ length: 40 }, (_, seed) => {
      const { positions, moves } = randomly(description, start, seed);
      const judged = review({ game, exact }, table, positions, moves);
      const winners = positions.map((position) => exact.value(table, position).winner);
      const [said] = reviewSentences({ game, exact, words }, judged, undefined);
      const since = winners.findLastIndex((winner) => winner !== winners[winners.length - 1]) + 1;
      if (since === 0) expect([judged.decided, said]).toEqual([null, undefined]);
      else {
        expect(judged.decided).toEqual({ ply: since, winner: winners[since] });
        expect(winners[since - 1]).not.toBe(winners[since]);
        expect(new Set(winners.slice(since)).size).toBe(1);
        expect(said).toMatch(new RegExp(`^(Won for .+|Lost for .+|Drawn) since move ${since}[.]$`));
      }
      return since;
    });
    expect(new Set(plies).size).toBeGreaterThan(3); // so that there was something to see
  },
);

describe('in words', () => {
  const { words } = rogueDescription;
  const description = { game: rogue, exact: rogueExact, words };
  const move = (ply: number, seat: string, before: string | undefined, after: string | undefined) => ({
    ...{ ply, seat, move: 0, name: 'N', best: [], bestNames: [], mistake: null },
    before: { winner: before, count: null },
    after: { winner: after, count: null },
  });
  const said = (moves: readonly ReturnType<typeof move>[], of: typeof description = description) =>
    reviewSentences(of, reviewOf(moves, of.game.seats), {
      ...{ result: 'captured', winner: MONSTER, culprit: undefined, why: 'A monster caught the rogue.' },
    });

  test('it is told of whoever changed it, of the winner where chance did, and of nobody in a draw', () => {
    expect(said([move(1, ROGUE, ROGUE, MONSTER)])).toEqual(['Lost for the rogue since move 1.']);
    expect(said([move(1, MONSTER, ROGUE, MONSTER)])).toEqual(['Won for the monster since move 1.']);
    expect(said([move(1, CHANCE, ROGUE, MONSTER)])).toEqual(['Won for the monster since move 1.']);
    expect(said([move(1, ROGUE, ROGUE, undefined)])).toEqual(['Drawn since move 1.']);
    expect(said([move(1, ROGUE, ROGUE, ROGUE)])).toEqual([]);
    expect(said([])).toEqual([]);
  });

  test('a single seat needs no name, and a game may add a sentence', () => {
    const summary: NonNullable<typeof rogueExact.summary> = (start, moves, end) =>
      end?.winner === start.winner ? undefined : `Par 3, you needed ${moves}: ${end?.result}.`;
    const puzzle = { ...description, game: { ...rogue, seats: [ROGUE] }, exact: { ...rogueExact, summary } };
    const moves = [move(1, ROGUE, ROGUE, ROGUE), move(2, ROGUE, ROGUE, MONSTER), move(3, ROGUE, MONSTER, MONSTER)];
    expect(said(moves, puzzle)).toEqual(['Lost since move 2.', 'Par 3, you needed 3: captured.']);
    expect(said([move(1, ROGUE, MONSTER, ROGUE)], puzzle)).toEqual(['Won since move 1.']);
  });
});

function fail(): never {
  throw new Error('There is no such player.');
}

describe('a match', () => {
  test('is reviewed as its positions are, by a table that is made for it', () => {
    const start = startOf('open');
    const { positions, moves, table } = gameWithMistake(start, 3, isKind('blunder'));
    const { start: worth, ...reviewed } = reviewMatch(rogueDescription, { positions, moves });
    expect(reviewed).toEqual(reviewGame(table, positions, moves));
    expect(worth).toEqual(rogueExact.value(table, start));
    const [first] = reviewed.moves;
    expect(first.name).toBe(rogue.moveName(start, first.move));
    expect(first.bestNames).toEqual(first.best.map((move) => rogue.moveName(start, move)));
  });

  test('of a game without a table is refused', () => {
    const start = pits.initial(pitsBoard({ rows: 3 }), pits.defaults, 1);
    expect(() => reviewMatch(pitsDescription, { positions: [start], moves: [] })).toThrow(
      'There is no exact table of pits.',
    );
  });
});

describe('a match of one’s own that a referee ended', () => {
  const { scene } = parsed(parseDungeon(dungeonNamed('open')?.text ?? ''));
  const monster = roguePlayerNamed('bfs', MONSTER) ?? expect.fail('no such player');

  async function recordedWith(move: () => number, cap: number) {
    const mine = playerOf('mine', [ROGUE], move);
    const match = new Match({ game: rogue, scene, seed: 1, players: { monster, rogue: mine }, cap });
    await playMatch(match);
    return { match, recording: recordMatch(match) };
  }

  const openedAgain = (recording: Recording) => {
    const read = parsed(readRecording(formatRecording(recording), [rogueDescription]));
    const opened = openRecording(read, { known: [rogueDescription] });
    if (opened instanceof Refusal) throw new Error(opened.message);
    return { read, opened };
  };

  const throwing = () => {
    throw new Error('no way');
  };
  test.each([
    ['by a forfeit', throwing, 40, { basis: 'forfeit', culprit: ROGUE, winner: MONSTER }],
    ['by its cap', () => STAY, 3, { basis: 'cap', culprit: undefined, winner: undefined }],
  ])('%s ends so again, as the recording says', async (_how, move, cap, end) => {
    const { match, recording } = await recordedWith(move, cap);
    const { read, opened } = openedAgain(recording);
    expect(opened.tip.end).toEqual(match.end);
    expect(match.end).toMatchObject(end);
    expect([opened.drift, opened.setup.cap]).toEqual([undefined, cap]);
    const { contradictions, unchecked } = auditRecording(read, opened);
    expect(contradictions).toEqual([]);
    expect(unchecked[0]).toContain('It does not say what the game was set up from');
  });

  test('is told in a review: who forfeited, and how', async () => {
    const { opened } = openedAgain((await recordedWith(throwing, 40)).recording);
    const told = { ...rogueDescription, exact: rogueExact };
    expect(reviewSentences(told, reviewMatch(rogueDescription, opened), opened.tip.end)).toEqual([
      'The rogue forfeited: the rogue (mine) threw Error: no way.',
    ]);
  });

  test('says no more than what an old recording says', async () => {
    const end = async (move: () => number, change: Partial<Recording>) => {
      const { recording } = await recordedWith(move, 3);
      const bare = { ...recording, cap: undefined, basis: undefined, why: undefined, culprit: undefined };
      return openedAgain({ ...bare, ...change }).opened.tip.end;
    };
    expect(await end(throwing, {})).toMatchObject({ basis: 'forfeit', culprit: ROGUE, winner: MONSTER });
    expect(await end(throwing, { moves: [] })).toMatchObject({ basis: 'forfeit', culprit: undefined });
    expect(await end(() => STAY, {})).toMatchObject({ basis: 'cap', why: 'The cap on moves was reached.' });
    expect(await end(() => STAY, { outcome: 'evades' })).toMatchObject({
      ...{ basis: undefined, winner: undefined, why: 'What that follows from is not recorded.' },
    });
  });

  test.each([
    ['of somebody without a seat', { culprit: 'dragon' }, 'Nobody forfeits by the seat dragon.'],
    ['that its culprit wins', { winner: ROGUE }, 'A forfeit of rogue cannot be won by rogue.'],
  ])('is found out where it claims a forfeit %s', async (_what, change, why) => {
    const { recording } = await recordedWith(throwing, 40);
    expect(openedAgain({ ...recording, ...change }).opened.drift?.why).toBe(why);
  });

  test('never writes to a terminal what a player threw', async () => {
    const { recording } = await recordedWith(throwing, 40);
    expect(openedAgain({ ...recording, why: 'It\u001b[2J\nthrew.' }).opened.tip.end?.why).toBe('It [2J threw.');
  });
});

test('a match of one’s own, recorded without settings, is read, opened and found to contradict nothing', async () => {
  const { scene } = parsed(parseDungeon(dungeonNamed('open')?.text ?? ''));
  const lazy = playerOf('lazy', [ROGUE], () => STAY);
  const monster = roguePlayerNamed('bfs', MONSTER) ?? expect.fail('no such player');
  const match = new Match({
    game: rogue,
    scene,
    seed: 1,
    players: { monster, rogue: lazy },
    cap: 40,
  });
  await playMatch(match);
  const recording = recordMatch(match);
  expect(recording).toMatchObject({
    seats: { monster: 'bfs', rogue: 'lazy' },
    cap: 40,
    seed: '1',
    options: rogue.defaults,
  });
  const read = parsed(readRecording(formatRecording(recording), [rogueDescription]));
  const opened = openRecording(read, { known: [rogueDescription] });
  if (opened instanceof Refusal) throw new Error(opened.message);
  expect([opened.drift, auditRecording(read, opened).contradictions]).toEqual([undefined, []]);
  expect(opened.positions.map(({ ply }) => ply)).toEqual(match.positions.map(({ ply }) => ply));
  expect(opened.turns.map(({ seat, name, move }) => [seat, name, move])).toEqual(
    recording.moves.map(({ seat, name }, index) => [seat, name, match.moves[index]]),
  );
  expect(reviewMatch(opened.description, opened).accuracy).toEqual(reviewMatch(rogueDescription, match).accuracy);
});
