/** `asterion pits`: reach the goal while the ground falls away; one game or many, and the commands around it. */

import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import {
  type QuietOption,
  seedOrDrawn,
  type ThreadsOption,
  threadsOption,
  wholeNumber,
  withCommands,
  withJson,
  withQuiet,
} from '../options.js';
import { HUMAN } from '../stage/session.js';
import { formatTable, tableOf } from './game.js';
import { manyGames } from './games.js';
import { listCommand } from './list.js';
import {
  BOT,
  type BoardOptions,
  playerNamed,
  type RuleOptions,
  withBoard,
  withPlayer,
  withRules,
  worldOption,
} from './options.js';
import { type PlayOptions, play } from './play.js';
import { tableCommand } from './table.js';
import { type WatchOptions, watch } from './watch.js';

interface PitsOptions extends QuietOption, BoardOptions, RuleOptions, PlayOptions, WatchOptions, ThreadsOption {
  readonly player?: string;
  readonly world?: string;
  readonly seed?: string;
  readonly games?: number;
}

export function pitsCommand(host: Host): Command {
  const children = [tableCommand, listCommand].map((make) => make(host));
  const command = new Command('pits');
  withRules(withBoard(withPlayer(command)))
    .addOption(worldOption())
    .option('--seed <seed>', 'a number or any text; the same seed gives the same pits (default: drawn and printed)')
    .option('--games <n>', 'play so many games and count; game i is the single game with --seed S:i', wholeNumber(1))
    .addOption(threadsOption())
    .option('--record <file>', 'write the game down, for "asterion replay"')
    .option('--ascii', 'plain characters only')
    .option('--out <file>', 'write to a file instead of stdout')
    .addHelpText('after', HELP);
  withQuiet(withJson(command, 'print a report'));
  return withCommands(command, children).action((_command: undefined, options: PitsOptions) => run(options, host));
}

const HELP = `
Each turn pits open, then the player steps. The goal wins; a pit loses, and so does the loss of the last way.

You play unless a player is named or a report is asked for. On a terminal press ? for the keys, else lines are read from
standard input: keys (W A S D in either case; i for hints), names of moves (N, E, S), or undo, redo, restart, quit.

Examples:
  asterion pits --size 10 --pits 1-2
  asterion pits --player most-paths --seed 7
  asterion pits --player most-paths --games 1000
  asterion pits table
`;

async function run(options: PitsOptions, host: Host): Promise<void> {
  checkTogether(options);
  const messages = messagesTo(host, options.quiet === true);
  const { games, threads } = options;
  const player = playerOf(options);
  if (player !== HUMAN) playerNamed(player, ''); // before anything is opened
  const table = await tableOf(options, host, messages);
  const seed = String(seedOrDrawn(options.seed));
  if (options.seed === undefined) messages.say(`seed ${seed}`);
  if (games !== undefined) {
    const plan = { table: formatTable(table), players: [player], rival: 0 };
    await manyGames(plan, { seed, games, threads }, options, host, messages);
    return;
  }
  const game = { ...table, seed, player };
  if (player === HUMAN) await play(game, options, host, messages);
  else await watch(game, options, host, messages);
}

/** Who was named; else you, unless what is asked for needs no person. */
function playerOf({ player, games, json, out }: PitsOptions): string {
  const isReport = games !== undefined || json === true || out !== undefined;
  return player ?? (isReport ? BOT : HUMAN);
}

/** What cannot be asked for together, each with the reason. */
function checkTogether(options: PitsOptions): void {
  const { games, json, record, out, world } = options;
  const isPlayed = playerOf(options) === HUMAN;
  const conflicts: [boolean, string][] = [
    [isPlayed && games !== undefined, `--games is for players; try --player ${BOT}`],
    [isPlayed && json === true, `--json is a report without a board; try --player ${BOT}`],
    [isPlayed && out !== undefined, `--out is for players; try --player ${BOT}`],
    [isPlayed && world === '-', 'moves come from standard input, so --world - cannot'],
    [games !== undefined && record !== undefined, '--record writes a single game down; leave --games out'],
  ];
  for (const [isAsked, why] of conflicts) if (isAsked) throw new Failure(why);
}
