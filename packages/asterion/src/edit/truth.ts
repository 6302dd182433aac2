/** What is true of a sketch at once: whether a game can be played on it, what is wrong in words, and where. */

import type { Position } from '../game/index.js';
import {
  counted,
  type GameDescription,
  type GameSetup,
  HUMAN,
  type Piece,
  placeText,
  setUp,
  withRulesSaid,
} from '../play/index.js';
import { distancesFrom } from '../search/index.js';
import type { Said } from '../settings/index.js';
import { type Cell, groundCells, type Scene, type World } from '../world/index.js';
import type { Sketch } from './sketch.js';

/** Something to be said of a sketch, and where it can be seen. */
export interface SketchRemark {
  /** A sentence. */
  readonly text: string;
  /** The cells that it is about, as far as they are known, ascending. */
  readonly cells: readonly Cell[];
}

/** What is known of a sketch without solving anything. */
export interface SketchTruth<P extends Position = Position, Move = unknown, Seen = unknown> {
  /** What it is true of: the very sketch. */
  readonly sketch: Sketch;
  /** Why the game cannot be played there, in its own words; none where it can. */
  readonly faults: readonly SketchRemark[];
  /** What may not be meant: ground, goals and things that nobody gets to. */
  readonly remarks: readonly SketchRemark[];
  /** The game on it, with people at all seats; undefined where there are faults. */
  readonly setup: GameSetup<P, Move, Seen> | undefined;
}

/**
 * What is true of a sketch as the start of a game. `said` are settings of the game; what the scene says of its rules holds where they
 * say nothing.
 */
export function sketchTruth<P extends Position, Move, Seen>(
  description: GameDescription<P, Move, Seen>,
  sketch: Sketch,
  said: Said = {},
): SketchTruth<P, Move, Seen> {
  const { game, pieces } = description;
  const own = withRulesSaid(description, sketch.scene);
  const people = Object.fromEntries(game.seats.map((seat) => [seat, HUMAN]));
  const { setup, faults } = setUp(description, { ...own.said, ...said, ...people }, { scene: own.scene });
  const remarks = reachRemarks(
    sketch.scene,
    setup === undefined ? sketch.scene.world : description.view(setup.start).world,
    pieces,
  );
  const warning = setup && description.warning?.(setup.start);
  const told = warning === undefined ? [] : [{ text: warning, cells: cellsIn(warning, sketch.scene, pieces) }];
  return {
    sketch,
    faults: Object.values(faults).map((text) => ({ text, cells: cellsIn(text, sketch.scene, pieces) })),
    remarks: [...told, ...remarks],
    setup,
  };
}

/**
 * Where the pieces stand that a sentence names; of several of them, those that share a cell, if any do: `A supply lies where Theseus
 * starts.` Games say what is wrong in words alone, and words name pieces by their titles.
 */
function cellsIn(text: string, scene: Scene, pieces: readonly Piece[]): Cell[] {
  const named = pieces.filter(({ title }) => isNamed(text, title));
  const cells = named.flatMap(({ role, isExit }) => cellsOf(scene, role, isExit));
  if (!named.some(({ isExit }) => isExit === true) && isNamed(text, 'exit')) cells.push(...cellsOf(scene, '', true));
  const shared = cells.filter((cell, at) => cells.indexOf(cell) < at);
  return ascending(shared.length > 0 ? shared : cells);
}

const cellsOf = ({ exit, actors }: Scene, role: string, isExit = false): readonly Cell[] =>
  isExit ? (exit === undefined ? [] : [exit]) : (actors[role] ?? []);

const ascending = (cells: readonly Cell[]): Cell[] => [...new Set(cells)].sort((a, b) => a - b);

/** As a word of its own, in the plural too. */
const isNamed = (text: string, title: string): boolean =>
  new RegExp(`\\b${title.replace(/y$/, '(?:y|ie)')}(?:e?s)?\\b`, 'i').test(text);

/** What nobody gets to from where the hunted starts, or, without one, from the entrance. */
function reachRemarks(scene: Scene, world: World, pieces: readonly Piece[]): SketchRemark[] {
  const ground = groundCells(world);
  const from = startOf(scene, pieces) ?? largestPart(world, ground);
  if (from === undefined || ground.length === 0) return [];
  const distances = distancesFrom(world, from);
  const isApart = (cell: Cell) => distances[cell] < 0;
  const remarks = pieces.flatMap(({ role, title, part, isExit }): SketchRemark[] => {
    if (part === 'quarry' || part === 'pit') return [];
    const apart = cellsOf(scene, role, isExit).filter(isApart);
    const what =
      apart.length === 1 ? `The ${title} at ${placeText(world.grid, apart[0])}` : counted(apart.length, title);
    if (apart.length === 0) return [];
    return [{ text: `No way leads to ${what.replace(/^The/, 'the')}.`, cells: ascending(apart) }];
  });
  const lost = ground.filter(isApart);
  if (lost.length > 0)
    remarks.push({ text: `No way leads to ${counted(lost.length, 'cell')} of ground.`, cells: lost });
  return remarks;
}

function startOf({ actors, entrance }: Scene, pieces: readonly Piece[]): Cell | undefined {
  const quarry = pieces.find(({ part }) => part === 'quarry');
  return (quarry && actors[quarry.role]?.[0]) ?? entrance;
}

/** A cell of the part of the ground that is larger than any other; undefined without ground. */
function largestPart(world: World, ground: readonly Cell[]): Cell | undefined {
  const seen = new Uint8Array(world.grid.cellCount);
  let best: Cell | undefined;
  let most = 0;
  for (const cell of ground) {
    if (seen[cell] === 1) continue;
    let count = 0;
    distancesFrom(world, cell).forEach((distance, at) => {
      if (distance < 0) return;
      seen[at] = 1;
      count++;
    });
    if (count > most) [best, most] = [cell, count];
  }
  return best;
}
