/** `asterion replay`: a recording again, on the screen, as text, checked, or as a page. */

import { monsterMoves } from 'asterion/game';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { type QuietOption, withQuiet } from '../options.js';
import { Board } from '../rogue/board.js';
import { lettersFor } from '../rogue/dungeon-file.js';
import { count } from '../rogue/status.js';
import { type Film, view } from '../rogue/viewer.js';
import { isScreen } from '../terminal/screen.js';
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
      .description('play a recording again')
      .argument('<recording>', RECORDING_HELP)
      .option('--check', 'play it all and say whether it is exact, or where it is not')
      .option('--html <file>', 'write it as one page that opens from disk and plays')
      .option('--ascii', 'plain characters only')
      .action((file: string, options: ReplayOptions) => replay(file, options, host)),
  );

async function replay(file: string, options: ReplayOptions, host: Host): Promise<void> {
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
  if (options.html !== undefined) await writeOutput([pageOf(recording, positions)], options.html, host);
  else if (options.check !== true) await show(replayed, options, host);
  if (fault !== undefined) throw new Failure('', 1);
}

async function show(replayed: Replayed, { ascii }: ReplayOptions, host: Host): Promise<void> {
  const { recording, positions } = replayed;
  const { game, seats, seed, moves, outcome, scene } = recording;
  const letters = lettersFor(positions[0].monsters.length);
  if (isScreen(host)) {
    const board = new Board(scene, letters, ascii === true ? 'ascii' : 'unicode');
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
  const board = new Board(scene, letters, 'ascii').text(positions[positions.length - 1]);
  await writeOutput([`${facts.join('\n')}\n\n`, board], undefined, host);
}

function filmOf({ name, recording, positions, fault }: Replayed, board: Board): Film {
  const { seats, moves, outcome } = recording;
  const made = count(monsterMoves(positions[positions.length - 1]), 'monster move');
  return {
    title: `${name}: ${seatsText(seats)}`,
    board,
    positions,
    moveAt: (turn) => moves[turn - 1],
    more: () => Promise.resolve(),
    ending: { result: outcome ?? 'not finished', why: fault ?? `the end after ${made}` },
  };
}

const seatsText = (seats: Readonly<Record<string, string>>): string =>
  Object.entries(seats)
    .map(([seat, player]) => `${seat} ${player}`)
    .join(', ');
