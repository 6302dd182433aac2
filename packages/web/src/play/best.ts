/** The best moves of whoever is to move, as they are drawn and said. */

import type { Cell } from 'asterion/world';

export interface Best {
  /** Who goes from where to where; the same cell for staying. Of several movers, what one best joint move is. */
  readonly steps: readonly { readonly from: Cell; readonly to: Cell }[];
  /** In short, and with what comes of it. */
  readonly choice: string;
  readonly text: string;
}

/** `best is N or E.`, `every move is as good.`: of so many legal moves, by the names of the best. */
export function choiceText(names: readonly string[], legal: number): string {
  if (names.length === legal) return legal === 1 ? `${names[0]} is the only move.` : 'every move is as good.';
  const last = names.length - 1;
  return `best is ${last === 0 ? names[0] : `${names.slice(0, last).join(', ')} or ${names[last]}`}.`;
}
