/** What a maze generator is: something that opens ways in a closed world, step by step. */

import { type Cell, type Process, type Rng, rect, type World } from '../world/index.js';

/** A maze being grown, or at its end. */
export interface Growth extends Process<Growth> {
  /** The world it grows in. */
  readonly world: World;
  /** The cells the generator is busy with now. */
  readonly front: readonly Cell[];
}

/** An entry of the registry. */
export interface MazeGenerator extends GeneratorReach {
  /** What plans, options and links call it: `hunt-and-kill`. No other generator has it. */
  readonly name: string;
  /** What people read in lists: `Hunt and kill`. */
  readonly title: string;
  /** Its idea, and what its mazes are like, in a line. */
  readonly about: string;
  /** What it is called in classic parameter files and in the lines about them. */
  readonly classic: {
    /** Its names in files, the usual one first. */
    readonly names: readonly string[];
    /** Its class name, without `Generator`. */
    readonly className: string;
  };
  /** Whether every maze it makes is a spanning tree of the grid and its tunnels. */
  readonly perfect: boolean;
  /** Starts growing in a world whose every way is closed; its tunnels become part of the maze, no-ground stays out. */
  start(world: World, rng: Rng): Growth;
}

/** The worlds a generator applies to. */
export interface GeneratorReach {
  /** Names of the shapes it works on; every shape if undefined. So one generator does not bring all shapes with it. */
  readonly shapes: readonly string[] | undefined;
  /** Whether it knows tunnels. */
  readonly tunnels: boolean;
  /** Whether it knows cells without ground. */
  readonly masks: boolean;
  /** Why it applies to less than everything, as a sentence; undefined if it applies everywhere. */
  readonly limits: string | undefined;
}

/** The reach of a generator that applies everywhere. */
export const EVERYWHERE: GeneratorReach = {
  shapes: undefined,
  tunnels: true,
  masks: true,
  limits: undefined,
};

/** The reach of a generator that needs all of a grid of squares, and why. */
export const onWholeSquares = (limits: string): GeneratorReach => {
  return { shapes: [rect.name], tunnels: false, masks: false, limits };
};

/** Why a generator does not apply to a world, as a sentence or two; undefined if it does. */
export function generatorFault(generator: MazeGenerator, world: World): string | undefined {
  const { name, shapes: known, tunnels, masks, limits = '' } = generator;
  const { shape } = world.grid;
  if (known?.includes(shape.name) === false)
    return `The generator ${name} works on ${known.join(', ')}, not on ${shape.name}.`;
  if (!tunnels && world.tunnels.size > 0) return `The generator ${name} knows no tunnels. ${limits}`;
  if (!masks && world.terrain !== undefined) return `The generator ${name} knows no masks. ${limits}`;
  return undefined;
}
