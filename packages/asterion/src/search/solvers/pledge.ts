/**
 * Pledge: go north until a wall is in the way, then follow it with the left hand, counting quarter turns; go north
 * again when they add up to nothing. Unlike a wall follower it cannot be caught by an obstacle in the middle.
 *
 * Made for leaving a maze, it always ends at the outer wall, and goes round that for ever. Here it succeeds when it
 * comes upon the exit: so it finds every exit on the border, loops or not, and every exit of a perfect maze, where all
 * walls are one. It fails when it has been all the way round a wall and the count never came to nothing: around an
 * obstacle the count grows by four, so that wall is the outer one, where it falls by four, and nothing new will come.
 *
 * Needs a plane and right angles, hence squares without tunnels and without ways through corners.
 */

import { type Cell, type Direction, rect, type World } from '../../world/index.js';
import { type Solver, solverFault } from '../solver.js';
import { Walking } from '../walking.js';

const NORTH = 2;

class Pledge extends Walking {
  /** Quarter turns to the left of north. Never above 0: at 0 it goes north. */
  private turns = 0;
  /** Where the walk along the present wall began, and in which direction. */
  private wallCell: Cell = -1;
  private wallHeading: Direction = -1;

  constructor(world: World, from: Cell, to: Cell) {
    super(world, from, to);
    if (world.open[from] === 0 && !this.done) this.why = 'There is no way out of the entrance.';
    if (!this.done) this.turn();
  }

  private get heading(): Direction {
    return (NORTH + 2 * this.turns) & 7;
  }

  private get isAheadOpen(): boolean {
    return ((this.world.open[this.cell] >> this.heading) & 1) === 1;
  }

  protected step(): void {
    this.go(this.heading);
    if (!this.done) this.turn();
  }

  /** Turns to where the next move goes. */
  private turn(): void {
    if (this.turns === 0) {
      if (!this.isAheadOpen) this.meetWall();
      return;
    }
    this.turns++;
    this.turnRightUntilOpen();
    if (this.cell === this.wallCell && this.heading === this.wallHeading) {
      this.why = 'The outer wall leads round and not past the exit.';
    }
  }

  private meetWall(): void {
    this.turnRightUntilOpen();
    this.wallCell = this.cell;
    this.wallHeading = this.heading;
  }

  private turnRightUntilOpen(): void {
    while (!this.isAheadOpen) this.turns--;
  }
}

export const pledge: Solver = {
  name: 'pledge',
  title: 'Pledge',
  about: 'Goes north, follows walls with the left hand and counts its turns, so that no obstacle can hold it.',
  classic: { names: ['pledge'], className: 'Pledge' },
  shapes: [rect.name],
  tunnels: false,
  corners: false,
  shortest: false,
  complete: false,
  random: false,
  limits:
    'It needs squares without tunnels and diagonal ways. ' +
    'In a maze with loops it may miss an exit that is not on the border; it notices and says so.',
  start(world, from, to) {
    const fault = solverFault(pledge, world);
    if (fault !== undefined) throw new RangeError(fault);
    return new Pledge(world, from, to);
  },
};
