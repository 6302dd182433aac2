/** Explore on a terminal: the menu, the game, the replay, the slots, and every way out. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exploreRows, keyBetween } from 'asterion/game/explore';
import { beginExplore, type ExploreSession, keysPressed, pressKey } from 'asterion/play';
import { shortestPath } from 'asterion/search';
import type { Said } from 'asterion/settings';
import type { Cell } from 'asterion/world';
import { beforeEach, describe, expect, test } from 'vitest';
import { asterion, type OnTerminal, onTerminal } from '../../test/command.js';
import { folder } from '../../test/folder.js';
import { Slots } from './slots.js';

const [escape, right, home, end, backspace, redo, interrupt] = [
  '\u001b',
  '\u001b[C',
  '\u001b[H',
  '\u001b[F',
  '\u007f',
  '\u0019',
  '\u0003',
];

let saves = '';
let slots = new Slots('');
beforeEach(async () => {
  saves = await folder();
  slots = new Slots(saves);
});

const sit = (keys: string, args: readonly string[] = [], options = {}): Promise<OnTerminal> =>
  onTerminal(['explore', '--save-dir', saves, '--theme', 'ascii', ...args], keys, options);

/** Keys and what follows each escape, which must come alone. */
const sitThrough = ([keys, ...then]: readonly string[], args: readonly string[] = []): Promise<OnTerminal> =>
  sit(keys, args, { then });

/** A screen as one line. */
const flat = (frame: string | undefined): string => (frame ?? '').replaceAll(/\s+/g, ' ');

/** No hunter moves, and the first stairs are the way out. */
const EASY = ['--rows', '12', '--cols', '40', '--speed', '0', '--toll', '0', '--worlds', '1'];
const easyPlan: Said = { rows: '12', cols: '40', speed: '0', toll: '0', worlds: '1' };

/** The keys along a shortest way from the start of a run. */
function keysTo({ tip }: ExploreSession, cell: Cell): string {
  const { world, avatar } = tip.position;
  const way = shortestPath(world, avatar, cell) ?? [];
  return way
    .slice(1)
    .map((to, at) => keyBetween(world, way[at], to) ?? '')
    .join('');
}

const begin = (seed: number, plan = easyPlan) => beginExplore({ ...plan, seed: String(seed) });

const turnIn = (slot: string): number | undefined => {
  const loaded = slots.load(slot);
  return loaded.ok ? loaded.session.tip.position.turn : undefined;
};

describe('the menu', () => {
  test('offers what there is, and says why something cannot be had', async () => {
    const { code, frames, isRaw, stderr } = await sit('lrxQ');
    expect({ code, isRaw, stderr }).toEqual({ code: 0, isRaw: false, stderr: '' });
    expect(frames[0]).toMatch(
      /EXPLORE\n[^]*N {2}new world[^]*L {2}load the slot main \(no save\)[^]*R {2}replay \(no save\)[^]*Q {2}quit/,
    );
    for (const frame of frames.slice(1, 3)) expect(frame).toContain(`there is no save ${saves}`);
    expect(frames[3]).toContain('The key x does nothing here.');
    expect(existsSync(join(saves, 'main.json'))).toBe(false);
  });

  test('echoes the digits of a seed while they are typed, and refuses one that is too large', async () => {
    const { frames } = await sitThrough([`n12${backspace}9x${'9'.repeat(19)}s${escape}`, 'q']);
    const seeds = frames.map((frame) => /Seed: (\d*)_/.exec(frame)?.[1]);
    expect(seeds.slice(1, 6)).toEqual(['', '1', '12', '1', '19']);
    expect(frames[6]).toContain('Expected digits, then S or Enter.');
    expect(frames.some((frame) => frame.includes('Expected a seed of at most 9223372036854775807'))).toBe(true);
  });

  test('draws a seed where none is typed, and says which', async () => {
    const { frames } = await sitThrough([`n\r${escape}`, 'q']);
    expect(frames[2]).toMatch(/\n +Seed \d+\.\n/);
  });

  test('has a page of help', async () => {
    const { frames } = await sit('?xq');
    expect(frames[1]).toContain('take the last turn back');
    expect(frames[2]).toContain('EXPLORE');
  });
});

