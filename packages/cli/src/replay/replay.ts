/** `asterion replay`: a recording again, on the screen, as text, checked, or as a page. */

import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { type QuietOption, withQuiet } from '../options.js';
import type { ShownBoard } from '../stage/show.js';
import { type Film, view } from '../stage/viewer.js';
import type { PlacedPosition } from '../stage/walk.js';
import { charsetFor } from '../terminal/charset.js';
import { isScreen } from '../terminal/screen.js';
import { count } from '../text.js';
import { pageOf } from './page.js';
import { openRecording, RECORDING_HELP, type Replayed } from './recording-file.js';

interface ReplayOptions extends QuietOption {
  readonly check?: boolean;
  readonly html?: string;
  readonly ascii?: boolean;
}

export const replayCommand = (host: Host): Command =>
  withQuiet(
    new Command('replay')
      .argument('<recording>', RECORDING_HELP)
      .option('--check', 'play it all and say whether it is exact, or where it is not')
      .option('--html <file>', 'write it as one page that opens from disk and plays')
      .option('--ascii', 'plain characters only')
      .action((file: string, options: ReplayOptions) => replay(file, options, host)),
  );

async function replay(file: string, options: ReplayOptions, host: Host): Promise<void> {
  if (options.check === true && options.html === '-')
    throw new Failure('--check and --html - would both go to standard output; name a file for the page');
  const replayed = await openRecording(file, host);
  const { name, recording, positions, fault } = replayed;
  if (options.check === true) {
    await writeOutput([`${fault ?? `ok: ${count(recording.moves.length, 'move')}`}\n`], undefined, host);
  }
  if (fault !== undefined) {
    const isSaid = options.check === true;
    if (isSaid || positions.length === 0 || options.html !== undefined)
      throw new Failure(isSaid ? '' : `${name}: ${fault}`, 1);
    messagesTo(host, options.quiet === true).say(`${name}: ${fault}`);
  }
  if (options.html !== undefined) await writeOutput([pageOf(replayed)], options.html, host);
  else if (options.check !== true) await present(replayed, options, host);
  if (fault !== undefined) throw new Failure('', 1);
}

async function present(replayed: Replayed, options: ReplayOptions, host: Host): Promise<void> {
  const { recording, show, positions } = replayed;
  const { game, seats, seed, moves, outcome, scene } = recording;
  if (isScreen(host)) {
    const board = show.board(scene, positions[0], charsetFor(options, host));
    await view(filmOf(replayed, board), { isPaused: true }, host);
    return;
  }
  const facts = [
    `game ${game}`,
    seatsText(seats),
    `seed ${seed}`,
    `moves ${moves.length}`,
    `outcome ${outcome ?? 'none'}`,
  ];
  const board = show.board(scene, positions[0], 'ascii').text(positions[positions.length - 1]);
  await writeOutput([`${facts.join('\n')}\n\n`, board], undefined, host);
}

function filmOf(replayed: Replayed, board: ShownBoard<PlacedPosition>): Film<PlacedPosition> {
  const { name, recording, show, positions, fault } = replayed;
  const { seats, moves, outcome } = recording;
  return {
    title: `${name}: ${seatsText(seats)}`,
    frame: (position) => board.frame(position),
    status: (position) => show.status(position),
    positions,
    moveAt: (turn) => moves[turn - 1],
    more: () => Promise.resolve(),
    ending: {
      result: outcome ?? 'not finished',
      why: fault ?? `the end after ${show.lengthText(positions[positions.length - 1])}`,
    },
  };
}

const seatsText = (seats: Readonly<Record<string, string>>): string =>
  Object.entries(seats)
    .map(([seat, player]) => `${seat} ${player}`)
    .join(', ');
