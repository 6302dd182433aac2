import { describe, expect, test } from 'vitest';
import { CHANCE } from '../game/index.js';
import { type PitsPosition, pits } from '../game/pits/index.js';
import { formatRecording, parseDocument } from '../notation/index.js';
import { Refusal, type Said } from '../settings/index.js';
import { cellAt, createRng, createScene, createWorld, rect, type Scene } from '../world/index.js';
import { auditRecording } from './audit.js';
import type { Standing } from './course.js';
import { games } from './games.js';
import { addTallies, NO_GAMES, tallyOf } from './many.js';
import { placeAnswer, standingText } from './narrator.js';
import { pitsDescription } from './pits.js';
import { openRecording, readRecording } from './recordings.js';
import { Referee } from './referee.js';
import { Session } from './session.js';
import { setUp } from './setup.js';
import { steered } from './steering.js';

const { words, input } = pitsDescription;

const setupOf = (said: Said, scene?: Scene) => {
  const { setup, faults } = setUp(pitsDescription, said, { scene });
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  return setup;
};

describe('samples', () => {
  test('are played to an end by the rules, recorded, opened and found true', async () => {
    for (let number = 0; number < 40; number++) {
      const { said } = pitsDescription.sample(createRng(number));
      const session = new Session(setupOf(said));
      await session.proceed();
      expect(['goal', 'fell', 'cut-off'], JSON.stringify(said)).toContain(session.tip.end?.result);
      const read = readRecording(formatRecording(session.recording()), games);
      if (!read.ok) throw new Error(read.fault.message);
      const opened = openRecording(read.value, { known: games });
      if (opened instanceof Refusal) throw new Error(opened.message);
      expect([opened.drift, opened.notes, opened.tip.end]).toEqual([undefined, [], session.tip.end]);
      expect(auditRecording(read.value, opened).contradictions).toEqual([]);
    }
  });

  test('are stepped by hand into the same positions as by their players', async () => {
    for (let number = 0; number < 20; number++) {
      const { said } = pitsDescription.sample(createRng(number));
      const watched = new Session(setupOf(said));
      await watched.proceed();
      const played = new Session(setupOf({ ...said, player: 'human' }));
      for (const { turn } of watched.line) {
        if (turn === undefined || turn.seat === CHANCE) continue;
        const { position } = played.standing;
        const move = input.move(position, [turn.name]);
        expect(move !== undefined && played.play(move)).toBe(true);
      }
      expect(pits.check(played.tip.position)).toBe(pits.check(watched.tip.position));
      while (played.undo());
      expect(played.tip.position.ply).toBe(1);
    }
  });
});

describe('settings', () => {
  test.each<[Said, string, RegExp]>([
    [{ rows: '1' }, 'rows', /from 2 to 255, got "1"/],
    [{ size: '5', cols: '4' }, 'cols', /square board, got 5 rows and 4 columns/],
    [{ shape: 'round' }, 'shape', /Expected a shape/],
    [{ pits: '5-1' }, 'pits', /the smaller first/],
    [{ pits: '1-1001' }, 'pits', /up to 1000/],
    [{ rows: '4', start: '4,0' }, 'start', /from 0,0 to 3,3/],
    [{ rows: '4', goal: '0,0' }, 'goal', /stands on the goal already/],
    [{ rows: '4', start: '3,3' }, 'start', /stands on the goal already/],
    [{ player: 'cat' }, 'player', /Expected a player of pits/],
    [{ under: 'yes' }, 'under', /Expected under=1/],
    [{ seed: '' }, 'seed', /Expected a number or a text/],
  ])('%j is marked at %s', (said, key, why) => {
    const { setup, faults } = setUp(pitsDescription, said);
    expect([setup, Object.keys(faults)]).toEqual([undefined, [key]]);
    expect(faults[key]).toMatch(why);
  });

  test('the board is open ground, from the first cell to the last unless told', () => {
    const { scene, said } = setupOf({ size: '6', seed: '3' });
    expect([scene.world.grid.cols, scene.actors.player, scene.exit]).toEqual([6, [0], 35]);
    expect(said).toEqual({ rows: '6', shape: 'rect', pits: '1-5', seed: '3', player: 'most-paths', reach: 'bfs' });
    const { scene: other } = setupOf({ rows: '4', shape: 'hex', start: '1,2', goal: '3,0' });
    expect([other.actors.player, other.entrance, other.exit]).toEqual([[6], 6, 12]);
  });
});

