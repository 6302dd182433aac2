/** Random sketches and strokes for property tests. */

import {
  applyStroke,
  brushesFor,
  newSketch,
  type Sketch,
  type SketchKind,
  type Stroke,
  strokeFault,
  strokeTools,
  symmetries,
} from 'asterion/edit';
import { type GameDescription, games } from 'asterion/play';
import { pick, type Rng, type Shape } from 'asterion/world';
import { gridOfAtLeast } from './worlds.js';

/** A sketch of a size that lets every symmetry come up, begun in one of the ways there are. */
export function randomSketch(kind: SketchKind, shape: Shape, rng: Rng, most = 7): Sketch {
  const { rows, cols, origin } = gridOfAtLeast(
    shape,
    2 + rng.below(most - 1),
    2 + rng.below(most - 1),
    pick(['top', 'bottom'] as const, rng),
  );
  return newSketch({ kind, shape, rows, cols, origin, isOpen: rng.below(2) === 0 });
}

/** The brushes of any game or of none. */
export const randomBrushes = (rng: Rng) =>
  brushesFor(pick<Pick<GameDescription, 'pieces'> | undefined>([undefined, ...games], rng));

/** A stroke of any of these brushes; it may have a fault. */
export function randomStroke(sketch: Sketch, brushes: ReturnType<typeof brushesFor>, rng: Rng): Stroke {
  const { grid } = sketch.scene.world;
  const cells = Array.from({ length: 1 + rng.below(4) }, () => rng.below(grid.cellCount));
  const brush = pick(brushes, rng);
  const isAboutSide = brush.counts === 'ways' && rng.below(3) === 0;
  return {
    brush: brush.name,
    tool: pick(strokeTools, rng).name,
    cells: isAboutSide ? cells.slice(0, 1) : cells,
    ...(isAboutSide && { side: pick(grid.sidesOf(cells[0]), rng) }),
    isErasing: rng.below(3) === 0,
    symmetry: rng.below(2) === 0 ? 'none' : pick(symmetries, rng).name,
    cost: 1 + rng.below(9),
  };
}

/** The sketch after so many random strokes, without those that have a fault. */
export function randomStrokes(start: Sketch, brushes: ReturnType<typeof brushesFor>, rng: Rng, count: number): Sketch {
  let sketch = start;
  for (let at = 0; at < count; at++) {
    const stroke = randomStroke(sketch, brushes, rng);
    if (strokeFault(sketch, stroke, brushes) === undefined) ({ sketch } = applyStroke(sketch, stroke, brushes));
  }
  return sketch;
}
