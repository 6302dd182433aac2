/** Files and links that are opened: a world to play in, or a game to look at; or why neither. */

import { faultText, isRecording, parseDocument, readScene } from 'asterion/notation';
import {
  type AnyDescription,
  GIVEN,
  type OpenedRecording,
  openRecording,
  readRecording,
  SOURCE,
  withRulesSaid,
} from 'asterion/play';
import { Refusal, type Said, type Schema, settle } from 'asterion/settings';
import type { Scene } from 'asterion/world';

export type Opened =
  | {
      readonly kind: 'world';
      readonly scene: Scene;
      /** The rules it asks for. */
      readonly said: Said;
      readonly notes: readonly string[];
    }
  | { readonly kind: 'game'; readonly game: OpenedRecording; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly why: string };

/** The page's own limit: 200 x 200. Who wins is proven there within a moment, and players keep distances by cell. */
const MOST_CELLS = 40_000;

export const CHANGED = 'Its checksum does not hold: something has been changed.';

const refused = (why: string): Opened => ({ kind: 'refused', why });

/** What is opened, and in which room. */
interface Opening {
  readonly description: AnyDescription;
  /** The settings as the page offers them. */
  readonly schema: Schema;
  /** What stands in front of faults. */
  readonly name: string;
  /** What a link says beside a recording: those of version 1 do not say all of it themselves. */
  readonly beside?: Said;
}

/** What a text holds; the format is told by its content. */
export const openText = (text: string, opening: Opening): Opened =>
  isRecording(text) ? openGame(text, opening) : openWorld(text, opening);

function openWorld(text: string, { description, schema, name }: Opening): Opened {
  const read = readScene(text);
  if (!read.ok) return refused(faultText(read.fault, name));
  const { scene: found, said } = withRulesSaid(description, read.value.scene);
  const { values, faults } = settle(schema, { ...said, [SOURCE]: GIVEN });
  const wrong = Object.keys(said).find((key) => faults[key] !== undefined);
  if (wrong !== undefined) return refused(`${name}: ${faults[wrong]}`);
  const scene = description.inhabit(found, values);
  const why =
    scene instanceof Refusal
      ? scene.message
      : (tooLarge(scene) ?? description.game.fault(scene, description.rules(values).options));
  if (scene instanceof Refusal || why !== undefined) return refused(`${name}: ${why ?? ''}`);
  const notes = scene === found ? [] : ['Missing figures were put into it.'];
  return { kind: 'world', scene, said, notes: [...read.warnings, ...notes] };
}

function openGame(text: string, { description, schema, name, beside = {} }: Opening): Opened {
  const read = readRecording(text, [description]);
  if (!read.ok) return refused(faultText(read.fault, name));
  const { game, scene, isWhole } = read.value;
  if (game !== description.game.name)
    return refused(`${name}: Expected a game of ${description.game.name}, found one of ${game}.`);
  const large = tooLarge(scene);
  if (large !== undefined) return refused(`${name}: ${large}`);
  const opened = openRecording(completed(read.value, description, beside), { schema, known: [description] });
  if (opened instanceof Refusal) return refused(`${name}: ${opened.message}`);
  const { drift, strangers, notes } = opened;
  return {
    kind: 'game',
    game: opened,
    notes: [
      ...(isWhole ? [] : [CHANGED]),
      ...notes,
      ...(strangers.length === 0 ? [] : [`${strangers.length === 1 ? 'That seat is' : 'Those seats are'} yours.`]),
      ...(drift === undefined ? [] : [`It can be played again up to turn ${drift.turn - 1}: ${drift.why}`]),
    ],
  };
}

type Recorded = Parameters<typeof openRecording>[0];

/** A recording of version 1 with what the link to it says: the cap, and where its world came from. */
function completed(recording: Recorded, description: AnyDescription, beside: Said): Recorded {
  if (recording.said !== undefined || Object.keys(beside).length === 0) return recording;
  const basis = recording.outcome === 'cap' ? 'cap' : recording.basis;
  return { ...recording, said: { ...description.legacy(recording), ...beside }, basis };
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