describe("somebody else's world", () => {
  const document = parseDocument(
    '{"asterion":1,"shape":"rect","rows":1,"cols":4,"origin":"top","open":["01111110"],"actors":{"theseus":[[0,1]]}}',
  );
  if (!document.ok) throw new Error(document.fault.message);
  const scene = document.value;

  test('has the player where the hunted of another game stands, unless a start is said', () => {
    expect(setupOf({ goal: '0,3' }, scene).scene.actors.player).toEqual([1]);
    expect(setupOf({ goal: '0,3', start: '0,0' }, scene).scene.actors.player).toEqual([0]);
    const inhabited = setupOf({ goal: '0,3' }, scene);
    expect(setupOf({}, inhabited.scene).scene).toEqual(inhabited.scene);
  });

  test.each<[Said, Scene, string, RegExp]>([
    [{}, scene, 'goal', /no exit to be the goal; say where it is with goal/],
    [{}, createScene(scene.world), 'start', /It has no entrance to start from; say where with start/],
    [{ goal: '1,0' }, scene, 'goal', /from 0,0 to 0,3, got 1,0/],
    [{ goal: '0,1' }, scene, 'goal', /on the goal already/],
    [{}, createScene(createWorld(rect.grid(2, 2)), { entrance: 0, exit: 3 }), 'world', /no way from the player/],
  ])('%j is refused', (said, world, key, why) => {
    const { faults } = setUp(pitsDescription, said, { scene: world });
    expect(Object.keys(faults)).toEqual([key]);
    expect(faults[key]).toMatch(why);
  });

  test('is kept by its recordings', async () => {
    const session = new Session(setupOf({ goal: '0,3', pits: '0', player: 'astar' }, scene));
    await session.proceed();
    const opened = openRecording(session.recording(), { known: games });
    if (opened instanceof Refusal) throw new Error(opened.message);
    expect([opened.drift, opened.setup.scene.exit]).toEqual([undefined, 3]);
    expect(auditRecording(session.recording(), opened).contradictions).toEqual([]);
  });
});

