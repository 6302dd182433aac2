/**
 * The thread in which tables are made, worlds grow, areas are filled and bots think, of any game. All but the bots are one request a
 * thread: to cancel, the page ends it. Bots are asked again and again, and what they were asked before is dropped.
 */

import { type AreaReport, type AreaRequest, answerArea } from 'asterion/edit';
import {
  answerSolve,
  type GrownData,
  type GrowRequest,
  games,
  grownData,
  type SolveReport,
  type SolveRequest,
  setUp,
  solveRequest,
  Thinker,
} from 'asterion/play';
import { createRng } from 'asterion/world';
import type { ThinkOrder, Thought } from './bot-thread.js';

/** What the page may ask for. */
export type Order =
  /** Somebody will ask for a table soon. */
  | { readonly kind: 'warm' }
  | { readonly kind: 'solve'; readonly request: SolveRequest }
  | { readonly kind: 'grow'; readonly request: GrowRequest }
  | { readonly kind: 'area'; readonly request: AreaRequest }
  | ThinkOrder
  | { readonly kind: 'stop' };

/** What a worker's global scope is, as far as it is used here: its types exclude those of a page. */
interface WorkerScope {
  onmessage: ((event: { readonly data: Order }) => void) | null;
  postMessage(
    report: SolveReport | Thought | GrownData | AreaReport | undefined,
    buffers?: readonly ArrayBufferLike[],
  ): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => {
  if (data.kind === 'solve') answerSolve(data.request, games, (report, buffers) => scope.postMessage(report, buffers));
  else if (data.kind === 'warm') warmUp();
  else if (data.kind === 'grow') scope.postMessage(grownData(data.request, games));
  else if (data.kind === 'area') answerArea(data.request, games, (report) => scope.postMessage(report));
  else if (data.kind === 'think') void think(data);
  else asked++;
};

/** Milliseconds that are spent on getting warm: as long as most people need to ask for a table. */
const WARM_UP = 150;

/** Solves something before anybody asks: engines make code fast by running it, and the first table is worth waiting for. */
function warmUp(): void {
  const solvable = games.filter(({ exact }) => exact !== undefined);
  for (const [until, rng] = [performance.now() + WARM_UP, createRng(1)]; performance.now() < until; ) {
    for (const description of solvable) {
      const { setup } = setUp(description, description.sample(rng).said);
      if (setup !== undefined && description.exact?.fault(setup.start) === undefined)
        answerSolve(solveRequest(description, setup.start), games, () => undefined);
    }
  }
}

/** How often moves are reported, and new orders heard, in milliseconds. */
const REPORT_EVERY = 30;
const thinker = new Thinker(games);
/** Counts what overtakes orders. */
let asked = 0;

async function think({ id, request, count }: ThinkOrder): Promise<void> {
  const order = ++asked;
  let moves: string[] = [];
  try {
    thinker.begin(request);
    let last = performance.now();
    for (let made = 0; made < count; made++) {
      const move = await thinker.next();
      if (move === undefined) break;
      moves.push(move);
      if (performance.now() < last + REPORT_EVERY) continue;
      scope.postMessage({ id, moves, isOver: false });
      moves = [];
      await new Promise((done) => setTimeout(done));
      if (order !== asked) break;
      last = performance.now();
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // the page asks its own bots, and they say what is wrong
  } finally {
    scope.postMessage({ id, moves, isOver: true });
  }
}
