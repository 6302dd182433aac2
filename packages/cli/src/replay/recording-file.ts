/** The RECORDING argument: a file written by `--record`, played again to its end or to where it drifts. */

import { Replay } from 'asterion/game';
import { faultText, type ReadRecording } from 'asterion/notation';
import { readRecording } from 'asterion/play';
import { Failure, type Host } from '../host/host.js';
import { inputName, readInput } from '../host/input.js';
import { shows } from '../shows.js';
import type { AnyShow } from '../stage/show.js';
import type { PlacedPosition } from '../stage/walk.js';

/** What `--help` says of such an argument. */
export const RECORDING_HELP = 'a file written by --record, or - for standard input';

/** A recording played to its end, or to where it drifts. */
export interface Replayed {
  /** What to call it in messages. */
  readonly name: string;
  readonly recording: ReadRecording;
  /** How the game is shown. */
  readonly show: AnyShow;
  /** The start, and the position after each turn. */
  readonly positions: readonly PlacedPosition[];
  /** What is wrong with it, from the beginning of a line; undefined if it is exact. */
  readonly fault: string | undefined;
}

/** Opens a recording by path or `-` (standard input). What cannot be read at all is a failure; what drifts is not. */
export async function openRecording(file: string, host: Host): Promise<Replayed> {
  const name = inputName(file);
  const read = readRecording(await readInput(file, host));
  if (!read.ok) throw new Failure(faultText(read.fault, name));
  return replayAll(read.value, name);
}

function replayAll(recording: ReadRecording, name: string): Replayed {
  const broken = recording.isWhole ? undefined : 'the checksum does not hold';
  const found = shows.find(({ walk }) => walk.game.name === recording.game);
  const show = found ?? shows[0];
  if (found === undefined) {
    if (broken !== undefined) return { name, recording, show, positions: [], fault: broken };
    const known = shows.map(({ walk }) => walk.game.name).join(', ');
    throw new Failure(`${name}: unknown game "${recording.game}"; known: ${known}`);
  }
  const start = startOf(recording, show);
  if (typeof start === 'string') return { name, recording, show, positions: [], fault: `turn 0: ${start}` };
  const positions = [start.position];
  while (!start.done) {
    start.advance(1);
    if (start.steps === positions.length) positions.push(start.position); // a turn that drifts is none
  }
  const { drift } = start;
  const fault = drift === undefined ? broken : `turn ${drift.turn}: ${drift.why}`;
  return { name, recording, show, positions, fault };
}

/** The replay at its start, or why there is none. */
function startOf(
  recording: ReadRecording,
  { walk }: AnyShow,
): Replay<PlacedPosition, unknown, PlacedPosition> | string {
  try {
    return new Replay(walk.game, recording);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
