/**
 * What the element shows, read from a text: a world, or every turn of a recorded game. The rules play a recording again, as
 * everywhere; players and tables are not needed for that, and would make the element ten times as large.
 */

import { type AnyGame, type Position, Replay } from 'asterion/game';
import { labyrinth } from 'asterion/game/labyrinth';
import { minotaur } from 'asterion/game/minotaur';
import { pits } from 'asterion/game/pits';
import { rogue } from 'asterion/game/rogue';
import {
  faultText,
  isRecording,
  type Parsed,
  parseDocument,
  parseRecording,
  type ReadRecording,
} from 'asterion/notation';
import { capital, oneOf } from 'asterion/play';
import type { Scene } from 'asterion/world';
import { parseLink } from '../shell/link.js';
import { unpackText } from '../shell/pack.js';

/** The games whose recordings are shown. Explore is left out: its rules include who hunts, and worlds that grow. */
const games: readonly AnyGame[] = [rogue, labyrinth, minotaur, pits];

export interface Film {
  /** The name of the game; undefined for a world alone. */
  readonly game: string | undefined;
  /** By turn; there is always a first. */
  readonly scenes: readonly Scene[];
  /** What happened, by turn. */
  readonly words: readonly string[];
  /** What does not hold of it; undefined if all does. */
  readonly note: string | undefined;
}

/** Beyond these it would take the page around it too long. */
const MOST_CELLS = 40_000;
const MOST_TURNS = 20_000;

/** What a text holds, which is a document, a recording or a link to either; or why it cannot be shown, as a sentence. */
export async function readFilm(text: string): Promise<Film | string> {
  // A script in a page has blanks around it; a checksum knows one end of line behind it.
  const said = `${text.trim()}\n`;
  const found = said.startsWith('{') ? said : await textInLink(said.trim());
  if (found === undefined)
    return 'Expected a world document, a recording, or a link that holds one of them (world= or rec=).';
  if (!isRecording(found)) return opened(parseDocument(found), worldFilm);
  return opened(
    parseRecording(found, ({ game }) => gameFault(game) ?? 'Expected the key "world".'),
    recordedFilm,
  );
}

/** What a link holds. Those that say how a world is grown hold none. */
async function textInLink(text: string): Promise<string | undefined> {
  const link = parseLink(text.slice(Math.max(text.indexOf('#'), 0)));
  const packed = link.ok ? (link.query.get('rec') ?? link.query.get('world')) : null;
  return packed === null ? undefined : unpackText(packed);
}

function opened<T>(read: Parsed<T>, filmOf: (value: T) => Film | string): Film | string {
  return read.ok ? filmOf(read.value) : faultText(read.fault, 'text');
}

const worldFilm = (scene: Scene): Film | string =>
  largeFault(scene) ?? { game: undefined, scenes: [scene], words: [''], note: undefined };

const largeFault = ({ world: { grid } }: Scene): string | undefined =>
  grid.cellCount > MOST_CELLS ? `It has ${grid.cellCount} cells; up to ${MOST_CELLS} are shown here.` : undefined;

const gameFault = (name: string): string | undefined =>
  games.some((game) => game.name === name)
    ? undefined
    : `Expected a game of ${oneOf(games.map((game) => game.name))}, found one of ${JSON.stringify(name)}.`;

function recordedFilm(recording: ReadRecording): Film | string {
  const { scene, moves, outcome } = recording;
  const game = games.find(({ name }) => name === recording.game);
  if (game === undefined) return gameFault(recording.game) ?? '';
  if (moves.length > MOST_TURNS) return `It has ${moves.length} turns; up to ${MOST_TURNS} are shown here.`;
  const why = largeFault(scene) ?? game.fault(scene, { ...game.defaults, ...recording.options });
  if (why !== undefined) return why;
  const { positions, drift } = replayed(game, recording);
  const last = positions.length - 1;
  const notes = [
    ...(recording.isWhole ? [] : ['Its checksum does not hold: something has been changed.']),
    ...(drift === undefined ? [] : [`It can be played again up to turn ${drift.turn - 1}: ${drift.why}`]),
  ];
  const end = game.outcome(positions[last])?.why ?? outcome;
  return {
    game: game.name,
    scenes: positions.map((position) => game.scene(position)),
    words: positions.map((_, turn) => {
      const move = turn === 0 ? 'The start.' : `${capital(moves[turn - 1].seat)} ${moves[turn - 1].name}.`;
      return turn === last && end !== undefined ? `${move} The end: ${end.replace(/[.]$/, '')}.` : move;
    }),
    note: notes.length === 0 ? undefined : notes.join(' '),
  };
}

function replayed(game: AnyGame, recording: ReadRecording) {
  const replay = new Replay(game, recording);
  const positions: Position[] = [replay.position];
  while (!replay.done) {
    const { steps } = replay;
    replay.advance(1);
    if (replay.steps > steps) positions.push(replay.position);
  }
  return { positions, drift: replay.drift };
}
