/** Puzzles of Labyrinth: Theseus who still wins or still holds, and the Minotaur who does. */

import type { LabyrinthTable } from '../exact/labyrinth/index.js';
import type { Position } from '../game/index.js';
import { type LabyrinthPosition, type LabyrinthSeen, labyrinth, MINOTAUR, THESEUS } from '../game/labyrinth/index.js';
import { type LabyrinthMemory, labyrinthDescription } from '../play/index.js';
import { type Said, SET } from '../settings/index.js';
import {
  type Cell,
  type Direction,
  destination,
  directionName,
  groundCells,
  openDirectionsOf,
  pick,
  type Rng,
} from '../world/index.js';
import type { AnyPuzzleGame, Approach, PuzzleGame, PuzzleSource, ValueOf } from './game.js';
import { Induction } from './induction.js';

/** Positions of a board that are looked at. */
const LOOKS = 800;

/** Theseus came from somewhere: the step before is part of the puzzle where the Minotaur is to move. */
function approach({ setup, theseus, minotaurs, supplies, seat }: LabyrinthPosition): Approach | undefined {
  const { world, options } = setup;
  const from = (cell: Cell, names: readonly string[]): Approach => ({
    actors: { [THESEUS]: [cell], [MINOTAUR]: minotaurs, supply: supplies },
    from: names,
  });
  if (seat === THESEUS) return from(theseus, []);
  if (options.pass) return from(theseus, ['STAY']);
  const isFree = (cell: Cell) => !minotaurs.includes(cell) && !supplies.includes(cell);
  const back = openDirectionsOf(world, theseus).find((way: Direction) => isFree(destination(world, theseus, way)));
  if (back === undefined) return undefined;
  const { shape } = world.grid;
  return from(destination(world, theseus, back), [directionName(shape, shape.opposite[back])]);
}

/** The values by the rules alone; dawn ends what takes longer. */
function proof({ setup: { options } }: LabyrinthPosition): ValueOf<LabyrinthPosition> {
  const induction = new Induction(labyrinth);
  return (position) => {
    const { winner, plies } = induction.valueOf(position);
    const { ply } = position;
    if (plies === null || ply + plies > 2 * options.rounds) return { winner: undefined, count: null };
    return { winner, count: ((ply + plies + 1) >> 1) - (ply >> 1) };
  };
}

const labyrinthGame: PuzzleGame<LabyrinthPosition, number, LabyrinthSeen, LabyrinthTable, LabyrinthMemory> = {
  description: labyrinthDescription,
  rule: ({ minotaurs }) => {
    const [who, both] =
      minotaurs.length === 1 ? ['the Minotaur', ''] : ['a Minotaur', ' Both Minotaurs move, then Theseus.'];
    return `Theseus wins on the last supply, ${who} by standing on his tile, whoever comes to whom. Each moves one tile at a time.${both} A gap in the outer wall leads nowhere.`;
  },
  task: ({ seat }, { winner }) => {
    if (winner === undefined) return 'hold';
    return winner === seat ? 'win' : undefined;
  },
  approach,
  cast: ({ theseus, minotaurs, supplies }) => ({ pursuers: minotaurs, quarry: theseus, goals: supplies }),
  proof,
  natural: () => ['bfs', 'heuristic'],
  lookahead: (depth) => `minimax-board:${depth}`,
  deepest: 8,
};

/** Small boards, of which many positions are looked at: a table is made for each set of supplies. */
function recipe(rng: Rng): Said {
  const rows = 4 + rng.below(4);
  return {
    rows: String(rows),
    supplies: String(1 + rng.below(3)),
    minotaurs: rows < 6 && rng.below(3) === 0 ? '2' : '1',
    norooms: SET,
    ...(rng.below(3) === 0 && { pass: SET }),
    seed: String(rng.below(2 ** 31)),
  };
}

function* positions(of: Position, rng: Rng): Generator<LabyrinthPosition> {
  const start = of as LabyrinthPosition;
  const cells = groundCells(start.setup.world);
  const { supplies: all } = start.setup;
  for (let left = LOOKS; left > 0; left--) {
    const theseus = pick(cells, rng);
    const minotaurs = start.minotaurs.map(() => pick(cells, rng)).sort((a, b) => a - b);
    const kept = 1 + rng.below(2 ** all.length - 1);
    const supplies = all.filter((tile, at) => ((kept >> at) & 1) === 1 && tile !== theseus);
    const isTheseus = rng.below(2) === 0;
    if (minotaurs.includes(theseus) || supplies.length === 0) continue;
    yield { ...start, theseus, minotaurs, supplies, seat: isTheseus ? THESEUS : MINOTAUR, ply: isTheseus ? 0 : 1 };
  }
}

/** Theseus against one Minotaur or two. */
export const labyrinthSource: PuzzleSource = {
  name: labyrinth.name,
  title: 'Theseus and the Minotaur',
  game: labyrinthGame as unknown as AnyPuzzleGame,
  recipe,
  positions,
};
