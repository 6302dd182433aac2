/**
 * Wall followers: one hand stays on the wall. Of the ports of a cell, counter-clockwise in the order of their numbers,
 * the left hand takes the next one clockwise from where it came in, the right hand the next one counter-clockwise.
 *
 * A tunnel is one more port after the last direction. Who arrives through one goes on from there: the left hand with
 * the last open direction, the right hand with the first. Any cyclic order of ports makes the walk go round a tree from
 * outside, passing every cell, so tunnels and diagonals change nothing. Nor does it matter how the walk begins.
 *
 * Each move follows from the last one, and the last one from it: so the walk can only repeat itself from its very first
 * move on, and to notice that needs no memory.
 */

import type { Cell, Direction, World } from '../../world/index.js';
import { firstPort, lastPort, portsOf } from '../ports.js';
import { EVERYWHERE, type Solver } from '../solver.js';
import { Walking } from '../walking.js';

type Hand = 'left' | 'right';

class WallFollower extends Walking {
  private readonly hand: Hand;
  /** The port of the first move. */
  private readonly first: Direction;
  /** The port of the next move. */
  private port: Direction;

  constructor(world: World, from: Cell, to: Cell, hand: Hand) {
    super(world, from, to);
    this.hand = hand;
    this.first = this.choose();
    this.port = this.first;
    if (portsOf(world, from) === 0 && !this.done) this.why = 'There is no way out of the entrance.';
  }

  protected step(): void {
    this.go(this.port);
    this.port = this.choose();
    if (this.cell !== this.from || this.port !== this.first) return;
    this.why = 'The wall leads back to the entrance and not past the exit: there is a loop, or no way at all.';
  }

  private choose(): Direction {
    const ports = portsOf(this.world, this.cell);
    // Beyond the entry first; then once round, the entry itself coming last.
    if (this.hand === 'left') return lastPort(ports & ((1 << this.entry) - 1) || ports);
    return firstPort(ports & (-2 << this.entry) || ports);
  }
}

const LIMITS = 'In a maze with loops it may go round for ever; it notices and says so.';

export const wallFollower: Solver = {
  ...EVERYWHERE,
  name: 'wall-follower',
  title: 'Wall follower, left hand',
  about: 'Keeps its left hand on the wall.',
  classic: { names: ['wallFollower'], className: 'WallFollower' },
  shortest: false,
  complete: false,
  random: false,
  limits: LIMITS,
  start: (world, from, to) => new WallFollower(world, from, to, 'left'),
};

export const wallFollowerRight: Solver = {
  ...wallFollower,
  name: 'wall-follower-right',
  title: 'Wall follower, right hand',
  about: 'Keeps its right hand on the wall.',
  classic: { names: ['wallFollowerRight'], className: 'WallFollowerRight' },
  start: (world, from, to) => new WallFollower(world, from, to, 'right'),
};
