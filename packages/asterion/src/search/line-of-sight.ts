/**
 * Lines between the centres of cells, and whether one can walk along them: each side that the line crosses must be open,
 * so walls, thin walls and whoever stands in the way stop it.
 *
 * Where a line runs through a corner the step through that corner decides; where there is none, the line moved by a hair
 * must be open on both sides. Where cells have costs, a line does not leave ground of one cost, so that its length says
 * what it costs.
 */

import type { Cell } from '../world/index.js';
import { cross, Lattice } from './lattice.js';
import type { MovementMap } from './movement.js';

export class LineOfSight {
  readonly map: MovementMap;
  readonly #lattice: Lattice;
  /** Whether the line that was looked at last runs through corners past which nothing leads directly. */
  #isTight = false;
  /** What each cell on it costs. */
  #ground = 1;

  constructor(map: MovementMap) {
    this.map = map;
    this.#lattice = new Lattice(map.world.grid);
  }

  /** What it costs to walk straight from a cell to another, on even ground their distance; Infinity if one cannot. */
  length(from: Cell, to: Cell): number {
    this.#isTight = false;
    this.#ground = 1;
    if (!this.#isOpen(from, to, 1) || (this.#isTight && !this.#isOpen(from, to, -1))) return Infinity;
    const lattice = this.#lattice;
    const squared = lattice.squared(lattice.x(to) - lattice.x(from), lattice.y(to) - lattice.y(from));
    return Math.sqrt(squared) * this.#ground;
  }

  /** Corners on the line count as on its left (1) or on its right (-1). */
  #isOpen(from: Cell, to: Cell, hair: number): boolean {
    const { map } = this;
    const { cornerX, cornerY } = this.#lattice;
    const { grid } = map.world;
    const { sides, directions } = grid.shape;
    const lattice = this.#lattice;
    const [startX, startY] = [lattice.x(from), lattice.y(from)];
    const [aheadX, aheadY] = [lattice.x(to) - startX, lattice.y(to) - startY];
    const count = sides.length;
    const isUniform = map.isUniform;
    for (let cell = from; cell !== to; ) {
      const [x, y] = [lattice.x(cell) - startX, lattice.y(cell) - startY];
      // The line leaves by the side that begins on its right and ends on its left.
      let right = cross(aheadX, aheadY, x + cornerX[0], y + cornerY[0]);
      let way = -1;
      for (let side = 0; side < count; side++) {
        const next = side + 1 === count ? 0 : side + 1;
        const left = cross(aheadX, aheadY, x + cornerX[next], y + cornerY[next]);
        if ((right || hair) < 0 && (left || hair) > 0) {
          way = sides[side];
          if (left === 0 || right === 0) {
            const corner = left === 0 ? way + 1 : (way + directions.length - 1) % directions.length;
            const at = left === 0 ? next : side;
            // A corner that lies behind has been passed: the cell is only touched by the line.
            const isAhead = cornerX[at] * aheadX > 0 && cornerY[at] * aheadY > 0;
            if (isAhead && !sides.includes(corner) && ((map.open[cell] >> corner) & 1) === 1) way = corner;
            else this.#isTight = true;
          }
          break;
        }
        right = left;
      }
      if (((map.open[cell] >> way) & 1) === 0) return false;
      const next = grid.step(cell, way);
      if (!isUniform) {
        const cost = map.movement.cost?.(next, cell, way) ?? map.costs?.[next] ?? 1;
        if (cell !== from && cost !== this.#ground) return false;
        this.#ground = cost;
      }
      cell = next;
    }
    return true;
  }
}

/** Whether one can walk straight, at any angle, from a cell to another. What can be seen is another question: `canSee`. */
export const canWalkStraight = (map: MovementMap, from: Cell, to: Cell): boolean =>
  new LineOfSight(map).length(from, to) < Infinity;
