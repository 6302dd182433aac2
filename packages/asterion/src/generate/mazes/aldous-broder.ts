/**
 * Aldous-Broder: walk at random, taking the wall away behind every cell met for the first time. Every maze is equally
 * likely; the last cells take their time.
 */

import { type Cell, openWay, type Rng, type World } from '../../world/index.js';
import { EVERYWHERE, type MazeGenerator } from '../generator.js';
import { GroundPieces } from '../ground-pieces.js';
import { WalkGrowing } from '../random-walk.js';
import { OUTSIDE } from '../tree.js';

class AldousBroder extends WalkGrowing {
  private readonly pieces: GroundPieces;
  /** What is outside when the walk has seen all of its piece of the ground. */
  private target = 0;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    this.pieces = new GroundPieces(world);
    if (this.outside > 0) this.begin(this.randomOutside());
  }

  advance(count: number): void {
    for (let made = 0; made < count && this.outside > 0; made++) {
      this.steps++;
      if (this.outside === this.target) this.begin(this.firstOutside());
      else this.walk();
    }
  }

  private begin(root: Cell): void {
    this.target = this.outside - this.pieces.sizeAt(root);
    this.take(root);
    this.cell = this.placeOf(root);
  }

  private walk(): void {
    const next = this.stepFrom(this.cell);
    this.cell = this.placeOf(next);
    if (this.marks[next] !== OUTSIDE) return;
    openWay(this.world, this.from, this.side);
    this.take(next);
  }
}

/** A random walk over the whole grid: every maze is equally likely, and no number of steps is certain to do. */
export const aldousBroder: MazeGenerator = {
  name: 'aldous-broder',
  title: 'Aldous-Broder',
  about: 'One long random walk that opens every cell it meets for the first time: every maze is equally likely.',
  classic: { names: ['aldousBroder'], className: 'AldousBroder' },
  perfect: true,
  ...EVERYWHERE,
  start: (world, rng) => new AldousBroder(world, rng),
};
