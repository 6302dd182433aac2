/**
 * Wilson: walk at random from a cell outside until the maze is met, then take the walk into the maze without its loops.
 * Every maze is equally likely.
 *
 * Loops need no erasing: each place remembers the way it was left last, and following these from the start is the walk
 * without its loops.
 */

import { type Cell, openWay, type Rng, type World } from '../../world/index.js';
import { EVERYWHERE, type MazeGenerator } from '../generator.js';
import { GroundPieces } from '../ground-pieces.js';
import { WalkGrowing } from '../random-walk.js';
import { IN_MAZE, OUTSIDE } from '../tree.js';

/** Set in a remembered way when it leaves from the far end of the tunnel. */
const FAR = 0x80;

class Wilson extends WalkGrowing {
  /** By place: the side by which the walk left it last. */
  private readonly exits: Uint8Array;
  private start: Cell = 0;
  private isWalking = true;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    this.exits = new Uint8Array(world.grid.cellCount);
    if (this.outside > 0) this.plantRoots();
    this.begin();
  }

  advance(count: number): void {
    for (let made = 0; made < count && this.outside > 0; made++) {
      this.steps++;
      if (this.isWalking) this.walk();
      else this.carve();
    }
  }

  /** A walk needs a maze to meet: a random cell, and the first one of every other piece of the ground. */
  private plantRoots(): void {
    const root = this.randomOutside();
    this.take(root);
    if (this.world.terrain === undefined) return;
    const pieces = new GroundPieces(this.world);
    const planted = new Set([pieces.pieceOf(root)]);
    for (let cell = 0; cell < this.marks.length; cell++) {
      if (this.marks[cell] !== OUTSIDE || planted.has(pieces.pieceOf(cell))) continue;
      planted.add(pieces.pieceOf(cell));
      this.take(cell);
    }
  }

  private begin(): void {
    this.start = this.firstOutside(this.start);
    this.cell = this.start;
    this.isWalking = true;
  }

  private walk(): void {
    const next = this.stepFrom(this.cell);
    this.exits[this.cell] = this.side | (this.from === this.cell ? 0 : FAR);
    this.cell = this.placeOf(next);
    if (this.marks[next] < IN_MAZE) return;
    this.isWalking = false;
    this.cell = this.start;
  }

  private carve(): void {
    const exit = this.exits[this.cell];
    const side = exit & ~FAR;
    const from = exit & FAR ? (this.world.tunnels.get(this.cell) ?? -1) : this.cell;
    this.take(this.cell);
    const next = openWay(this.world, from, side);
    this.cell = this.placeOf(next);
    if (this.marks[next] >= IN_MAZE) this.begin();
  }
}

/** Random walks without their loops: every maze is equally likely, as with `aldousBroder`. */
export const wilson: MazeGenerator = {
  name: 'wilson',
  title: 'Wilson',
  about: 'Random walks without their loops: every maze is equally likely.',
  classic: { names: ['wilson'], className: 'Wilsons' },
  perfect: true,
  ...EVERYWHERE,
  start: (world, rng) => new Wilson(world, rng),
};
