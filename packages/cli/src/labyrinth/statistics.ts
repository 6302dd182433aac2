/** The statistics of a game: per round what each side did and saw, at the end how often it went where, and who won. */

import { type LabyrinthPosition, type MatchEnd, MINOTAUR, STAY, sightOf, suppliesTaken, THESEUS } from 'asterion/game';
import { type Direction, rect, type Shape } from 'asterion/world';
import { tableText } from '../text.js';
import { SIDES, type Side } from './options.js';
import { hasMoved, lostTurns, type Round, roundsBegun, roundsOf } from './rounds.js';

/** The numbers of the classic die, and what they are called. */
const DIE: Readonly<Record<string, { number: string; name: string }>> = {
  N: { number: '1', name: 'up' },
  E: { number: '3', name: 'right' },
  S: { number: '5', name: 'down' },
  W: { number: '7', name: 'left' },
};

/** The sides of a tile in the order of the die: up, right, down, left; on hexagons as the shape has them. */
const sidesOf = (shape: Shape): readonly Direction[] =>
  shape === rect ? Object.keys(DIE).map((name) => shape.directions.indexOf(name)) : shape.sides;

function dieText(shape: Shape, step: Direction): string {
  if (step === STAY) return 'pass';
  const name = shape.directions[step];
  return shape === rect ? DIE[name].number : name;
}

const NONE = '-';

/** Of one side after a round: its die, supplies so far, and how far away the nearest supply and opponent in sight are. */
function seenText(round: Round, side: Side): string[] {
  const { after } = round;
  const { shape } = after.setup.world.grid;
  const steps = hasMoved(round, side) ? (after.last[side]?.steps ?? []) : [];
  const { tiles, supplies, opponents } = sightOf(after, side);
  const nearest = (wanted: readonly number[]) => {
    const distances = tiles.filter(({ tile }) => wanted.includes(tile)).map(({ distance }) => distance);
    return distances.length === 0 ? 'none' : String(Math.min(...distances));
  };
  return [
    steps.length === 0 ? NONE : steps.map((step) => dieText(shape, step)).join('+'),
    side === THESEUS ? String(suppliesTaken(after)) : '0', // only Theseus collects
    nearest(supplies),
    nearest(opponents),
  ];
}

const SEEN = ['die', 'supplies', 'supply', 'opponent'];

function roundsTable(rounds: readonly Round[]): string {
  const rows = rounds.map((round) => [String(round.number), ...SIDES.flatMap((side) => seenText(round, side))]);
  const head = ['round', ...SIDES.flatMap((side) => [`${LETTERS[side]}: ${SEEN[0]}`, ...SEEN.slice(1)])];
  return tableText(head, rows, 0);
}

const LETTERS: Readonly<Record<Side, string>> = { [THESEUS]: 'T', [MINOTAUR]: 'M' };

function countsTable(rounds: readonly Round[], { setup }: LabyrinthPosition): string {
  const { shape } = setup.world.grid;
  const sides = sidesOf(shape);
  const rows = SIDES.map((side) => {
    const moved = rounds.filter((round) => hasMoved(round, side));
    const steps = moved.flatMap(({ after }) => after.last[side]?.steps ?? []);
    const lost = moved.flatMap((round) => lostTurns(round, side)).filter(Boolean);
    const counts = [...sides, STAY].map((step) => steps.filter((made) => made === step).length);
    return [side === THESEUS ? 'Theseus' : 'Minotaur', ...[...counts, lost.length].map(String)];
  });
  const names = sides.map((side) => (shape === rect ? DIE[shape.directions[side]].name : shape.directions[side]));
  return tableText(['', ...names, 'pass', 'lost turns'], rows);
}

/** How it ended, as people say it: `Theseus wins`. */
export function endingOf(end: MatchEnd | undefined): { readonly result: string; readonly why: string } | undefined {
  if (end === undefined) return undefined;
  return { result: RESULT_TEXTS[end.result] ?? end.result, why: end.why };
}

const RESULT_TEXTS: Readonly<Record<string, string>> = {
  [THESEUS]: 'Theseus wins',
  [MINOTAUR]: 'The Minotaur wins',
  draw: 'A draw',
};

/** `Winner: Theseus, in round 23; supplies 4 of 4. Theseus has all supplies.` */
export function winnerText(end: MatchEnd, position: LabyrinthPosition): string {
  const { winner, why } = end;
  const who = winner === undefined ? 'nobody, a draw' : winner === THESEUS ? 'Theseus' : 'the Minotaur';
  const taken = `${suppliesTaken(position)} of ${position.setup.supplies.length}`;
  return `Winner: ${who}, in round ${roundsBegun(position)}; supplies ${taken}. ${why}\n`;
}

/** All of it. */
export function statisticsText(positions: readonly LabyrinthPosition[], end: MatchEnd): string {
  const rounds = roundsOf(positions);
  const last = positions[positions.length - 1];
  return [ABOUT, roundsTable(rounds), countsTable(rounds, last), winnerText(end, last)].join('\n');
}

const ABOUT = `After each round, for Theseus (T) and the Minotaur (M): the die, supplies so far, and the distance to the nearest
supply and to the opponent in sight.
`;
