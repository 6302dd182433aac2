/** `asterion pits --games`, and what the table shares with it: many games on all cores. */

import { type Crowd, playCrowd } from '../games/crowd.js';
import { checkForfeits } from '../games/forfeits.js';
import { intervalOf, intervalText, percentText } from '../games/interval.js';
import type { Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { count, grouped, tableText } from '../text.js';
import type { GamesPlan } from './games-thread.js';
import { type Tallies, type Tally, talliesOf } from './tally.js';

/** Every player's games, in the order of the players. */
export const playGames = (plan: GamesPlan, crowd: Crowd, host: Host, messages: Messages): Promise<Tallies> =>
  playCrowd(
    plan,
    crowd,
    { ...talliesOf(plan.players.length), thread: 'pits/games-thread.js', gamesIn: ([first]) => first.games },
    'playing',
    host,
    messages,
  );

/** `asterion pits --games` */
export async function manyGames(
  plan: GamesPlan,
  crowd: Crowd,
  { json, out }: { readonly json?: boolean; readonly out?: string },
  host: Host,
  messages: Messages,
): Promise<void> {
  const [tally] = await playGames(plan, crowd, host, messages);
  const [player] = plan.players;
  const result =
    json === true ? `${JSON.stringify(tallyReport(tally, player, crowd))}\n` : tallyText(tally, player, crowd);
  await writeOutput([result], out, host);
  checkForfeits(tally.forfeit, tally.fault, crowd.seed);
}

const tallyReport = ({ games, goal, fell, cutOff, forfeit, turns }: Tally, player: string, { seed }: Crowd) => ({
  games,
  won: goal,
  fell,
  cutOff,
  winRate: goal / games,
  turns: turns / games,
  forfeit,
  player,
  seed,
});

function tallyText({ games, goal, fell, cutOff, turns }: Tally, player: string, { seed }: Crowd): string {
  const row = (name: string, part: number) => [
    name,
    grouped(part),
    percentText(part / games),
    intervalText(intervalOf(part, games, 95)),
  ];
  return [
    `${count(games, 'game')}: ${player}, seeds ${seed}:0 to ${seed}:${games - 1}.`,
    '',
    tableText(['', 'games', '%', '95 % interval'], [row('goal', goal), row('fell', fell), row('cut off', cutOff)]),
    `Turns: ${(turns / games).toFixed(1)} a game.\n`,
  ].join('\n');
}
