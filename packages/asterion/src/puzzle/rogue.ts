/** Puzzles of Rogue: the rogue that still escapes, and the monsters that still capture, one or two of them. */

import { chaseOf, type ExactTable, solveChase } from '../exact/index.js';
import type { Position } from '../game/index.js';
import { MONSTER, ROGUE, type RoguePosition, rogue } from '../game/rogue/index.js';
import { rogueDescription, rogueExact } from '../play/index.js';
import type { Said } from '../settings/index.js';
import { groundCells, pick, type Rng, type World } from '../world/index.js';
import type { AnyPuzzleGame, PuzzleGame, PuzzleSource } from './game.js';

/** Positions of a world that are looked at. */
const LOOKS = 600;

/** Whether any step leads past a corner. */
function hasDiagonals({ grid: { shape }, open }: World): boolean {
  const across = shape.sides.reduce((bits, direction) => bits | (1 << direction), 0);
  return open.some((ways) => (ways & ~across) !== 0);
}

/** What Rogue adds to puzzles, whatever the number of monsters. */
export const rogueGame: PuzzleGame<RoguePosition, number, RoguePosition, ExactTable> = {
  description: rogueDescription,
  rule: ({ setup: { world }, monsters }) => {
    const caught = "The rogue is caught when a hunter comes to its cell, or it to a hunter's.";
    const together = monsters.length === 1 ? [] : ['Both monsters move, then the rogue; they may share a cell.'];
    const ways = hasDiagonals(world)
      ? 'Between cells of rooms one steps to all eight sides; onto, along and off a corridor only up, down, left or right.'
      : 'One steps up, down, left or right.';
    return [caught, ...together, ways].join(' ');
  },
  task: ({ seat }, { winner }) => {
    if (winner !== seat) return undefined;
    return seat === ROGUE ? 'escape' : 'capture';
  },
  approach: ({ setup, monsters, rogue: at, seat }) => {
    const actors = { [MONSTER]: monsters, [ROGUE]: [at] };
    if (seat === MONSTER) return { actors, from: [] };
    const waits = monsters.map(() => 'STAY').join('+');
    return setup.options.stay ? { actors, from: [waits] } : undefined;
  },
  cast: ({ monsters, rogue: at }) => ({ pursuers: monsters, quarry: at, goals: [] }),
  proof: (position) => {
    const table = solveChase(chaseOf(position), { method: 'queue' });
    return (at) => rogueExact.value(table, at);
  },
  natural: (seat) => (seat === MONSTER ? ['bfs', 'greedy'] : ['farthest', 'trailmax', 'cycle']),
  lookahead: (depth) => `minimax:${depth}`,
  deepest: 7,
};

/** Small worlds: dungeons of all kinds, and mazes with loops. */
function recipe(rng: Rng): Said {
  const seed = String(rng.below(2 ** 31));
  if (rng.below(3) === 0)
    return {
      shape: 'rect',
      generator: pick(['recursive-backtracker', 'wilson', 'kruskal', 'growing-tree'], rng),
      rows: String(4 + rng.below(7)),
      cols: String(4 + rng.below(7)),
      braid: pick(['50', '100'], rng),
      seed,
    };
  return {
    kind: pick(['plain', 'loops', 'loops', 'tree', 'big-rooms', 'touching', 'warren'], rng),
    rows: String(9 + rng.below(7)),
    seed,
  };
}

/** Positions with so many monsters, anywhere; one of the seats is to move. */
export function* roguePositions(
  of: Position,
  rng: Rng,
  count: number,
  seats: readonly RoguePosition['seat'][],
): Generator<RoguePosition> {
  const start = of as RoguePosition;
  const cells = groundCells(start.setup.world);
  for (let left = LOOKS; left > 0; left--) {
    const at = pick(cells, rng);
    const monsters = Array.from({ length: count }, () => pick(cells, rng)).sort((a, b) => a - b);
    const seat = pick(seats, rng);
    if (!monsters.includes(at)) yield { ...start, monsters, rogue: at, seat, ply: seat === MONSTER ? 0 : 1 };
  }
}

/** One monster. */
export const rogueSource: PuzzleSource = {
  name: rogue.name,
  title: 'One monster',
  game: rogueGame as unknown as AnyPuzzleGame,
  recipe,
  positions: (start, rng) => roguePositions(start, rng, 1, [MONSTER, ROGUE, ROGUE]),
};
