/** What is said about values, moves and mistakes. Captures are counted in monster moves, as everywhere. */

import type { Mistake, Review, ReviewedMove, Value } from 'asterion/exact';
import { MONSTER, type RoguePosition, rogue } from 'asterion/game';
import { capital, counted } from '../play/words.js';
import type { Standing } from '../rogue/standing.js';
import { SIDES, type Side } from '../rogue/table.js';
import { endText, roundText } from '../rogue/words.js';

/** `captured in 7`, `the rogue evades`. */
export function worthText({ verdict, captureIn }: Value): string {
  if (verdict === 'evades') return 'the rogue evades';
  if (captureIn === null) return 'captured';
  return captureIn === 0 ? 'captured at once' : `captured in ${captureIn}`;
}

/** More names than that are a heap. */
const MOST_NAMES = 4;

/** `N`, `N or NE`, `N, NE, E, S or 4 more`. */
export function choiceText(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  const [last, ...rest] = (more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names).toReversed();
  return rest.length === 0 ? (last ?? '') : `${rest.reverse().join(', ')} or ${last}`;
}

/** `Move 4, rogue E`. */
export const moveText = (position: RoguePosition, { ply, seat, move }: ReviewedMove): string =>
  `Move ${ply}, ${seat} ${rogue.moveName(position, move)}`;

/** What would have been right, and what came: `the escape was N. After E captured in 7.` */
export function faultText(position: RoguePosition, reviewed: ReviewedMove): string {
  const { seat, move, before, after, best, mistake } = reviewed;
  const right = choiceText(best.map((one) => rogue.moveName(position, one)));
  const came = `After ${rogue.moveName(position, move)} ${worthText(after)}.`;
  const isMonster = seat === MONSTER;
  if (mistake === 'blunder') return `the ${isMonster ? 'capture' : 'escape'} was ${right}. ${came}`;
  const kept = { ...before, captureIn: before.captureIn && before.captureIn - (isMonster ? 1 : 0) };
  return `${isMonster ? 'faster' : 'longer'} was ${right}, ${worthText(kept)}. ${came}`;
}

/** `Move 4, rogue E: the escape was N. After E captured in 7.` */
export const mistakeText = (position: RoguePosition, reviewed: ReviewedMove): string =>
  `${moveText(position, reviewed)}: ${faultText(position, reviewed)}`;

/** What a move was worth, as sentences. `position` is the one it was made in. */
export function judgementText(position: RoguePosition, reviewed: ReviewedMove): string {
  if (reviewed.mistake !== null) return `${capital(reviewed.mistake)}: ${faultText(position, reviewed)}`;
  return reviewed.after.captureIn === 0 ? 'Exact.' : `Exact: ${worthText(reviewed.after)}.`;
}

/** A standing for the live region: the move, what it was worth, and how the game ended. */
export function standingText(standing: Standing, reviewed: ReviewedMove | undefined, value: Value | undefined): string {
  const { before, position, end } = standing;
  const parts =
    before === undefined
      ? ['Start.', value && `${capital(worthText(value))}, both at their best.`]
      : [roundText(standing), reviewed && judgementText(before.position, reviewed)];
  return [...parts, end && endText(end, position, [])].filter((part) => part !== undefined).join(' ');
}

/** The mistakes in a sentence, for the top of the list. */
export function summaryText({ moves }: Review, hasDepths: boolean): string {
  if (moves.length === 0) return 'No move has been made.';
  const count = (kind: Mistake) => moves.filter(({ mistake }) => mistake === kind).length;
  const [blunders, inaccuracies] = [count('blunder'), count('inaccuracy')];
  if (blunders + inaccuracies === 0)
    return hasDepths ? 'No mistakes: both sides played exactly.' : 'No blunders: no move changed who wins.';
  const parts = [
    blunders === 0 ? '' : counted(blunders, 'blunder'),
    inaccuracies === 0 ? '' : `${inaccuracies} ${inaccuracies === 1 ? 'inaccuracy' : 'inaccuracies'}`,
  ];
  return `${capital(parts.filter((part) => part !== '').join(', '))}.`;
}

export interface Accuracy {
  readonly side: Side;
  readonly exact: number;
  readonly moves: number;
}

/** How many moves of each side kept the exact value. */
export const accuraciesOf = ({ moves }: Review): Accuracy[] =>
  SIDES.map((side) => {
    const own = moves.filter(({ seat }) => seat === side);
    return { side, exact: own.filter(({ mistake }) => mistake === null).length, moves: own.length };
  });

/** `88 %: 7 of 8 moves exact`. Rounded down: only a clean game is 100 %. */
export const accuracyText = ({ exact, moves }: Accuracy): string =>
  moves === 0 ? 'no moves' : `${Math.floor((100 * exact) / moves)} %: ${exact} of ${counted(moves, 'move')} exact`;
