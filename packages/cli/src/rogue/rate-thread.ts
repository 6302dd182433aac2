/** The thread that rates players: started by `rate.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { type Rating, raterOf } from 'asterion/exact';
import { MONSTER, ROGUE, type RoguePosition } from 'asterion/game';
import { roguePlayerNamed } from 'asterion/players';
import { createRng } from 'asterion/world';
import { type Arena, setupIn } from './arena.js';
import type { Side } from './heat-map.js';

/** A player on a side. */
export interface Seated {
  readonly name: string;
  readonly side: Side;
}

export interface RateRequest {
  readonly players: readonly Seated[];
  readonly dungeons: readonly Arena[];
  readonly seed: string;
}

export type RateReport =
  | ({ readonly kind: 'progress'; readonly dungeon: string; readonly share: number } & Seated)
  | ({ readonly kind: 'rated'; readonly dungeon: string; readonly rating: Rating } & Seated);

/** Starts between two reports. */
const SLICE = 64;

function rate({ players, dungeons, seed }: RateRequest, post: (report: RateReport) => void): void {
  const arenas = dungeons.map((arena) => {
    return { dungeon: arena.name, setup: (setupIn(arena).start as RoguePosition).setup }; // once, so that tables are shared
  });
  for (const seated of players) {
    const [player, opponent] = [seated, bestAgainst(seated)].map(({ name, side }) =>
      known(roguePlayerNamed(name, side)),
    );
    for (const { dungeon, setup } of arenas) {
      const rater = raterOf(player, seated.side, setup, { opponent, rng: createRng(seed).fork(dungeon) });
      while (!rater.done) {
        post({ kind: 'progress', ...seated, dungeon, share: rater.rated / rater.total });
        rater.advance(SLICE);
      }
      post({ kind: 'rated', ...seated, dungeon, rating: rater.rating() });
    }
  }
}

const bestAgainst = ({ side }: Seated): Seated => ({ name: 'optimal', side: side === MONSTER ? ROGUE : MONSTER });

/** Names have been looked up before they are sent. */
function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('Expected a name that is known.');
  return found;
}

rate(workerData as RateRequest, (report) => parentPort?.postMessage(report));
