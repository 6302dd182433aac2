/** Tournaments on a real server: played by it, and read from what another process keeps. */

import { once } from 'node:events';
import { join } from 'node:path';
import { games as known, readRecording } from 'asterion/play';
import { describe, expect, test } from 'vitest';
import { asterion, ended, start } from '../../test/command.js';
import { folderWith } from '../../test/folder.js';
import { asked, whileServing } from '../../test/serving.js';

const FILES = {
  'cup.toml': 'bots = ["minimax:1", "random", "greedy"]\n[[games]]\ngame = "rogue"\nworlds = ["mouth", "cornered"]\ncap = 40',
  'long.toml': 'truth = false\nbots = ["minimax:9", "optimal"]\n[[games]]\ngame = "rogue"\nseeds = 1000',
  'many.toml': 'truth = false\nbots = ["minimax:5", "optimal"]\n[[games]]\ngame = "rogue"\nseeds = 200\ncap = 100',
  'outside.toml': 'bots = ["random", "python3 bot.py", "./mine.js"]\n[[games]]\ngame = "rogue"',
  'mine.js': 'export default (seen) => "STAY";',
  'bot.py': '',
}; // biome-ignore format: a line each

interface Told {
  readonly state: string;
  readonly why?: string;
  readonly done: number;
  readonly games: number;
  readonly bots: readonly { readonly name: string }[];
  readonly pairs: readonly { readonly a: string; readonly b: string; readonly games: number }[];
  readonly running: readonly { readonly key: string; readonly recording: string }[];
  readonly latest: readonly object[];
}

const valueOf = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;
const PATIENCE = { timeout: 120_000, interval: 200 };

