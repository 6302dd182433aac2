/** Files and links that are opened: a world to play in, or a game to look at; or why neither. */

import { MONSTER, Replay, ROGUE, type RoguePosition, rogue } from 'asterion/game';
import { faultText, formatDocument, parseDocument, parseRecording, type Recording, readScene } from 'asterion/notation';
import { roguePlayerFault } from 'asterion/players';
import type { Scene } from 'asterion/world';
import { lineOf, type Standing } from './course.js';
import { type Draft, HUMAN, YES } from './draft.js';
import type { Referee } from './referee.js';
import { inhabited, MOST_CELLS, SIDES, type Side } from './table.js';

export type Opened =
  | { readonly kind: 'world'; readonly scene: Scene; readonly notes: readonly string[] }
  | { readonly kind: 'game'; readonly recording: Recording; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly why: string };

/** What a file holds; the format is told by its content. `name` stands in front of faults. */
export function openText(text: string, name: string): Opened {
  if (/^\s*\{\s*"recording"/.test(text.replace(/^\ufeff/, ''))) return openRecording(text, name);
  const read = readScene(text);
  if (!read.ok) return { kind: 'refused', why: faultText(read.fault, name) };
  const { scene } = read.value;
  const isEmpty = SIDES.every((side) => (scene.actors[side] ?? []).length === 0);
  const peopled = isEmpty ? inhabited(scene) : scene;
  const why = tooLarge(scene) ?? rogue.fault(peopled, rogue.defaults);
  if (why !== undefined) return { kind: 'refused', why: `${name}: ${why}` };
  const notes = isEmpty ? ['Nobody was in it: the rogue starts at the entrance, the monster at the exit.'] : [];
  return { kind: 'world', scene: peopled, notes: [...read.warnings, ...notes] };
}

function openRecording(text: string, name: string): Opened {
  const read = parseRecording(text);
  if (!read.ok) return { kind: 'refused', why: faultText(read.fault, name) };
  const { game, scene, options, isWhole } = read.value;
  if (game !== rogue.name) return { kind: 'refused', why: `${name}: Expected a game of rogue, found one of ${game}.` };
  const why = tooLarge(scene) ?? rogue.fault(scene, { ...rogue.defaults, ...options });
  if (why !== undefined) return { kind: 'refused', why: `${name}: ${why}` };
  const notes = isWhole ? [] : ['Its checksum does not hold: something has been changed.'];
  return { kind: 'game', recording: read.value, notes };
}

const tooLarge = ({ world: { grid } }: Scene): string | undefined =>
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

/** The settings a recording was played with, as far as it says; `notes` gathers what it does not. */
export function settingsOf(recording: Recording, notes: string[]): Partial<Draft> {
  const { options, seed, seats, moves, outcome } = recording;
  const player = (side: Side): string => {
    const name = seats[side] ?? HUMAN;
    if (name === HUMAN || roguePlayerFault(name, side) === undefined) return name;
    notes.push(`The ${side} was played by "${name}", who is not known here: the seat is yours.`);
    return HUMAN;
  };
  const rounds = Math.max(1, Math.ceil(moves.length / 2));
  return {
    monster: player(MONSTER),
    rogue: player(ROGUE),
    seed,
    noStay: options.stay === false ? YES : '',
    diagonals: typeof options.diagonals === 'string' ? options.diagonals : rogue.defaults.diagonals,
    // The cap is not written down, but where it ended the game it is known.
    moves: String(outcome === 'cap' ? rounds : Math.max(1000, rounds)),
  };
}

/** The line of a recording, as far as it can be played again; `notes` gathers where it cannot. */
export function replayed(referee: Referee, recording: Recording, notes: string[]): Standing {
  const replay = new Replay<RoguePosition, number, RoguePosition>(rogue, recording);
  replay.advance(Infinity);
  if (replay.drift !== undefined)
    notes.push(`It can be played again up to turn ${replay.drift.turn - 1}: ${replay.drift.why}`);
  let tip = referee.start;
  for (const { name } of recording.moves.slice(0, replay.steps)) {
    const move = rogue.moveNamed(tip.position, name);
    if (move === undefined || tip.end !== undefined) break;
    tip = referee.after(tip, move);
  }
  const made = lineOf(tip).length - 1;
  const isAll = made === recording.moves.length;
  if (tip.end === undefined && isAll && recording.outcome !== undefined) {
    // Proven by a table, or a forfeit: the moves alone do not show it.
    const { outcome: result } = recording;
    const end = { result, winner: undefined, why: 'So the recording says.', culprit: undefined };
    return { ...tip, end };
  }
  return tip;
}
