/** The ways of a world of which some have been used up: a private copy of its walls, in which ways are closed. */

import { type Cell, closeWay, type Direction, removeTunnel, TUNNEL, type World } from '../world/index.js';
import { type Ports, portsOf, through } from './ports.js';

export class WaysLeft {
  /** The same world with only these ways. */
  readonly world: World;

  constructor(world: World) {
    this.world = { ...world, open: world.open.slice(), tunnels: new Map(world.tunnels) };
  }

  portsOf(cell: Cell): Ports {
    return portsOf(this.world, cell);
  }

  /** Closes a way that is left, at both ends; returns where it led. */
  close(cell: Cell, port: Direction): Cell {
    const next = through(this.world, cell, port);
    if (port === TUNNEL) removeTunnel(this.world, cell);
    else closeWay(this.world, cell, port);
    return next;
  }

  copy(): WaysLeft {
    return new WaysLeft(this.world);
  }
}
