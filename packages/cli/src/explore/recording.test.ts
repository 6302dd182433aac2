/** Saves are recordings: replayed, checked, shown as pages. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyBetween } from 'asterion/game/explore';
import { beginExplore, type ExploreSession, keysPressed, pressKey, saveText } from 'asterion/play';
import { shortestPath } from 'asterion/search';
import type { Cell } from 'asterion/world';
import { beforeAll, describe, expect, test } from 'vitest';
import { asterion, onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const said = { seed: '4', rows: '12', cols: '20', hunters: '1', speed: '0', toll: '0', worlds: '3' };

/** A run down the first stairs, a few turns there, some of them taken back. */
function twoWorlds(): ExploreSession {
  const session = beginExplore(said);
  const walkTo = (cell: Cell) => {
    const { world, avatar } = session.tip.position;
    const way = shortestPath(world, avatar, cell) ?? [];
    way.slice(1).forEach((to, at) => pressKey(session, keyBetween(world, way[at], to) ?? ''));
  };
  walkTo(session.tip.position.stairs);
  for (const key of '...Z.') pressKey(session, key);
  return session;
}

let save = '';
let text = '';

beforeAll(async () => {
  text = saveText(twoWorlds());
  save = await fileWith(text, 'save.json');
});

test('the run comes to a second world and takes a turn back', () => {
  const session = twoWorlds();
  expect([session.tip.position.level, keysPressed(session).includes('Z')]).toEqual([2, true]);
});

describe('replay', () => {
  test('--check finds a save exact, turns taken back included', async () => {
    const moves = keysPressed(twoWorlds()).length;
    expect(await asterion(['replay', save, '--check'])).toEqual({
      code: 0,
      stdout: `ok: ${moves} moves\n`,
      stderr: '',
    });
  });

  test('--check finds out at which turn a save drifts', async () => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('["avatar","Z"'));
    lines[at] = lines[at].replace('"Z"', '"."');
    const { code, stdout } = await asterion(['replay', '-', '--check'], lines.join('\n'));
    expect(code).toBe(1);
    expect(stdout).toMatch(/^turn \d+: /);
  });

  test('prints the facts and the last world where there is no terminal', async () => {
    const { stdout } = await asterion(['replay', save]);
    expect(stdout).toMatch(/^game explore\navatar human\nseed 4\nmoves \d+\noutcome none\n\n/);
    expect(stdout).toContain('@');
  });

  test('steps through both worlds on a terminal', async () => {
    const { code, frames } = await onTerminal(['replay', save], '\u001b[Fq');
    expect(code).toBe(0);
    expect(frames[0]).toContain('world 1 of 3');
    expect(frames[1]).toContain('world 2 of 3');
    expect(frames[1]).not.toBe(frames[0]);
  });

  test('--html draws both worlds, and every figure stands in the one of its turn', async () => {
    const out = join(await folder(), 'game.html');
    expect(await asterion(['replay', save, '--html', out])).toEqual({ code: 0, stdout: '', stderr: '' });
    const html = readFileSync(out, 'utf8');
    expect(html.match(/<div class="board">/g)).toHaveLength(2);
    const data = JSON.parse(/id="game">(.*)<\/script>/.exec(html)?.[1] ?? '') as {
      floors: number[];
      frames: number[][];
      figures: { glyph: string }[];
      places: Record<number, [number, number]>;
    };
    expect(new Set(data.floors)).toEqual(new Set([0, 1]));
    expect(data.figures.map(({ glyph }) => glyph).join('')).toBe('>$$$$$$$$@EE');
    const cells = Number(said.rows) * Number(said.cols);
    data.frames.forEach((frame, turn) => {
      for (const cell of frame.filter((other) => other >= 0)) {
        expect(Math.floor(cell / cells)).toBe(data.floors[turn]);
        expect(data.places[cell]).toEqual(expect.any(Array));
      }
      expect(frame.slice(-2).filter((cell) => cell >= 0)).toHaveLength(data.floors[turn] + 1);
    });
  });
});

test('review says that there is no exact table to judge by', async () => {
  const { code, stderr } = await asterion(['review', save]);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: `asterion: ${save}: there is no exact table of explore to judge moves by; try "asterion replay"\n`,
  });
});
