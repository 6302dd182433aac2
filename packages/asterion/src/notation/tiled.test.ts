import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groundScenes, mazeScenes, valueOf } from '../../test/scenes.js';
import { worlds } from '../../test/worlds.js';
import { shippedWorlds } from '../game/index.js';
import { generateMaze, generatorShapes, mazeGenerators } from '../generate/index.js';
import { games, setUp } from '../play/index.js';
import { distancesFrom } from '../search/index.js';
import {
  type Cell,
  cellAt,
  createRng,
  createScene,
  createWorld,
  DIAGONALS,
  type Diagonals,
  drawnRow,
  hex,
  isGround,
  isPassable,
  neighbours,
  type Origin,
  openFromTerrain,
  openWay,
  rect,
  type Scene,
  shapes,
  Terrain,
} from '../world/index.js';
import { parseCharMap } from './charmap.js';
import { readScene } from './recognise.js';
import { formatTiled, type TiledOptions, tiledChunks, tiledFault } from './tiled.js';

interface Property {
  readonly name: string;
  readonly type: string;
  readonly value: string | number | boolean;
}

interface TiledObject {
  readonly id: number;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly polyline?: readonly { x: number; y: number }[];
  readonly properties?: readonly Property[];
}

interface TiledMap {
  readonly orientation: string;
  readonly staggerindex?: string;
  readonly width: number;
  readonly height: number;
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly nextobjectid: number;
  readonly properties: readonly Property[];
  readonly tilesets: readonly [
    {
      readonly image: string;
      readonly imagewidth: number;
      readonly imageheight: number;
      readonly tilecount: number;
      readonly tiles: readonly { id: number; type: string; properties: readonly Property[] }[];
    },
  ];
  readonly layers: readonly [{ readonly data: readonly number[] }, { readonly objects: readonly TiledObject[] }];
}

const mapOf = (scene: Scene, options?: TiledOptions) => JSON.parse(formatTiled(scene, options)) as TiledMap;
const factsOf = (properties: readonly Property[] = []) =>
  Object.fromEntries(properties.map(({ name, value }) => [name, value]));

/** The map as whoever loads it sees it: what its own tileset says of its tiles, and nothing that we know of worlds. */
class Seen {
  readonly map: TiledMap;
  /** By place in the data. */
  readonly tiles: readonly { type: string; solid: boolean; cost?: number }[];
  readonly objects: readonly TiledObject[];

  constructor(map: TiledMap) {
    this.map = map;
    const byId = new Map(
      map.tilesets[0].tiles.map(({ id, type, properties }) => [id, { type, ...factsOf(properties) }]),
    );
    this.tiles = map.layers[0].data.map((gid) => byId.get(gid - 1) as unknown as { type: string; solid: boolean });
    this.objects = map.layers[1].objects;
  }

  /** By glyph, as drawn. */
  drawn(): string {
    const { width, height } = this.map;
    const glyphs = this.tiles.map(({ type }) => '.+#o'[['floor', 'corridor', 'wall', 'pit'].indexOf(type)]);
    return Array.from({ length: height }, (_, row) => glyphs.slice(row * width, (row + 1) * width).join('')).join('\n');
  }

