/**
 * How hard a position of Minotaur is: what its solution asks of a person, and how far those come who only walk or only
 * look a few moves ahead.
 */

import { minotaurSolution, minotaurTableFor, shortestSolutionCount } from '../../exact/minotaur/index.js';
import { STAY } from '../../game/index.js';
import { type MinotaurPosition, minotaur } from '../../game/minotaur/index.js';
import type { Direction } from '../../world/index.js';
import { DEEPEST_LOOK, Outlook, stepsToExit, walkingMove } from './players.js';

/** What is proven of a position, and measured by players that are no people. */
export interface MinotaurDifficulty {
  /** Fewest moves to the exit, waits counted; null in a dead position, which has no solutions to speak of. */
  readonly par: number | null;
  /** Waits in the solution that is shown. */
  readonly waits: number;
  /** Its moves that lead away from the exit, by the steps that it would be without a Minotaur. */
  readonly away: number;
  /** How many of all positions of the board are won, from 0 to 1. */
  readonly wonShare: number;
  /** How many shortest solutions there are, counted up to a million. */
  readonly solutions: number;
  /** Whether one who walks the shortest way to the exit is caught. */
  readonly bfsDies: boolean;
  /** The fewest moves one must look ahead to get out; null if 99 are not enough. */
  readonly lookahead: number | null;
}

/** The difficulty of a position. Throws as `minotaurTableFor` does where there is no table. */
export function minotaurDifficulty(position: MinotaurPosition): MinotaurDifficulty {
  const table = minotaurTableFor(position);
  const solution = minotaurSolution(table, position);
  const left = stepsToExit(position.setup);
  let away = 0;
  let at = position;
  for (const move of solution) {
    const next = minotaur.play(at, move);
    if (left[next.theseus] > left[at.theseus]) away++;
    at = next;
  }
  return {
    par: table.parOf(position),
    waits: solution.filter((move) => move === STAY).length,
    away,
    wonShare: table.won / table.stateCount,
    solutions: shortestSolutionCount(table, position),
    bfsDies: endOf(position, walkingMove) === 'caught',
    lookahead: leastLookahead(position),
  };
}

/** What a position asks of whoever solves it, in a sentence: `2 waits, 3 steps that lead away from the exit; looking ...`. */
export function minotaurNeeds({ par, waits, away, lookahead }: MinotaurDifficulty): string {
  if (par === null) return 'There is no way out.';
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const asked = [
    ...(waits > 0 ? [counted(waits, 'wait')] : []),
    ...(away > 0 ? [`${counted(away, 'step')} that ${away === 1 ? 'leads' : 'lead'} away from the exit`] : []),
  ];
  const solution = asked.length > 0 ? asked.join(', ') : 'Neither a wait nor a step that leads away from the exit';
  const ahead = `looking ${counted(lookahead ?? DEEPEST_LOOK, 'move')} ahead`;
  return `${solution}; ${ahead} ${lookahead === null ? 'does not solve' : 'solves'} it.`;
}

/** How a game ends that is played by a rule which always moves alike: `escaped`, `caught` or `repeats`. */
function endOf(position: MinotaurPosition, rule: (position: MinotaurPosition) => Direction): string {
  const seen = new Set<number | string>();
  let at = position;
  for (;;) {
    const over = minotaur.outcome(at) ?? (seen.has(minotaur.key(at)) ? minotaur.repeated(at) : undefined);
    if (over !== undefined) return over.result;
    seen.add(minotaur.key(at));
    at = minotaur.play(at, rule(at));
  }
}

/** Games of all depths go through the same positions: what is seen from each is kept. */
function leastLookahead(position: MinotaurPosition): number | null {
  const outlooks = new Map<number | string, Outlook>();
  const outlookAt = (at: MinotaurPosition): Outlook => {
    const known = outlooks.get(minotaur.key(at)) ?? new Outlook(at);
    outlooks.set(minotaur.key(at), known);
    return known;
  };
  if (minotaurTableFor(position).parOf(position) === null) return null;
  for (let depth = 1; depth <= DEEPEST_LOOK; depth++) {
    if (endOf(position, (at) => outlookAt(at).choice(depth)) === 'escaped') return depth;
  }
  return null;
}
