/** Films of games, growing mazes and comparisons, read back by a decoder that is not ours. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateMaze, growMaze } from 'asterion/generate';
import { formatRecording } from 'asterion/notation';
import { games, levelRecipe, Session, setUp } from 'asterion/play';
import { compareSearches, momentAt } from 'asterion/players/explore';
import { drawPixels, type PixelImage } from 'asterion/render';
import { settle } from 'asterion/settings';
import { type Cell, createRng, createScene, createWorld, finish, rect } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { asterion, ended, start } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';
import { type Gif, readGif } from '../../test/gif.js';
import { GROWTH } from '../explore/options.js';

/** The film that a command writes. */
async function filmOf(...args: string[]): Promise<Gif & { stderr: string }> {
  const out = join(await folder(), 'film.gif');
  const { code, stdout, stderr } = await asterion([...args, '--format', 'gif', '--out', out]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  return { ...(await readGif(out)), stderr };
}

const isSame = (frame: Uint8ClampedArray, { data }: PixelImage): boolean =>
  Buffer.from(frame).equals(Buffer.from(data));

/** The same, but for shades: a GIF has 256 colours, and a picture of rings, whose walls are at all angles, may have more. */
const isAlike = (frame: Uint8ClampedArray, { data }: PixelImage): boolean =>
  frame.length === data.length && frame.every((byte, at) => Math.abs(byte - data[at]) <= SHADES);
const SHADES = 16;

/** All frames but the last stand as long as the first, and the last long enough to be seen. */
function expectDelays({ delays }: Gif, each: number): void {
  expect(delays.slice(0, -1)).toEqual(delays.slice(0, -1).fill(each));
  expect(delays.at(-1)).toBe(2000);
}

describe.each(games.map((description) => [description.game.name, description] as const))(
  'replay --format gif of %s',
  (_name, description) => {
    test('has a frame for the start and each turn; the first and the last are those positions', async () => {
      const { setup } = setUp(description, description.sample(createRng(5)).said);
      if (setup === undefined) throw new Error('Expected a sample that can be played.');
      const session = new Session(setup);
      for (let turns = 0; turns < 30 && session.tip.end === undefined; turns++) {
        if (session.isToAnswer) await session.answer();
        else session.play(description.game.legalMoves(session.tip.position)[0]);
      }
      const file = await fileWith(formatRecording(session.recording()));
      const film = await filmOf('replay', file, '--quiet');
      expect(film.delays).toHaveLength(session.line.length);
      expect(film.loops).toBe(0);
      expectDelays(film, 250);
      const pictures = [session.line[0], session.line[session.line.length - 1]].map(({ position }) => {
        const { world, entrance, exit, figures } = description.view(position);
        const actors: Record<string, Cell[]> = {};
        for (const { role, cell } of figures) if (role !== 'pit') actors[role] = [...(actors[role] ?? []), cell];
        return drawPixels(createScene(world, { entrance, exit, actors }), {}, { cellSize: 16 });
      });
      const [first, last] = pictures;
      expect([film.width, film.height]).toEqual([first.width, first.height]);
      expect([isAlike(film.first, first), isAlike(film.last, last)]).toEqual([true, true]);
      expect(isAlike(film.first, last)).toBe(Buffer.from(first.data).equals(Buffer.from(last.data)));
    });
  },
);

describe('replay --format gif', () => {
  test.each([
    ['--check', '--format', 'gif'],
    ['--html', 'page.html', '--format', 'gif'],
  ])('beside %s is refused', async (...options) => {
    const { code, stderr } = await asterion(['replay', 'game.json', ...options]);
    expect([code, stderr]).toEqual([
      2,
      'asterion: --format gif is a result of its own; leave --check and --html out\n',
    ]);
  });

  test('of a recording that drifts is none, and its exit code is 1', async () => {
    const [game, out] = [join(await folder(), 'game.json'), join(await folder(), 'film.gif')];
    await asterion(['pits', '--size', '4', '--pits', '0', '--seed', '1', '--player', 'astar', '--record', game]);
    await writeFile(game, (await readFile(game, 'utf8')).replace('["player","E"', '["player","N"'));
    const { code, stdout, stderr } = await asterion(['replay', game, '--format', 'gif', '--out', out]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('game.json: ');
    await expect(readFile(out)).rejects.toThrow(/ENOENT/);
  });

  test('a long game becomes a film of 500 frames, and that is said', async () => {
    const game = join(await folder(), 'long.json');
    const players = ['--theseus', 'dice', '--minotaur', 'dice'];
    await asterion(['labyrinth', ...players, '--seed', '2', '--rounds', '300', '--record', game, '--json']);
    const { stdout } = await asterion(['replay', game, '--json']);
    const { moves } = JSON.parse(stdout) as { moves: number };
    expect(moves).toBeGreaterThan(500);
    const film = await filmOf('replay', game);
    expect(film.delays).toHaveLength(500);
    expect(film.stderr).toBe(`${moves + 1} pictures are too many for a GIF: 500 of them are shown\n`);
  });
});

describe('maze generate --format gif', () => {
  const options = ['--rows', '6', '--cols', '8', '--generator', 'kruskal', '--seed', '7'];
  const plan = { rows: 6, cols: 8, generator: 'kruskal', seed: '7' };

  test('begins with a closed world and ends with the maze, a frame a step', async () => {
    const film = await filmOf('maze', 'generate', ...options, '--braid', '50');
    const maze = generateMaze({ ...plan, braid: 50 });
    const closed = { ...maze, world: createWorld(rect.grid(6, 8, 'bottom')) };
    expect(film.delays).toHaveLength(finish(growMaze(plan)).steps + 1);
    expect(isSame(film.first, drawPixels(closed, { marked: growMaze(plan).front }))).toBe(true);
    expect(isSame(film.last, drawPixels(maze))).toBe(true);
    expectDelays(film, film.delays[0]);
    expect(film.delays[0]).toBeGreaterThanOrEqual(20);
  });

  test('of hexagons is exact, too, though their edges have many shades', async () => {
    const film = await filmOf('maze', 'generate', ...options, '--shape', 'hex');
    expect(isSame(film.last, drawPixels(generateMaze({ ...plan, shape: 'hex' })))).toBe(true);
  });

  test('of a large maze is drawn small, and of one that is too large refused', async () => {
    const large = ['maze', 'generate', '--rows', '300', '--cols', '300', '--generator', 'sidewinder', '--seed', '7'];
    const { width, delays } = await filmOf(...large);
    expect([width, delays.length]).toEqual([901, 83]);
    const { code, stdout, stderr } = await asterion(
      ['maze', 'generate', '--rows', '1100', '--cols', '1000', '--seed', '7', '--format', 'gif'], // biome-ignore format: a command
    );
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'asterion: 1100 x 1000 cells are too many for a GIF, which has at most 1,048,576 pixels here; try --format svg or png\n',
    });
  });

  test('ends on Ctrl-C with 130, and leaves no file', async () => {
    const out = join(await folder(), 'film.gif');
    const args = ['--rows', '500', '--cols', '500', '--format', 'gif', '--out', out];
    const child = start(['maze', 'generate', ...args]);
    child.stderr?.once('data', () => child.kill('SIGINT'));
    expect((await ended(child)).code).toBe(130);
    await expect(readGif(out)).rejects.toThrow(/ENOENT/);
  });
});

