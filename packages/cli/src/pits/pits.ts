/** `asterion pits`: reach the goal while the ground falls away; one game or many, and the commands around it. */

import { type PitsPosition, PLAYER, pitsOf, turnsPlayed } from 'asterion/game/pits';
import { counted, pitsDescription } from 'asterion/play';
import type { Command } from 'commander';
import { type GameCommand, gameCommand } from '../game/command.js';
import { playersCommand } from '../game/list.js';
import { endLine, type Finished } from '../game/watch.js';
import type { Host } from '../host/host.js';
import { withCommands } from '../host/options.js';
import { tableCommand } from './table.js';

const OFFER: GameCommand = {
  description: pitsDescription,
  mode: 'either',
  fileHelp: 'play in the world of a file, or in a shipped dungeon',
  capitals: 'WASD',
  showing: () => ({ print: printTurns }),
  help: `
Each turn pits open, then the player steps. The goal wins; a pit loses, and so does the loss of the last way.

You play unless a player is named or a report is asked for. On a terminal press ? for the keys, else lines are read from
standard input: keys (W A S D in either case; i for hints), names of moves (N, E, S), or undo, redo, restart, quit.

Examples:
  asterion pits --rows 10 --pits 1-2
  asterion pits --player most-paths --seed 7
  asterion pits --player most-paths --games 1000
  asterion pits table
`,
};

/** The board of each turn, after its pits and before its step; then the last one, and how it ended. */
function* printTurns(finished: Finished): Generator<string, void> {
  const { line, board, session } = finished;
  for (const { position } of line) {
    const isLast = position === session.tip.position;
    const turn = position as PitsPosition;
    const heading = isLast ? 'The end' : `Turn ${turnsPlayed(turn) + 1}`;
    if (isLast || position.seat === PLAYER)
      yield `${heading}, pits ${pitsOf(turn).length}\n${board.text(session.setup.description.view(position))}\n`;
  }
  yield* endLine(finished);
  const { setup, looked } = session.tip.position as PitsPosition;
  yield `Ways to the goal by ${setup.options.reach}: ${counted(looked, 'cell')} looked at.\n`;
}

export const pitsCommand = (host: Host): Command =>
  withCommands(
    gameCommand('pits', OFFER, host),
    [tableCommand, playersCommand(pitsDescription)].map((make) => make(host)),
  );
