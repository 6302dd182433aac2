/** The thread that plays many games: started by `games.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { playMatch, suppliesTaken } from 'asterion/game';
import { labyrinthPlayerNamed } from 'asterion/players';
import { boardsOf, type GamePlan, gameOn, matchOf, playersOf } from './game.js';
import { addTallies, NO_GAMES, RESULTS, type Tally } from './tally.js';

export interface GamesRequest {
  readonly plan: GamePlan;
  readonly seed: string;
  /** Which games of how many: `first`, `first + stride`, ... */
  readonly first: number;
  readonly stride: number;
  readonly games: number;
}

/** How often a thread reports, in milliseconds: as often as anybody looks. */
const REPORT_MS = 100;

async function playAll(request: GamesRequest, post: (tally: Tally) => void): Promise<void> {
  const { plan, seed, first, stride, games } = request;
  const boardFor = boardsOf(plan.board);
  const players = playersOf(plan.names, (name, side) => {
    const found = labyrinthPlayerNamed(name, side);
    if (found === undefined) throw new Error(`Expected the name of a player, got ${name}.`);
    return found;
  });
  let [tally, reported] = [NO_GAMES, performance.now()];
  for (let number = first; number < games; number += stride) {
    const own = `${seed}:${number}`;
    const match = matchOf(gameOn(boardFor(own), plan, own), players);
    const end = await playMatch(match);
    const result = end?.result ?? 'forfeit';
    const isCounted = RESULTS.some((known) => known === result);
    tally = addTallies(tally, {
      ...NO_GAMES,
      games: 1,
      [isCounted ? result : 'forfeit']: 1,
      supplies: suppliesTaken(match.position),
      fault: isCounted ? undefined : { game: number, why: end?.why ?? '' },
    });
    if (performance.now() - reported < REPORT_MS) continue;
    post(tally);
    [tally, reported] = [NO_GAMES, performance.now()];
  }
  post(tally);
}

await playAll(workerData as GamesRequest, (tally) => parentPort?.postMessage(tally));
