import { describe, expect, test } from 'vitest';
import { valueOf as parsed } from '../../test/scenes.js';
import { bestMoves, chaseOf, type ExactTable, moveValues, tableFor, valueOf } from '../exact/index.js';
import { dungeonNamed, dungeons, Match, MONSTER, ROGUE, type RoguePosition, rogue } from '../game/index.js';
import { parseDungeon } from '../notation/index.js';
import { roguePlayerNamed } from '../players/index.js';
import { createRng } from '../world/index.js';
import { reviewGame as review } from './review.js';
import { rogueExact } from './rogue-exact.js';

const reviewGame = (table: ExactTable, positions: readonly RoguePosition[], moves: readonly number[]) =>
  review({ game: rogue, exact: rogueExact }, table, positions, moves);

const startOf = (name: string): RoguePosition =>
  rogue.initial(parsed(parseDungeon(dungeonNamed(name)?.text ?? '')).scene, rogue.defaults, 0);

const tableOf = ({ setup, monsters }: RoguePosition) => tableFor(chaseOf(setup, monsters.length));

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
    const move = wrong ?? bestMoves(table, position)[0];
    moves.push(move);
    positions.push(rogue.play(position, move));
  }
  return { positions, moves, planted, table };
}

/** Whether a move hands the game over, or only makes it longer or shorter. */
const isKind = (kind: 'blunder' | 'inaccuracy') => (before: RoguePosition, move: number) => {
  const table = tableOf(before);
  const [was, is] = [valueOf(table, before), valueOf(table, rogue.play(before, move))];
  if (kind === 'blunder') return was.verdict !== is.verdict;
  return was.verdict === is.verdict && !bestMoves(table, before).includes(move);
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
      expect(rogueExact.report(after)).toEqual(valueOf(table, positions[planted]));
      const values = moveValues(table, positions[planted - 1]).filter((entry) => best.includes(entry.move));
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

function fail(): never {
  throw new Error('There is no such player.');
}