describe('asterion serve with tournaments', { timeout: 240_000 }, () => {
  test('plays one after the other, shows them as they go on, and leaves what is not over to be gone on with', async () => {
    const folder = await folderWith(FILES);
    const at = (name: string): string => join(folder, name);
    let report: unknown;
    const { code, stderr } = await whileServing([at('cup.toml'), at('long.toml'), '--threads', '2'], async (url) => {
      const states = async () =>
        (await valueOf<{ tournaments: { id: string; state: string }[] }>(`${url}arena/tournaments.json`)).tournaments.map(
          ({ id, state }) => `${id} ${state}`,
        ); // biome-ignore format: one thought
      expect(await states()).toEqual([expect.stringMatching(/^cup (waiting|running)$/), 'long waiting']);
      await expect.poll(states, PATIENCE).toEqual(['cup finished', 'long running']);

      const cup = await valueOf<Told>(`${url}arena/cup.json`);
      report = { bots: cup.bots, pairs: cup.pairs };
      expect(cup).toMatchObject({
        state: 'finished',
        done: 8,
        games: 8,
        running: [],
        pairing: 'round-robin',
        seed: '1',
      });
      expect(cup.latest).toHaveLength(8);
      const [{ a, b, games }] = cup.pairs;
      const pair = await valueOf<{ games: { key: string; seats: object }[] }>(
        `${url}arena/cup/pair.json?a=${encodeURIComponent(b)}&b=${encodeURIComponent(a)}`,
      );
      expect(pair.games).toHaveLength(games);
      for (const { key, seats } of pair.games) {
        expect(new Set(Object.values(seats))).toEqual(new Set([a, b]));
        const recording = await (await fetch(`${url}arena/cup/game?key=${encodeURIComponent(key)}`)).text();
        expect(readRecording(recording, known).ok).toBe(true);
      }
      expect((await fetch(`${url}arena/cup/game?key=x`)).status).toBe(404);
      const { headers } = await fetch(`${url}arena/cup.json`);
      expect((await asked(`${url}arena/cup.json`, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);

      const long = () => valueOf<Told>(`${url}arena/long.json`);
      await expect.poll(async () => (await long()).running.length, PATIENCE).toBeGreaterThan(0);
      const [{ recording }] = (await long()).running;
      expect(readRecording(recording, known).ok).toBe(true);
    });
    expect(code).toBe(0);
    expect(stderr).toContain('cup: 8 games, 3 bots, everybody against everybody, seed 1.\n\n   bot');
    expect(stderr).toMatch(/stopped; \d+ games? played, and what was kept is not played again\n$/);

    expect(JSON.parse((await asterion(['arena', 'report', at('cup.results'), '--json'])).stdout)).toMatchObject(report as object); // biome-ignore format: one question
    await whileServing([at('cup.results'), at('long.results')], async (url) => {
      expect(await valueOf(`${url}arena/cup.json`)).toMatchObject({ state: 'finished', ...(report as object) });
      const { state, why } = await valueOf<Told>(`${url}arena/long.json`);
      expect([state, why]).toEqual(['stopped', 'Nobody plays it at the moment; "asterion arena run" goes on with it.']);
    });
    const again = await asterion(['arena', 'run', at('cup.toml')]);
    expect(again.stderr).toContain('8 of 8 games known from before; --fresh plays anew\n');
  });

  test('shows what another process plays, and does not disturb it', async () => {
    const folder = await folderWith(FILES);
    const results = join(folder, 'many.results');
    const child = start(['arena', 'run', join(folder, 'many.toml'), '--threads', '2']);
    const end = ended(child);
    await expect.poll(async () => (await asterion(['arena', 'report', results])).code, PATIENCE).toBe(0);
    await whileServing([results], async (url) => {
      const look = () => valueOf<Told>(`${url}arena/many.json`);
      await expect.poll(async () => (await look()).done, PATIENCE).toBeGreaterThan(0);
      const { done, state, games } = await look();
      expect([state, games]).toEqual(['running', expect.any(Number)]);
      await expect.poll(async () => (await look()).done, PATIENCE).toBeGreaterThan(done);
      await expect.poll(async () => (await look()).running.length, PATIENCE).toBeGreaterThan(0);
      child.kill('SIGINT');
      expect(await end).toMatchObject({ code: 130, stderr: expect.stringContaining('stopped; ') as string });
      await expect.poll(look, PATIENCE).toMatchObject({ state: 'stopped', running: [] });
    });
  });

  test('shows the results of what it plays itself once, and lets nobody else drop its locks', async () => {
    const folder = await folderWith(FILES);
    const [file, results] = [join(folder, 'many.toml'), join(folder, 'many.results')];
    expect((await asterion(['arena', 'duel', 'random', 'greedy', '--game', 'rogue', '--store', results])).code).toBe(0);
    await whileServing([file, results, '--threads', '1'], async (url) => {
      const done = async () => (await valueOf<Told>(`${url}arena/many.json`)).done;
      await expect.poll(done, PATIENCE).toBeGreaterThan(0);
      const { tournaments } = await valueOf<{ tournaments: { id: string }[] }>(`${url}arena/tournaments.json`);
      expect(tournaments.map(({ id }) => id)).toEqual(['many']);
      expect((await asterion(['arena', 'report', results, '--run', 'many'])).code).toBe(0);
      const before = await done();
      await expect.poll(done, PATIENCE).toBeGreaterThan(before);
      const report = await asterion(['arena', 'report', results, '--run', 'many', '--json']);
      expect((JSON.parse(report.stdout) as { games: number }).games).toBeGreaterThanOrEqual(before);
    });
  });

  test('asks for a token, and for the sandbox, where a proxy may bring anybody', async () => {
    const folder = await folderWith(FILES);
    const proxied = ['--allow-host', 'maze.example', '--port', '0'];
    const refused = await asterion(['serve', join(folder, 'outside.toml'), ...proxied]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('add --sandbox') as string]);
  });

  test('refuses addresses that nobody calls so', async () => {
    const { code, stderr } = await asterion(['serve', '--host', '0']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Expected an address in full') as string]);
  });

  test('two that are called alike have addresses of their own', async () => {
    const folder = await folderWith({ 'a/cup.toml': FILES['cup.toml'], 'b/cup.toml': FILES['cup.toml'] });
    await whileServing([join(folder, 'a/cup.toml'), join(folder, 'b/cup.toml')], async (url) => {
      const { tournaments } = await valueOf<{ tournaments: { id: string; name: string }[] }>(`${url}arena/tournaments.json`); // biome-ignore format: one question
      expect(tournaments.map(({ id, name }) => [id, name])).toEqual([
        ['cup', 'cup'],
        ['cup-2', 'cup'],
      ]);
      expect((await fetch(`${url}arena/cup-2.json`)).status).toBe(200);
    });
  });

  test('refuses in words what is no tournament, or is being played by another process', async () => {
    const folder = await folderWith({ ...FILES, 'bad.toml': 'bots = ["random"]', 'empty.results': '' });
    const at = (name: string): string => join(folder, name);
    expect(await asterion(['serve', at('none.toml')])).toMatchObject({
      code: 2,
      stderr: `asterion: cannot read ${at('none.toml')}: there is no such file\n`,
    });
    expect(await asterion(['serve', at('bad.toml')])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('bad.toml: ') as string,
    });
    const child = start(['arena', 'run', at('long.toml')]);
    const end = once(child, 'close');
    await expect.poll(async () => (await asterion(['arena', 'report', at('long.results')])).code, PATIENCE).toBe(0);
    const { code, stderr } = await asterion(['serve', at('long.toml')]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`is in use by process ${child.pid}`)]);
    child.kill('SIGKILL');
    await end;
  });
});

