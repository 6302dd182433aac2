import { describe, expect, test } from 'vitest';
import { ExploreMemory, exploreRows, keyBetween, nearestThreat } from '../game/explore/index.js';
import { generateRealm } from '../generate/index.js';
import { formatRecording } from '../notation/index.js';
import { exploreGame, exploringWay } from '../players/explore/index.js';
import { distancesFrom } from '../search/index.js';
import { Refusal, type Said } from '../settings/index.js';
import { createRng, createScene, pick, type Rng } from '../world/index.js';
import { auditRecording } from './audit.js';
import { Knowledge } from './description.js';
import { exploreDescription } from './explore.js';
import {
  beginExplore,
  type ExploreSession,
  keysPressed,
  loadExplore,
  pressKey,
  saveText,
  stateHash,
} from './explore-session.js';
import { threatWords, turnWords } from './explore-words.js';
import { games } from './games.js';
import { placeAnswer, standingText } from './narrator.js';
import { openRecording, readRecording } from './recordings.js';
import { Session } from './session.js';
import { setUp } from './setup.js';
import { steered } from './steering.js';

const { input, memory: sight } = exploreDescription;
const SMALL: Said = { rows: '12', cols: '20', seed: '5' };

const load = (text: string): ExploreSession => {
  const read = loadExplore(text);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
};

/** Moves, undo, redo, and leaps back to an earlier turn, at random. */
function wander(session: ExploreSession, rng: Rng, turns: number): void {
  for (let turn = 0; turn < turns; turn++) {
    const { position } = session.standing;
    switch (rng.below(8)) {
      case 0:
        session.undo();
        break;
      case 1:
        session.redo();
        break;
      case 2:
        session.look(rng.below(session.tip.position.ply + 1));
        break;
      default: {
        const { name } = pick(input.parts(position, []), rng);
        const move = input.move(position, [name]);
        if (move !== undefined) session.play(move);
      }
    }
  }
}

describe('samples', () => {
  test('are walked, taken back and branched off at random: what is saved is loaded, and found true', () => {
    for (let number = 0; number < 40; number++) {
      const rng = createRng(number);
      const session = beginExplore(exploreDescription.sample(rng).said);
      wander(session, rng, 40);
      const text = saveText(session);
      const again = load(text);
      expect([stateHash(again), saveText(again)], text).toEqual([stateHash(session), text]);
      expect(again.line.map(({ turn }) => turn?.name)).toEqual(session.line.map(({ turn }) => turn?.name));
      const read = readRecording(text, games);
      if (!read.ok) throw new Error(read.fault.message);
      const opened = openRecording(read.value, { known: games });
      if (opened instanceof Refusal) throw new Error(opened.message);
      expect([opened.drift, auditRecording(read.value, opened).contradictions]).toEqual([undefined, []]);
    }
  });

  test('keep on loading what can be undone to the start', () => {
    const session = beginExplore(SMALL);
    for (const key of '..Z.ZZ...') pressKey(session, key);
    const again = load(saveText(session));
    while (again.undo());
    expect([again.tip.position.turn, keysPressed(again).join('')]).toEqual([0, '..Z.ZZ...ZZZ']);
    expect(again.redo()).toBe(true);
    expect([again.tip.position.turn, keysPressed(again).at(-1)]).toEqual([1, '.']);
    expect(load(saveText(again)).tip.position.turn).toBe(1);
  });
});

describe('going back', () => {
  test('to an earlier turn takes the later ones back, one by one, as the save says', () => {
    const session = beginExplore(SMALL);
    for (const key of '....') pressKey(session, key);
    session.look(1);
    session.play('.');
    expect(keysPressed(session).join('')).toBe('....ZZZ.');
    session.restart();
    expect(keysPressed(session).join('')).toBe('....ZZZ.ZZ');
    session.undo();
    expect(keysPressed(session).join('')).toBe('....ZZZ.ZZ..');
    expect(load(saveText(session)).tip.position.turn).toBe(2);
  });

  test('costs no turn: nothing is played again', () => {
    const session = beginExplore(SMALL);
    for (let turn = 0; turn < 5; turn++) pressKey(session, '.');
    const positions = session.line.map(({ position }) => position);
    for (let turn = 0; turn < 3; turn++) session.undo();
    pressKey(session, '.');
    expect(session.line.slice(0, 3).map(({ position }) => position)).toEqual(positions.slice(0, 3));
    expect(session.line.slice(0, 3).every(({ position }, at) => position === positions[at])).toBe(true);
  });

  test('from a branch leaves the save as it was', () => {
    const session = beginExplore({ ...SMALL, hunters: '0' });
    for (const key of '..Z.') pressKey(session, key);
    const text = saveText(session);
    session.tryOut();
    session.play('.');
    session.undo();
    session.comeBack();
    expect(saveText(session)).toBe(text);
  });
});

