/** Rogue, as hosts know it: monsters hunt a rogue through rooms, corridors and mazes. */

import type { ExactTable } from '../exact/index.js';
import {
  dungeonNamed,
  dungeons,
  MONSTER,
  monsterMoves,
  ROGUE,
  type RoguePosition,
  rogue,
  stepsFrom,
  stepTo,
} from '../game/rogue/index.js';
import { dungeonKinds, generateDungeon, generateMaze } from '../generate/index.js';
import { parseDungeon, type Recording } from '../notation/index.js';
import { roguePlayerFault, roguePlayerNamed, roguePlayers } from '../players/rogue/index.js';
import { Refusal, SET, type Values } from '../settings/index.js';
import { createScene, DIAGONALS, pick, type Scene } from '../world/index.js';
import { shapeChoices } from './common-settings.js';
import { figuresOf, type GameDescription } from './description.js';
import { meanOf, reportOf } from './many.js';
import { rogueExact } from './rogue-exact.js';
import { dungeonPlan, rogueSettings } from './rogue-settings.js';
import { cellsOf, nearestMonster, rogueWords } from './rogue-words.js';
import { SOURCE } from './setup.js';
import { walking } from './steering.js';
import { gameTitles } from './titles.js';
import { counted } from './words.js';

function grow(values: Values): Scene | Refusal {
  try {
    switch (values[SOURCE]) {
      case 'generated':
        return generateDungeon(dungeonPlan(values));
      case 'maze': {
        const { shape, rows, cols, braid, generator, seed: of } = values;
        return inhabited(
          generateMaze({
            shape: String(shape),
            rows: Number(rows),
            cols: Number(cols),
            braid: Number(braid),
            generator: String(generator),
            seed: String(of),
          }),
        );
      }
      default:
        return shipped(String(values.dungeon));
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Refusal(error.message, values[SOURCE] === 'maze' ? 'generator' : 'monsters');
  }
}

function shipped(name: string): Scene | Refusal {
  const read = parseDungeon(dungeonNamed(name)?.text ?? '');
  return read.ok ? read.value.scene : new Refusal(`There is no dungeon "${name}".`, 'dungeon');
}

/** A world with nobody in it: the rogue starts at the entrance, the monster at the exit. */
function inhabited(scene: Scene): Scene {
  const { world, entrance, exit, actors, made } = scene;
  const isEmpty = [MONSTER, ROGUE].every((role) => (actors[role] ?? []).length === 0);
  if (!isEmpty || entrance === undefined || exit === undefined) return scene;
  return createScene(world, { actors: { monster: [exit], rogue: [entrance] }, made });
}

/** What version 1 does not say is the cap; where it ended the game it is known. */
function legacy({ options, seed: of, seats, moves, outcome }: Recording) {
  const rounds = Math.max(1, Math.ceil(moves.length / 2));
  return {
    ...seats,
    seed: of,
    ...(options.stay === false && { 'no-stay': SET }),
    ...(typeof options.diagonals === 'string' && { diagonals: options.diagonals }),
    moves: String(outcome === 'cap' ? rounds : Math.max(1000, rounds)),
  };
}

/** Rogue, as hosts know it. */
export const rogueDescription: GameDescription<RoguePosition, number, RoguePosition, ExactTable> = {
  game: rogue,
  ...gameTitles.rogue,
  settings: rogueSettings,
  shippedAs: 'dungeon',
  pieces: [
    { role: MONSTER, title: 'monster', glyph: 'M', part: 'pursuer', hasLetters: true },
    { role: ROGUE, title: 'rogue', glyph: '@', part: 'quarry' },
  ],
  grow,
  inhabit: inhabited,
  rules: ({ diagonals, moves, ...values }) => ({
    options: { stay: values['no-stay'] !== true, diagonals },
    cap: 2 * Number(moves),
    capText: `The cap of ${counted(Number(moves), 'monster move')} is reached.`,
  }),
  legacy,
  players: {
    list: roguePlayers,
    named: (name, seat) => roguePlayerNamed(name, seat) ?? new Refusal(roguePlayerFault(name, seat) ?? ''),
    depths: [2, 9],
    needsTable: (name) => name === 'optimal',
  },
  input: walking({
    movers: (position) => cellsOf(position, position.seat),
    steps: ({ setup }, cell) => stepsFrom(setup, cell),
    to: ({ setup }, cell, step) => stepTo(setup, cell, step),
  }),
  view: (position) => {
    const { setup, monsters, rogue: at } = position;
    const nearest = nearestMonster(position);
    return {
      world: setup.world,
      figures: [{ role: ROGUE, cell: at, index: 0 }, ...figuresOf(MONSTER, monsters, at)],
      focus: at,
      facts: [
        { key: 'moves', title: 'Monster moves', text: String(monsterMoves(position)) },
        { key: 'distance', title: 'Distance', text: nearest === undefined ? 'out of reach' : String(nearest.distance) },
      ],
    };
  },
  words: rogueWords,
  report: (position, { result, why }, { monster, rogue: runner }, of) => ({
    outcome: result,
    moves: monsterMoves(position),
    why,
    monster,
    rogue: runner,
    seed: of,
  }),
  tallying: {
    results: ['captured', 'evades', 'cap'].map((result) => ({ result, title: result })),
    sums: (position) => ({ moves: monsterMoves(position) }),
    sureness: 95,
    report: reportOf(['captured', 'evades', 'cap'], ['moves']),
    text: (tally) => `Monster moves: ${meanOf(tally, 'moves').toFixed(1)} a game.`,
  },
  sample: (rng) => {
    const runner = pick(['cycle', 'farthest', 'random', 'trailmax'], rng);
    const of = String(rng.below(1000));
    const common = { seed: of, monster: pick(['bfs', 'greedy', 'random'], rng), rogue: runner, moves: '40' };
    const rules = { diagonals: pick(DIAGONALS, rng), ...(rng.below(3) === 0 && { 'no-stay': SET }) };
    const world = pick<Readonly<Record<string, string>>>(
      [
        { dungeon: pick(dungeons, rng).name },
        { kind: pick(dungeonKinds, rng).name, rows: '9', monsters: String(1 + rng.below(2)) },
        { shape: pick(shapeChoices(), rng).name, rows: '5', cols: '6', braid: '50' },
      ],
      rng,
    );
    return { game: rogue.name, said: { ...world, ...common, ...rules } };
  },
  exact: rogueExact,
};
