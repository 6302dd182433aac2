/** What the end of a game is to whoever looks at it. */

import type { MatchEnd, Seat } from 'asterion/game';

export type EndKind = 'won' | 'lost' | 'draw' | 'over';

interface Onlooker {
  readonly people: readonly Seat[];
  /** Whether somebody else may have played. */
  readonly isGuest: boolean;
  /** Whether a level is done by it, whatever the rules say of the end. */
  readonly isDone?: boolean;
}

/** To those who played one side a win or a loss; to others it is over. */
export function kindOf({ winner }: Pick<MatchEnd, 'winner'>, { people, isGuest, isDone = false }: Onlooker): EndKind {
  if (isDone) return 'won';
  if (winner === undefined) return 'draw';
  if (isGuest || people.length !== 1) return 'over';
  return people[0] === winner ? 'won' : 'lost';
}
