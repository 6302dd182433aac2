/** A real server with a real tournament, whose slowest bot makes as many moves of each game as a test lets it make. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../cli/bin/asterion.js', import.meta.url));

/** Takes the first legal move once it may. */
const SLOW = `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
let [made, legal] = [0, []];
const allowed = () => Number(readFileSync(new URL('allowed.txt', import.meta.url), 'utf8'));
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...words] = line.trim().split(/\\s+/);
  if (word === 'arena') console.log('name Slow\\nready');
  else if (word === 'legal') legal = words;
  else if (word === 'go') {
    while (made >= allowed()) await new Promise((resolve) => setTimeout(resolve, 50));
    made++;
    console.log('move ' + legal[0].replace(',', ' '));
  } else if (word === 'quit') process.exit(0);
}
`;

const CUP = `
seed = "7"
clock = { move = 600000, bank = 0, start = 600000 }
bots = [
  { name = "walker", player = { monster = "bfs", rogue = "cycle" } },
  "random",
  { name = "<b>slow</b>", command = ["node", "slow.mjs"] },
]
games = [{ game = "rogue", worlds = ["pillars"], seeds = 1, cap = 60 }]
`;

export class ArenaServer {
  readonly #folder: string;
  #process: ChildProcess | undefined;
  /** Of the page. */
  url = '';

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Starts to play. */
  static async start(): Promise<ArenaServer> {
    const server = new ArenaServer(await mkdtemp(join(tmpdir(), 'asterion-arena-')));
    await writeFile(join(server.#folder, 'slow.mjs'), SLOW);
    await writeFile(join(server.#folder, 'cup.toml'), CUP);
    await server.allow(2);
    await server.serve('cup.toml', 0);
    return server;
  }

  /** How many moves the slow bot may make in each game. */
  async allow(moves: number): Promise<void> {
    const file = join(this.#folder, 'allowed.txt');
    await writeFile(`${file}.new`, String(moves));
    await rename(`${file}.new`, file); // it is never seen empty
  }

  /** Lets it serve something in its folder, at the port it had or another one. */
  async serve(what: string, port = Number(new URL(this.url).port)): Promise<void> {
    const server = spawn(process.execPath, [command, 'serve', what, '--port', String(port)], {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process = server;
    for await (const line of createInterface(server.stdout)) {
      const [address] = /http:\/\/[\w.:]+/.exec(line) ?? [];
      if (address !== undefined) {
        this.url = address;
        server.stdout.resume();
        return;
      }
    }
    throw new Error('The server has not told its address.');
  }

  /** From now on nobody answers. */
  async stop(): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (server?.exitCode !== null) return; // none, or one that has ended
    const over = once(server, 'exit');
    server.kill('SIGINT');
    await over;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
