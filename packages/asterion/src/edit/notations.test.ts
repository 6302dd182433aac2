import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { contentsOf, valueOf } from '../../test/scenes.js';
import { randomSketch, randomStrokes } from '../../test/sketches.js';
import { seeds } from '../../test/worlds.js';
import {
  charMapFault,
  documentFault,
  dungeonFault,
  formatCharMap,
  formatDocument,
  formatDungeon,
  formatMovingAiMap,
  formatTiled,
  movingAiFault,
  parseCharMap,
  parseDocument,
  parseDungeon,
  parseMovingAiMap,
  parseTiled,
  tiledFault,
} from '../notation/index.js';
import { games } from '../play/index.js';
import { blocksOf, type Cell, createRng, hex, isShape, pick, rect, type Scene, shapes } from '../world/index.js';
import { brushesFor, newSketch, type Sketch, sketchKinds, sketchOf } from './index.js';

/** A notation, and what it holds of a sketch: everything, or what its readers need not be told. */
interface Notation {
  readonly name: string;
  fault(scene: Scene): string | undefined;
  /** What is read of what was written. */
  again(sketch: Sketch): Scene;
  holds(sketch: Sketch): Scene;
}

const inOrder = (cells: readonly Cell[] = []): Cell[] => [...cells].sort((a, b) => a - b);

/** With ground in every cell: files of ground say floor, too, where a sketch leaves that out. */
const withGround = ({ world, ...scene }: Scene, places: Partial<Scene>): Scene => ({
  ...scene,
  entrance: undefined,
  exit: undefined,
  actors: {},
  rules: undefined,
  made: undefined,
  ...places,
  world: { ...world, terrain: world.terrain ?? new Uint8Array(world.grid.cellCount) },
});

const ruleOf = ({ kind, scene: { world } }: Sketch) =>
  ({ diagonals: kind === 'rooms' ? 'always' : 'never', origin: world.grid.origin }) as const;

const notations: readonly Notation[] = [
  {
    name: 'the world document',
    fault: documentFault,
    again: ({ scene }) => valueOf(parseDocument(formatDocument(scene))),
    holds: ({ scene }) => scene,
  },
  {
    name: 'the character map',
    fault: charMapFault,
    again: (sketch) => valueOf(parseCharMap(formatCharMap(sketch.scene), ruleOf(sketch))),
    holds: ({ scene }) => {
      const { entrance, exit, actors } = scene;
      return withGround(scene, { entrance, exit, actors: actors.rogue === undefined ? {} : { rogue: actors.rogue } });
    },
  },
  {
    name: 'the dungeon file',
    fault: (scene) => dungeonFault({ scene }),
    again: (sketch) => {
      const { scene } = valueOf(parseDungeon(formatDungeon(sketch), ruleOf(sketch)));
      return { ...scene, actors: { monster: inOrder(scene.actors.monster), rogue: scene.actors.rogue } };
    },
    holds: ({ scene }) =>
      withGround(scene, { actors: { monster: inOrder(scene.actors.monster), rogue: scene.actors.rogue } }),
  },
  {
    name: 'the Moving AI map',
    fault: movingAiFault,
    again: (sketch) => valueOf(parseMovingAiMap(formatMovingAiMap(sketch.scene), ruleOf(sketch))),
    holds: ({ scene }) => withGround(scene, {}),
  },
  {
    name: 'the tile map',
    // Hexagons are written for engines; Tiled's own way of laying them is not read back.
    fault: (scene) =>
      tiledFault(scene) ?? (isShape(scene.world.grid.shape, hex) ? 'Only squares are read.' : undefined),
    again: ({ scene }) => valueOf(parseTiled(formatTiled(scene))),
    holds: ({ scene }) => {
      const { world, ...places } = formatTiled(scene).includes('"value":"blocks"') ? blocksOf(scene) : scene;
      return withGround({ world, ...places }, places);
    },
  },
];

/** Small boards of squares now and then, so that every notation gets something it can hold. */
function drawn(seed: number): Sketch {
  const rng = createRng(seed);
  const { name: kind } = pick(sketchKinds, rng);
  const brushes = brushesFor(pick(games, rng));
  if (rng.below(2) === 0)
    return randomStrokes(randomSketch(kind, pick(Object.values(shapes), rng), rng), brushes, rng, 8);
  const plain = brushes.filter(({ name }) => !['tunnel', 'cost', 'pit'].includes(name));
  const { scene } = newSketch({ kind, shape: rect, rows: 5, cols: 5, isOpen: true });
  const peopled = sketchOf(rng.below(2) === 0 ? scene : { ...scene, actors: { monster: [12, 3], rogue: [24] } }, kind);
  return randomStrokes(peopled, plain, rng, 2 + rng.below(5));
}

describe.each(notations)('$name', (notation) => {
  test('holds what was drawn, or says why not', () => {
    let held = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const sketch = drawn(seed);
        const why = notation.fault(sketch.scene);
        if (why === undefined) {
          held++;
          expect(contentsOf(notation.again(sketch))).toEqual(contentsOf(notation.holds(sketch)));
        } else expect(why).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: sweep(150, 3000) },
    );
    expect(held).toBeGreaterThan(2);
  });
});

test('a document brings a sketch back, kind and all, where thin walls or corridors tell it', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const sketch = drawn(seed);
      const scene = valueOf(parseDocument(formatDocument(sketch.scene)));
      expect(contentsOf(sketchOf(scene, sketch.kind).scene)).toEqual(contentsOf(sketch.scene));
    }),
    { numRuns: sweep(30, 1000) },
  );
});
