/** `asterion labyrinth`: Theseus against the Minotaur, one game or many, and the commands around it. */

import { MINOTAUR, THESEUS } from 'asterion/game';
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
import { boardPlanOf, boardsOf, type GamePlan, gameOn } from './game.js';
import { manyGames } from './games.js';
import { generateCommand } from './generate.js';
import { listCommand } from './list.js';
import {
  type BoardOptions,
  playerNamed,
  type RuleOptions,
  SIDES,
  type SideOptions,
  withBoard,
  withRules,
  withSides,
  worldOption,
} from './options.js';
import { isForPeople, type PlayOptions, play } from './play.js';
import { solveCommand } from './solve.js';
import { tableCommand } from './table.js';
import { type WatchOptions, watch } from './watch.js';

interface LabyrinthOptions
  extends QuietOption,
    BoardOptions,
    RuleOptions,
    SideOptions,
    PlayOptions,
    WatchOptions,
    ThreadsOption {
  readonly world?: string;
  readonly seed?: string;
  readonly games?: number;
}

export function labyrinthCommand(host: Host): Command {
  const children = [solveCommand, generateCommand, tableCommand, listCommand].map((make) => make(host));
  const command = new Command('labyrinth');
  withSides(command, { [THESEUS]: 'bfs', [MINOTAUR]: 'bfs' });
  withRules(withBoard(command))
    .addOption(worldOption())
    .option('--seed <seed>', 'a number or any text; the same seed gives the same game (default: drawn and printed)')
    .option('-i, --interactive', 'print a round, then wait for Enter')
    .option('--games <n>', 'play so many games and count; game i is the single game with --seed S:i', wholeNumber(1))
    .addOption(threadsOption())
    .option('--record <file>', 'write the game down, for "asterion replay" and "asterion review"')
    .option('--fog', 'who plays sees only what was in sight')
    .option('--classic', 'print every board, also on a terminal')
    .option('--ascii', 'plain characters only')
    .addHelpText('after', HELP);
  withQuiet(withJson(command, 'print a report'));
  return withCommands(command, children).action((_command: undefined, options: LabyrinthOptions) => run(options, host));
}

const HELP = `
A game between players is shown on a terminal, and else printed: every board, then the statistics. With "human" you
play: on a terminal press ? for the keys, else moves are read from standard input, one a line (N, E, S, W, or keys).

Examples:
  asterion labyrinth --norooms --seed 7
  asterion labyrinth --norooms --theseus human --minotaur bfs --fog
  asterion labyrinth --norooms --theseus heuristic --minotaur dice --games 1000
`;

async function run(options: LabyrinthOptions, host: Host): Promise<void> {
  checkTogether(options);
  const messages = messagesTo(host, options.quiet === true);
  const { rounds, pass = false, theseus, minotaur, games, threads } = options;
  const names = { theseus, minotaur };
  for (const side of SIDES) if (names[side] !== HUMAN) playerNamed(names[side], side); // before anything is opened
  const board = await boardPlanOf(options, options, host, messages);
  const plan: GamePlan = { board, rounds, pass, names };
  const seed = String(seedOrDrawn(options.seed));
  if (options.seed === undefined) messages.say(`seed ${seed}`);
  if (games !== undefined) {
    await manyGames({ plan, seed, games, threads }, options, host, messages);
    return;
  }
  const game = gameOn(boardsOf(board)(seed), plan, seed);
  if (isForPeople(game)) await play(game, options, host, messages);
  else await watch(game, options, host, messages);
}

/** What cannot be asked for together, each with the reason. */
function checkTogether(options: LabyrinthOptions): void {
  const { games, json, interactive, record, fog, classic, world } = options;
  const isPlayed = isForPeople({ names: options });
  const conflicts: [boolean, string][] = [
    [games !== undefined && isPlayed, '--games is for players; nobody can play so many'],
    [games !== undefined && record !== undefined, '--record writes a single game down; leave --games out'],
    [
      games !== undefined && (interactive === true || classic === true),
      '--games shows no boards; leave --interactive and --classic out',
    ],
    [json === true && (interactive === true || classic === true), '--json and boards are two results: ask for one'],
    [json === true && isPlayed, '--json is a report without boards; with "human" there is a board to be seen'],
    [fog === true && !isPlayed, '--fog is for those who play; try --theseus human'],
    [world === '-' && (isPlayed || interactive === true), 'keys come from standard input, so --world - cannot'],
  ];
  for (const [isAsked, why] of conflicts) if (isAsked) throw new Failure(why);
}