  /** The place in the data that lies under a point, by the arithmetic of Tiled. */
  placeAt({ x, y }: { x: number; y: number }): number {
    const { width, tilewidth, tileheight, orientation } = this.map;
    if (orientation === 'orthogonal') return Math.floor(y / tileheight) * width + Math.floor(x / tilewidth);
    const row = (y - tileheight / 2) / ((3 / 4) * tileheight);
    return row * width + (x - tilewidth / 2 - (this.#isShifted(row) ? tilewidth / 2 : 0)) / tilewidth;
  }

  #isShifted = (row: number): boolean => (row % 2 === 1) === (this.map.staggerindex === 'odd');

  /** Steps in tiles: right and down. */
  #sidesOf(row: number): [number, number][] {
    if (this.map.orientation === 'orthogonal') return [[1, 0], [0, -1], [-1, 0], [0, 1]]; // biome-ignore format: a table
    const left = this.#isShifted(row) ? 0 : -1;
    return [[1, 0], [-1, 0], [left, -1], [left + 1, -1], [left, 1], [left + 1, 1]]; // biome-ignore format: a table
  }

  /** Where one step leads. */
  stepsFrom(place: number): number[] {
    const { width, height } = this.map;
    const [row, col] = [Math.floor(place / width), place % width];
    const at = (right: number, down: number): number =>
      col + right >= 0 && col + right < width && row + down >= 0 && row + down < height
        ? (row + down) * width + col + right
        : -1;
    const isWalkable = (next: number): boolean => next >= 0 && !this.tiles[next].solid;
    if (!isWalkable(place)) return [];
    const steps = this.#sidesOf(row).map(([right, down]) => at(right, down));
    const rule = factsOf(this.map.properties).diagonals as Diagonals;
    const isRoom = (next: number): boolean => next >= 0 && this.tiles[next].type === 'floor';
    for (const [right, down] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ]) {
      // biome-ignore format: a table
      if (rule === 'never' || !isRoom(place) || !isRoom(at(right, down))) continue;
      if (rule === 'always' || (isRoom(at(right, 0)) && isRoom(at(0, down)))) steps.push(at(right, down));
    }
    for (const { type, x, y, properties } of this.objects) {
      if (type !== 'tunnel' || this.placeAt({ x, y }) !== place) continue;
      const other = this.objects.find(({ id }) => id === factsOf(properties).to);
      if (other !== undefined) steps.push(this.placeAt(other));
    }
    return steps.filter(isWalkable);
  }

  reachedFrom(place: number): Set<number> {
    const reached = new Set([place]);
    for (const next of reached) for (const step of this.stepsFrom(next)) reached.add(step);
    return reached;
  }
}

/** Everything that a map says of a scene is as the scene has it; what has none says why. */
function expectHeld(scene: Scene): void {
  const { world, entrance, exit, actors } = scene;
  const { grid } = world;
  const fault = tiledFault(scene);
  if (fault !== undefined) {
    expect(fault).toMatch(/^(Expected|Only) .*\.$/);
    expect(() => formatTiled(scene)).toThrow(new RangeError(fault));
    return;
  }
  const seen = new Seen(mapOf(scene));
  const { width, height, properties, nextobjectid } = seen.map;
  const { layout } = factsOf(properties);
  const isBlocks = layout === 'blocks';
  expect(seen.tiles).toHaveLength(width * height);
  expect([height, width]).toEqual(isBlocks ? [2 * grid.rows + 1, 2 * grid.cols + 1] : [grid.rows, grid.cols]);
  const placeOf = (cell: Cell): number => {
    const row = grid.rowOf(cell);
    const drawn = drawnRow(grid, row);
    const col = cell - grid.rowStart(row);
    return isBlocks ? (2 * drawn + 1) * width + 2 * col + 1 : drawn * width + col;
  };
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const { type, solid, cost } = seen.tiles[placeOf(cell)];
    const ground = (world.terrain?.[cell] ?? Terrain.floor) as Terrain;
    expect([Terrain[type as keyof typeof Terrain], solid]).toEqual([ground, !isPassable(ground)]);
    expect(cost).toBe(world.costs?.[cell]);
    if (!isGround(world, cell)) continue;
    if (!isBlocks) {
      expect(new Set(seen.stepsFrom(placeOf(cell)))).toEqual(new Set(neighbours(world, cell).map(placeOf)));
    } else if (cell % 7 === 0) {
      const reached = seen.reachedFrom(placeOf(cell));
      const isReached = Array.from({ length: grid.cellCount }, (_, other) => reached.has(placeOf(other)));
      expect(isReached).toEqual(Array.from(distancesFrom(world, cell), (steps) => steps >= 0));
    }
  }
  const placed = [
    ...[entrance].flatMap((cell) => (cell === undefined ? [] : [['entrance', cell] as const])),
    ...[exit].flatMap((cell) => (cell === undefined ? [] : [['exit', cell] as const])),
    ...Object.entries(actors).flatMap(([role, cells]) => cells.map((cell) => [role, cell] as const)),
    ...[...world.tunnels.keys()].map((cell) => ['tunnel', cell] as const),
  ];
  expect(seen.objects.map(({ type, x, y }) => [type, seen.placeAt({ x, y })])).toEqual(
    placed.map(([role, cell]) => [role, placeOf(cell)]),
  );
  for (const [index, object] of seen.objects.entries()) {
    const { row, col } = factsOf(object.properties);
    expect(cellAt(grid, Number(row), Number(col))).toBe(placed[index][1]);
    expect(object.id).toBe(index + 1);
  }
  expect(nextobjectid).toBe(placed.length + 1);
}

