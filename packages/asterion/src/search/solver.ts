/** What a maze solver is: something that looks for a way from one cell to another, step by step. */

import { type Cell, type Process, type Rng, shapes, type World } from '../world/index.js';
import { usesCorners } from './ports.js';

/** A search under way, or at its end. */
export interface Solving extends Process<Solving> {
  /** By cell: not 0 once the solver has been there. */
  readonly visited: Uint8Array;
  /** The cells the solver is busy with now. */
  readonly front: readonly Cell[];
  /** The way it found, both ends included; undefined before the end, and after it when it failed. */
  readonly path: readonly Cell[] | undefined;
  /** Why it failed, as a sentence; undefined otherwise. */
  readonly why: string | undefined;
}

/** An entry of the registry. Every solver solves every perfect maze it applies to. */
export interface Solver extends SolverReach {
  /** What options, links and files call it: `bfs`. No other solver has it. */
  readonly name: string;
  /** What people read in lists: `Breadth-first search`. */
  readonly title: string;
  /** Its idea in a sentence. */
  readonly about: string;
  /** What it is called in classic parameter files and in the lines about them. */
  readonly classic: {
    /** Its names in files, the usual one first. */
    readonly names: readonly string[];
    /** Its class name, without `Solver`. */
    readonly className: string;
    /** By name in files: its class name in years that had another name and another class for it. */
    readonly otherClassNames?: Readonly<Record<string, string>>;
  };
  /** Whether its path always has the fewest steps, loops or not, where every step costs the same. */
  readonly shortest: boolean;
  /** Whether it finds a way wherever there is one, loops or not. */
  readonly complete: boolean;
  /** Whether it chooses at random: another stream, another search. */
  readonly random: boolean;
  /** Where it may fail, promises less or does not apply, as a sentence; undefined if nowhere. */
  readonly limits: string | undefined;
  /**
   * Starts looking. `rng` is for those that choose at random; the same stream gives the same search. Throws a
   * RangeError on a world for which there is a `solverFault`.
   */
  start(world: World, from: Cell, to: Cell, rng: Rng): Solving;
}

/** The worlds a solver applies to. */
export interface SolverReach {
  /** Names of the shapes it works on. */
  readonly shapes: readonly string[];
  /** Whether it knows tunnels. */
  readonly tunnels: boolean;
  /** Whether it knows ways through corners. */
  readonly corners: boolean;
}

/** The reach of a solver that applies everywhere. */
export const EVERYWHERE: SolverReach = { shapes: Object.keys(shapes), tunnels: true, corners: true };

/** Why a solver does not apply to a world, as a sentence; undefined if it does. */
export function solverFault(solver: SolverReach & { readonly name: string }, world: World): string | undefined {
  const { name } = world.grid.shape;
  if (!solver.shapes.includes(name)) {
    return `The solver ${solver.name} works on ${solver.shapes.join(', ')}, not on ${name}.`;
  }
  if (!solver.tunnels && world.tunnels.size > 0) return `The solver ${solver.name} knows no tunnels.`;
  if (!solver.corners && usesCorners(world)) return `The solver ${solver.name} knows no ways through corners.`;
  return undefined;
}

/** How many cells a solver has been to. */
export const visitedCount = (solving: Solving): number =>
  solving.visited.reduce((sum, mark) => sum + (mark ? 1 : 0), 0);

/** What a solver says when the search space is exhausted. */
export const NO_WAY = 'There is no way from the entrance to the exit.';
