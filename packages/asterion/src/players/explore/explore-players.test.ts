import { describe, expect, test } from 'vitest';
import { ExploreMemory, exploreDefaults, growLevel, huntersPlans, keyBetween } from '../../game/explore/index.js';
import { generateRealm, realmGenerators } from '../../generate/index.js';
import { beginExplore, pressKey } from '../../play/index.js';
import { distancesFrom, FieldOfView } from '../../search/index.js';
import type { Said } from '../../settings/index.js';
import { createRng, isGround, neighbours, pick, type World } from '../../world/index.js';
import { roguePlayers } from '../rogue/players.js';
import { compareSearches, momentAt } from './comparison.js';
import { exploreGame, hunterNamed, hunters } from './hunters.js';
import { Pursuit } from './pursuit.js';
import { HunterRating, type PursuitStart, pursuitOf } from './rating.js';
import { exploringWay, travelWay } from './travel.js';

/** A run that is walked by keys. */
function begin(said: Said) {
  const session = beginExplore(said);
  return {
    get position() {
      return session.tip.position;
    },
    press: (key: string) => pressKey(session, key),
  };
}

const groundOf = (world: World) => [...world.open.keys()].filter((cell) => isGround(world, cell));

/** Pairs of cells in realms of every kind. */
function pairs(count: number): PursuitStart[] {
  return Array.from({ length: count }, (_, seed) => {
    const generator = realmGenerators[seed % realmGenerators.length].name;
    const { world } = generateRealm({ generator, rows: 15, cols: 25, seed });
    const rng = createRng(seed);
    const avatar = pick(groundOf(world), rng);
    const from = pick(
      groundOf(world).filter((cell) => cell !== avatar),
      rng,
    );
    return { world, from, avatar, rng };
  });
}

test('every monster of Rogue can hunt, beside our own hunters, each found by its name', () => {
  const names = hunters.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['greedy-avatar', 'greedy-enemy', 'bfs', 'astar', 'optimal']));
  for (const { name, seats } of roguePlayers) if (seats.includes('monster')) expect(names).toContain(name);
  for (const hunter of hunters) expect(hunterNamed(hunter.name)).toBe(hunter);
  for (const name of ['cat', 'bfs:3', 'minimax:', 'cycle']) expect(hunterNamed(name)).toBeUndefined();
  expect(hunterNamed('minimax:2')?.name).toMatch(/^minimax/);
});

describe.each(hunters.map((hunter) => [hunter.name, hunter] as const))('the hunter %s', (_name, hunter) => {
  test('plans steps that can be made, from where it stands, and the same again for the same stream', () => {
    for (const { world, from, avatar } of pairs(12)) {
      const [once, again] = [0, 1].map(() => hunter.plan({ world, hunter: from, avatar }, createRng(5)).way);
      expect(once).toEqual(again);
      expect(once[0]).toBe(from);
      once.slice(1).forEach((cell, at) => {
        expect(neighbours(world, once[at])).toContain(cell);
      });
    }
  });
});

describe('a pursuit', () => {
  const pursuits = pairs(120);
  const rated = (name: string) => {
    const hunter = hunterNamed(name);
    if (hunter === undefined) throw new Error(`Expected a hunter ${name}.`);
    const { planned, walked, endless } = pursuits.reduce(
      (rating, start) => rating.add(start),
      new HunterRating(hunter),
    );
    return { planned, walked, endless };
  };

  test.each(['bfs', 'astar'])('by %s is a shortest way, and ends', (name) => {
    expect(rated(name)).toEqual({ planned: 1, walked: 1, endless: 0 });
  });

  test('is shorter with the greedy search from the avatar', () => {
    const [fromAvatar, fromEnemy] = [rated('greedy-avatar'), rated('greedy-enemy')];
    expect(fromAvatar.walked).toBeLessThan(fromEnemy.walked);
    // With the first pushed first among equals, a plan made from the hunter goes on where the last one was.
    expect([fromEnemy.endless, fromEnemy.walked]).toEqual([0, fromEnemy.planned]);
  });

  test('can be stepped back to, like every process', () => {
    const [start] = pursuits;
    const pursuit = new Pursuit({ ...start, hunter: hunters[0] });
    pursuit.advance(2);
    const copy = pursuit.copy();
    pursuit.advance(Infinity);
    expect([copy.trail.length, copy.steps, pursuit.at]).toEqual([3, 2, start.avatar]);
  });
});

test('both greedy searches start alike, and each step goes where the plan before it said', () => {
  const { sides, turns } = compareSearches({ generator: 'bsp', rows: 20, cols: 30 }, '7');
  const [one, other] = sides;
  expect(momentAt(one, 0).at).toBe(momentAt(other, 0).at);
  for (const { moments } of sides)
    for (const [at, { at: cell }] of moments.slice(1).entries()) expect(cell).toBe(moments[at].plan.way[1]);
  expect(turns).toBe(Math.max(...sides.map(({ moments }) => moments.length - 1)));
  expect(momentAt(one, 10_000)).toBe(one.moments.at(-1));
});

