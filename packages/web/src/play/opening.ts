/** Files and links that are opened: a world to play in, or a game to look at; or why neither. */

import { type Position, Replay } from 'asterion/game';
import { faultText, formatDocument, parseDocument, parseRecording, type Recording } from 'asterion/notation';
import type { Scene } from 'asterion/world';
import { lineOf, type Standing } from './course.js';
import type { Referee } from './referee.js';

export type Opened =
  | { readonly kind: 'world'; readonly scene: Scene; readonly notes: readonly string[] }
  | { readonly kind: 'game'; readonly recording: Recording; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly why: string };

/** Players keep a table of distances for every cell they ask about: the page's own limit. */
const MOST_CELLS = 20_000;

export const isRecording = (text: string): boolean => /^\s*\{\s*"recording"/.test(text.replace(/^\ufeff/, ''));

/** Of a game, what it takes to know whether a recording is one of it. */
interface Rules {
  readonly name: string;
  readonly defaults: object;
  fault(scene: Scene, options: object): string | undefined;
}

/** The recording of a game; `name` stands in front of faults. */
export function openRecording(text: string, name: string, rules: Rules): Opened {
  const read = parseRecording(text);
  if (!read.ok) return { kind: 'refused', why: faultText(read.fault, name) };
  const { game, scene, options, isWhole } = read.value;
  if (game !== rules.name)
    return { kind: 'refused', why: `${name}: Expected a game of ${rules.name}, found one of ${game}.` };
  const why = tooLarge(scene) ?? rules.fault(scene, { ...rules.defaults, ...options });
  if (why !== undefined) return { kind: 'refused', why: `${name}: ${why}` };
  const notes = isWhole ? [] : ['Its checksum does not hold: something has been changed.'];
  return { kind: 'game', recording: read.value, notes };
}

export const tooLarge = ({ world: { grid } }: Scene): string | undefined =>
  grid.cellCount <= MOST_CELLS
    ? undefined
    : `It has ${grid.cellCount.toLocaleString('en')} cells; up to ${MOST_CELLS.toLocaleString('en')} are played on here.`;

/** The world of a link, or why there is none. */
export function worldFrom(text: string | undefined): Scene | string {
  if (text === undefined) return 'The world in the link is damaged: it cannot be unpacked.';
  const read = parseDocument(text);
  if (!read.ok) return `The world in the link is damaged: ${read.fault.message}`;
  return tooLarge(read.value) ?? read.value;
}

/** Whether a recording was played in this very world. */
export const isPlayedIn = ({ scene }: Recording, other: Scene): boolean =>
  formatDocument({ ...scene, made: undefined }) === formatDocument({ ...other, made: undefined });

/** The line of a recording, as far as it can be played again; `notes` gathers where it cannot. */
export function replayed<P extends Position>(referee: Referee<P>, recording: Recording, notes: string[]): Standing<P> {
  const { game } = referee.table;
  const replay = new Replay<P, number, P>(game, recording);
  replay.advance(Infinity);
  if (replay.drift !== undefined)
    notes.push(`It can be played again up to turn ${replay.drift.turn - 1}: ${replay.drift.why}`);
  let tip = referee.start;
  for (const { name } of recording.moves.slice(0, replay.steps)) {
    const move = game.moveNamed(tip.position, name);
    if (move === undefined || tip.end !== undefined) break;
    tip = referee.after(tip, move);
  }
  const made = lineOf(tip).length - 1;
  const isAll = made === recording.moves.length;
  if (tip.end === undefined && isAll && recording.outcome !== undefined) {
    // Proven by a table, or a forfeit: the moves alone do not show it.
    const { outcome: result } = recording;
    const end = {
      result,
      winner: undefined,
      why: 'So the recording says.',
      ground: 'rule' as const,
      culprit: undefined,
    };
    return { ...tip, end };
  }
  return tip;
}
