/** The thread that plays many games: started by `many.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { parseDocument } from 'asterion/notation';
import {
  type AnyDescription,
  addTallies,
  gameNamed,
  NO_GAMES,
  type Spec,
  seedOfGame,
  setUp,
  type Tally,
  tallyOf,
} from 'asterion/play';

import { openPlayers, type SeatedModules } from '../module/players.js';

/** A thread's share of many games. Plain data. */
export interface GamesShare {
  /** Who plays what; all of them play the same games. */
  readonly specs: readonly Spec[];
  /** The one of them that the others are compared with. */
  readonly rival: number;
  readonly seed: string;
  /** Which games of how many: `first`, `first + stride`, ... */
  readonly first: number;
  readonly stride: number;
  readonly games: number;
  /** Players of one's own among them: they sit in threads below this one. */
  readonly modules?: SeatedModules | undefined;
}

/** What several who played the same games came to, in their order. */
export interface Counted {
  readonly tally: Tally;
  /** Games that only this one won, and those that only the one it is compared with won. */
  readonly onlyWon: number;
  readonly onlyLost: number;
}

/** By spec. */
export type GamesReport = readonly Counted[];

/** How often a thread reports, in milliseconds: as often as anybody looks. */
const REPORT_MS = 100;

/** The player of games with a spec. A world from a file is read once: what is known of a world is kept by it. */
function gamesOf({ said, world }: Spec, description: AnyDescription) {
  const read = world === undefined ? undefined : parseDocument(world);
  if (read?.ok === false) throw new Error(read.fault.message);
  return async (seed: string, game: number): Promise<Counted & { readonly isWon: boolean }> => {
    const { setup, faults } = setUp(description, { ...said, seed }, { scene: read?.value });
    if (setup === undefined) throw new Error(Object.values(faults).join(' '));
    const tally = await tallyOf(setup, game);
    return { tally, isWon: tally.isWon, onlyWon: 0, onlyLost: 0 };
  };
}

function described({ game }: Spec): AnyDescription {
  const description = gameNamed(game);
  if (description === undefined) throw new Error(`Expected the name of a game, got ${game}.`);
  return description;
}

async function playShare(share: GamesShare): Promise<void> {
  const { specs, rival, seed, first, stride, games, modules } = share;
  const { signal } = new AbortController(); // whoever stops this thread stops those below it
  const opened = modules && (await openPlayers(described(specs[0]), modules, { signal }));
  const players = specs.map((spec) => gamesOf(spec, opened?.description ?? described(spec)));
  const none = specs.map((): Counted => ({ tally: NO_GAMES, onlyWon: 0, onlyLost: 0 }));
  let [counted, reported] = [none, performance.now()];
  for (let game = first; game < games; game += stride) {
    const played: Awaited<ReturnType<(typeof players)[number]>>[] = [];
    for (const play of players) played.push(await play(seedOfGame(seed, game), game));
    const { isWon } = played[rival];
    counted = counted.map((one, index) => ({
      tally: addTallies(one.tally, played[index].tally),
      onlyWon: one.onlyWon + (played[index].isWon && !isWon ? 1 : 0),
      onlyLost: one.onlyLost + (!played[index].isWon && isWon ? 1 : 0),
    }));
    if (performance.now() - reported < REPORT_MS) continue;
    parentPort?.postMessage(counted);
    [counted, reported] = [none, performance.now()];
  }
  parentPort?.postMessage(counted);
  await opened?.close();
}

await playShare(workerData as GamesShare);
