/**
 * One front for all solvers: a chase and what is wanted of it in, a table out.
 *
 * Verdicts are folded where staying is legal; depths come from layers on squares, and from the queue on everything else.
 * Another kernel slips in by one more case here: nobody outside this folder knows how a table was made.
 */

import { type Chase, groundCount, isOnSquares, type Places, placesOf, teamCount } from './chase.js';
import type { LayerData, Method, QueueData } from './data.js';
import { FoldSolver } from './fold.js';
import { bitmapBytes, LayerSolver } from './layers.js';
import { MOST_QUEUED, QueueSolver, queueBytes } from './queue.js';
import type { ExactSolver } from './solver.js';
import { ExactTable } from './table.js';
import { tileCountOf } from './tiles.js';

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

/** Planes for which room is demanded beforehand: depths below 256. */
const USUAL_PLANES = 8;

/** The solver of a chase, not yet begun. Throws a RangeError that says what would be needed where it cannot be had. */
export function solverOf(chase: Chase, wish: SolveOptions = {}): ExactSolver {
  const method = wish.method ?? methodFor(chase, wish);
  const why = methodFault(method, chase, wish);
  if (why !== undefined) throw new RangeError(why);
  if (method !== 'fold') return placedSolver(placesOf(chase), method, wish);
  const states = groundCount(chase.world) ** 2;
  const coreMethod = isOnSquares(chase) ? 'layers' : 'queue';
  return new FoldSolver(chase, states, (isKept) => placedSolver(placesOf(chase, isKept), coreMethod, wish));
}

/** The table of a chase. Blocks until it is done; hosts that want to stay awake advance a solver, or use a thread. */
export function solve(chase: Chase, wish: SolveOptions = {}): ExactTable {
  const solver = solverOf(chase, wish);
  while (!solver.done) solver.advance(2 ** 30);
  return new ExactTable(chase, solver.data());
}

/** Why a chase cannot be solved, as a sentence; undefined if it can. Cheap: nothing is solved. */
export function solveFault(chase: Chase, wish: SolveOptions = {}): string | undefined {
  const method = wish.method ?? methodFor(chase, wish);
  const why = methodFault(method, chase, wish);
  if (why !== undefined || method === 'fold') return why; // the core is known only after folding
  return roomFault(placesOf(chase), method, wish);
}

function methodFor(chase: Chase, { depth = true }: SolveOptions): Method {
  if (!depth && chase.stay && chase.monsters === 1) return 'fold';
  return isOnSquares(chase) ? 'layers' : 'queue';
}

function methodFault(method: Method, chase: Chase, { depth = true }: SolveOptions): string | undefined {
  if (method === 'layers' && !isOnSquares(chase)) return 'Layers are for squares without tunnels; use the queue.';
  if (method !== 'fold') return undefined;
  if (!chase.stay) return 'Folding needs the rule that a mover may stay; use another solver.';
  if (chase.monsters !== 1) return 'Folding is for one monster; use another solver.';
  return depth ? 'Folding knows who wins, not in how many moves; use another solver.' : undefined;
}

function placedSolver(
  places: Places,
  method: 'queue' | 'layers',
  wish: SolveOptions,
): ExactSolver<QueueData> | ExactSolver<LayerData> {
  const why = roomFault(places, method, wish);
  if (why !== undefined) throw new RangeError(why);
  const checkRoom = (planes: number) => {
    const fault = faultOfBytes(layerBytes(places, planes), places, wish);
    if (fault !== undefined) throw new RangeError(fault);
  };
  try {
    return method === 'queue' ? new QueueSolver(places) : new LayerSolver(places, wish.depth ?? true, checkRoom);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Allowed, and yet not to be had: the engine says only that an allocation failed.
    throw new RangeError(`${needText(bytesFor(places, method, wish), places)}, which could not be had here.`);
  }
}

function roomFault(places: Places, method: 'queue' | 'layers', wish: SolveOptions): string | undefined {
  const why = faultOfBytes(bytesFor(places, method, wish), places, wish);
  const isTooMany = method === 'queue' && teamCount(places) * places.placeCount > MOST_QUEUED;
  return (
    why ??
    (isTooMany ? `${needText(bytesFor(places, method, wish), places)}, more than the queue can hold.` : undefined)
  );
}

const bytesFor = (places: Places, method: 'queue' | 'layers', { depth = true }: SolveOptions): number =>
  method === 'layers'
    ? layerBytes(places, depth ? USUAL_PLANES : 0)
    : queueBytes(teamCount(places) * places.placeCount, places.chase.monsters);

/** The bitmaps won and lost, one for each monster but the first, and the planes. */
const layerBytes = (places: Places, planes: number): number =>
  bitmapBytes(teamCount(places), tileCountOf(places)) * (1 + places.chase.monsters + planes);

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