describe('a game', () => {
  test('is walked to the way out, taken back, walked again, saved and loaded', async () => {
    const run = begin(5);
    const keys = keysTo(run, run.tip.position.stairs).toLowerCase();
    const { code, frames, stderr } = await sit(`n5s${keys}${backspace}${keys.at(-1)}:q`, EASY);
    expect(code).toBe(0);
    expect(flat(frames.at(-2))).toMatch(/You found the way out: \d+ coins? in \d+ turns, 1 turn taken back\. Seed 5\./);
    expect(stderr).toBe(`Saved in ${saves}/main.json.\n`);
    expect(turnIn('main')).toBe(keys.length);
    const again = await sitThrough([`lz${escape}`, 'q'], EASY);
    expect(again.frames[1]).toContain('You found the way out');
    expect(again.frames[2]).toMatch(new RegExp(`turn ${keys.length - 1}\n`));
    expect((await asterion(['replay', join(saves, 'main.json'), '--check'])).code).toBe(0);
  });

  test('shows the same world as a string of keys prints, once the fog is lifted', async () => {
    const { stdout } = await asterion(['explore', '--input', 'N5SDDWW', ...EASY]);
    const { frames } = await sit(`n5sddwwf:q`, EASY);
    const shown = frames.at(-2)?.split('\n') ?? [];
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((row) => row.trimEnd());
    for (const row of rows) expect(shown.some((line) => line.slice(20).trimEnd() === row)).toBe(true);
  });

  test('takes arrows, letters of either case, hjkl and the keypad for the same', async () => {
    const run = begin(5);
    const key = ['W', 'A', 'S', 'D'].find((other) => pressKey(run, other)) ?? '';
    const same: Record<string, string[]> = {
      W: ['w', 'W', 'k', '8', '\u001b[A'],
      S: ['s', 'S', 'j', '2', '\u001b[B'],
      A: ['a', 'A', 'h', '4', '\u001b[D'],
      D: ['d', 'D', 'l', '6', '\u001b[C'],
    };
    for (const pressed of same[key]) {
      await sit(`n5s${pressed}. 5:Q`, EASY);
      const loaded = slots.load('main');
      expect(loaded.ok && keysPressed(loaded.session)).toEqual([key, '.', '.', '.']);
    }
  });

  test('records nothing but W A S D . Z', async () => {
    await sitThrough([`n5s:xqpfmct?yx\u001b[C${escape}`, escape, `c..z${redo}:q`], EASY);
    const loaded = slots.load('main');
    expect(loaded.ok && keysPressed(loaded.session).join('')).toBe('..Z.');
  });

  test('says what a wall is, and that nothing is left to take back', async () => {
    const { frames } = await sit(`n5sz${redo}${'w'.repeat(12)}:q`, EASY);
    expect(frames.some((frame) => frame.includes('There is nothing to take back.'))).toBe(true);
    expect(frames.some((frame) => frame.includes('There is nothing to play again.'))).toBe(true);
    expect(frames.at(-2)).toContain('There is a wall.');
  });

  test('ends with a summary when caught; a turn taken back goes on', async () => {
    const run = begin(5, { rows: '12', cols: '40', hunters: '3' });
    let waits = 0;
    while (run.tip.end === undefined) waits += Number(pressKey(run, '.'));
    const { frames } = await sit(`n5s${'.'.repeat(waits)}wz.:q`, ['--rows', '12', '--cols', '40', '--hunters', '3']);
    const [caught, deaf, back, again] = frames.slice(-5);
    for (const frame of [caught, deaf, again])
      expect(frame).toContain(`Caught in world 1 of 3: 0 coins in ${waits} turns`);
    expect(caught).toContain('X');
    expect(back).not.toContain('Caught');
    expect(back).toMatch(/\n +A hunter, 1 step away: /);
  });

  test('looks around: the cursor names tiles, and leads the avatar there', async () => {
    const run = begin(5);
    const { world, avatar } = run.tip.position;
    const isOpen = keyBetween(world, avatar, avatar + 1) !== undefined && pressKey(run, 'D');
    const { frames } = await sit(`n5sx${right}\r`, EASY, { later: ':q' });
    expect(frames[4]).toMatch(/\n +You, at row \d+, column \d+\.\n/);
    expect(frames[5]).toMatch(/\n +(A room|A coin|A corridor|A wall|The stairs), at row \d+, column \d+\.\n/);
    expect(frames.at(-2)).toMatch(isOpen ? / turn 1\n/ : /No known way leads there/);
  });

  test('jumps with the cursor to what is known', async () => {
    const { frames } = await sitThrough([`n5sfx\t\t\t${escape}`, ':q'], EASY);
    expect(frames.slice(6, 9).map((frame) => /\n +(A hunter|The stairs|A coin), at row/.exec(frame)?.[1])).toEqual([
      'A hunter',
      'The stairs',
      'A coin',
    ]);
  });

  test('explores by itself, and a key stops it and does what it does', async () => {
    const { frames } = await sit('n5so.:q', ['--hunters', '0']);
    expect(turnIn('main')).toBe(2);
    expect(frames.at(-2)).toContain('turn 2\n');
  });

  test('shows and hides fog, plans and the map, and changes its characters', async () => {
    const { frames } = await sit('n5sffppmmccc:q', ['--rows', '12', '--cols', '40']);
    const [start, clear, fogged, planned, hidden, mapped, unmapped, contrast, unicode] = frames.slice(3);
    const count = (frame: string, glyph: string) => frame.split(glyph).length - 1;
    expect(count(clear, '#')).toBeGreaterThan(count(start, '#'));
    expect(count(fogged, '#')).toBe(count(start, '#'));
    expect(count(planned, '*')).toBeGreaterThan(5);
    expect(count(hidden, '*')).toBe(0);
    expect(mapped).toMatch(/\+-+\+/);
    expect(unmapped).not.toMatch(/\+-+\+/);
    expect(contrast).toContain('Characters and colours: contrast.');
    expect(unicode).toContain('█');
  });

  test('scrolls through a world that is larger than the screen, and never writes beyond its edge', async () => {
    const { frames } = await sit(`n5s${'d'.repeat(30)}${'a'.repeat(40)}m:q`, [
      '--rows',
      '120',
      '--cols',
      '200',
      '--hunters',
      '0',
    ]);
    for (const frame of frames) {
      const lines = frame.split('\n');
      expect(lines).toHaveLength(24);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    }
    for (const frame of frames.slice(4)) expect(frame).toContain('@');
  });

  test('begins at once in the world of a seed, a number or any text', async () => {
    expect((await sit('.:q', [...EASY, '--seed', '5'])).frames[0]).toBe((await sit('n5s.:q', EASY)).frames[3]);
    const { frames, stderr } = await sit('.:q', [...EASY, '--seed', 'tower']);
    expect(frames[0]).toContain('Seed tower.');
    expect(stderr).toContain('Saved in');
    const { stdout } = await asterion(['explore', '--save-dir', saves, '--input', 'L']);
    const begun = beginExplore({ ...easyPlan, seed: 'tower' });
    pressKey(begun, '.');
    expect(stdout).toBe(`${exploreRows(begun.tip.position).join('\n')}\n`);
  });

  test('breaks no word of the menu, the seed and the help on a narrow screen', async () => {
    const keys = `?.xn1x${interrupt}`;
    const narrow = await sit(keys, [], { rows: 40, columns: 40 });
    const wide = await sit(keys, [], { rows: 40 });
    expect(narrow.frames.map(flat)).toEqual(wide.frames.map(flat));
  });

  test('says that the screen is too small, and plays on when it is not', async () => {
    const { frames } = await sit('n5s:q', EASY, { rows: 7, columns: 30 });
    expect(frames.at(-2)).toContain('Too small: 30 x 8');
  });
});

