/**
 * One front for all solvers: a chase and what is wanted of it in, a table out.
 *
 * Verdicts are folded where staying is legal; depths come from the kernel on a lattice, from layers where there is no kernel
 * here, and from the queue on everything else. Another solver slips in by one more case here: nobody outside this folder
 * knows how a table was made.
 */

import { type Chase, groundCount, type Places, placesOf, teamCount } from './chase.js';
import type { LayerData, Method, QueueData } from './data.js';
import { FoldSolver } from './fold.js';
import { type ChaseWorkspace, KernelSolver } from './kernel.js';
import { kernelBytes } from './kernel-layout.js';
import { hasKernel, hasSharedKernel } from './kernel-memory.js';
import { LayerSolver, layerBytes } from './layers.js';
import { MOST_QUEUED, QueueSolver, queueBytes } from './queue.js';
import type { ExactSolver } from './solver.js';
import { ExactTable } from './table.js';
import { ThreadedSolver, type Threads } from './threads.js';
import { isOnLattice } from './tiles.js';

/** What is wanted of a chase. */
export interface SolveOptions {
  /** In how many moves, not only who wins; true if absent. */
  readonly depth?: boolean | undefined;
  /** The solver to use; the fitting one if absent. */
  readonly method?: Method | undefined;
  /** The most bytes a table may take; 2^30 if absent. */
  readonly memory?: number | undefined;
}

/** The most bytes unless told otherwise. */
export const USUAL_MEMORY = 2 ** 30;

/** Quads for which room is demanded beforehand: depths below 256. */
const USUAL_QUADS = 2;

/** States below which starting a thread would take longer than it saves. */
const FEWEST_SHARED = 2 ** 26;

/**
 * The solver of a chase, not yet begun; its data can be sent to another thread. Large tables are made in several threads where
 * some are lent. Throws a RangeError that says what would be needed where it cannot be had.
 */
export const chaseSolverOf = (chase: Chase, wish: SolveOptions = {}, threads?: Threads): ExactSolver =>
  solverIn(chase, wish, { threads });

/**
 * The table of a chase, in a workspace if there is one. Blocks until it is done; hosts that want to stay awake advance a
 * solver, or use a thread. Throws as `chaseSolverOf` does.
 */
export function solveChase(chase: Chase, wish: SolveOptions = {}, workspace?: ChaseWorkspace): ExactTable {
  const solver = solverIn(chase, wish, { workspace });
  while (!solver.done) solver.advance(2 ** 30);
  return new ExactTable(chase, solver.dataHere?.() ?? solver.data());
}

/** Why a chase cannot be solved, as a sentence; undefined if it can. Cheap: nothing is solved. */
export const chaseSolveFault = (chase: Chase, wish: SolveOptions = {}): string | undefined =>
  isFolded(chase, wish) ? foldFault(chase, wish) : planFor(placesOf(chase), wish).why; // folding takes two numbers a cell

/** What a solver may work with. */
interface Means {
  readonly workspace?: ChaseWorkspace | undefined;
  readonly threads?: Threads | undefined;
}

function solverIn(chase: Chase, wish: SolveOptions, means: Means): ExactSolver {
  if (!isFolded(chase, wish)) return placedSolver(placesOf(chase), wish, means);
  const why = foldFault(chase, wish);
  if (why !== undefined) throw new RangeError(why);
  return new FoldSolver(chase, groundCount(chase.world) ** 2);
}

const isFolded = (chase: Chase, wish: SolveOptions): boolean =>
  wish.method === undefined ? foldFault(chase, wish) === undefined : wish.method === 'fold';

function foldFault({ stay, monsters }: Chase, { depth = true }: SolveOptions): string | undefined {
  if (!stay) return 'Folding needs the rule that a mover may stay; use another solver.';
  if (monsters !== 1) return 'Folding is for one monster; use another solver.';
  return depth ? 'Folding knows who wins, not in how many moves; use another solver.' : undefined;
}

