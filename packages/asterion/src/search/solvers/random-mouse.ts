/**
 * Random mouse: goes on at random, and turns round only where it must. No memory, no plan.
 *
 * Where there is a way it finds it with probability 1. Where there is none it would run for ever, so one flood looks
 * beforehand: the mouse is blind, we are not. Its patience is far beyond what bad luck asks for: a random walk needs
 * fewer than 2 * n * n steps on average in the worst maze of n cells.
 */

import { type Cell, finish, type Rng, type World } from '../../world/index.js';
import { Flood } from '../flood.js';
import { pickPort, portsOf } from '../ports.js';
import { EVERYWHERE, NO_WAY, type Solver } from '../solver.js';
import { Walking } from '../walking.js';

const PATIENCE = 100;

class RandomMouse extends Walking {
  private readonly rng: Rng;
  private readonly mostSteps: number;

  constructor(world: World, from: Cell, to: Cell, rng: Rng) {
    super(world, from, to);
    this.rng = rng;
    this.mostSteps = PATIENCE * world.grid.cellCount ** 2;
    if (!finish(new Flood(world, [from], { target: to })).found) this.why = NO_WAY;
  }

  protected step(): void {
    const ports = portsOf(this.world, this.cell);
    this.go(pickPort(ports & ~(1 << this.entry) || ports, this.rng));
    if (this.steps >= this.mostSteps && !this.done) this.why = `The mouse gave up after ${this.steps} steps.`;
  }
}

export const randomMouse: Solver = {
  ...EVERYWHERE,
  name: 'random-mouse',
  title: 'Random mouse',
  about: 'Runs at random and turns round only in dead ends. Very slow in large mazes.',
  classic: { names: ['randomMouse'], className: 'RandomMouse' },
  shortest: false,
  complete: true,
  random: true,
  limits:
    'It may take very long: on average up to twice the square of the number of cells. ' +
    'It gives up after fifty times that.',
  start: (world, from, to, rng) => new RandomMouse(world, from, to, rng),
};
