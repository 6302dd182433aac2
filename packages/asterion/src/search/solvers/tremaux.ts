/**
 * Tremaux: a mark at every passage walked, and none is walked a third time.
 *
 * At a cell it has not been to, take a passage without a mark; if a new passage leads to a cell it has been to, turn
 * round at once; when no passage without a mark is left, go back through the one that brought you here first. The
 * passages with a single mark are then the way from the entrance, like Ariadne's thread. Loops do no harm.
 *
 * Marks are kept as what they mean: the ports without any, and for each cell the port of the thread. Every other
 * passage has two.
 */

import type { Cell, Direction, Rng, World } from '../../world/index.js';
import { arrivalPort, NO_PORT, pickPort, through } from '../ports.js';
import { Searching } from '../searching.js';
import { EVERYWHERE, NO_WAY, type Solver } from '../solver.js';
import { followTrail, ROOT } from '../trail.js';
import { WaysLeft } from '../ways-left.js';

class Tremaux extends Searching {
  /** The thread back to the entrance. */
  readonly visited: Uint8Array;
  private readonly rng: Rng;
  private readonly unmarked: WaysLeft;
  private cell: Cell;
  /** The port to turn round through, after a new passage led to an old cell; otherwise `NO_PORT`. */
  private turn: Direction = NO_PORT;

  constructor(world: World, from: Cell, to: Cell, rng: Rng) {
    super(world, from, to);
    this.rng = rng;
    this.visited = new Uint8Array(world.grid.cellCount);
    this.visited[from] = ROOT;
    this.unmarked = new WaysLeft(world);
    this.cell = from;
    if (!this.done) this.checkEntrance();
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [this.cell];
  }

  advance(count: number): void {
    for (let made = 0; made < count && !this.done; made++) {
      this.steps++;
      const ports = this.unmarked.portsOf(this.cell);
      if (this.turn !== NO_PORT) this.goBack(this.turn);
      else if (ports !== 0) this.explore(pickPort(ports, this.rng));
      else this.goBack(this.visited[this.cell] - 1);
    }
  }

  private explore(port: Direction): void {
    const { world, visited } = this;
    const back = arrivalPort(world.grid.shape, port);
    const next = this.unmarked.close(this.cell, port);
    this.cell = next;
    if (visited[next] !== 0) this.turn = back;
    else visited[next] = back + 1;
    if (next === this.to) this.path = followTrail(world, visited, next).reverse();
  }

  private goBack(port: Direction): void {
    this.cell = through(this.world, this.cell, port);
    this.turn = NO_PORT;
    this.checkEntrance();
  }

  private checkEntrance(): void {
    if (this.cell === this.from && this.unmarked.portsOf(this.cell) === 0) this.why = NO_WAY;
  }
}

export const tremaux: Solver = {
  ...EVERYWHERE,
  name: 'tremaux',
  title: 'Trémaux',
  about: 'Marks the passages it walks and walks none a third time: finds the way in any maze.',
  classic: { names: ['tremaux'], className: 'Tremaux' },
  shortest: false,
  complete: true,
  random: true,
  limits: 'In a maze with loops its path need not be the shortest.',
  start: (world, from, to, rng) => new Tremaux(world, from, to, rng),
};
