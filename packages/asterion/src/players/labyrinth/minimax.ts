/**
 * minimax: my move and the reply, and so on, both sides at their best; four of a kind that differ in what they believe
 * to be good. They know the whole board and nothing of what lies beyond their depth.
 */

import { jointMove } from '../../game/index.js';
import type { LabyrinthPosition } from '../../game/labyrinth/index.js';
import { type Cell, pick } from '../../world/index.js';
import type { Evaluation } from './evaluations.js';
import { BOTH_SEATS, moversOf, type WholeBoardPlayer } from './player.js';
import { LabyrinthSearch } from './search.js';

/** Moves of both sides it looks ahead unless told. */
const DEPTH = 2;

/** A player that can be told how far to look. */
export type Lookahead = (depth?: number) => WholeBoardPlayer;

const lookahead =
  (name: string, title: string, about: string, evaluation: Evaluation): Lookahead =>
  (depth = DEPTH) => ({
    name: depth === DEPTH ? name : `${name}:${depth}`,
    title,
    about,
    cost: 'grows two or three times with each move ahead',
    seats: BOTH_SEATS,
    memoryless: false,
    start: ({ setup }, seat, rng) => {
      const search = new LabyrinthSearch(setup, seat, depth, evaluation);
      const stepOf = (position: LabyrinthPosition, tile: Cell) => pick(search.bestSteps(position, tile), rng);
      return { move: (position) => jointMove(moversOf(position, seat).map((tile) => stepOf(position, tile))) };
    },
  });

export const minimaxTo = lookahead(
  'minimax',
  'Looks ahead',
  'Weighs each step by what lies three tiles along it, against the best reply.',
  'outlooks',
);

export const minimaxRevisitTo = lookahead(
  'minimax-revisit',
  'Looks ahead, and again',
  'As minimax, but looks again along its own step once the reply is made.',
  'revisited',
);

export const minimaxLiteralTo = lookahead(
  'minimax-literal',
  'Looks ahead, to the letter',
  'As minimax-revisit, but only that look counts: nothing is subtracted for the reply.',
  'literal',
);

export const minimaxBoardTo = lookahead(
  'minimax-board',
  'Looks ahead, whole board',
  'Judges whole positions: ways to supplies, the way of the Minotaur, supplies taken.',
  'board',
);