const SMALL = { rows: 6, cols: 7, seed: 7 };

describe('a map can be walked as the world can, and has everybody where they stand, or there is none and it says why', () => {
  test.each(mazeGenerators.flatMap((generator) => generatorShapes(generator).map((shape) => [generator.name, shape])))(
    'mazes by %s on %s',
    (generator, shape) => {
      const maze = generateMaze({ ...SMALL, generator, shape });
      expect(tiledFault(maze) === undefined).toBe(shape === 'rect');
      expectHeld(maze);
      expectHeld(generateMaze({ ...SMALL, generator, shape, braid: 100, origin: 'top' }));
    },
  );

  test.each(games.map((description) => [description.game.name, description] as const))(
    'worlds of %s',
    (_name, description) => {
      const faults = Array.from({ length: 12 }, (_, seed) => {
        const { setup } = setUp(description, description.sample(createRng(seed)).said);
        if (setup === undefined) throw new Error('Expected a game.');
        expectHeld(setup.scene);
        return tiledFault(setup.scene);
      });
      expect(faults).toContain(undefined);
    },
  );

  test.each(
    Object.values(shippedWorlds)
      .flat()
      .map(({ name, text }) => [name, text]),
  )('%s', (_name, text) => {
    const { scene } = valueOf(readScene(text));
    expect(tiledFault(scene)).toBeUndefined();
    expectHeld(scene);
  });

  test('random worlds', () => {
    fc.assert(fc.property(mazeScenes, expectHeld));
    for (const rule of DIAGONALS) fc.assert(fc.property(groundScenes(Object.values(Terrain), rule), expectHeld));
    fc.assert(fc.property(worlds(), (world) => expectHeld(createScene(world))));
  });
});

const DUNGEON = `####
#.+#
#@oE
`;
const dungeon = valueOf(parseCharMap(DUNGEON));

test('a dungeon is a tile a cell, a row a line', () => {
  expect(formatTiled({ ...dungeon, made: { generator: 'plain', seed: '7' } })).toMatchInlineSnapshot(`
    "{"type":"map","version":"1.10","tiledversion":"1.10.2","orientation":"orthogonal","renderorder":"right-down","infinite":false,"width":4,"height":3,"tilewidth":16,"tileheight":16,"nextlayerid":3,"nextobjectid":3,"properties":[{"name":"layout","type":"string","value":"cells"},{"name":"shape","type":"string","value":"rect"},{"name":"origin","type":"string","value":"top"},{"name":"diagonals","type":"string","value":"always"},{"name":"generator","type":"string","value":"plain"},{"name":"seed","type":"string","value":"7"}],
    "tilesets":[{"firstgid":1,"name":"asterion","image":"asterion-tiles.png","imagewidth":64,"imageheight":16,"tilewidth":16,"tileheight":16,"margin":0,"spacing":0,"columns":4,"tilecount":4,"tiles":[{"id":0,"type":"floor","properties":[{"name":"solid","type":"bool","value":false}]},{"id":1,"type":"corridor","properties":[{"name":"solid","type":"bool","value":false}]},{"id":2,"type":"wall","properties":[{"name":"solid","type":"bool","value":true}]},{"id":3,"type":"pit","properties":[{"name":"solid","type":"bool","value":true}]}]}],
    "layers":[{"id":1,"name":"ground","type":"tilelayer","width":4,"height":3,"opacity":1,"visible":true,"x":0,"y":0,"data":[
    3,3,3,3,
    3,1,2,3,
    3,1,4,1
    ]},
    {"id":2,"name":"objects","type":"objectgroup","draworder":"index","opacity":1,"visible":true,"x":0,"y":0,"objects":[
    {"id":1,"name":"exit","type":"exit","x":56,"y":40,"point":true,"width":0,"height":0,"rotation":0,"visible":true,"properties":[{"name":"row","type":"int","value":2},{"name":"col","type":"int","value":3}]},
    {"id":2,"name":"rogue","type":"rogue","x":24,"y":40,"point":true,"width":0,"height":0,"rotation":0,"visible":true,"properties":[{"name":"row","type":"int","value":2},{"name":"col","type":"int","value":1},{"name":"index","type":"int","value":0}]}
    ]}]}
    "
  `);
});