/** How the places of a chase are solved, the best first. */
const PLACED = ['kernel', 'layers', 'queue'] as const;
type PlacedMethod = (typeof PLACED)[number];

/** The first method that fits. If none does: the first that applies, and why it does not fit. */
function planFor(places: Places, wish: SolveOptions): { readonly method: PlacedMethod; readonly why?: string } {
  const told = PLACED.find((method) => method === wish.method);
  const methods = told === undefined ? PLACED.filter((one) => methodFault(one, places.chase) === undefined) : [told];
  const faultOf = (one: PlacedMethod) => methodFault(one, places.chase) ?? roomFault(places, one, wish);
  const method = methods.find((one) => faultOf(one) === undefined);
  if (method !== undefined) return { method };
  const why = faultOf(methods[0]);
  return { method: methods[0], ...(why !== undefined && { why }) };
}

function methodFault(method: PlacedMethod, chase: Chase): string | undefined {
  if (method === 'kernel' && !hasKernel()) return 'There is no WebAssembly with vectors here; use layers.';
  return method === 'queue' || isOnLattice(chase)
    ? undefined
    : 'Layers are for cells in rows and columns whose moves lead to the cells around; use the queue.';
}

function placedSolver(
  places: Places,
  wish: SolveOptions,
  { workspace, threads }: Means,
): ExactSolver<QueueData> | ExactSolver<LayerData> {
  const { method, why } = planFor(places, wish);
  if (why !== undefined) throw new RangeError(why);
  const depth = wish.depth ?? true;
  const checkRoom = (quads: number) => {
    const fault = faultOfBytes(bytesFor(places, method, quads), places, wish);
    if (fault !== undefined) throw new RangeError(fault);
  };
  try {
    if (method === 'queue') return new QueueSolver(places);
    if (method === 'layers') return new LayerSolver(places, depth, checkRoom);
    return threads !== undefined && isShared(places, threads)
      ? new ThreadedSolver(places, depth, checkRoom, threads)
      : new KernelSolver(places, depth, checkRoom, workspace?.memory);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Allowed, and yet not to be had: the engine says only that an allocation failed.
    throw new RangeError(`${needText(bytesFor(places, method), places)}, which could not be had here.`);
  }
}

const isShared = (places: Places, { count, fewest = FEWEST_SHARED }: Threads): boolean =>
  count > 1 && teamCount(places) * places.placeCount >= fewest && hasSharedKernel();

function roomFault(places: Places, method: PlacedMethod, { depth, ...wish }: SolveOptions): string | undefined {
  const bytes = bytesFor(places, method, depth === false ? 0 : USUAL_QUADS);
  const isTooMany = method === 'queue' && teamCount(places) * places.placeCount > MOST_QUEUED;
  return (
    faultOfBytes(bytes, places, wish) ??
    (isTooMany ? `${needText(bytes, places)}, more than the queue can hold.` : undefined)
  );
}

function bytesFor(places: Places, method: PlacedMethod, quads = USUAL_QUADS): number {
  if (method === 'queue') return queueBytes(teamCount(places) * places.placeCount, places.chase.monsters);
  return method === 'layers' ? layerBytes(places, quads) : kernelBytes(places, quads);
}

function faultOfBytes(bytes: number, places: Places, { memory = USUAL_MEMORY }: SolveOptions): string | undefined {
  return bytes <= memory ? undefined : `${needText(bytes, places)}, and may take ${sizeText(memory)}.`;
}

function needText(bytes: number, { placeCount, chase }: Places): string {
  const hunters = chase.monsters === 1 ? '' : ` and ${chase.monsters} monsters`;
  return `The exact table of ${placeCount} cells${hunters} needs about ${sizeText(bytes)}`;
}

/** Bytes in words: `2.1 GB`. */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB', 'PB'];
  let size = bytes;
  let unit = 0;
  for (; size >= 1000 && unit < units.length - 1; unit++) size /= 1000;
  return `${size < 10 && unit > 0 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`;
}
