import { describe, expect, test } from 'vitest';
import type { PitsMove, PitsPosition } from '../game/pits/index.js';
import { pitsDescription, pitsPresets } from './pits.js';
import { presetOf } from './presets.js';
import { Session } from './session.js';
import { setUp } from './setup.js';
import { Attempts, countedIn, formatStreaks, parseStreaks, SEEN, streakOf, TAKEN_BACK } from './streaks.js';

test('wins in a row are counted by name; a loss ends the row and leaves the best', () => {
  let streaks = {};
  for (const isWon of [true, true, false, true]) streaks = countedIn(streaks, 'classic', isWon);
  expect(streakOf(streaks, 'classic')).toEqual({ row: 1, best: 2 });
  expect(streakOf(streaks, 'hard')).toEqual({ row: 0, best: 0 });
  expect(parseStreaks(formatStreaks(streaks))).toEqual(streaks);
});

test.each([
  null,
  '',
  'hello',
  '7',
  'null',
  '[]',
  '{"classic":7,"hard":{"row":-1,"best":2},"small":{"row":1.5,"best":2},"large":{"row":3,"best":2}}',
])('what is damaged counts as never played: %s', (text) => {
  expect(parseStreaks(text)).toEqual({});
});

test('what is whole of a damaged text is kept, and no name is mistaken for another', () => {
  const text = '{"classic":{"row":1,"best":2,"more":3},"hard":{}}';
  expect(parseStreaks(text)).toEqual({ classic: { row: 1, best: 2 } });
  expect(streakOf({}, 'constructor')).toEqual({ row: 0, best: 0 });
});

type Played = Session<PitsPosition, PitsMove, PitsPosition>;

function begin(attempts: Attempts, said: Readonly<Record<string, string>>): Played {
  const { setup, faults } = setUp(pitsDescription, said);
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  const session = new Session(setup);
  attempts.notice(session.course.now);
  return session;
}

const play = (session: Played, attempts: Attempts, steps: readonly number[]) =>
  steps.map((step) => {
    session.play(step);
    return attempts.notice(session.course.now);
  });

describe.each(pitsPresets)('the preset $name', (preset) => {
  test('is known by its settings, whoever plays which seed', () => {
    const found = (more: Readonly<Record<string, string>>) =>
      presetOf(pitsDescription, pitsPresets, setUp(pitsDescription, { ...preset.said, ...more }));
    expect(found({ player: 'astar', seed: '3' })).toBe(preset);
    expect(found({ size: preset.said.rows, cols: preset.said.rows, start: '', shape: 'rect' })).toBe(preset);
    expect(found({ under: '1' })).toBeUndefined();
    expect(found({ shape: 'hex' })).toBeUndefined();
  });
});

describe('a try', () => {
  const SAID = { rows: '3', pits: '0', player: 'human', seed: '7' };
  const [E, S] = [0, 6];

  test('counts by its first ending', () => {
    const attempts = new Attempts();
    expect(play(begin(attempts, SAID), attempts, [E, E, S, S])).toEqual([undefined, undefined, undefined, 'won']);
    const sure = { ...SAID, pits: '8', seed: '8' };
    const lost = begin(attempts, sure);
    expect(lost.tip.end?.result).toBe('cut-off');
    expect([attempts.games, attempts.won, attempts.row, attempts.text]).toEqual([2, 1, 0, 'Won 1 of 2 games.']);
  });

  test('does not count once a move was taken back, not even when it is made again', () => {
    const attempts = new Attempts();
    const session = begin(attempts, SAID);
    play(session, attempts, [E]);
    session.undo();
    attempts.notice(session.course.now);
    expect(attempts.flaw).toBe(TAKEN_BACK);
    session.redo();
    attempts.notice(session.course.now);
    expect(play(session, attempts, [E, S, S]).at(-1)).toBeUndefined();
    expect([attempts.flaw, attempts.games]).toEqual([TAKEN_BACK, 0]);
  });

  test('counts once, however often the ground is tried again', () => {
    const attempts = new Attempts();
    const session = begin(attempts, SAID);
    play(session, attempts, [E, E, S, S]);
    session.restart();
    attempts.notice(session.course.now);
    expect(play(session, attempts, [E, E, S, S]).at(-1)).toBeUndefined();
    begin(attempts, SAID);
    expect([attempts.flaw, attempts.games, attempts.won]).toEqual([SEEN, 1, 1]);
    begin(attempts, { ...SAID, seed: '8' });
    expect(attempts.flaw).toBeUndefined();
  });

  test('does not count where a bot has shown the way, nor where it goes on from elsewhere', async () => {
    const attempts = new Attempts();
    const bot = begin(attempts, { ...SAID, player: 'bfs-first' });
    await bot.proceed();
    attempts.notice(bot.course.now);
    expect(attempts.games).toBe(0);
    begin(attempts, SAID);
    expect(attempts.flaw).toBe(SEEN);
    const played = begin(new Attempts(), { ...SAID, seed: '9' });
    played.play(E);
    const fresh = new Attempts();
    fresh.notice(played.course.now);
    expect(fresh.flaw).toBe(SEEN);
  });
});