describe.each<Origin>(['top', 'bottom'])('with the origin at the %s', (origin) => {
  test('a map looks as the drawing does, and objects are where they were drawn', () => {
    const { world, ...places } = valueOf(parseCharMap(DUNGEON, { origin }));
    const seen = new Seen(mapOf(createScene(world, places)));
    expect(seen.drawn()).toBe('####\n#.+#\n#.o.');
    expect(seen.objects.map(({ type, x, y }) => [type, x, y])).toEqual([['exit', 56, 40], ['rogue', 24, 40]]); // biome-ignore format: pairs
    expect(factsOf(seen.objects[1].properties)).toEqual({ row: origin === 'top' ? 2 : 0, col: 1, index: 0 });
  });

  test('walls between the cells of a maze become tiles', () => {
    const world = createWorld(rect.grid(2, 2, origin));
    openWay(world, 0, 0);
    openWay(world, 0, origin === 'top' ? 6 : 2);
    const seen = new Seen(mapOf(createScene(world, { entrance: 0, exit: 3 })));
    const drawing = ['#####', '#...#', '#.###', '#.#.#', '#####'];
    if (origin === 'bottom') drawing.reverse();
    expect(seen.drawn()).toBe(drawing.join('\n'));
    const [near, far] = origin === 'top' ? [24, 56] : [56, 24];
    expect(seen.objects.map(({ x, y }) => [x, y])).toEqual([[24, near], [56, far]]); // biome-ignore format: pairs
  });

  test('the rows of hexagons that are shifted are the same', () => {
    for (const rows of [3, 4]) {
      const grid = hex.grid(rows, 2, origin);
      const terrain = Uint8Array.from({ length: grid.cellCount }, (_, cell) =>
        cell === 2 ? Terrain.wall : Terrain.floor,
      );
      const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
      const scene = createScene(world, { actors: { player: [0, 1, 3] } });
      expect(mapOf(scene)).toMatchObject({
        ...{ orientation: 'hexagonal', staggeraxis: 'y', hexsidelength: 8, tilewidth: 14, tileheight: 16 },
        staggerindex: origin === 'bottom' && rows === 4 ? 'even' : 'odd',
      });
      expectHeld(scene);
    }
  });
});

test('what is known of a world is kept: how it was made, and the rules it is meant for', () => {
  const made = { generator: 'bsp', seed: 'a "seed"', knobs: { rooms: 5, share: 0.5 } };
  const { properties } = mapOf({ ...dungeon, made, rules: { sight: true, diagonals: 'rooms' } });
  expect(properties).toEqual([
    { name: 'layout', type: 'string', value: 'cells' },
    { name: 'shape', type: 'string', value: 'rect' },
    { name: 'origin', type: 'string', value: 'top' },
    { name: 'diagonals', type: 'string', value: 'always' },
    { name: 'generator', type: 'string', value: 'bsp' },
    { name: 'seed', type: 'string', value: 'a "seed"' },
    { name: 'knobs.rooms', type: 'int', value: 5 },
    { name: 'knobs.share', type: 'float', value: 0.5 },
    { name: 'rules.sight', type: 'bool', value: true },
    { name: 'rules.diagonals', type: 'string', value: 'rooms' },
  ]);
});

