/** `asterion rogue play`: you against a player, on either side, or two people at one keyboard. */

import { MONSTER, ROGUE, type Seat } from 'asterion/game';
import type { RoguePlayer } from 'asterion/players';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { isScreen, onScreen } from '../terminal/screen.js';
import { Board } from './board.js';
import { playLines } from './play-lines.js';
import { PlayScreen } from './play-screen.js';
import { Session } from './session.js';
import { endText, leftText } from './status.js';
import { endOf, HUMAN, layTable, playerNamed, record, SIDES, type TableOptions, withTable } from './table.js';

interface PlayOptions extends TableOptions {
  readonly ascii?: boolean;
}

export function playCommand(host: Host): Command {
  const command = new Command('play')
    .description('play against a player, on either side ("human"), or two people at one keyboard')
    .argument('<dungeon>', 'a file with a monster and a rogue in it, or the name of a shipped dungeon')
    .option('--ascii', 'plain characters only')
    .addHelpText('after', INPUT_HELP)
    .action((dungeon: string, options: PlayOptions) => play(dungeon, options, host));
  return withTable(command, { [MONSTER]: 'bfs', [ROGUE]: HUMAN });
}

const INPUT_HELP = `
On a terminal press ? for the keys. Without one, lines are read from standard input: names of moves in capitals
(N, SE, STAY, TUNNEL; N+E for two monsters), keys in small letters (k, u, .), or undo, redo, restart, quit.
`;

async function play(argument: string, options: PlayOptions, host: Host): Promise<void> {
  if (argument === '-') throw new Failure('the moves come from standard input, so the dungeon cannot');
  const bots: Partial<Record<Seat, RoguePlayer>> = {};
  for (const side of SIDES) if (options[side] !== HUMAN) bots[side] = playerNamed(options[side], side);
  if (Object.keys(bots).length === SIDES.length) throw new Failure('nobody is human here; try "asterion rogue watch"');
  const messages = messagesTo(host, options.quiet === true);
  const table = await layTable(argument, options, host, messages);
  const { scene, letters } = table.dungeon;
  const session = new Session(table, bots);
  try {
    if (isScreen(host)) {
      const board = new Board(scene, letters, options.ascii === true ? 'ascii' : 'unicode');
      await onScreen(host, (screen) => new PlayScreen(session, table, board, screen).run());
    } else await playLines(session, table, new Board(scene, letters, 'ascii'), host, messages);
  } finally {
    await record(session.match, table, options.record, host);
  }
  const { match, position } = session;
  const end = endOf(match, table);
  host.stdout.write(`${end === undefined ? leftText(position) : endText(end.result, end.why, position)}\n`);
  if (end?.result === 'forfeit') throw new Failure('', 1);
}
