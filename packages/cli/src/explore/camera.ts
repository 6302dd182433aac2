/** Which part of a world is on the screen. It stays where it is until somebody comes near an edge. */

import type { Place, Size } from '../game/picture.js';

/** Where a part of a length begins, how much of it is shown, and how far from the edge of the screen. */
export interface Window {
  readonly from: number;
  readonly shown: number;
  readonly at: number;
}

export class Camera {
  #row = 0;
  #column = 0;

  /** Moves so that the focus is well inside; returns what to show of a world of some size in some space. */
  follow(focus: Place, world: Size, space: Size): { readonly rows: Window; readonly columns: Window } {
    const rows = windowFor(this.#row, focus.row, world.rows, space.rows);
    const columns = windowFor(this.#column, focus.column, world.columns, space.columns);
    this.#row = rows.from;
    this.#column = columns.from;
    return { rows, columns };
  }
}

function windowFor(before: number, focus: number, length: number, space: number): Window {
  if (length <= space) return { from: 0, shown: length, at: Math.floor((space - length) / 2) };
  const margin = Math.floor(space / 4);
  const least = focus - space + 1 + margin;
  const most = focus - margin;
  // Far outside it jumps to the middle: the focus is in another world, or was looked up.
  const isFar = focus < before || focus >= before + space;
  const wanted = isFar ? focus - Math.floor(space / 2) : Math.min(Math.max(before, least), most);
  return { from: Math.min(Math.max(0, wanted), length - space), shown: space, at: 0 };
}
