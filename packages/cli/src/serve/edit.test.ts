import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { execPath, platform } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { shippedWorlds } from 'asterion/game';
import { generateMaze } from 'asterion/generate';
import { formatDocument, parseDocument, parseDungeon } from 'asterion/notation';
import { games, setUp, withRules } from 'asterion/play';
import { createRng, createScene, type Scene } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { whileServing } from '../../test/serving.js';
import { openerOf } from './browser.js';
import { gameOf } from './game-of.js';

/** What the link that is printed says. */
async function linkOf(args: readonly string[], stdin = '') {
  let link = { room: '', game: '' as string | null, world: undefined as Scene | undefined };
  const ended = await whileServing(
    args,
    async (url) => {
      const [page, place] = url.split('#');
      expect(await (await fetch(page)).text()).toContain('<title>');
      const query = new URLSearchParams(place.split('?')[1]);
      expect(query.get('v')).toBe('1');
      const packed = query.get('world');
      const read =
        packed === null ? undefined : parseDocument(inflateRawSync(Buffer.from(packed, 'base64url')).toString());
      link = { room: place.split('?')[0], game: query.get('game'), world: read?.ok === true ? read.value : undefined };
    },
    { command: 'edit', stdin },
  );
  return { ...link, ...ended };
}

describe('asterion edit', () => {
  test('serves the app, prints the link to a shipped world and its game, and ends on Ctrl-C', async () => {
    const dungeon = parseDungeon(shippedWorlds.rogue.find(({ name }) => name === 'corners')?.text ?? '');
    if (!dungeon.ok || dungeon.value.scene === undefined) throw new Error('Expected a dungeon.');
    const { code, stderr, room, game, world } = await linkOf(['corners']);
    expect({ code, stderr, room, game }).toEqual({ code: 0, stderr: '', room: '/edit', game: 'rogue' });
    expect(world && formatDocument(world)).toBe(formatDocument(dungeon.value.scene));
  });

  test('reads standard input in any notation, for the game that is told', async () => {
    const { code, game, world } = await linkOf(['-', '--game', 'minotaur'], '..#\n#..\n..#\n');
    expect({ code, game, rows: world?.world.grid.rows }).toEqual({ code: 0, game: 'minotaur', rows: 3 });
  });

  test('makes the maze of a parameter file, and says its seed', async () => {
    const { code, stderr, game, world } = await linkOf(['-'], 'normal\nwilson bfs\n4 5\n0 0\n3 4\n');
    expect({ code, game, rows: world?.world.grid.rows }).toEqual({ code: 0, game: 'maze', rows: 4 });
    expect(stderr).toMatch(/^seed \d+\n$/);
  });

  test('opens the editor with a new world where there is no file', async () => {
    expect(await linkOf([])).toMatchObject({ code: 0, room: '/edit', game: null, world: undefined });
  });

  test('says nothing but the link under --quiet, which is the result', async () => {
    expect(await linkOf(['--quiet', '-'], 'normal\nwilson bfs\n4 5\n0 0\n3 4\n')).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  test.each([
    ['a file that is not there', ['./nowhere.txt'], '', /nowhere\.txt: there is no such file/],
    ['a name that is none', ['cornerz'], '', /no shipped world of that name; did you mean corners/],
    ['a text that is no world', ['-'], 'Dear Theseus,', /standard input/],
    ['a document that is damaged', ['-'], '{"asterion":1,"shape":"rect","rows":2}', /standard input:1:/],
    ['a game that there is not', ['corners', '--game', 'chess'], '', /--game.*Allowed choices are rogue/],
    ['a port that is none', ['corners', '--port', '-1'], '', /--port.*from 0 to 65535/],
  ])('answers %s with a message on stderr and exit code 2', async (_what, args, stdin, message) => {
    const { code, stdout, stderr } = await asterion(['edit', ...args], stdin);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('the browser is opened', () => {
  /** What the program was started with that opens addresses; nothing if it was not. */
  async function opened(args: readonly string[], isTTY: boolean, env: Record<string, string>): Promise<string[]> {
    const folder = await mkdtemp(join(tmpdir(), 'asterion-edit-'));
    const [note, opener] = [join(folder, 'note.txt'), join(folder, 'xdg-open')];
    await writeFile(opener, `#!/bin/sh\nprintf '%s' "$1" > ${note}.new\nmv ${note}.new ${note}\n`);
    await chmod(opener, 0o755);
    const seen: string[] = [];
    const PATH = [folder, dirname(execPath), '/usr/bin', '/bin'].join(delimiter);
    const isExpected = isTTY && !args.includes('--no-open') && env.DISPLAY !== undefined;
    await whileServing(
      ['corners', ...args],
      async (url) => {
        for (let tries = 0; isExpected && tries < 1000 && seen.length === 0; tries++) {
          await delay(20);
          await readFile(note, 'utf8').then(
            (text) => seen.push(text),
            () => undefined,
          );
        }
        if (isExpected) expect(seen).toEqual([url]);
      },
      { command: 'edit', isTTY, env: { PATH, ...env } },
    );
    const late = await readFile(note, 'utf8').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
    return late === undefined ? [] : [late];
  }

  test.runIf(platform === 'linux')('with the link that is printed, where somebody sits at a terminal', async () => {
    expect(await opened([], true, { DISPLAY: ':0' })).toHaveLength(1);
    expect(await opened([], false, { DISPLAY: ':0' })).toEqual([]);
    expect(await opened(['--no-open'], true, { DISPLAY: ':0' })).toEqual([]);
    expect(await opened([], true, {})).toEqual([]);
  });

  test('by the way that is usual there', () => {
    const url = 'http://127.0.0.1:4173/#/edit?v=1&game=rogue';
    expect(openerOf(url, 'darwin', {})).toEqual(['open', url]);
    expect(openerOf(url, 'linux', { WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open', url]);
    expect(openerOf(url, 'linux', {})).toBeUndefined();
    expect(openerOf(url, 'win32', {})?.at(-1)).toBe(url.replaceAll('&', '^&'));
  });
});

describe('the game a world seems to be of', () => {
  test.each(
    Object.entries(shippedWorlds).flatMap(([game, worlds]) => worlds.slice(0, 3).map(({ text }) => [game, text])),
  )('is %s for its own worlds', async (game, text) => {
    const { game: told } = await linkOf(['-'], text);
    expect(told).toBe(game);
  });

  test.each(games.map((one) => [one.game.name, one] as const))(
    'is %s for worlds of its settings',
    (name, description) => {
      for (let seed = 0; seed < 20; seed++) {
        const { setup } = setUp(description, description.sample(createRng(seed)).said);
        if (setup !== undefined) expect(gameOf(withRules(setup))).toBe(name);
      }
    },
  );

  test('is none where nobody stands there, or nobody who is known', () => {
    const { world } = generateMaze({ rows: 3, cols: 3, seed: 1 });
    expect(gameOf(createScene(world))).toBeUndefined();
    expect(gameOf(createScene(world, { actors: { dragon: [0] } }))).toBeUndefined();
  });
});
