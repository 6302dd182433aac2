/** The RECORDING argument: a file written by `--record`, played again to its end or to where it drifts. */

import { faultText, type ReadRecording } from 'asterion/notation';
import {
  type AnyDescription,
  games,
  lineOf,
  type OpenedRecording,
  openRecording,
  readRecording,
  type Standing,
} from 'asterion/play';
import { Refusal } from 'asterion/settings';
import { Failure, type Host } from '../host/host.js';
import { inputName, readInput } from '../host/input.js';
import { namedAgain } from '../module/module-file.js';

/** What `--help` says of such an argument. */
export const RECORDING_HELP = 'a file written by --record, or - for standard input';

/** A recording played to its end, or to where it drifts. */
export interface Replayed {
  /** What to call it in messages. */
  readonly name: string;
  readonly recording: ReadRecording;
  /** Undefined where not even the start can be set up. */
  readonly opened: OpenedRecording | undefined;
  /** The start, and the standing after each turn that was not taken back. */
  readonly line: readonly Standing[];
  /** What is wrong with it, from the beginning of a line; undefined if it can be played again. */
  readonly fault: string | undefined;
}

/** Opens a recording by path or `-` (standard input). What cannot be read at all is a failure; what drifts is not. */
export async function openRecordingFile(
  file: string,
  host: Host,
  known: readonly AnyDescription[] = games,
): Promise<Replayed> {
  const name = inputName(file);
  const read = readRecording(await readInput(file, host), known);
  if (!read.ok) throw new Failure(faultText(read.fault, name));
  const recording = read.value;
  const broken = recording.isWhole ? undefined : 'the checksum does not hold';
  const opened = openRecording(recording, { known });
  if (opened instanceof Refusal) {
    const isInsider = known.some(({ insider }) => insider !== undefined && insider.key === opened.key);
    const remedy = isInsider ? ` ${namedAgain(opened.key ?? '')}` : '';
    if (opened.key !== undefined && broken === undefined) throw new Failure(`${name}: ${opened.message}${remedy}`);
    return {
      name,
      recording,
      opened: undefined,
      line: [],
      fault: opened.key === undefined ? `turn 0: ${opened.message}` : broken,
    };
  }
  const { drift, tip } = opened;
  const fault = drift === undefined ? broken : `turn ${drift.turn}: ${drift.why}`;
  return { name, recording, opened, line: lineOf(tip), fault };
}
