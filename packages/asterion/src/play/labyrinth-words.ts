/**
 * What is said about a game of Labyrinth. Where eyes are given the board is fogged: what they do not see is not said.
 */

import type { Seat } from '../game/index.js';
import {
  type LabyrinthPosition,
  labyrinth,
  labyrinthMovers,
  MINOTAUR,
  ray,
  reachOf,
  roundsBegun,
  roundsPlayed,
  suppliesTaken,
  THESEUS,
} from '../game/labyrinth/index.js';
import { distancesFrom } from '../search/index.js';
import { type Cell, directionName } from '../world/index.js';
import type { Standing } from './course.js';
import type { Narration, Piece } from './description.js';
import { sightIn } from './labyrinth-fog.js';
import { seatAsking } from './narrator.js';
import { WAIT } from './steering.js';
import { capital, compassBetween, counted, grouped, placeText } from './words.js';

export const labyrinthPieces: readonly Piece[] = [
  { role: THESEUS, title: 'Theseus', glyph: 'T', part: 'quarry' },
  { role: MINOTAUR, title: 'Minotaur', glyph: 'M', part: 'pursuer' },
  { role: 'supply', title: 'supply', glyph: 's', part: 'thing', hasNumbers: true },
];

const seatName = (seat: Seat): string => (seat === THESEUS ? 'Theseus' : 'the Minotaur');

const otherSeat = (seat: Seat): Seat => (seat === THESEUS ? MINOTAUR : THESEUS);

const UNSEEN = 'out of sight';

/** `Theseus E to row 0, column 1.` Empty at the start. */
function turnText({ before, position, turn }: Standing<LabyrinthPosition>, eyes: Seat | undefined): string {
  if (before === undefined || turn === undefined) return '';
  if (eyes !== undefined && eyes !== turn.seat) {
    const { opponents, opponentLast } = sightIn(position, eyes);
    if (opponents.length === 0) return `${capital(seatName(turn.seat))} is ${UNSEEN}.`;
    if (opponentLast === undefined) return '';
  }
  const { grid } = position.setup.world;
  const [froms, tos] = [labyrinthMovers(before.position, turn.seat), labyrinthMovers(position, turn.seat)];
  const names = turn.name.split('+');
  return tos
    .map((to, at) => {
      const who = `${turn.seat === THESEUS ? 'Theseus' : 'Minotaur'}${tos.length > 1 ? ` ${at + 1}` : ''}`;
      if (names[at] === WAIT) return `${who} passes.`;
      return to === froms[at] ? `${who} can not move.` : `${who} ${names[at]} to ${placeText(grid, to)}.`;
    })
    .join(' ');
}

/** The last move; of a round that is full both halves, because the first was told to nobody if a bot answered it. */
function roundText(standing: Standing<LabyrinthPosition>, eyes: Seat | undefined): string {
  const { before, turn } = standing;
  const isFull = turn?.seat === MINOTAUR && before !== undefined;
  return `${isFull ? turnText(before, eyes) : ''} ${turnText(standing, eyes)}`.trim();
}

/** `1 of 4 supplies, 96 rounds left.` */
function scoreText(position: LabyrinthPosition): string {
  const { supplies, options } = position.setup;
  const left = options.rounds - roundsPlayed(position);
  return `${suppliesTaken(position)} of ${counted(supplies.length, 'supply')}, ${counted(left, 'round')} left.`;
}

interface Sighting {
  readonly what: string;
  /** Steps away, from the nearest of the side's movers; 0 underfoot. */
  readonly distance: number;
  /** As drawn; empty underfoot. */
  readonly direction: string;
}

/** Everything in sight of a seat, the nearest first. */
function sightingsOf(position: LabyrinthPosition, seat: Seat): Sighting[] {
  const { setup, supplies } = position;
  const { shape } = setup.world.grid;
  const reach = reachOf(setup.options);
  const opponents = labyrinthMovers(position, otherSeat(seat));
  const found = new Map<string, Sighting>();
  const note = (tile: Cell, distance: number, direction: string): void => {
    for (const [what, isThere] of [
      ['supply', supplies.includes(tile)],
      [seat === THESEUS ? 'Minotaur' : 'Theseus', opponents.includes(tile)],
    ] as const) {
      const known = found.get(`${what} ${tile}`);
      if (isThere && (known === undefined || known.distance > distance))
        found.set(`${what} ${tile}`, { what, distance, direction });
    }
  };
  for (const from of labyrinthMovers(position, seat)) {
    note(from, 0, '');
    for (const side of shape.sides)
      ray(setup.world, from, side, reach).forEach((tile, index) => note(tile, index + 1, directionName(shape, side)));
  }
  return [...found.values()].sort((a, b) => a.distance - b.distance);
}

