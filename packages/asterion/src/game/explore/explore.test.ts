import { describe, expect, test } from 'vitest';
import { exploreGame } from '../../players/explore/index.js';
import { distancesFrom } from '../../search/index.js';
import {
  createScene,
  createWorld,
  hex,
  isGround,
  openFromTerrain,
  rect,
  type Scene,
  Terrain,
} from '../../world/index.js';
import {
  type ExploreKey,
  type ExploreOptions,
  type ExplorePosition,
  exploreRows,
  growLevel,
  keepLevel,
  mayPass,
} from './index.js';
import { exploreDefaults, huntersIn, huntersSteps } from './options.js';

/** A scene from a picture, rows from the top. */
function sceneOf(...rows: string[]): Scene {
  const grid = rect.grid(rows.length, rows[0].length, 'bottom');
  const glyphs = [...rows].reverse().join('');
  const terrain = Uint8Array.from(glyphs, (glyph) => (glyph === '#' || glyph === ' ' ? Terrain.wall : Terrain.floor));
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
  const placesOf = (wanted: string) => [...glyphs].flatMap((glyph, cell) => (glyph === wanted ? [cell] : []));
  const actors = { avatar: placesOf('@'), hunter: placesOf('E'), coin: placesOf('$') };
  return createScene(world, { exit: placesOf('>').at(0), actors });
}

const start = (scene: Scene, options: Partial<ExploreOptions> = {}): ExplorePosition =>
  exploreGame.initial(scene, { ...exploreDefaults, toll: 0, ...options }, 1);

const after = (position: ExplorePosition, keys: string): ExplorePosition =>
  [...keys].reduce((now, key) => exploreGame.play(now, key as ExploreKey), position);

const HALL = ['########', '#@....E#', '#.$$...#', '#.....>#', '########'];

describe('a turn', () => {
  test('is the avatar and then each hunter', () => {
    const position = after(start(sceneOf(...HALL)), 'S');
    expect(exploreRows(position)).toEqual(['########', '#....E.#', '#@$$...#', '#.....>#', '########']);
    expect([position.turn, position.ply]).toEqual([1, 1]);
  });

  test('up is up, and walls allow no step', () => {
    const position = start(sceneOf(...HALL));
    expect(exploreGame.legalMoves(position)).toEqual(['S', 'D', '.']);
    for (const key of ['W', 'A', 'w', 'Z', 'x', 7, null])
      expect(exploreGame.playIfLegal(position, key as ExploreKey)).toBeUndefined();
  });

  test('may be spent waiting', () => {
    const position = after(start(sceneOf(...HALL)), '.');
    expect(exploreRows(position)[1]).toBe('#@...E.#');
  });

  test('takes a coin', () => {
    const position = after(start(sceneOf(...HALL)), 'SD');
    expect([position.taken, position.purse, position.coins.length]).toEqual([1, 1, 1]);
  });

  test('ends in a capture when a hunter comes', () => {
    const position = after(start(sceneOf('#####', '#@.E#', '#..>#', '#####')), '.');
    expect(exploreGame.outcome(position)).toBeUndefined();
    const caught = after(position, '.');
    expect(exploreGame.outcome(caught)).toEqual({
      result: 'caught',
      winner: 'hunter',
      why: 'A hunter caught the avatar: 0 coins in 2 turns.',
    });
    expect(exploreGame.legalMoves(caught)).toEqual([]);
  });

  test('ends in a capture when the avatar walks into a hunter, before a coin or the stairs count', () => {
    const onCoin = after(start(sceneOf('#####', '#@E.#', '#..>#', '#####')), 'D');
    expect(exploreGame.outcome(onCoin)?.result).toBe('caught');
    const scene = sceneOf('#####', '#@..#', '#..>#', '#####');
    const [coin] = sceneOf('#####', '#.@.#', '#..>#', '#####').actors.avatar;
    const guarded = createScene(scene.world, { ...scene, actors: { ...scene.actors, hunter: [coin], coin: [coin] } });
    expect(after(start(guarded), 'D')).toMatchObject({ taken: 0, purse: 0 });
    const stairs = createScene(scene.world, { ...scene, exit: coin, actors: { ...scene.actors, hunter: [coin] } });
    expect(exploreGame.outcome(after(start(stairs, { worlds: 1 }), 'D'))?.result).toBe('caught');
  });
});