describe('explore compare', () => {
  const size = ['--rows', '20', '--cols', '40', '--seed', '7'];

  test('--format gif shows both searches side by side, turn by turn', async () => {
    const film = await filmOf('explore', 'compare', ...size);
    const { values } = settle(GROWTH, { rows: '20', cols: '40', seed: '7' });
    const { world, avatar, sides, turns } = compareSearches(levelRecipe(values), '7');
    expect(film.delays).toHaveLength(turns + 1);
    expectDelays(film, 250);
    for (const [frame, turn] of [[film.first, 0], [film.last, turns]] as const) // biome-ignore format: pairs
      for (const [index, side] of sides.entries()) {
        const { at, plan } = momentAt(side, turn);
        const scene = createScene(world, { actors: { avatar: [avatar], hunter: [at] } });
        const picture = drawPixels(scene, { visited: plan.looked, path: plan.way }, { cellSize: 12 });
        expect([film.width, film.height]).toEqual([2 * picture.width, picture.height]);
        const half = Buffer.concat(
          Array.from({ length: film.height }, (_, row) =>
            Buffer.from(frame).subarray(
              4 * (row * film.width + index * picture.width),
              4 * (row * film.width + (index + 1) * picture.width),
            ),
          ),
        );
        expect(half.equals(Buffer.from(picture.data))).toBe(true);
      }
  });

  test('a name that ends in .gif is enough; a report and a film are two results', async () => {
    const out = join(await folder(), 'searches.gif');
    expect((await asterion(['explore', 'compare', ...size, '--out', out])).code).toBe(0);
    expect((await readGif(out)).delays.length).toBeGreaterThan(1);
    const { code, stderr } = await asterion(['explore', 'compare', ...size, '--json', '--format', 'gif']);
    expect([code, stderr]).toEqual([2, "asterion: option '--json' cannot be used with option '--format <name>'\n"]);
  });
});
