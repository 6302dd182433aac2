/** Many games on all cores. Game i is the single game with the seed `S:i`, whoever plays it. */

import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { inThreads } from '../host/threads.js';
import { count, grouped, tableText } from '../text.js';
import type { GamePlan } from './game.js';
import type { GamesRequest } from './games-thread.js';
import { intervalText, shareText } from './interval.js';
import { addTallies, NO_GAMES, RESULTS, type Tally } from './tally.js';

export interface GamesWish {
  readonly plan: GamePlan;
  readonly seed: string;
  readonly games: number;
  readonly threads: number;
}

/** Plays them all and counts. */
export async function playGames(wish: GamesWish, label: string, host: Host, messages: Messages): Promise<Tally> {
  const { plan, seed, games, threads } = wish;
  const stride = Math.min(threads, games);
  const requests = Array.from({ length: stride }, (_, first): GamesRequest => ({ plan, seed, first, stride, games }));
  let tally = NO_GAMES;
  const hear = (message: unknown) => {
    tally = addTallies(tally, message as Tally);
    messages.progress(`${label}: ${grouped(tally.games)} of ${grouped(games)} games`);
  };
  try {
    await inThreads('labyrinth/games-thread.js', requests, hear, host);
  } finally {
    messages.done();
  }
  return tally;
}

/** `asterion labyrinth --games` */
export async function manyGames(
  wish: GamesWish,
  { json }: { readonly json?: boolean },
  host: Host,
  messages: Messages,
): Promise<void> {
  const tally = await playGames(wish, 'playing', host, messages);
  await writeOutput(
    [json === true ? `${JSON.stringify(tallyReport(tally, wish))}\n` : tallyText(tally, wish)],
    undefined,
    host,
  );
  if (tally.fault === undefined) return;
  throw new Failure(
    `${count(tally.forfeit, 'game')} forfeited, the first ${wish.seed}:${tally.fault.game}: ${tally.fault.why}`,
    1,
  );
}

const meanOf = ({ supplies, games }: Tally): number => supplies / games;

const tallyReport = (tally: Tally, { plan, seed }: GamesWish) => {
  const { games, theseus, minotaur, draw, forfeit } = tally;
  return { games, theseus, minotaur, draw, supplies: meanOf(tally), forfeit, players: plan.names, seed };
};

function tallyText(tally: Tally, { plan, seed }: GamesWish): string {
  const names: Readonly<Record<(typeof RESULTS)[number], string>> = {
    theseus: 'Theseus',
    minotaur: 'Minotaur',
    draw: 'draw',
  };
  const rows = RESULTS.map((result) => [
    names[result],
    grouped(tally[result]),
    shareText(tally[result], tally.games),
    intervalText(tally[result], tally.games),
  ]);
  return [
    `${count(tally.games, 'game')}: Theseus ${plan.names.theseus}, Minotaur ${plan.names.minotaur}, seeds ${seed}:0 to ${seed}:${tally.games - 1}.`,
    '',
    tableText(['won by', 'games', '%', '99.9 % interval'], rows),
    `Supplies taken: ${meanOf(tally).toFixed(2)} a game.\n`,
  ].join('\n');
}
