/** `asterion arena worker`, and tournaments on other machines and in the sandbox. */

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
