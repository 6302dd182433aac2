/** What one begins to draw on: a new world with everybody in it whom a game needs, so that it can be played at once. */

import { applyStroke, brushesFor, newSketch, type Sketch, type SketchPlan, type Stroke } from 'asterion/edit';
import type { AnyDescription } from 'asterion/play';
import { distancesFrom } from 'asterion/search';
import { type Cell, EDGE, isGround, type Scene, type World } from 'asterion/world';

/** What is on screen for whoever has never drawn anything. */
export const firstSketch = (game: AnyDescription | undefined): Sketch =>
  populated(startOf({ kind: game?.isWalled === true ? 'walls' : 'rooms', rows: 10, cols: 14, isOpen: true }), game);

/** A new sketch. An open one of rooms has rock around it, where it has a rim. */
export function startOf(plan: SketchPlan): Sketch {
  const sketch = newSketch(plan);
  const { grid } = sketch.scene.world;
  if (plan.kind !== 'rooms' || plan.isOpen !== true || grid.rows < 3 || grid.cols < 3) return sketch;
  return applyStroke(sketch, { brush: 'wall', tool: 'frame', cells: [0, grid.cellCount - 1] }).sketch;
}

/** With everybody who is missing: the hunted in one corner, hunters and the exit far from there, things between them. */
export function populated(sketch: Sketch, game: AnyDescription | undefined): Sketch {
  if (game === undefined) return withEnds(sketch);
  let now = sketch;
  const brushes = brushesFor(game);
  const put = (brush: string, place: (cells: readonly Cell[], taken: ReadonlySet<Cell>) => Cell | undefined): void => {
    const { world, actors, exit } = now.scene;
    const taken = new Set([...Object.values(actors).flat(), ...(exit === undefined ? [] : [exit])]);
    const cell = place(reachedFrom(world, firstGround(world)), taken);
    if (cell !== undefined && !taken.has(cell)) now = applyStroke(now, { brush, cells: [cell] }, brushes).sketch;
  };
  const quarry = game.pieces.find(({ part }) => part === 'quarry');
  if (quarry !== undefined && !hasPiece(now, quarry.role)) put(quarry.role, (cells) => cells.at(0));
  for (const { role, part, isExit } of game.pieces) {
    const brush = isExit === true ? 'exit' : role;
    if (part === 'pit' || part === 'quarry' || hasPiece(now, brush)) continue;
    if (part === 'pursuer') put(brush, (cells, taken) => cells.findLast((cell) => !taken.has(cell)));
    else if (isExit === true) put(brush, (cells) => wayOut(now.scene.world, cells));
    else put(brush, (cells) => cells.at(Math.floor(cells.length / 2)));
  }
  return now;
}

/** Far away, but not farthest; at the edge, where all games can have it. */
function wayOut({ grid }: World, cells: readonly Cell[]): Cell | undefined {
  const atEdge = cells.filter((cell) => grid.sidesOf(cell).some((side) => grid.neighbour(cell, side) === EDGE));
  const apt = atEdge.length > 0 ? atEdge : cells;
  return apt.at(-1 - Math.floor(apt.length / 4));
}

const hasPiece = ({ scene }: Sketch, brush: string): boolean =>
  brush === 'exit' ? scene.exit !== undefined : (scene.actors[brush] ?? []).length > 0;

/** A maze has a way in and a way out. */
function withEnds(sketch: Sketch): Sketch {
  const { world, entrance, exit } = sketch.scene;
  const cells = reachedFrom(world, entrance ?? firstGround(world));
  if (cells.length < 2) return sketch;
  const ends: Stroke[] = [
    ...(entrance === undefined ? [{ brush: 'entrance', cells: [cells[0]] }] : []),
    ...(exit === undefined ? [{ brush: 'exit', cells: [cells[cells.length - 1]] }] : []),
  ];
  return ends.reduce((now, stroke) => applyStroke(now, stroke).sketch, sketch);
}

function firstGround(world: Scene['world']): Cell {
  for (let cell = 0; cell < world.grid.cellCount; cell++) if (isGround(world, cell)) return cell;
  return 0;
}

/** All ground, what is reached from a cell in the order of its distance; the rest after it. */
function reachedFrom(world: Scene['world'], from: Cell): Cell[] {
  const distances = distancesFrom(world, from);
  const cells: Cell[] = [];
  for (let cell = 0; cell < distances.length; cell++) if (isGround(world, cell)) cells.push(cell);
  const rank = (cell: Cell): number => (distances[cell] < 0 ? Infinity : distances[cell]);
  return cells.sort((a, b) => rank(a) - rank(b) || a - b);
}
