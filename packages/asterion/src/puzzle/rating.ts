/**
 * How hard a puzzle is, measured by players: those who do what everybody would, and one who looks ahead as far as is needed;
 * and by how many wrong moves look right.
 *
 * Stars follow by a rule. The first of the natural players walks the shortest way, or the farthest away. One star: that player
 * and one who looks two moves ahead both find every move. Two: only one of them does, or no wrong move looks as good as the right
 * one to whoever sees dead ends and what is to be guarded. From three on nothing of this is so, and the stars say what it takes:
 * how far one has to look, and how many moves have to be told apart that look at least as good as the right one. Five have only
 * those that no natural player finds. A long line in which the right move is also the one that looks best is no harder for it.
 */

import type { Position, Seat } from '../game/index.js';
import { Refusal } from '../settings/index.js';
import { createRng } from '../world/index.js';
import type { MadeMove } from './forced-line.js';
import type { PuzzleGame } from './game.js';
import { MOST_STARS, type Puzzle, type PuzzleTask } from './puzzle.js';
import { type Story, storyOf, temptations } from './story.js';

/** What players make of a puzzle. */
export type PuzzleDifficulty = Pick<Puzzle, 'stars' | 'fails' | 'depth'>;

/** The solver's part of a line. */
const solversMoves = <P extends Position, Move>(line: readonly MadeMove<P, Move>[], seat: Seat): MadeMove<P, Move>[] =>
  line.filter(({ before }) => before.seat === seat);

/** Whether a player makes every move of the solver in a line, one after the other. Throws a RangeError where there is no such player. */
export function findsLine<P extends Position, Move, Seen>(
  { description: { game, players } }: Pick<PuzzleGame<P, Move, Seen>, 'description'>,
  line: readonly MadeMove<P, Move>[],
  seat: Seat,
  name: string,
): boolean {
  const entry = players.named(name, seat, SEED);
  if (entry instanceof Refusal) throw new RangeError(entry.message);
  const turns = solversMoves(line, seat);
  const player = entry.start(game.observe(turns[0].before, seat), seat, createRng(SEED));
  return turns.every(({ before, move }) => player.move(game.observe(before, seat)) === move);
}

/** Whoever breaks ties at random does so alike each time. */
const SEED = '0';

/** Looking so many moves ahead is what everybody does. */
const EVERYBODY_LOOKS = 2;

/** Looking farther ahead than this counts as looking so far; and so does looking to the end of a line and a move beyond, where that is less. */
const FARTHEST_LOOK = 8;

/** The least efforts of three stars, four and five. */
const EFFORTS = [0, 5, 7.5];

/**
 * How many lines look at least as good as the right one, as bits: twice as many are one more. Whole, and without logarithms,
 * which are not the same everywhere.
 */
export function temptation(story: Story): number {
  const lines = story.turns.reduce((product, turn) => product * (1 + temptations(story, turn)), 1);
  return 31 - Math.clz32(Math.min(lines, 2 ** 31));
}

/** The difficulty of a line. */
export function difficultyOf<P extends Position, Move, Seen, Table, Memory>(
  of: PuzzleGame<P, Move, Seen, Table, Memory>,
  line: readonly MadeMove<P, Move>[],
  seat: Seat,
  task: Pick<PuzzleTask, 'isKeeping'>,
): PuzzleDifficulty {
  const natural = of.natural(seat);
  const fails = natural.filter((name) => !findsLine(of, line, seat, name));
  const depth = depthOf(of, line, seat);
  const walks = !fails.includes(natural[0]);
  const looks = depth !== null && depth <= EVERYBODY_LOOKS;
  if (walks && looks) return { stars: 1, fails, depth };
  const story = storyOf(of, line, task);
  const tempting = temptation(story);
  if (walks || looks || tempting === 0) return { stars: 2, fails, depth };
  const farthest = Math.min(FARTHEST_LOOK, 2 * story.turns.length + 2);
  const effort = Math.min(depth ?? Infinity, farthest) / 2 + tempting;
  const stars = EFFORTS.findLastIndex((least) => effort >= least) + 3;
  return { stars: fails.length < natural.length ? Math.min(stars, MOST_STARS - 1) : stars, fails, depth };
}

/** The least depth at which the player who looks ahead finds a line; null for none that is tried. */
function depthOf<P extends Position, Move, Seen, Table, Memory>(
  of: PuzzleGame<P, Move, Seen, Table, Memory>,
  line: readonly MadeMove<P, Move>[],
  seat: Seat,
): number | null {
  for (let depth = 1; depth <= of.deepest; depth++) if (findsLine(of, line, seat, of.lookahead(depth))) return depth;
  return null;
}
