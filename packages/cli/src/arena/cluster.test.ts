/** `asterion arena worker`, and tournaments on other machines and in the sandbox. */

import type { ChildProcess } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeWith } from '../../../../testing/programs.js';
import { type Server, startPostgres, startRedis } from '../../../../testing/servers.mjs';
import { asterion, ended, start } from '../../test/command.js';
import { folderWith } from '../../test/folder.js';

const CUP = `
bots = ["minimax:1", "bfs", "random"]
[[games]]
game = "rogue"
worlds = ["mouth", "cornered"]
cap = 40
`;

/** The same under a name of its own: results of all of them are in one database. */
const named = (name: string): string => `name = "${name}"\n${CUP}`;

const cup = async (text = CUP, more: Readonly<Record<string, string>> = {}): Promise<string> => {
  const folder = await folderWith({ ...more, 'cup.toml': text });
  chmodSync(folder, 0o755); // whoever runs a bot in the sandbox may be somebody else
  return join(folder, 'cup.toml');
};

const run = (file: string, ...args: readonly string[]) => asterion(['arena', 'run', file, ...args]);

test('a queue wants results that all machines reach, and has to be there', async () => {
  const file = await cup();
  const nowhere = ['--queue', 'redis://127.0.0.1:1'];
  expect(await run(file, ...nowhere)).toMatchObject({
    code: 2,
    stderr: 'asterion: --queue: the results have to be where all machines reach them: --store postgres://...\n',
  });
  const worker = await asterion(['arena', 'worker', ...nowhere]);
  expect([worker.code, worker.stderr]).toEqual([
    2,
    expect.stringMatching(/^asterion: cannot open redis:[/][/]127.0.0.1:1: /),
  ]);
});

describeWith(['redis-server', 'initdb', 'postgres'], 'a tournament on other machines', () => {
  let [redis, postgres]: Server[] = [];
  beforeAll(async () => {
    [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  });
  afterAll(async () => {
    await Promise.all([redis.stop(), postgres.stop()]);
  });

  test('comes to the table that it comes to here, and its workers end by Ctrl-C', async () => {
    const file = await cup();
    const worker = start(['arena', 'worker', '--queue', redis.url, '--threads', '1']);
    onTestFinished(() => void worker.kill('SIGKILL'));
    const there = await run(file, '--queue', redis.url, '--store', postgres.url);
    expect(there).toMatchObject({ code: 0, stdout: (await run(file)).stdout });
    const end = ended(worker);
    worker.kill('SIGINT');
    expect(await end).toMatchObject({ code: 130 });
  });

  /** A coordinator that has begun, and waits for somebody who works. */
  async function waiting(file: string): Promise<ChildProcess> {
    const child = start(['arena', 'run', file, '--queue', redis.url, '--store', postgres.url]);
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('nobody works yet')) resolve();
      });
      child.once('exit', () => reject(new Error(said)));
    });
    return child;
  }

  const worker = (): ChildProcess => {
    const child = start(['arena', 'worker', '--queue', redis.url, '--threads', '1']);
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };

  test('goes on beside another one, with the same workers', async () => {
    const [one, other] = [await cup(named('one')), await cup(named('other').replace('"mouth", ', ''))];
    const ends = (await Promise.all([waiting(one), waiting(other)])).map(ended);
    worker();
    worker();
    const [first, second] = await Promise.all(ends);
    expect(first).toMatchObject({ code: 0, stdout: (await run(one)).stdout });
    expect(second).toMatchObject({ code: 0, stdout: (await run(other)).stdout });
  });

  test('is refused in words while another process is at it, which loses nothing by that', async () => {
    const there = ['--queue', redis.url, '--store', postgres.url];
    const kept = async () => (await asterion(['arena', 'report', postgres.url, '--run', 'twice', '--json'])).stdout;
    const first = worker();
    expect((await run(await cup(named('twice')), ...there)).code).toBe(0);
    const end = ended(first);
    first.kill('SIGKILL');
    await end;
    const longer = await cup(`${named('twice')}seeds = 2\n`);
    const going = ended(await waiting(longer));
    const before = await kept();
    expect((JSON.parse(before) as { games: number }).games).toBeGreaterThan(0);
    const words = 'asterion: another process is at this tournament already (run twice); one at a time\n';
    for (const more of [[], ['--fresh']])
      expect(await run(longer, ...there, ...more)).toMatchObject({ code: 2, stdout: '', stderr: words });
    expect(await kept()).toBe(before);
    worker();
    expect(await going).toMatchObject({ code: 0, stdout: (await run(longer)).stdout });
  });
});

describeWith(['bwrap', 'prlimit', 'python3'], 'a tournament in the sandbox', () => {
  test('seats programs and modules, each with its own files only', async () => {
    const program = `
import sys, os
seen = os.listdir(os.path.dirname(os.path.abspath(__file__)))
for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "arena": print("ready", flush=True)
    if word == "legal": legal = rest
    if word == "go": print("move", legal[0].replace(",", " ") if seen == ["bot.py"] else "nowhere", flush=True)
`;
    const module = `export default (seen) => typeof process === 'undefined' ? 'STAY' : 'nowhere';`;
    const text = `
bots = ["python3 bot.py", "./still.mjs"]
clock = { move = 20000, bank = 20000, start = 60000 }
[[games]]
game = "rogue"
worlds = ["mouth"]
cap = 4
`;
    const file = await cup(text, { 'bot.py': program, 'still.mjs': module });
    const { code, stdout } = await run(file, '--sandbox', '--json');
    const report = JSON.parse(stdout) as { bots: { name: string; forfeits: number }[] };
    expect([code, report.bots.map(({ forfeits }) => forfeits)]).toEqual([0, [0, 0]]);
  });

  test('refuses a program that is not there, in words', async () => {
    const { code, stderr } = await run(
      await cup('bots = ["no-such-bot x", "random"]\ngames = ["rogue"]\n'),
      '--sandbox',
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('no-such-bot is not to be found in the sandbox')]);
  });
});