test('the game at the end is written down, saved or not; without one nothing is', async () => {
  const record = join(saves, 'game.json');
  const none = await sit('q', ['--record', record]);
  expect([none.stderr, existsSync(record)]).toEqual([`No game was played, so ${record} is not written.\n`, false]);
  await sitThrough([`..z${escape}`, 'q'], [...EASY, '--seed', '5', '--record', record]);
  expect((await asterion(['replay', record, '--check'])).stdout).toBe('ok: 3 moves\n');
  expect(turnIn('autosave')).toBe(1);
});

describe('a replay', () => {
  test('is scrubbed from the start to the end, and ends playable', async () => {
    const { frames } = await sitThrough([`n5s...zr${home}${right}${end}${escape}`, '.:q'], EASY);
    const keys = frames.map((frame) => / key (\d+) of (\d+)/.exec(frame)?.slice(1).join('/'));
    expect(keys.filter((key) => key !== undefined)).toEqual(['0/4', '0/4', '1/4', '4/4']);
    expect(frames.find((frame) => frame.includes('key 4 of 4'))).toContain(
      'Z: a turn taken back. The end: Esc plays on from here.',
    );
    expect(turnIn('main')).toBe(3);
  });

  test('lifts the fog, and leaps', async () => {
    const { frames } = await sitThrough([`n5s${'.'.repeat(12)}rf\u001b[6~\u001b[5~\r:q`], EASY);
    const shown = frames.filter((frame) => / key \d+ of 12/.test(frame));
    expect(shown.map((frame) => / key (\d+) of/.exec(frame)?.[1])).toEqual(['0', '0', '10', '0']);
    expect(shown[1].split('#').length).toBeGreaterThan(shown[0].split('#').length);
  });

  test('plays by itself, of a save, from the menu', async () => {
    await asterion(['explore', '--input', 'N5S...:Q', '--save-dir', saves, ...EASY]);
    const { frames } = await sitThrough(['r', home, ' ', '', '', '', '', escape, '.:q'], EASY);
    expect(frames.some((frame) => /key [1-3] of 3/.test(frame) && !frame.includes('paused'))).toBe(true);
    expect(turnIn('main')).toBe(4);
  });
});