test('costs are a row of tiles each, in rising order', () => {
  const world = { ...dungeon.world, costs: Uint16Array.from(dungeon.world.open, (_, cell) => [9, 1, 300][cell % 3]) };
  const { tilesets, layers } = mapOf(createScene(world));
  expect(tilesets[0]).toMatchObject({ imagewidth: 64, imageheight: 48, tilecount: 12, columns: 4 });
  expect(tilesets[0].tiles[9]).toEqual({
    id: 9,
    type: 'corridor',
    properties: [
      { name: 'solid', type: 'bool', value: false },
      { name: 'cost', type: 'int', value: 300 },
    ],
  });
  expect(layers[0].data.slice(4, 8)).toEqual([3, 9, 6, 3]);
});

test('a way is a line from tile to tile, in pixels from where it begins', () => {
  const maze = generateMaze({ rows: 1, cols: 3, seed: 7, tunnels: [[[0, 0], [0, 1]]] }); // biome-ignore format: a tunnel
  const { layers } = mapOf(maze, { path: [0, 1, 2], tileSize: 32 });
  expect(layers[1].objects.at(-1)).toMatchObject({
    ...{ name: 'path', type: 'path', x: 48, y: 48 },
    polyline: [
      { x: 0, y: 0 },
      { x: 64, y: 0 },
      { x: 128, y: 0 },
    ],
  });
  expect(mapOf(maze, { path: [0] }).layers[1].objects.some(({ type }) => type === 'path')).toBe(false);
});

test('the picture and the size of tiles can be chosen', () => {
  const { tilesets, ...map } = mapOf(dungeon, { image: 'crypt.png', tileSize: 32 });
  expect(map).toMatchObject({ tilewidth: 32, tileheight: 32 });
  expect(tilesets[0]).toMatchObject({ image: 'crypt.png', imagewidth: 128, imageheight: 32, tilewidth: 32 });
  for (const tileSize of [0, -4, 6, 16.5, NaN])
    expect(() => formatTiled(dungeon, { tileSize })).toThrow(
      `Expected tileSize to be a multiple of 4, got ${tileSize}.`,
    );
});

const closed = createWorld(rect.grid(2, 2));
const corner = createWorld(rect.grid(2, 2), { open: Uint8Array.of(1 << 1, 0, 0, 1 << 5) });
const floor = openFromTerrain(rect.grid(2, 2), new Uint8Array(4), 'always');
test.each<[string, Scene, string]>([
  [
    'triangles',
    generateMaze({ ...SMALL, shape: 'triangle' }),
    'Expected squares or hexagons within an edge, got triangle.',
  ],
  ['rings', generateMaze({ ...SMALL, shape: 'polar' }), 'got polar'],
  ['a cylinder', createScene(createWorld(shapes.cylinder.grid(3, 3))), 'got cylinder'],
  ['a torus', createScene(createWorld(shapes.torus.grid(3, 3))), 'got torus'],
  [
    'hexagons with walls between them',
    generateMaze({ ...SMALL, shape: 'hex' }),
    'Expected hexagons without walls between them',
  ],
  [
    'costs beside walls',
    createScene({ ...closed, costs: new Uint16Array(4).fill(2) }),
    'Expected a world without costs',
  ],
  ['corners beside walls', createScene(corner), 'Expected ways through sides only'],
  [
    'a way into a wall',
    createScene({ ...closed, open: Uint8Array.of(1, 16, 0, 0), terrain: Uint8Array.of(0, 2, 0, 0) }),
    'from ground to ground',
  ],
  [
    'corners by no rule',
    createScene({ ...closed, open: floor.map((ways, cell) => (cell % 3 === 0 ? ways & 0b01010101 : ways)) }),
    'Expected open ways that follow',
  ],
  [
    'a role that is a place',
    createScene(closed, { actors: { exit: [1] } }),
    'Expected a role of actors that is no place of the map, got "exit".',
  ],
  ['a role without a name', createScene(closed, { actors: { '': [1] } }), 'got ""'],
])('%s is refused', (_name, scene, part) => {
  expect(tiledFault(scene)).toContain(part);
  expect(() => formatTiled(scene)).toThrow(RangeError);
});

test('a large map comes in pieces', () => {
  const maze = generateMaze({ rows: 150, cols: 150, seed: 7 });
  const pieces = [...tiledChunks(maze)];
  expect(pieces.length).toBeGreaterThan(4);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
  expect(pieces.join('')).toBe(formatTiled(maze));
});
