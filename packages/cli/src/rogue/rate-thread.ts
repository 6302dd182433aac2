/** The thread that rates players: started by `rate.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { type RatedPlayer, type Rating, raterOf } from 'asterion/exact';
import { MONSTER, ROGUE, type RoguePosition, rogue } from 'asterion/game/rogue';
import { rogueDescription } from 'asterion/play';
import { roguePlayerNamed } from 'asterion/players/rogue';
import { createRng } from 'asterion/world';
import { type Arena, setupIn } from '../game/arena.js';
import { playerAtOnce } from '../module/at-once.js';
import { loadModule } from '../module/load.js';
import type { HeatSeat } from './heat-map.js';

/** A player on a side. */
export interface Seated {
  readonly name: string;
  readonly side: HeatSeat;
}

export interface RateRequest {
  readonly players: readonly Seated[];
  readonly dungeons: readonly Arena[];
  readonly seed: string;
  /** A player of one's own; then it is the only one. */
  readonly module?: RatedModule | undefined;
}

export interface RatedModule {
  readonly path: string;
  readonly memoryless: boolean;
  /** See `newClock`. */
  readonly clock: Int32Array;
}

export type RateReport =
  /** What a player of one's own did wrong, as the rest of a sentence. */
  | { readonly kind: 'fault'; readonly why: string }
  | ({ readonly kind: 'progress'; readonly dungeon: string; readonly share: number } & Seated)
  | ({ readonly kind: 'rated'; readonly dungeon: string; readonly rating: Rating } & Seated);

/** Starts between two reports. */
const SLICE = 64;

async function rate(request: RateRequest, post: (report: RateReport) => void): Promise<void> {
  const { players, dungeons, seed, module } = request;
  const exported = module && (await loadModule(module.path));
  const arenas = dungeons.map((arena) => {
    return { dungeon: arena.name, setup: (setupIn(arena, rogueDescription).start as RoguePosition).setup }; // once, so that tables are shared
  });
  for (const seated of players) {
    const own = module && ownPlayer(exported, seated, module);
    const player = own?.entry ?? entryFor(seated);
    const opponent = entryFor(bestAgainst(seated));
    for (const { dungeon, setup } of arenas) {
      try {
        const rater = raterOf(player, seated.side, setup, { opponent, rng: createRng(seed).fork(dungeon) });
        while (!rater.done && own?.fault === undefined) {
          post({ kind: 'progress', ...seated, dungeon, share: rater.rated / rater.total });
          rater.advance(SLICE);
        }
        if (own?.fault === undefined) post({ kind: 'rated', ...seated, dungeon, rating: rater.rating() });
      } catch (error) {
        if (own?.fault === undefined) throw error;
      }
      if (own?.fault === undefined) continue;
      post({ kind: 'fault', why: own.fault });
      return;
    }
  }
}

const entryFor = ({ name, side }: Seated): RatedPlayer => known(roguePlayerNamed(name, side));

const ownPlayer = (exported: unknown, { name, side: seat }: Seated, { memoryless, clock }: RatedModule) =>
  playerAtOnce<RoguePosition, number>(exported, { name, memoryless, seat }, rogue, clock);

const bestAgainst = ({ side }: Seated): Seated => ({ name: 'optimal', side: side === MONSTER ? ROGUE : MONSTER });

/** Names have been looked up before they are sent. */
function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('Expected a name that is known.');
  return found;
}

await rate(workerData as RateRequest, (report) => parentPort?.postMessage(report));
