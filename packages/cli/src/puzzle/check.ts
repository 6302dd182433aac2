/** `asterion puzzle check`: every claim of a pack proven anew, and what players make of it. */

import { counted, grouped } from 'asterion/play';
import type { PlayerScore, PuzzleReport } from 'asterion/puzzle';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { percentText, plain, tableText } from '../host/text.js';
import { inThread } from '../host/thread.js';
import type { CheckingReport, CheckingRequest } from './checking-thread.js';
import { openPack, PACK_HELP, USUAL_PACK } from './pack-file.js';

interface CheckOptions extends ResultOptions {
  readonly players?: boolean;
}

export const checkCommand = (host: Host): Command =>
  withResult(
    new Command('check')
      .argument('[pack]', `${PACK_HELP} (default: ${USUAL_PACK})`)
      .option('--players', 'ask players to solve the puzzles of three stars and more, and print how many they fail')
      .addHelpText('after', HELP)
      .action((argument: string | undefined, options: CheckOptions) => check(argument, options, host)),
  );

const HELP = `
Everything that a puzzle claims is proven again, by another solver than the one that made it: its task, that each of its
moves is the only right one, the replies, stars, themes, and that it is no twin of another. What is not as claimed is
named with the reason, and the exit code is 1.

Examples:
  asterion puzzle check pack.json
  asterion puzzle check --players
`;

/** What came of it. */
interface Checked {
  readonly report: PuzzleReport;
  readonly players: readonly PlayerScore[] | undefined;
}

async function check(argument: string | undefined, options: CheckOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const { name, pack } = await openPack(argument, host);
  const checked = await checkPack({ pack, hasPlayers: options.players === true }, host, messages);
  await writeResult(options, host, { report: () => reportOf(checked), text: () => textOf(checked, name) });
  if (checked.report.refused.length > 0) throw new Failure('', 1);
}

/** Checks a pack in a thread. */
export async function checkPack(request: CheckingRequest, host: Host, messages: Messages): Promise<Checked> {
  const { length } = request.pack.list;
  let checked: Checked | undefined;
  const hear = (message: unknown) => {
    const report = message as CheckingReport;
    if (report.kind === 'checked') checked = report;
    else if (report.checked < length) messages.progress(`checking: ${grouped(report.checked)} of ${grouped(length)}`);
    else if (request.hasPlayers) messages.progress('asking players');
  };
  await inThread('puzzle/checking-thread.js', request, hear, host, messages);
  if (checked === undefined) throw new Error('Expected a report.');
  return checked;
}

/** The report that outside callers rely on. */
const reportOf = ({ report, players }: Checked) => ({
  ...report,
  ...(players && { players: players.map((score) => ({ ...score, share: score.failed / score.asked })) }),
});

function textOf({ report: { puzzles, proved, refused }, players }: Checked, name: string): string {
  const all = `${name}: ${counted(puzzles, 'puzzle')}, ${proved === puzzles ? 'all' : grouped(proved)} proven`;
  const faults = refused.map(({ number, why }) => `  ${number}: ${plain(why)}`);
  const verdict = faults.length === 0 ? [`${all}.`] : [`${all}, ${grouped(faults.length)} refused:`, ...faults];
  return `${verdict.join('\n')}\n${players === undefined ? '' : `\n${playersText(players)}`}`;
}

function playersText(players: readonly PlayerScore[]): string {
  const rows = players.map(({ player, asked, failed }) => [
    player,
    grouped(asked),
    grouped(failed),
    `${percentText(failed / asked)} %`,
  ]);
  return `Puzzles of three stars and more:\n${tableText(['player', 'asked', 'failed', 'share'], rows)}`;
}
