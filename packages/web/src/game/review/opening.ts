/** Recordings that are opened: a game to review, or why there is none, in a sentence for whoever brought it. */

import type { Position } from 'asterion/game';
import { faultText, type Recording, readScene } from 'asterion/notation';
import {
  type AnyDescription,
  byHand,
  descriptionFor,
  type ExactDescription,
  type GameSetup,
  openRecording,
  readRecording,
  type Standing,
} from 'asterion/play';
import { Refusal } from 'asterion/settings';
import { CHANGED } from '../opening.js';
import { playerTitle } from '../player-title.js';

/** Far more than any table can be made for; beyond it even drawing takes its time. */
const MOST_CELLS = 1_000_000;

/** A game under review. It is only read; what is tried stands beside it. */
export interface ReviewedGame {
  /** As it was read, to the letter: what links and downloads hand on. */
  readonly text: string;
  readonly recording: Recording;
  /** With people at every seat, and no cap: what a referee ended may be tried further. */
  readonly setup: GameSetup;
  readonly exact: ExactDescription<Position, unknown, unknown>;
  /** Its last standing, as far as the recording could be played again. */
  readonly tip: Standing;
}

export type OpenedReview =
  /** `notes` tell what of it does not hold. */
  | { readonly ok: true; readonly game: ReviewedGame; readonly notes: readonly string[] }
  /** `elsewhere` is the room where it can be watched. */
  | { readonly ok: false; readonly why: string; readonly elsewhere?: string };

/** The game that a recording says it is of, as far as that can be seen without reading all of it; else ''. */
export const recordedGame = (text: string): string => /"game"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? '';

/** `name` stands in front of faults, `known` are the games that can be read. */
export function openReview(text: string, name: string, known: readonly AnyDescription[]): OpenedReview {
  const read = readRecording(text, known);
  if (!read.ok) return refused(readScene(text).ok ? worldText(name) : noRecordingText(faultText(read.fault, name)));
  const recording = read.value;
  const description = descriptionFor(recording, known);
  if (description instanceof Refusal) return refused(`${name}: ${description.message}`);
  const { exact, game } = description;
  if (exact === undefined) {
    const why = `${name}: There is no exact table of ${game.name}, so its games cannot be reviewed.`;
    return { ...refused(why), elsewhere: game.name };
  }
  const opened = largeText(recording) ?? openRecording(recording, { known });
  if (typeof opened === 'string') return refused(`${name}: ${opened}`);
  if (opened instanceof Refusal) return refused(`${name}: ${opened.message}`);
  const { setup, tip, drift } = opened;
  const [made, all] = [tip.position.ply, recording.moves.length];
  if (drift !== undefined && made === 0 && all > 0)
    return refused(`${name}: Not even its first move can be played again. ${drift.why}`);
  return {
    ok: true,
    game: { text, recording, setup: { ...byHand(setup), cap: Infinity }, exact, tip },
    notes: [...(recording.isWhole ? [] : [CHANGED]), ...(drift === undefined ? [] : [driftText(drift.why, made, all)])],
  };
}

/** Who played a side. */
export const playerOf = ({ recording, setup }: ReviewedGame, seat: string): string =>
  playerTitle(setup.description, recording.seats[seat] ?? 'unknown');

const refused = (why: string) => ({ ok: false, why }) as const;

const worldText = (name: string): string =>
  `${name} is a world, not a recording of a game. The rooms of games play in it, and download recordings.`;

const noRecordingText = (fault: string): string => `This is no recording of a game. ${fault}`;

function largeText({ scene }: Recording): string | undefined {
  const { cellCount } = scene.world.grid;
  const [cells, most] = [cellCount, MOST_CELLS].map((count) => count.toLocaleString('en'));
  return cellCount > MOST_CELLS ? `It has ${cells} cells; up to ${most} are reviewed here.` : undefined;
}

const driftText = (why: string, made: number, all: number): string =>
  made === all
    ? `All its moves can be played again, but its end does not hold: ${why}`
    : `Only ${made} of its ${all} moves can be played again, and those are reviewed. ${why}`;