describe('knobs', () => {
  const said: Said = { ...SMALL, generator: 'bsp', 'knob-depth': '0', 'knob-split': 'coin', toll: '0', hunters: '0' };

  test('shape this world and every further one, and survive save and load', () => {
    const [turned, usual] = [beginExplore(said), beginExplore({ ...SMALL, toll: '0', hunters: '0' })];
    expect(exploreRows(turned.tip.position)).not.toEqual(exploreRows(usual.tip.position));
    const { setup } = turned.tip.position;
    expect(setup.recipe.knobs).toEqual({ depth: 0, split: 'coin' });
    const memory = new ExploreMemory();
    while (turned.tip.position.level === 1) {
      const { position } = turned.tip;
      const way = exploringWay(position, memory.look(position)) ?? toStairs(turned);
      pressKey(turned, keyBetween(position.world, position.avatar, way[1]) ?? '');
    }
    const { world } = generateRealm({ ...setup.recipe, seed: '5:2' });
    expect(turned.tip.position.world.terrain).toEqual(world.terrain);
    const text = saveText(turned);
    expect(text).toContain('"generator":{"name":"bsp","rows":12,"cols":20,"knob-depth":0,"knob-split":"coin"}');
    expect(text).toContain('"knob-depth":"0","knob-split":"coin"');
    const again = load(text);
    expect([stateHash(again), again.tip.position.setup.recipe]).toEqual([stateHash(turned), setup.recipe]);
    expect(saveText(again)).toBe(text);
  });

  const toStairs = ({ tip: { position } }: ExploreSession): number[] => {
    const distances = distancesFrom(position.world, position.stairs);
    const next = input.parts(position, []).find(({ to }) => distances[to] === distances[position.avatar] - 1);
    return [position.avatar, next?.to ?? -1];
  };

  test('that nobody set are left to the generator, and not written down', () => {
    const { setup } = setUp(exploreDescription, { ...SMALL, 'knob-depth': ' ' });
    expect(Object.keys(setup?.said ?? {}).some((key) => key.startsWith('knob-'))).toBe(false);
    expect(exploreDescription.recipe?.(setup?.values ?? {})).toEqual({ name: 'bsp', rows: 12, cols: 20 });
  });

  test.each<[Said, RegExp]>([
    [{ 'knob-rock': '40' }, /There is no setting "knob-rock"/],
    [{ generator: 'caves', 'knob-depth': '4' }, /There is no setting "knob-depth"/],
    [{ 'knob-depth': '21' }, /whole number from 0 to 20, got "21"/],
    [{ 'knob-split': 'twice' }, /Expected one of \(.*\), got "twice"/],
    [{ colour: 'red' }, /There is no setting "colour"/],
  ])('%j is refused', (more, why) => {
    expect(() => beginExplore({ ...SMALL, ...more })).toThrow(why);
  });
});