describe('words', () => {
  const setup = setupOf({ rows: '4', seed: '7', player: 'human' });
  const { start } = new Referee(setup);
  const { grid } = setup.scene.world;

  function after(before: Standing<PitsPosition>, position: PitsPosition, name: string): Standing<PitsPosition> {
    const outcome = pits.outcome(position);
    const turn = { seat: before.position.seat, move: 0, name, check: 0 };
    return { before, position, turn, end: outcome && { ...outcome, basis: 'rule', culprit: undefined } };
  }
  /** The standing after pits at these rows and columns. */
  function opened(before: Standing<PitsPosition>, ...places: [number, number][]): Standing<PitsPosition> {
    const move = places.map(([row, col]) => cellAt(grid, row, col));
    return after(before, pits.play(before.position, move), pits.moveName(before.position, move));
  }
  const stepped = (before: Standing<PitsPosition>, name: string): Standing<PitsPosition> =>
    after(before, pits.play(before.position, pits.moveNamed(before.position, name) ?? -1), name);
  const said = (standing: Standing<PitsPosition>): string =>
    standingText(standing, { setup, tip: standing, at: standing.position.ply });
  const newPits = ({ position }: Standing<PitsPosition>) =>
    pitsDescription
      .view(position)
      .figures.filter(({ state }) => state === 'new')
      .map(({ cell }) => cell);

  test('tell a turn whole: the step, how many pits opened, and whether they are near', () => {
    expect(said(start)).toBe('Start. The goal is 6 steps away.');
    const first = opened(start, [3, 0], [2, 2]);
    expect(said(first)).toBe('The goal is 6 steps away. 2 pits opened, the nearest 3 steps S of the player.');
    const second = opened(stepped(first, 'E'), [1, 1]);
    expect(said(second)).toBe('E to row 0, column 1. A pit opened 1 step S of the player.');
    expect(said(opened(stepped(second, 'W'), [1, 3]))).toBe('W to row 0, column 0. 1 pit opened, none near.');
    expect(said(opened(stepped(second, 'W')))).toBe('W to row 0, column 0. No pit opened.');
    expect(newPits(second)).toEqual([cellAt(grid, 1, 1)]);
    expect(newPits(stepped(second, 'W'))).toEqual([cellAt(grid, 1, 1)]);
  });

  test('tell each end to whoever played', () => {
    const first = opened(start, [0, 1]);
    const fell = stepped(first, 'E');
    expect(said(fell)).toBe('E to row 0, column 1. You lost: fell after 1 turn. The player stepped into a pit.');
    expect(pitsDescription.view(fell.position).figures.at(-1)).toMatchObject({ role: 'player', state: 'caught' });
    expect(pitsDescription.view(fell.position).facts.map(({ text }) => text)).toEqual(['1', 'in a pit', '1']);
    const cut = opened(start, [0, 1], [1, 0]);
    expect(said(cut)).toMatch(/You lost: cut off after 0 turns\. No way to the goal is left\.$/);
    expect(pitsDescription.view(cut.position).facts.map(({ text }) => text)).toEqual(['0', 'no way', '2']);
    expect(words.end({ result: 'goal', why: '', culprit: undefined }, stepped(first, 'S').position)).toBe(
      'goal reached after 1 turn.',
    );
  });

  test('tell dangers and ways on request, after the end, too', () => {
    const { position } = opened(start, [0, 1]);
    expect(words.danger(position, 'player', true)).toBe(
      'The goal lies SE of you. The goal is 6 steps away. Pits beside you: E.',
    );
    const asking = { world: position.world, seat: 'player', isYours: false, told: [] };
    expect(placeAnswer(pitsDescription, position, asking)).toBe('The player is at row 0, column 0. Ways here: E, S.');
    const over = stepped(opened(start, [0, 1]), 'E').position;
    expect(placeAnswer(pitsDescription, over, asking)).toMatch(
      /^The player is at row 0, column 1\. Ways here: E, W, S\.$/,
    );
    expect(steered(pitsDescription, position, position.world, [], 'STAY')).toEqual({
      why: 'Nobody can wait here: a turn is a step. Ways here: E, S.',
    });
  });

  test('hint at ways, the steps that keep most of them, and the cells that hold the way', () => {
    expect(pitsDescription.hint?.(start)).toBeUndefined();
    expect(pitsDescription.hint?.(opened(start))).toEqual({
      text: '20 shortest ways, of 6 steps. E or S keeps most of them. No single pit can cut you off now.',
      best: ['E', 'S'],
      cells: [],
      fact: 'a pit here would cut you off',
    });
    const narrow = pitsDescription.hint?.(opened(start, [0, 1], [2, 0], [2, 2]));
    expect(narrow?.cells).toEqual([cellAt(grid, 1, 0), cellAt(grid, 1, 1)]);
    expect(narrow?.text).toMatch(/S keeps most of them\. A pit in one of 2 marked cells would cut you off\.$/);
    const { tip } = new Session(setupOf({ pits: '0', player: 'human' }));
    expect(pitsDescription.hint?.(tip)?.text).toMatch(/^About 35 billion shortest ways, of 38 steps\./);
  });
});

test('many games are counted as the report says', async () => {
  let tally = NO_GAMES;
  for (const seed of ['1', '2', '3'])
    tally = addTallies(tally, await tallyOf(setupOf({ rows: '3', pits: '0', seed }), 0));
  expect(pitsDescription.tallying.report(tally)).toEqual({
    games: 3,
    won: 3,
    fell: 0,
    cutOff: 0,
    winRate: 1,
    turns: 4,
    looked: 19,
  });
  expect(pitsDescription.tallying.text(tally)).toBe(
    'Turns: 4.0 a game. Cells looked at for ways to the goal: 19.0 a game.',
  );
});

test('what is played for ever is stopped by the cap', () => {
  const { cap, capText } = setupOf({});
  expect([cap, capText]).toEqual([1_000_000, 'The cap of 500,000 turns is reached.']);
});
