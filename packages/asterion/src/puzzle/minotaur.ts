/** Puzzles of Minotaur, the logic maze: the only fastest way out. */

import type { MinotaurTable } from '../exact/minotaur/index.js';
import type { Position } from '../game/index.js';
import { MINOTAUR, THESEUS } from '../game/labyrinth/index.js';
import { type MinotaurPosition, minotaur } from '../game/minotaur/index.js';
import { minotaurDescription } from '../play/index.js';
import { type Said, SET } from '../settings/index.js';
import { groundCells, pick, type Rng } from '../world/index.js';
import type { AnyPuzzleGame, PuzzleGame, PuzzleSource, ValueOf } from './game.js';
import { Induction } from './induction.js';

/** Positions of a level that are looked at, beside its start. */
const LOOKS = 200;

/** The values by the rules alone: forwards through every position that can be reached, where the table goes backwards from the exit. */
function proof(): ValueOf<MinotaurPosition> {
  const induction = new Induction(minotaur);
  return (position) => {
    const { winner, plies } = induction.valueOf(position);
    return winner === THESEUS ? { winner, count: plies } : { winner: MINOTAUR, count: null };
  };
}

const minotaurGame: PuzzleGame<MinotaurPosition, number, MinotaurPosition, MinotaurTable> = {
  description: minotaurDescription,
  rule: ({ minotaurs }) =>
    minotaurs.length === 1 ? minotaurDescription.about : `${minotaurDescription.about} Here each of two does so.`,
  task: (_, { winner }) => (winner === THESEUS ? 'par' : undefined),
  approach: ({ theseus, minotaurs }) => ({ actors: { [THESEUS]: [theseus], [MINOTAUR]: minotaurs }, from: [] }),
  cast: ({ setup, theseus, minotaurs }) => ({ pursuers: minotaurs, quarry: theseus, goals: [setup.exit] }),
  proof,
  natural: () => ['bfs'],
  lookahead: (depth) => `lookahead:${depth}`,
  deepest: 12,
};

/** Small levels with one solution. */
function recipe(rng: Rng): Said {
  const [rows, cols] = [4 + rng.below(4), 4 + rng.below(4)];
  const least = 4 + rng.below(7);
  return {
    rows: String(rows),
    cols: String(cols),
    ...(rng.below(4) === 0 && rows * cols <= 30 && { minotaurs: '2' }),
    par: `${least}-${least + 6}`,
    unique: SET,
    seed: String(rng.below(2 ** 31)),
  };
}

function* positions(of: Position, rng: Rng): Generator<MinotaurPosition> {
  const start = of as MinotaurPosition;
  yield start;
  const cells = groundCells(start.setup.world);
  for (let left = LOOKS; left > 0; left--) {
    const theseus = pick(cells, rng);
    const minotaurs = start.minotaurs.map(() => pick(cells, rng)).sort((a, b) => a - b);
    if (theseus !== start.setup.exit && !minotaurs.includes(theseus)) yield { ...start, theseus, minotaurs };
  }
}

/** The logic maze, with one Minotaur or two. */
export const minotaurSource: PuzzleSource = {
  name: minotaur.name,
  title: 'The logic maze',
  game: minotaurGame as unknown as AnyPuzzleGame,
  recipe,
  positions,
};
