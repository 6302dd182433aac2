/** Many games on all cores. Game i is the single game with the seed `S:i`, whoever plays it. */

import { formatDocument } from 'asterion/notation';
import {
  addTallies,
  counted,
  type GameSetup,
  grouped,
  intervalOf,
  listedResults,
  NO_GAMES,
  resultCount,
  SOURCE,
  type Spec,
  type Sureness,
  type Tally,
} from 'asterion/play';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { intervalText, percentText, tableText } from '../host/text.js';
import { inThreads } from '../host/thread.js';
import type { SeatedModules } from '../module/players.js';
import type { Counted, GamesReport, GamesShare } from './games-thread.js';

/** How many games, from which seed on. */
export interface ManyGames {
  readonly seed: string;
  readonly games: number;
  readonly threads: number;
  /** Players of one's own among them. */
  readonly modules?: SeatedModules | undefined;
}

/** A setup as plain data, for threads. */
function specOf({ description, said, scene }: GameSetup): Spec {
  const spec = { game: description.game.name, said };
  return said[SOURCE] === undefined ? spec : { ...spec, world: formatDocument(scene) };
}

/** Plays them all and counts. The first of the specs, or the one at `rival`, is what the others are compared with. */
export async function playBatch(
  specs: readonly Spec[],
  { seed, games, threads, modules }: ManyGames,
  label: string,
  host: Host,
  messages: Messages,
  rival = 0,
): Promise<readonly Counted[]> {
  const stride = Math.min(threads, games);
  const shares = Array.from(
    { length: stride },
    (_, first): GamesShare => ({ specs, rival, seed, first, stride, games, modules }),
  );
  let sums: readonly Counted[] = specs.map(() => ({ tally: NO_GAMES, onlyWon: 0, onlyLost: 0 }));
  const hear = (message: unknown) => {
    const report = message as GamesReport;
    sums = sums.map((one, index) => ({
      tally: addTallies(one.tally, report[index].tally),
      onlyWon: one.onlyWon + report[index].onlyWon,
      onlyLost: one.onlyLost + report[index].onlyLost,
    }));
    messages.progress(`${label}: ${grouped(sums[0].tally.games)} of ${counted(games, 'game')}`);
  };
  await inThreads('game/games-thread.js', shares, hear, host, messages);
  return sums;
}

/** `--games`: how often it came out how. */
export async function manyGames(
  setup: GameSetup,
  batch: ManyGames,
  options: ResultOptions,
  host: Host,
  messages: Messages,
): Promise<void> {
  const [{ tally }] = await playBatch([specOf(setup)], batch, 'playing', host, messages);
  const warning = tally.warned === 0 ? undefined : setup.description.tallying.warned?.(tally);
  if (warning !== undefined) messages.say(warning);
  await writeResult(options, host, {
    report: () => reportOf(tally, setup, batch),
    text: () => textOf(tally, setup, batch),
  });
  checkForfeits(tally, batch.seed);
}

function reportOf(tally: Tally, { description, names }: GameSetup, { seed }: ManyGames): object {
  const [first, ...others] = Object.values(names);
  const players = others.length === 0 ? { player: first } : { players: names };
  return { ...description.tallying.report(tally), forfeit: tally.forfeits, ...players, seed };
}

function textOf(tally: Tally, { description, names }: GameSetup, { seed }: ManyGames): string {
  const { tallying, words, game } = description;
  const players = game.seats.map((seat) =>
    game.seats.length === 1 ? names[seat] : `${words.seat(seat).replace(/^the /, '')} ${names[seat]}`,
  );
  const rows = listedResults(description, tally).map(({ result, title }) => [
    title,
    ...shareCells(resultCount(tally, result), tally.games, tallying.sureness),
  ]);
  return [
    `${counted(tally.games, 'game')}: ${players.join(', ')}, seeds ${seed}:0 to ${seed}:${tally.games - 1}.`,
    '',
    tableText(['', 'games', '%', `${tallying.sureness} % interval`], rows),
    `${tallying.text(tally)}\n`,
  ].join('\n');
}

const shareCells = (part: number, whole: number, sureness: Sureness): string[] => [
  grouped(part),
  percentText(part / whole),
  intervalText(intervalOf(part, whole, sureness)),
];

/** Fails, with what there is to say of them, if games were forfeited. */
export function checkForfeits({ forfeits, fault }: Tally, seed: string): void {
  if (fault === undefined) return;
  throw new Failure(`${counted(forfeits, 'game')} forfeited, the first ${seed}:${fault.game}: ${fault.why}`, 1);
}
