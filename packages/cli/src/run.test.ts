import { readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { dungeons } from 'asterion/game/rogue';
import { parseDocument } from 'asterion/notation';
import { describe, expect, test } from 'vitest';
import { asterion, interrupted, start } from '../test/command.js';
import { folder } from '../test/folder.js';

const seven = ['maze', 'generate', '--rows', '4', '--cols', '6', '--seed', '7'];

describe('asterion', () => {
  test('shows its commands on --help and its version on --version, and both are fine', async () => {
    const help = await asterion(['--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const command of ['maze', 'rogue', 'labyrinth', 'pits', 'explore', 'replay', 'review', 'serve'])
      expect(help.stdout).toContain(command);
    expect(await asterion(['--version'])).toEqual({ code: 0, stdout: '0.1.0\n', stderr: '' });
    expect((await asterion(['maze', 'solve', '--help'])).stdout).toContain('--solver');
  });

  test.each([
    ['an unknown command', ['maize'], /unknown command 'maize'.*\n.*maze/],
    ['an unknown subcommand', ['maze', 'grow'], /unknown command 'grow'/],
    ['an unknown option', ['maze', 'generate', '--row', '3'], /unknown option '--row'/],
    [
      'a name near one of a few',
      ['maze', 'generate', '--format', 'svgg'],
      /Allowed choices are .*\. Did you mean svg\?/,
    ],
    ['a shell that is none', ['completion', 'bahs'], /Allowed choices are bash, zsh, fish\. Did you mean bash\?/],
    [
      'a knob near another',
      ['explore', 'generate', '--generator', 'caves', '--knob', 'rok=4'],
      /; did you mean rock\?/,
    ],
    ['two names of one thing', ['pits', '--rows', '6', '--size', '5'], /--rows 6 and --size 5: expected one of them/],
    [
      'a maze as a dungeon',
      ['maze', 'generate', '--seed', '1', '--format', 'dungeon'],
      /not a maze with walls between its cells/,
    ],
    [
      'an option of other commands',
      ['rogue', 'solve', 'mouth', '--seed', '7'],
      /^asterion: unknown option '--seed'\n$/,
    ],
    ['a seed beside keys', ['explore', '--seed', '7', '--input', 'N7S'], /--input: A seed begins the world already/],
    ['a number that is none', ['maze', 'generate', '--rows', 'x'], /--rows.*at least 1/],
    ['a number too small', ['maze', 'generate', '--rows', '0'], /--rows.*at least 1/],
    ['a world too large', ['maze', 'generate', '--rows', '99999999', '--cols', '99999999'], /at most 2147483646 cells/],
    ['an unknown shape', ['maze', 'generate', '--shape', 'blob'], /--shape.*rect, hex/],
    [
      'an unknown generator',
      ['maze', 'generate', '--generator', 'magic'],
      /unknown generator "magic"; known: recursive-b/,
    ],
    ['an unknown format', ['maze', 'generate', '--format', 'bmp'], /--format.*svg/],
    ['an entrance that is none', ['maze', 'generate', '--entrance', '1'], /--entrance.*0,5/],
    ['an entrance outside', ['maze', 'generate', '--entrance', '20,0'], /--entrance 20,0: .*below 20/],
    ['a tunnel outside', ['maze', 'generate', '--tunnel', '0,0,0,20'], /--tunnel 0,20/],
    ['a tunnel to itself', ['maze', 'generate', '--tunnel', '0,0,0,0'], /ends where it starts/],
    ['a missing file', ['maze', 'convert', 'no-such-file'], /no-such-file: there is no such file/],
    [
      'a name near a shipped one',
      ['maze', 'solve', 'cornerd'],
      /no shipped world of that name; did you mean [a-z, -]*cornered/,
    ],
    ['a folder', ['maze', 'convert', '.'], /it is a folder/],
    ['a report and a drawing of a solution', ['maze', 'solve', '-', '--json', '--format', 'svg'], /--json.*--format/],
    ['a report and a drawing of a maze', ['maze', 'analyse', '-', '--format', 'svg', '--json'], /--json.*--format/],
    ['a missing argument', ['maze', 'solve'], /missing required argument 'file'/],
    ['an unknown solver', ['maze', 'solve', '-', '--solver', 'guess'], /unknown solver "guess"; known: bfs/],
  ])('answers %s with a message on stderr and exit code 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await asterion(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^asterion: /);
    expect(stderr).not.toContain('    at ');
  });
});

describe('maze generate', () => {
  test('draws a maze, always the same for the same seed', async () => {
    const { code, stdout, stderr } = await asterion(seven);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatchInlineSnapshot(`
      "+---+---+---+---+---+   +
      |   |       |         E |
      +   +---+   +---+   +   +
      |       |   |       |   |
      +   +   +   +   +---+   +
      |   |   |   |       |   |
      +   +   +   +---+   +   +
      | S |               |   |
      +   +---+---+---+---+---+
      "
    `);
    expect((await asterion([...seven.slice(0, -1), '007'])).stdout).toBe(stdout);
  });

  test('draws a seed when none is given, prints it, and gives the same maze for it', async () => {
    const drawn = await asterion(['maze', 'generate']);
    const seed = /^seed (\d+)\n$/.exec(drawn.stderr)?.[1] ?? 'none';
    expect((await asterion(['maze', 'generate', '--seed', seed])).stdout).toBe(drawn.stdout);
    expect((await asterion(['maze', 'generate', '--quiet'])).stderr).toBe('');
  });

  test('writes a world document that says how it was made', async () => {
    const { stdout } = await asterion([...seven, '--format', 'json', '--tunnel', '0,0,3,5', '--exit', '0,3']);
    const read = parseDocument(stdout);
    if (!read.ok) throw new Error(read.fault.message);
    const { world, entrance, exit, made } = read.value;
    expect([world.grid.rows, world.grid.cols, entrance, exit]).toEqual([4, 6, 0, 3]);
    expect([...world.tunnels]).toEqual([[0, 23], [23, 0]]); // biome-ignore format: two ends
    expect(made).toEqual({ generator: 'recursive-backtracker', seed: '7' });
  });

  test('writes a PNG that holds as many pixels as it says', async () => {
    const out = join(await folder(), 'maze.png');
    expect(await asterion([...seven, '--format', 'png', '--out', out])).toEqual({ code: 0, stdout: '', stderr: '' });
    const png = await readFile(out);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const length = png.readUInt32BE(33);
    expect(inflateSync(png.subarray(41, 41 + length))).toHaveLength((width * 4 + 1) * height);
  });

  test('writes SVG', async () => {
    expect((await asterion([...seven, '--format', 'svg'])).stdout).toMatch(/^<svg [^>]*>[^]*<\/svg>\n$/);
  });
});

describe('--out', () => {
  test('replaces a file whole, through a link, and leaves nothing else behind', async () => {
    const place = await folder();
    const [file, link] = [join(place, 'maze.txt'), join(place, 'link.txt')];
    await writeFile(file, 'old');
    await symlink(file, link);
    await asterion([...seven, '--out', link]);
    expect(await readFile(file, 'utf8')).toBe((await asterion(seven)).stdout);
    expect(await readlink(link)).toBe(file);
    expect(await readdir(place)).toEqual(['link.txt', 'maze.txt']);
  });

  test('writes straight through to a device', async () => {
    expect(await asterion([...seven, '--out', '/dev/null'])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
  });

  test('says why it cannot write', async () => {
    const out = join(await folder(), 'missing', 'maze.txt');
    expect(await asterion([...seven, '--out', out])).toEqual({
      code: 2,
      stdout: '',
      stderr: `asterion: cannot write ${out}: there is no such folder\n`,
    });
  });
});

describe('maze solve', () => {
  test('draws the way and says how long it is', async () => {
    const { stdout: maze } = await asterion(seven);
    const { code, stdout, stderr } = await asterion(['maze', 'solve', '-'], maze);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "+---+---+---+---+---+   +
      | , | ,   , | ,   .   E |
      +   +---+   +---+   +   +
      | .   . | , | .   . |   |
      +   +   +   +   +---+   +
      | . | . | , | .   . |   |
      +   +   +   +---+   +   +
      | S | .   .   .   . |   |
      +   +---+---+---+---+---+
      "
    `);
    expect(stderr).toMatchInlineSnapshot(`
      "bfs: a path of 15 cells, 21 visited, 19 steps
      "
    `);
  });

  test('reports in JSON, with seed and generator where the file says them', async () => {
    const { stdout: maze } = await asterion([...seven, '--format', 'json']);
    const { stdout } = await asterion(['maze', 'solve', '-', '--json', '--solver', 'astar'], maze);
    expect(JSON.parse(stdout)).toMatchInlineSnapshot(`
      {
        "cells": 24,
        "cols": 6,
        "corridors": {
          "count": 5,
          "longest": 6,
          "mean": 3.2,
        },
        "crossroads": 0,
        "deadEnds": 5,
        "generator": "recursive-backtracker",
        "junctions": 3,
        "longestPath": 18,
        "longestPathExact": true,
        "loops": 0,
        "passages": 23,
        "perfect": true,
        "pieces": 1,
        "rows": 4,
        "seed": "7",
        "shape": "rect",
        "solver": {
          "name": "astar",
          "pathLength": 15,
          "solved": true,
          "steps": 20,
          "visited": 20,
          "why": null,
        },
        "why": null,
      }
    `);
    const drawn = await asterion(['maze', 'solve', '-', '--json'], (await asterion(seven)).stdout);
    expect(JSON.parse(drawn.stdout)).toMatchObject({ seed: null, generator: null, solver: { name: 'bfs' } });
  });

  test('answers no, with exit code 1, where there is no way', async () => {
    const closed = '+---+---+\n| S | E |\n+---+---+\n';
    const { code, stdout, stderr } = await asterion(['maze', 'solve', '-', '--json'], closed);
    expect(code).toBe(1);
    expect(stderr).toContain('There is no way');
    expect(JSON.parse(stdout)).toMatchObject({ perfect: false, solver: { solved: false, pathLength: 0 } });
  });

  test('names line and column of what is wrong in a file', async () => {
    const { code, stderr } = await asterion(['maze', 'solve', '-'], '+---+\n| S x\n+---+\n');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^asterion: standard input:2:5: /);
  });

  test('needs an entrance and an exit', async () => {
    const { code, stderr } = await asterion(['maze', 'solve', '-'], '+---+\n| S |\n+---+\n');
    expect(code).toBe(2);
    expect(stderr).toBe(
      'asterion: standard input: expected an entrance and an exit, found no exit; say where with --to\n',
    );
  });
});

test.each(['solve', 'analyse', 'convert'])('maze %s takes the name of a shipped dungeon', async (command) => {
  const { text } = dungeons.find(({ name }) => name === 'cornered') ?? { text: '' };
  const byName = await asterion(['maze', command, 'cornered']);
  const given = await asterion(['maze', command, '-'], text);
  expect(byName).toEqual({ ...given, stderr: given.stderr.replace('standard input', 'cornered') });
  expect(byName.stderr).not.toContain('cannot read');
});

test('maze convert goes from text to JSON and back to the same text', async () => {
  const { stdout: drawn } = await asterion(seven);
  const { stdout: document } = await asterion(['maze', 'convert', '-', '--format', 'json'], drawn);
  expect((await asterion(['maze', 'convert', '-'], document)).stdout).toBe(drawn);
});

describe('the built program', () => {
  test('ends with 130 on Ctrl-C and leaves neither a result nor a temporary file', async () => {
    const place = await folder();
    const big = ['maze', 'generate', '--rows', '9000', '--cols', '9000', '--format', 'json'];
    const result = await interrupted(() => start([...big, '--seed', '1', '--out', join(place, 'maze.json')]), 1500);
    expect(result).toEqual({ code: 130, stdout: '', stderr: 'asterion: interrupted\n' });
    expect(await readdir(place)).toEqual([]);
  });
});
