/** `asterion labyrinth`: Theseus against the Minotaur, one game or many, and the commands around it. */

import { labyrinthDescription } from 'asterion/play';
import type { Command } from 'commander';
import { type GameCommand, gameCommand } from '../game/command.js';
import { generateCommand } from '../game/generate.js';
import { playersCommand } from '../game/list.js';
import { Failure, type Host } from '../host/host.js';
import { withCommands } from '../host/options.js';
import { showCommand } from './show.js';
import { SHORTS, solveCommand } from './solve.js';
import { printAll, roundByRound } from './statistics.js';
import { tableCommand } from './table.js';

const OFFER: GameCommand = {
  description: labyrinthDescription,
  mode: 'either',
  fileHelp: 'play on the board in a file instead of a generated one',
  shorts: SHORTS,
  own: (command) =>
    command
      .option('-i, --interactive', 'print a round, then wait for Enter')
      .option('--classic', 'print every board, also on a terminal'),
  showing: ({ interactive, classic, json, games, world }) => {
    const isText = interactive === true || classic === true;
    if (isText && games !== undefined)
      throw new Failure('--games shows no boards; leave --interactive and --classic out');
    if (isText && json === true) throw new Failure('--json and boards are two results: ask for one');
    if (interactive === true && world === '-') throw new Failure('keys come from standard input, so --world - cannot');
    return interactive === true ? roundByRound : { isText, print: printAll };
  },
  help: `
A game between players is shown on a terminal, and else printed: every board, then the statistics. With "human" you
play: on a terminal press ? for the keys, else moves are read from standard input, one a line (N, E, S, W, or keys).

Examples:
  asterion labyrinth --norooms --seed 7
  asterion labyrinth --norooms --theseus human --minotaur bfs --fog
  asterion labyrinth --norooms --theseus heuristic --minotaur dice --games 1000
`,
};

const generate = generateCommand(labyrinthDescription, {
  about: 'generate a board, with Theseus, the Minotaur and the supplies',
  shorts: SHORTS,
});

export const labyrinthCommand = (host: Host): Command =>
  withCommands(
    gameCommand('labyrinth', OFFER, host),
    [solveCommand, generate, showCommand, tableCommand, playersCommand(labyrinthDescription)].map((make) => make(host)),
  );