describe('asterion serve beyond this machine', { timeout: 240_000 }, () => {
  /** As the machine itself can reach it, whatever the link says. */
  const near = (link: string) => {
    const { port, search } = new URL(link);
    return { url: `http://127.0.0.1:${port}/`, search };
  };

  test('wants the token of the link once, and then the cookie; other hosts and other sites are refused', async () => {
    const folder = await folderWith(FILES);
    const { code, stderr } = await whileServing(['--host', '0.0.0.0', join(folder, 'cup.toml')], async (link) => {
      const { url, search } = near(link);
      expect(search).toMatch(/^\?token=[\w-]{43}$/);
      expect((await asked(url)).status).toBe(401);
      expect(await asked(`${url}arena/cup.json`)).toMatchObject({ status: 401, body: expect.stringMatching(/token/) as string }); // biome-ignore format: one thought
      const first = await asked(`${url}${search}`);
      expect([first.status, first.headers.location]).toEqual([303, '/']);
      const [set = ''] = first.headers['set-cookie'] ?? [];
      expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
      const cookie = set.split(';', 1)[0];
      expect((await asked(url, { cookie })).status).toBe(200);
      expect((await asked(`${url}arena/cup.json`, { cookie })).status).toBe(200);
      expect((await asked(url, { cookie, host: 'evil.example' })).status).toBe(421);
      expect((await asked(url, { cookie, origin: 'http://evil.example' })).status).toBe(403);
      expect((await asked(url, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await asked(url, { cookie, host: new URL(link).host })).status).toBe(200);
    });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^Whoever has this link can watch\./);
  });

  test('answers an address that asks too often with 429, and says when to ask again', async () => {
    await whileServing(['--host', '0.0.0.0'], async (link) => {
      const { url } = near(link);
      const statuses = new Set<number | undefined>();
      for (let i = 0; i < 100 && !statuses.has(429); i++) {
        const told = await Promise.all(Array.from({ length: 20 }, () => asked(url)));
        for (const { status, headers, body } of told) {
          statuses.add(status);
          if (status !== 429) continue;
          expect([headers['retry-after'], body]).toEqual(['1', 'Too many requests: ask again in 1 s.\n']);
        }
      }
      expect(statuses).toEqual(new Set([401, 429]));
    });
  });

  test('plays programs and modules in a sandbox only; players of ours need none', async () => {
    const folder = await folderWith(FILES);
    const file = join(folder, 'outside.toml');
    const { code, stderr } = await asterion(['serve', '--port', '0', '--host', '0.0.0.0', file]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^asterion: outside: the bot \S+ is no player of ours.*: add --sandbox\n$/),
    ]);
  });
});