describe('hunters', () => {
  test('never share a cell', () => {
    const scene = sceneOf('#######', '#@..EE#', '#.....#', '#....>#', '#######');
    for (let position = start(scene, { hunter: 'random', hunters: 2 }), turns = 0; turns < 50; turns++) {
      if (exploreGame.outcome(position) !== undefined) break;
      position = after(position, '.');
      expect(new Set(position.hunters).size).toBe(2);
    }
  });

  test('make as many steps as their speed says', () => {
    const steps = (speed: number) =>
      Array.from({ length: 4 }, (_, turn) => huntersSteps({ ...exploreDefaults, speed }, turn + 1));
    expect([steps(0), steps(50), steps(100), steps(150)]).toEqual([[0, 0, 0, 0], [0, 1, 0, 1], [1, 1, 1, 1], [1, 2, 1, 2]]); // biome-ignore format: a table
  });

  test('become more with every world, up to a limit; none stay none', () => {
    const counts = (hunters: number) => [1, 2, 30].map((level) => huntersIn({ ...exploreDefaults, hunters }, level));
    expect([counts(1), counts(3), counts(0)]).toEqual([[1, 2, 20], [3, 4, 20], [0, 0, 0]]); // biome-ignore format: a table
  });

  test('walk across sides only, like the avatar, whatever the world would allow', () => {
    const { world, ...places } = sceneOf('#####', '#@..#', '#...#', '#..E#', '#.>.#', '#####');
    const corners = createWorld(world.grid, {
      ...world,
      open: openFromTerrain(world.grid, world.terrain ?? new Uint8Array(), 'always'),
      tunnels: [],
    });
    const position = after(start(createScene(corners, places)), '.');
    expect(distancesFrom(world, position.avatar)[position.hunters[0]]).toBe(3);
  });
});

describe('stairs', () => {
  const scene = sceneOf('######', '#@>$.#', '######');

  test('ask for their toll', () => {
    const poor = after(start(scene, { toll: 1, worlds: 1, coins: 1 }), 'D');
    expect([exploreGame.outcome(poor), mayPass(poor)]).toEqual([undefined, false]);
    expect(exploreGame.outcome(after(poor, 'D'))).toBeUndefined();
    const rich = after(poor, 'DA');
    expect(exploreGame.outcome(rich)).toMatchObject({
      result: 'out',
      winner: 'avatar',
      why: 'The avatar found the way out: 1 coin in 3 turns.',
    });
    expect(after(poor, 'D.').turn).toBe(3);
  });

  test('lead into the next world, which is grown from the seed and has one more hunter', () => {
    const next = after(start(scene, { worlds: 2, hunters: 1 }), 'D');
    expect([next.level, next.hunters.length, next.coins.length, next.taken, next.turn]).toEqual([2, 2, 8, 0, 1]);
    expect(exploreRows(next)).toEqual(exploreRows(after(start(scene, { worlds: 2, hunters: 1 }), 'D')));
    expect(exploreGame.outcome(next)).toBeUndefined();
  });
});

test('a world that was grown ahead is the one that is entered; of another plan it is not', () => {
  const before = start(sceneOf('####', '#@>#', '####'), { worlds: 3 });
  const { recipe, options, seed } = before.setup;
  const scene = growLevel(recipe, options, seed, 2);
  const kept = { ...scene, world: { ...scene.world } };
  keepLevel([recipe, options, seed, 3], kept);
  expect(after(before, 'D').world).not.toBe(kept.world);
  keepLevel([recipe, options, seed, 2], kept);
  expect(after(before, 'D').world).toBe(kept.world);
});

describe('a grown world', () => {
  test('has everything in it, each in a cell of its own, the stairs and the hunters away from the avatar', () => {
    for (let seed = 0; seed < 100; seed++) {
      const level = 1 + (seed % 3);
      const generator = ['bsp', 'caves', 'rooms', 'maze-rooms'][seed % 4];
      const scene = growLevel({ generator, rows: 20, cols: 30 }, exploreDefaults, seed, level);
      expect(exploreGame.fault(scene, exploreDefaults), `seed ${seed}`).toBeUndefined();
      const { world, actors, exit = -1 } = scene;
      const cells = [...actors.avatar, ...actors.hunter, ...actors.coin, exit];
      expect([new Set(cells).size, actors.hunter.length]).toEqual([cells.length, level]);
      const distances = distancesFrom(world, actors.avatar[0]);
      const reachable = [...distances.keys()].filter((cell) => isGround(world, cell));
      expect(reachable.every((cell) => distances[cell] >= 0)).toBe(true);
      const median = reachable.map((cell) => distances[cell]).sort((a, b) => a - b)[reachable.length >> 1];
      for (const hunter of actors.hunter) expect(distances[hunter]).toBeGreaterThanOrEqual(median - 1);
    }
  });
});

test.each<[string, Scene, Partial<ExploreOptions>]>([
  ['There is no avatar.', sceneOf('####', '#.>#', '####'), {}],
  ['There are 2 avatars.', sceneOf('#####', '#@@>#', '#####'), {}],
  ['There are no stairs.', sceneOf('####', '#@.#', '####'), {}],
  ['There is no hunter "cat".', sceneOf(...HALL), { hunter: 'cat' }],
  ['Expected the option speed to be a whole number from 0 to 200, got 201.', sceneOf(...HALL), { speed: 201 }],
  ['Expected a toll of at most the 2 coins of a world, got 3.', sceneOf(...HALL), { coins: 2, toll: 3 }],
  ['Expected a world of squares, got one of shape hex.', createScene(createWorld(hex.grid(3, 3))), {}],
])('%s', (why, scene, options) => {
  expect(exploreGame.fault(scene, { ...exploreDefaults, ...options })).toBe(why);
  expect(() => exploreGame.initial(scene, { ...exploreDefaults, ...options }, 0)).toThrow(why);
});
