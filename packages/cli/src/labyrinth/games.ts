/** `asterion labyrinth --games`, and what the table shares with it: many games on all cores. */

import { type Crowd, playCrowd } from '../games/crowd.js';
import { checkForfeits } from '../games/forfeits.js';
import { intervalOf, intervalText, percentText } from '../games/interval.js';
import type { Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { count, grouped, tableText } from '../text.js';
import type { GamePlan } from './game.js';
import { RESULTS, type Tally, tallies } from './tally.js';

export interface GamesWish extends Crowd {
  readonly plan: GamePlan;
}

/** Plays them all and counts. */
export const playGames = (wish: GamesWish, label: string, host: Host, messages: Messages): Promise<Tally> =>
  playCrowd(
    wish.plan,
    wish,
    { ...tallies, thread: 'labyrinth/games-thread.js', gamesIn: ({ games }) => games },
    label,
    host,
    messages,
  );

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
  checkForfeits(tally.forfeit, tally.fault, wish.seed);
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
    percentText(tally[result] / tally.games),
    intervalText(intervalOf(tally[result], tally.games, 99.9)),
  ]);
  return [
    `${count(tally.games, 'game')}: Theseus ${plan.names.theseus}, Minotaur ${plan.names.minotaur}, seeds ${seed}:0 to ${seed}:${tally.games - 1}.`,
    '',
    tableText(['won by', 'games', '%', '99.9 % interval'], rows),
    `Supplies taken: ${meanOf(tally).toFixed(2)} a game.\n`,
  ].join('\n');
}
