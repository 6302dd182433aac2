/** Recordings that are opened: a game to review, or why there is none, in a sentence for whoever brought it. */

import { gameNamed, Replay, type RoguePosition, rogue } from 'asterion/game';
import { faultText, type Recording, readScene } from 'asterion/notation';
import { readRecording } from 'asterion/play';
import { explore } from 'asterion/players';
import type { Standing } from '../rogue/standing.js';
import { after, type Game, startOf } from './game.js';

/** Far more than any table can be made for; beyond it even drawing takes its time. */
const MOST_CELLS = 1_000_000;

export type Opened =
  /** `notes` tell what of it does not hold. */
  | { readonly ok: true; readonly game: Game; readonly notes: readonly string[] }
  /** `elsewhere` is the room where it can be watched. */
  | { readonly ok: false; readonly why: string; readonly elsewhere?: string };

/** `name` stands in front of faults. */
export function openGame(text: string, name: string): Opened {
  const read = readRecording(text);
  if (!read.ok) return refused(readScene(text).ok ? worldText(name) : noRecordingText(faultText(read.fault, name)));
  const { game } = read.value;
  if (game !== rogue.name && (gameNamed(game) !== undefined || game === explore.name))
    return { ...refused(`${name}: ${otherText(game)}`), elsewhere: game };
  const why = unfit(read.value);
  if (why !== undefined) return refused(`${name}: ${why}`);
  const notes = read.value.isWhole ? [] : ['Its checksum does not hold: something has been changed.'];
  const replay = new Replay<RoguePosition, number, RoguePosition>(rogue, read.value);
  const line = [startOf(replay.position)];
  while (!replay.done) {
    const before = replay.steps;
    replay.advance(1);
    if (replay.steps > before) line.push(next(line[before], read.value.moves[before].name));
  }
  if (replay.drift !== undefined) {
    if (line.length === 1 && read.value.moves.length > 0)
      return refused(`${name}: Not even its first move can be played again. ${replay.drift.why}`);
    notes.push(driftText(replay.drift.why, line.length - 1, read.value.moves.length));
  }
  return { ok: true, game: { text, recording: read.value, line: concluded(line, read.value) }, notes };
}

const refused = (why: string) => ({ ok: false, why }) as const;

/** A game of another room. A review needs an exact table. */
const otherText = (game: string): string =>
  gameNamed(game)?.isSolvable === true
    ? `Expected a game of rogue, found one of ${game}, which is not reviewed here.`
    : `There is no exact table of ${game}, so its games cannot be reviewed.`;

const worldText = (name: string): string =>
  `${name} is a world, not a recording of a game. The Rogue room plays in it, and downloads recordings.`;

const noRecordingText = (fault: string): string => `This is no recording of a game. ${fault}`;

function unfit({ game, scene, options }: Recording): string | undefined {
  if (game !== rogue.name) return `Expected a game of rogue, found one of ${game}.`;
  const { cellCount } = scene.world.grid;
  const [cells, most] = [cellCount, MOST_CELLS].map((count) => count.toLocaleString('en'));
  if (cellCount > MOST_CELLS) return `It has ${cells} cells; up to ${most} are reviewed here.`;
  return rogue.fault(scene, { ...rogue.defaults, ...options });
}

/** The replay has found the move to be legal. */
function next(before: Standing, name: string): Standing {
  const move = rogue.moveNamed(before.position, name);
  if (move === undefined) throw new RangeError(`Expected the name of a move, got "${name}".`);
  return after(before, move);
}

const driftText = (why: string, made: number, all: number): string =>
  made === all
    ? `All its moves can be played again, but its end does not hold: ${why}`
    : `It drifts: only ${made} of its ${all} moves can be played again, and those are reviewed. ${why}`;

/** What a referee decided (a cap, a proof, a forfeit) the moves alone do not show; the recording does. */
function concluded(line: readonly Standing[], { moves, outcome: result }: Recording): readonly Standing[] {
  const last = line[line.length - 1];
  const isAll = line.length - 1 === moves.length;
  if (last.end !== undefined || result === undefined || !isAll) return line;
  return [
    ...line.slice(0, -1),
    { ...last, end: { result, winner: undefined, why: refereeText(result), ground: 'rule', culprit: undefined } },
  ];
}

const REFEREE: Readonly<Record<string, string>> = {
  cap: 'The cap on moves was reached.',
  evades: 'It was proven that no monster catches the rogue.',
};

const refereeText = (result: string): string => REFEREE[result] ?? 'So the recording says.';