/** What one side sees, told to whoever plays it, or of it: `In sight: supply 2 N, Minotaur 1 E.` */
function sightText(position: LabyrinthPosition, seat: Seat, isYours: boolean): string {
  const seen = sightingsOf(position, seat)
    .map(({ what, distance, direction }) => (distance === 0 ? `${what} underfoot` : `${what} ${distance} ${direction}`))
    .join(', ');
  if (isYours) return seen === '' ? 'Nothing in sight.' : `In sight: ${seen}.`;
  return `${capital(seatName(seat))} sees ${seen === '' ? 'nothing' : seen}.`;
}

/** The two of both sides that are nearest to each other; undefined if no way leads from one to the other. */
function nearestPair({ setup }: LabyrinthPosition, froms: readonly Cell[], tos: readonly Cell[]) {
  let nearest: { readonly from: Cell; readonly to: Cell; readonly distance: number } | undefined;
  for (const from of froms) {
    const distances = distancesFrom(setup.world, from);
    for (const to of tos) {
      const distance = distances[to];
      if (distance >= 0 && (nearest === undefined || distance < nearest.distance)) nearest = { from, to, distance };
    }
  }
  return nearest;
}

/** Steps from Theseus to the nearest Minotaur; undefined if none can reach him. */
export const nearestMinotaur = (position: LabyrinthPosition): number | undefined =>
  nearestPair(position, [position.theseus], position.minotaurs)?.distance;

const RESULTS: Readonly<Record<string, string>> = {
  [THESEUS]: 'Theseus wins',
  [MINOTAUR]: 'the Minotaur wins',
  draw: 'a draw',
};

export const labyrinthWords: Narration<LabyrinthPosition> = {
  seat: seatName,
  unit: 'turn',
  mate: 'Minotaur',
  rest: { name: 'pass', refusal: 'Passing is not allowed in this game.' },
  move: (standing, people, eyes) => {
    const { position, turn, end } = standing;
    const move = turn === undefined ? 'Start.' : roundText(standing, eyes?.seat);
    if (end !== undefined) return `${move} ${scoreText(position)}`;
    const viewer = eyes?.seat ?? seatAsking({ game: labyrinth, pieces: labyrinthPieces }, position, people);
    const isYours = people.length === 1 && people[0] === viewer;
    return `${move} ${scoreText(position)} ${sightText(position, viewer, isYours)}`.trim();
  },
  end: ({ result, why, culprit }, position) => {
    const said = result === 'forfeit' ? `forfeit by ${seatName(culprit ?? '')}` : (RESULTS[result] ?? result);
    return `${said} in round ${grouped(Math.max(1, roundsBegun(position)))}. ${why}`;
  },
  length: (position) => counted(roundsBegun(position), 'round'),
  danger: (position, seat, isYours, eyes) => {
    const other = otherSeat(seat);
    const others = eyes === undefined ? labyrinthMovers(position, other) : sightIn(position, seat).opponents;
    if (others.length === 0) return `${capital(seatName(other))} is ${UNSEEN}.`;
    const nearest = nearestPair(position, labyrinthMovers(position, seat), others);
    if (nearest === undefined) return `No way leads from ${seatName(seat)} to ${seatName(other)}.`;
    const { from, to, distance } = nearest;
    if (from === to) return 'Theseus and the Minotaur stand on the same tile.';
    const { grid } = position.setup.world;
    const who = others.length > 1 ? 'Nearest Minotaur' : capital(seatName(other));
    const whom = isYours ? 'you' : seatName(seat);
    return `${who} ${compassBetween(grid, from, to)} of ${whom} at ${placeText(grid, to)}, ${counted(distance, 'step')} away.`;
  },
  beside: sightText,
};
