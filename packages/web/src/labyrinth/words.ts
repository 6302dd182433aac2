/**
 * What is said about a game: for the status, the timeline and the live region. `eyes` are those through which a fogged
 * board is seen: what they do not see is not said; undefined where everything is seen.
 */

import {
  type LabyrinthPosition,
  type MatchEnd,
  MINOTAUR,
  roundsPlayed,
  type Seat,
  STAY,
  sightOf,
  stepsOf,
  suppliesTaken,
  THESEUS,
} from 'asterion/game';
import { distancesFrom } from 'asterion/search';
import type { Cell } from 'asterion/world';
import { stepName, windOf } from '../play/steering.js';
import { capital, counted, placeText } from '../play/words.js';
import { sightingsOf, sightingsText } from './sighting.js';
import type { Standing } from './standing.js';
import { tilesOf } from './steering.js';
import type { Side } from './table.js';
import { viewerOf } from './viewer.js';

/** `Theseus`, `the Minotaur`. */
export const seatName = (seat: Seat): string => (seat === THESEUS ? 'Theseus' : 'the Minotaur');

const UNSEEN = 'out of sight';

/** `Theseus E to row 0, column 1.` Empty at the start. */
function turnText(standing: Standing, eyes: Side | undefined): string {
  const { before, position, turn } = standing;
  if (before === undefined || turn === undefined) return '';
  if (eyes !== undefined && eyes !== turn.seat) {
    const { opponents, opponentLast } = sightOf(position, eyes);
    if (opponents.length === 0) return `${capital(seatName(turn.seat))} is ${UNSEEN}.`;
    if (opponentLast === undefined) return '';
  }
  const { grid } = position.setup.world;
  const [froms, tos] = [tilesOf(before.position, turn.seat), tilesOf(position, turn.seat)];
  const steps = stepsOf(turn.move, tos.length);
  return tos
    .map((to, at) => {
      const who = `${turn.seat === THESEUS ? 'Theseus' : 'Minotaur'}${tos.length > 1 ? ` ${at + 1}` : ''}`;
      if (steps[at] === STAY) return `${who} passes.`;
      if (to === froms[at]) return `${who} can not move.`;
      return `${who} ${stepName(grid.shape, steps[at])} to ${placeText(grid, to)}.`;
    })
    .join(' ');
}

/** The last move; of a round that is full both halves, because the first was told to nobody if a bot answered it. */
function roundText(standing: Standing, eyes: Side | undefined): string {
  const isFull = standing.turn?.seat === MINOTAUR && standing.before !== undefined;
  return `${isFull ? turnText(standing.before, eyes) : ''} ${turnText(standing, eyes)}`.trim();
}

/** `1 of 4 supplies, 96 rounds left.` */
export function scoreText(position: LabyrinthPosition): string {
  const { supplies, options } = position.setup;
  const left = options.rounds - roundsPlayed(position);
  const all = `${supplies.length.toLocaleString('en')} ${supplies.length === 1 ? 'supply' : 'supplies'}`;
  return `${suppliesTaken(position)} of ${all}, ${counted(left, 'round')} left.`;
}

/** What one side sees, told to whoever plays it, or of it. */
export function sightText(position: LabyrinthPosition, seat: Seat, isYours: boolean): string {
  const seen = sightingsText(sightingsOf(position, seat));
  if (isYours) return seen === '' ? 'Nothing in sight.' : `In sight: ${seen}.`;
  return `${capital(seatName(seat))} sees ${seen === '' ? 'nothing' : seen}.`;
}

/** The last move, the score, and what is in sight. */
export function moveText(standing: Standing, people: readonly Seat[], eyes: Side | undefined): string {
  const { position, turn, end } = standing;
  const move = turn === undefined ? 'Start.' : roundText(standing, eyes);
  if (end !== undefined) return `${move} ${scoreText(position)}`;
  const viewer = eyes ?? viewerOf(position, people);
  return `${move} ${scoreText(position)} ${sightText(position, viewer, people.length === 1 && people[0] === viewer)}`;
}

const RESULTS: Readonly<Record<string, string>> = {
  [THESEUS]: 'Theseus wins',
  [MINOTAUR]: 'the Minotaur wins',
  draw: 'a draw',
};

/** How it ended: `You won: Theseus wins in round 12. Theseus has all supplies.` */
export function endText(end: MatchEnd, position: LabyrinthPosition, people: readonly Seat[]): string {
  const round = Math.max(1, Math.ceil(position.ply / 2)).toLocaleString('en');
  const result = end.result === 'forfeit' ? `forfeit by ${seatName(end.culprit ?? '')}` : RESULTS[end.result];
  const said = `${result ?? end.result} in round ${round}. ${end.why}`;
  const [person] = people;
  if (people.length !== 1 || end.winner === undefined) return capital(said);
  return `You ${end.winner === person ? 'won' : 'lost'}: ${said}`;
}

/** Where the other side is, seen from a seat; `isYours` if whoever asks sits there. */
export function threatText(position: LabyrinthPosition, seat: Seat, isYours: boolean, isFogged: boolean): string {
  const others = isFogged
    ? sightOf(position, seat).opponents
    : tilesOf(position, seat === THESEUS ? MINOTAUR : THESEUS);
  const other = seat === THESEUS ? MINOTAUR : THESEUS;
  if (others.length === 0) return `${capital(seatName(other))} is ${UNSEEN}.`;
  const nearest = nearestPair(position, tilesOf(position, seat), others);
  if (nearest === undefined) return `No way leads from ${seatName(seat)} to ${seatName(other)}.`;
  const { from, to, distance } = nearest;
  if (from === to) return 'Theseus and the Minotaur stand on the same tile.';
  const { grid } = position.setup.world;
  const [a, b] = [grid.centre(from), grid.centre(to)];
  const who = others.length > 1 ? 'Nearest Minotaur' : capital(seatName(other));
  return `${who} ${windOf(b.x - a.x, b.y - a.y)} of ${isYours ? 'you' : seatName(seat)} at ${placeText(grid, to)}, ${counted(distance, 'step')} away.`;
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
