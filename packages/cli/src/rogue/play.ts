/** `asterion rogue play`: you against a player, on either side, or two people at one keyboard. */

import { MONSTER, ROGUE, type RoguePosition, type Seat } from 'asterion/game';
import type { RoguePlayer } from 'asterion/players';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { besideRecording } from '../host/output.js';
import type { Frame } from '../stage/picture.js';
import type { Play, Told } from '../stage/play.js';
import { playWithPeople } from '../stage/playing.js';
import { HUMAN, Session } from '../stage/session.js';
import { type Charset, charsetFor } from '../terminal/charset.js';
import { Board } from './board.js';
import { countsOf, endText, leftText } from './status.js';
import {
  deskAt,
  endOf,
  layTable,
  playerNamed,
  record,
  SIDES,
  type Table,
  type TableOptions,
  withTable,
} from './table.js';
import { rogueWalk } from './walk.js';

interface PlayOptions extends TableOptions {
  readonly ascii?: boolean;
}

export function playCommand(host: Host): Command {
  const command = new Command('play')
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
  const shown = besideRecording(options, host);
  const messages = messagesTo(host, options.quiet === true);
  const table = await layTable(argument, options, host, messages);
  const session = new Session(deskAt(table), bots);
  try {
    await playWithPeople(playOf(session, table, charsetFor(options, host)), shown, messages);
  } finally {
    await record(session.match, table, options.record, host);
  }
  const { match, position } = session;
  const end = endOf(match, table);
  shown.stdout.write(`${end === undefined ? leftText(position) : endText(end.result, end.why, position)}\n`);
  if (end?.result === 'forfeit') throw new Failure('', 1);
}

function playOf(session: Session<RoguePosition>, table: Table, charset: Charset): Play<RoguePosition> {
  const { name, scene, letters } = table.dungeon;
  const board = new Board(scene, letters, charset);
  const plain = new Board(scene, letters, 'ascii');
  return {
    walk: rogueWalk,
    session,
    title: `${name}: monster ${table.names.monster}, rogue ${table.names.rogue}`,
    mayStay: session.position.setup.options.stay,
    letterOf: (index) => letters[index],
    frame: (position, told) => frameOf(board, position, told),
    text: (position) => plain.text(position),
    status: countsOf,
    ending: (match) => endOf(match, table),
  };
}

/** With several monsters the one to be told stands out. */
function frameOf(board: Board, position: RoguePosition, told: Told | undefined): Frame {
  if (told === undefined || position.seat !== MONSTER) return board.frame(position);
  const { movers, index } = told;
  const frame = board.frame({ ...position, monsters: movers });
  const place = board.placeOf(movers[index]);
  const mover = { ...place, glyph: board.letters[index], look: 'mover' as const };
  return { ...frame, figures: movers.length > 1 ? [...frame.figures, mover] : frame.figures, focus: place };
}
