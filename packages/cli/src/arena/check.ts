/** `asterion arena check`: a bot in any language, tried on the games, and what is wrong with it in words. */

import { gamesTold, MAZE } from '@asterion/arena/protocol';
import { games, oneOf } from 'asterion/play';
import { Command } from 'commander';
import { checkInterrupted, Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { wholeNumber, withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { tableText } from '../host/text.js';
import { commandOf } from './bot-file.js';
import { type Tried, tried, triedMazes } from './trial.js';

interface CheckOptions extends ResultOptions {
  readonly game?: readonly string[];
  readonly games: number;
  readonly move: number;
  readonly start: number;
  readonly seed: string;
}

const LONGEST = 2 ** 31 - 1;

export const checkCommand = (host: Host): Command =>
  withResult(
    new Command('check')
      .argument('<command...>', 'how the bot is started: a program and its arguments, or a path to a module')
      .option('--game <name...>', `only these: ${gamesTold.join(', ')} (default: all games)`)
      .option('--games <n>', 'how many games at each seat', wholeNumber(1, 1000), 3)
      .option('--move <ms>', 'the most milliseconds for a move', wholeNumber(1, LONGEST), 1000)
      .option('--start <ms>', 'the most milliseconds until it is ready', wholeNumber(1, LONGEST), 5000)
      .option('--seed <seed>', 'for the games it is tried on', '1')
      .passThroughOptions()
      .addHelpText('after', HELP)
      .action((command: readonly string[], options: CheckOptions) => check(command, options, host)),
  );

const HELP = `
The bot speaks the protocol of docs/protocol.md. It plays a few short games at each seat; what it does wrong is said in words,
with the last it printed on stderr. Options stand before the command. Exit code 1: something is wrong.

Examples:
  asterion arena check python3 mine.py
  asterion arena check --game rogue -- java -cp out Mine
`;

async function check(said: readonly string[], options: CheckOptions, host: Host): Promise<void> {
  const command = commandOf(said);
  const stranger = options.game?.find((name) => !gamesTold.includes(name));
  if (stranger !== undefined) throw new Failure(`--game ${stranger}: expected ${oneOf(gamesTold)}`);
  const messages = messagesTo(host, options.quiet === true);
  const clock = { move: options.move, bank: options.move, start: options.start };
  const plan = { file: { command }, clock, games: options.games, seed: options.seed, signal: host.signal };
  const found: Tried[] = [];
  for (const description of games.filter(({ game }) => options.game?.includes(game.name) ?? true))
    for (const seat of description.game.seats) {
      messages.progress(`${description.game.name} as ${seat}`);
      found.push(await tried(description, seat, plan));
      checkInterrupted(host);
    }
  if (options.game?.includes(MAZE) === true) found.push(await triedMazes(plan));
  messages.done();
  const holds = found.every(({ why }) => why === undefined);
  const bot = command.join(' ');
  await writeResult(options, host, { report: () => ({ bot, holds, checked: found }), text: () => textOf(found) });
  if (!holds) throw new Failure('', 1);
}

/** One line a seat, and below what is wrong; what is wrong everywhere is said once. */
function textOf(found: readonly Tried[]): string {
  const rows = found.map(({ game, role, games: played, moves, why }) => [
    game,
    role,
    String(played),
    String(moves),
    why === undefined ? 'ok' : 'no',
  ]);
  const notes = [...new Set(found.flatMap((one) => one.notes))];
  const whys = [...new Set(found.flatMap(({ why }) => (why === undefined ? [] : [why])))];
  const faults = whys.map((why) => {
    const same = found.filter((one) => one.why === why);
    const where =
      same.length === found.length ? 'Everywhere' : same.map(({ game, role }) => `${game} as ${role}`).join(', ');
    const [{ stderr }] = same;
    const last = stderr === '' ? '' : `\nThe last on stderr:\n${stderr.replace(/^/gm, '  ')}`;
    return `${where}: ${why}${last}\n`;
  });
  const table = tableText(['game', 'role', 'games', 'moves', ''], rows, 2);
  return [table, ...faults, ...notes.map((note) => `Note: ${note}\n`)].join('\n');
}
