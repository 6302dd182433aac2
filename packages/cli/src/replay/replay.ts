/** `asterion replay`: a recording again, on the screen, as text, checked, or as a page. */

import { games, monsterMoves, Replay, type RoguePosition, rogue } from 'asterion/game';
import { faultText, parseRecording, type ReadRecording } from 'asterion/notation';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { inputName, readInput } from '../host/input.js';
import { messagesTo } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { type QuietOption, withQuiet } from '../options.js';
import { Board } from '../rogue/board.js';
import { lettersFor } from '../rogue/dungeon-file.js';
import { count } from '../rogue/status.js';
import { type Film, view } from '../rogue/viewer.js';
import { isScreen } from '../terminal/screen.js';
import { pageOf } from './page.js';

interface ReplayOptions extends QuietOption {
  readonly check?: boolean;
  readonly html?: string;
  readonly ascii?: boolean;
}

export const replayCommand = (host: Host): Command =>
  withQuiet(
    new Command('replay')
      .description('play a recording again')
      .argument('<recording>', 'a file written by --record, or - for standard input')
      .option('--check', 'play it all and say whether it is exact, or where it is not')
      .option('--html <file>', 'write it as one page that opens from disk and plays')
      .option('--ascii', 'plain characters only')
      .action((file: string, options: ReplayOptions) => replay(file, options, host)),
  );

/** A recording played to its end, or to where it drifts. */
interface Replayed {
  readonly recording: ReadRecording;
  /** The start, and the position after each turn. */
  readonly positions: readonly RoguePosition[];
  /** What is wrong with it, from the beginning of a line; undefined if it is exact. */
  readonly fault: string | undefined;
}

async function replay(file: string, options: ReplayOptions, host: Host): Promise<void> {
  const name = inputName(file);
  const read = parseRecording(await readInput(file, host));
  if (!read.ok) throw new Failure(faultText(read.fault, name));
  const replayed = replayAll(read.value, name);
  const { recording, positions, fault } = replayed;
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
  else if (options.check !== true) await show(replayed, name, options, host);
  if (fault !== undefined) throw new Failure('', 1);
}

function replayAll(recording: ReadRecording, name: string): Replayed {
  const broken = recording.isWhole ? undefined : 'the checksum does not hold';
  if (recording.game !== rogue.name) {
    if (broken !== undefined) return { recording, positions: [], fault: broken };
    const known = games.map((game) => game.name).join(', ');
    throw new Failure(`${name}: unknown game "${recording.game}"; known: ${known}`);
  }
  const start = startOf(recording);
  if (typeof start === 'string') return { recording, positions: [], fault: `turn 0: ${start}` };
  const positions = [start.position];
  while (!start.done) {
    start.advance(1);
    if (start.steps === positions.length) positions.push(start.position); // a turn that drifts is none
  }
  const { drift } = start;
  const fault = drift === undefined ? broken : `turn ${drift.turn}: ${drift.why}`;
  return { recording, positions, fault };
}

/** The replay at its start, or why there is none. */
function startOf(recording: ReadRecording): Replay<RoguePosition, number, RoguePosition> | string {
  try {
    return new Replay(rogue, recording);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

async function show(replayed: Replayed, name: string, { ascii }: ReplayOptions, host: Host): Promise<void> {
  const { recording, positions } = replayed;
  const { game, seats, seed, moves, outcome, scene } = recording;
  const letters = lettersFor(positions[0].monsters.length);
  if (isScreen(host)) {
    const board = new Board(scene, letters, ascii === true ? 'ascii' : 'unicode');
    await view(filmOf(replayed, board, name), { isPaused: true }, host);
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

function filmOf({ recording, positions, fault }: Replayed, board: Board, name: string): Film {
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