describe('a game that is left without a save', () => {
  test.each([
    ['by the menu', [escape, 'q'], 0],
    ['by Ctrl-C', [interrupt], 130],
  ])('%s is kept, and can be gone on with', async (_how, keys, code) => {
    const left = await sitThrough(['n5s..', ...keys], EASY);
    expect(left.code).toBe(code);
    expect(left.stderr).toContain('The game that was not saved is kept in the slot autosave.');
    expect([turnIn('autosave'), turnIn('main')]).toEqual([2, undefined]);
    await sit('s\r.:q', EASY);
    expect([turnIn('autosave'), turnIn('main')]).toEqual([2, 3]);
  });

  test('is kept when a new world begins, and when another slot is loaded', async () => {
    const fresh = await sit('n5s..n6s:q', EASY);
    expect(fresh.frames.at(-2)).toContain('Seed 6. The game that was not saved is kept in the slot autosave.');
    expect([turnIn('autosave'), turnIn('main')]).toEqual([2, 0]);
    const loaded = await sitThrough([`n5s...${escape}`, 'l:q'], EASY);
    expect(loaded.frames.at(-2)).toContain('is kept in the slot autosave');
    expect([turnIn('autosave'), turnIn('main')]).toEqual([3, 0]);
  });

  test('is not kept twice if it has been saved, nor if nothing was done in it', async () => {
    await sit('n5s..:q', EASY);
    await sitThrough([`l${escape}`, 'q'], EASY);
    await sitThrough([`n5s${escape}`, 'q'], EASY);
    expect(turnIn('autosave')).toBeUndefined();
  });
});

describe('the slots', () => {
  test('are listed, loaded, and named', async () => {
    await asterion(['explore', '--input', 'N77S..:Q', '--slot', 'old', '--save-dir', saves, ...EASY]);
    const { frames, stderr } = await sit(`sn../x\r${backspace.repeat(4)}new-1\r\r.:q`, EASY);
    expect(frames[1]).toMatch(/\n > old +77 +1 of 1 +2 +0 +\d{4}-/);
    expect(frames.some((frame) => frame.includes('Expected the name of a slot'))).toBe(true);
    expect(frames.some((frame) => frame.includes('Games are now saved in the slot new-1.'))).toBe(true);
    expect(stderr).toBe(`Saved in ${saves}/old.json.\n`); // who loads a slot goes on in it
    expect(turnIn('old')).toBe(3);
  });

  test('with a damaged save tell of it, and load its backup', async () => {
    for (const keys of ['N7S.:Q', 'L.:Q']) await asterion(['explore', '--input', keys, '--save-dir', saves, ...EASY]);
    writeFileSync(slots.pathOf('main'), 'x');
    const { frames, stderr } = await sit('ls\rb:q', EASY);
    expect(frames[0]).toContain('L  load the slot main (damaged)');
    expect(frames[1]?.replaceAll(/\s+/g, ' ')).toContain('There is a backup');
    expect(frames[2]).toContain('damaged');
    expect(frames[3]?.replaceAll(/\s+/g, ' ')).toContain('b loads it');
    expect(stderr).toContain('It was moved aside');
    expect(readFileSync(join(saves, 'main.damaged-1.json'), 'utf8')).toBe('x');
    expect(turnIn('main')).toBe(1);
  });

  test('that cannot be written do not end the game', async () => {
    const blocked = join(saves, 'file');
    writeFileSync(blocked, '');
    const { frames } = await onTerminal(['explore', '--save-dir', join(blocked, 'x'), ...EASY], `n5s:q`, {
      later: interrupt,
    });
    expect(frames.at(-1)).toContain('Not saved: cannot save to');
  });
});