test('a pursuit of a seed is the same for every hunter, however many random numbers they draw', () => {
  const recipe = { generator: 'caves', rows: 15, cols: 25 };
  const start = pursuitOf(recipe, 'S', 3);
  const before = start.rng.state();
  for (const hunter of hunters.slice(0, 4)) new HunterRating(hunter).add(start);
  expect(start.rng.state()).toEqual(before);
  expect(pursuitOf(recipe, 'S', 3)).toMatchObject({ avatar: start.avatar, from: start.from });
});

describe('an avatar that knows what it has seen', () => {
  const options = { hunters: '0' };

  test.each(realmGenerators.map(({ name }) => name))(
    'explores the whole of %s, takes every coin, and then stops',
    (generator) => {
      const run = begin({ seed: '3', generator, rows: '15', cols: '25', ...options });
      const memory = new ExploreMemory(6).look(run.position);
      for (let way = exploringWay(run.position, memory); way !== undefined; way = exploringWay(run.position, memory)) {
        const { avatar, world } = run.position;
        const key = keyBetween(world, avatar, way[1]) ?? '';
        expect(run.press(key)).toBe(true);
        memory.look(run.position);
        expect(run.position.turn).toBeLessThan(2000);
      }
      const { position } = run;
      expect(position.level).toBe(1);
      expect(groundOf(position.world).every((cell) => memory.isKnown(cell))).toBe(true);
      expect(position.coins).toEqual([]);
    },
  );

  test('travels only over what it knows, by a shortest known way', () => {
    const run = begin({ seed: '4', ...options });
    const memory = new ExploreMemory(5).look(run.position);
    const { world, avatar } = run.position;
    for (const cell of groundOf(world)) {
      const way = travelWay(run.position, cell, memory);
      if (!memory.isKnown(cell)) expect(way).toBeUndefined();
      else if (way !== undefined) {
        expect(way.every((step) => memory.isKnown(step))).toBe(true);
        expect(way.length - 1).toBeGreaterThanOrEqual(distancesFrom(world, avatar)[cell]);
      }
    }
  });

  test('goes around stairs that would take it away, unless it wants to leave', () => {
    const run = begin({ seed: '4', hunters: '0', coins: '0' });
    const { world, stairs } = run.position;
    const ways = groundOf(world).map((cell) => travelWay(run.position, cell));
    expect(ways.some((way) => way !== undefined && way.length > 2)).toBe(true);
    for (const way of ways) expect(way?.indexOf(stairs) ?? -1).toBeOneOf([-1, (way?.length ?? 0) - 1]);
    expect(travelWay(run.position, stairs)?.at(-1)).toBe(stairs);
    expect(exploringWay(run.position)).toBeUndefined();
  });

  test('remembers what it has seen, and sees what the field of view says', () => {
    const run = begin({ seed: '4', ...options });
    const memory = new ExploreMemory().look(run.position);
    const before = memory.known.slice();
    for (const key of 'DDDWWWAAASSS') {
      run.press(key);
      memory.look(run.position);
    }
    expect(before.every((known, cell) => known === 0 || memory.isKnown(cell))).toBe(true);
    expect(memory.visible).toEqual(new FieldOfView(run.position.world).from(run.position.avatar).seen);
    expect(() => new ExploreMemory().visible).toThrow(RangeError);
  });
});

test('the plans of hunters are what they do if the avatar waits, and asking for them changes nothing', () => {
  for (const hunter of ['bfs', 'greedy-avatar', 'random']) {
    const run = begin({ seed: '6', hunter });
    for (let turn = 0; turn < 10 && exploreGame.outcome(run.position) === undefined; turn++) {
      const [[from, next = from]] = huntersPlans(run.position).map(({ way }) => way);
      expect(huntersPlans(run.position)[0].way[0]).toBe(run.position.hunters[0]);
      run.press('.');
      expect(run.position.hunters).toEqual([next]);
    }
  }
});

test('stairs that would let pass are walked around, unless they are where the way leads', () => {
  for (let seed = 0; seed < 20; seed++) {
    const run = begin({ seed: String(seed), generator: 'caves', rows: '15', cols: '25', hunters: '0', toll: '0' });
    const { position } = run;
    const { world, stairs, avatar } = position;
    const memory = new ExploreMemory().look(position);
    for (const cell of groundOf(world)) memory.look({ ...position, avatar: cell });
    for (const cell of groundOf(world).filter((other) => other !== stairs && other !== avatar))
      expect(travelWay(position, cell, memory) ?? []).not.toContain(stairs);
    expect(travelWay(position, stairs, memory)?.at(-1)).toBe(stairs);
  }
});

test('knobs of the generator shape a world', () => {
  const recipe = { generator: 'bsp', rows: 30, cols: 60 };
  const [usual, whole] = [{}, { depth: 0 }].map((knobs) => growLevel({ ...recipe, knobs }, exploreDefaults, 7, 1));
  expect(usual).toEqual(growLevel(recipe, exploreDefaults, 7, 1));
  expect(whole.world.terrain).not.toEqual(usual.world.terrain);
});