describe('settings', () => {
  test.each<[Said, string, RegExp]>([
    [{ generator: 'wilson' }, 'generator', /Expected a generator \(bsp, /],
    [{ rows: '8' }, 'rows', /from 9 to 2000, got "8"/],
    [{ cols: '2001' }, 'cols', /from 9 to 2000/],
    [{ hunter: 'cat' }, 'hunter', /There is no hunter "cat"/],
    [{ hunters: '21' }, 'hunters', /from 0 to 20/],
    [{ coins: '2', toll: '3' }, 'toll', /at most the 2 coins of a world, got 3/],
    [{ worlds: '0' }, 'worlds', /from 1 to 99/],
    [{ seed: '' }, 'seed', /Expected a number or a text/],
  ])('%j is marked at %s', (said, key, why) => {
    const { faults } = setUp(exploreDescription, { ...SMALL, ...said });
    expect(Object.keys(faults)).toEqual([key]);
    expect(faults[key]).toMatch(why);
  });

  test('spelt out they are those of a new world; stairs never ask for more coins than there are', () => {
    const { setup } = setUp(exploreDescription, { seed: 'word', coins: '2', hunter: 'minimax:2' });
    expect(setup?.said).toEqual({
      generator: 'bsp',
      rows: '30',
      cols: '60',
      seed: 'word',
      hunter: 'minimax:2',
      hunters: '1',
      speed: '100',
      coins: '2',
      toll: '2',
      worlds: '3',
    });
  });
});

test("somebody else's world is kept by its recordings, with whoever is hunted in it as the avatar", () => {
  const scene = generateRealm({ rows: 12, cols: 20, seed: 3 });
  const ground = [...scene.world.open.keys()].filter((cell) => scene.world.open[cell] !== 0);
  const own = createScene(scene.world, { entrance: ground[0], exit: ground.at(-1) });
  const { setup, faults } = setUp(exploreDescription, { toll: '0' }, { scene: own });
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  const session = new Session(setup);
  pressKey(session, '.');
  const text = saveText(session);
  expect(text).toContain('"world":{');
  expect(stateHash(load(text))).toBe(stateHash(session));
  expect(formatRecording(load(text).recording())).toBe(text);
});

describe('what is seen', () => {
  test('is what the avatar sees and remembers, of hunters only what is in view', () => {
    const session = beginExplore({ ...SMALL, rows: '20', cols: '40', hunters: '3' });
    if (sight === undefined) throw new Error('Expected a memory.');
    let memory = sight.empty(session.tip.position, 'avatar');
    for (const key of '.DDDWWWAAASSS') {
      pressKey(session, key);
      const { position } = session.tip;
      memory = sight.look(memory, position, 'avatar');
      const { fog, figures, focus } = exploreDescription.view(position, { seat: 'avatar', memory });
      const known = (cell: number) => fog?.cells[cell] ?? -1;
      expect([known(position.avatar), focus]).toEqual([Knowledge.seen, position.avatar]);
      for (const { role, cell } of figures)
        expect(known(cell)).toBeGreaterThanOrEqual(role === 'hunter' ? Knowledge.seen : Knowledge.remembered);
      const all = exploreDescription.view(position).figures;
      expect(all.map(({ role }) => role)).toEqual(['stairs', ...position.coins.map(() => 'coin'), 'avatar', ...position.hunters.map(() => 'hunter')]); // biome-ignore format: a list
    }
  });

  test('has facts for the status line', () => {
    const facts = (said: Said) =>
      exploreDescription
        .view(beginExplore({ ...SMALL, ...said }).tip.position)
        .facts.map(({ title, text }) => `${title} ${text}`);
    expect(facts({})).toEqual(['World 1 of 3', 'Coins 0 of 3', 'Turn 0']);
    expect(facts({ toll: '0' })).toEqual(['World 1 of 3', 'Coins 0, stairs open', 'Turn 0']);
  });
});

describe('words', () => {
  test('tell the nearest threat by steps and by where it is', () => {
    const { position } = beginExplore({ seed: '6', hunters: '3' }).tip;
    const threat = nearestThreat(position);
    const distances = distancesFrom(position.world, position.avatar);
    expect(threat?.steps).toBe(Math.min(...position.hunters.map((hunter) => distances[hunter])));
    expect(threatWords({ hunter: 0, steps: 7, up: 3, right: -4 })).toBe('A hunter, 7 steps away: 3 up, 4 left.');
    expect(threatWords(nearestThreat(position, () => false))).toBe('No hunter in sight.');
  });

  test('tell what happened once, and nothing of a step on plain ground', () => {
    const session = beginExplore({ seed: '8', hunters: '0', toll: '1' });
    const memory = new ExploreMemory().look(session.tip.position);
    const told: string[] = [];
    while (session.tip.position.taken < 2) {
      const before = session.tip.position;
      const way = exploringWay(before, memory);
      pressKey(session, keyBetween(before.world, before.avatar, way?.[1] ?? -1) ?? '');
      memory.look(session.tip.position);
      told.push(...turnWords(before, session.tip.position));
    }
    expect(told[0]).toBe('A coin: the stairs will let you pass, 7 left.');
    expect(told.filter((words) => words.startsWith('A coin'))).toHaveLength(2);
    expect(exploreRows(session.tip.position).join('').match(/\$/g)).toHaveLength(6);
  });

  test('tell where one stands, the ways, and how it ended', () => {
    const session = beginExplore({ ...SMALL, hunters: '2' });
    const { position } = session.tip;
    const asking = { world: position.world, seat: 'avatar', isYours: true, told: [] };
    expect(placeAnswer(exploreDescription, position, asking)).toMatch(
      /^You are at row \d+, column \d+\. Ways here: .*wait\. 3 more coins, then the stairs to the next world\.$/,
    );
    expect(steered(exploreDescription, position, position.world, [], 'NE')).toMatchObject({
      why: expect.stringMatching(/^The way NE is closed\. Ways here:/) as string,
    });
    while (session.tip.end === undefined) pressKey(session, '.');
    expect(standingText(session.tip, session.course.now)).toMatch(
      /^A hunter has caught you\. You lost: caught in world 1 of 3, after \d+ turns?, with 0 coins\.$/,
    );
    const { end } = session.tip;
    expect(exploreDescription.report(session.tip.position, end, {}, '5')).toMatchObject({
      outcome: 'caught',
      coins: 0,
      world: 1,
      seed: '5',
    });
    expect(exploreGame.outcome(session.tip.position)?.result).toBe('caught');
  });
});
