/**
 * A tournament that is killed at random moments, and gone on with: nothing is lost, nothing is counted twice, and no game that
 * was kept is played again. Programs tell by a file which games they were asked to play.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openFileStore } from '@asterion/arena';
import { createRng } from 'asterion/world';
import { expect, test } from 'vitest';
import { isThorough, sweep } from '../../../../testing/thorough.js';
import { ended, start } from '../../test/command.js';
import { folderWith } from '../../test/folder.js';

/** Takes the first legal move, or the last. */
const PYTHON = `import sys
which = int(sys.argv[1])
print("ready", flush=True)
for line in sys.stdin:
    words = line.split()
    if words[0] == "game":
        with open("log", "a") as log:
            log.write(words[1] + "\\n")
    elif words[0] == "legal":
        legal = words[1:]
    elif words[0] == "go":
        print("move " + legal[which].replace(",", " "), flush=True)
    elif words[0] == "quit":
        break
`;

const JAVA = `import java.io.*;
import java.nio.file.*;
public class Bot {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    System.out.println("ready");
    String[] legal = {};
    for (String line; (line = in.readLine()) != null; ) {
      String[] words = line.trim().split(" +");
      if (words[0].equals("game"))
        Files.writeString(Path.of("log"), words[1] + "\\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      if (words[0].equals("legal")) legal = words;
      if (words[0].equals("go")) System.out.println("move " + legal[1 + (legal.length - 1) / 2].replace(",", " "));
      if (words[0].equals("quit")) break;
    }
  }
}
`;

const has = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args).status === 0;
const hasPython = has('python3', '--version');
const hasJava = has('javac', '-version') && has('java', '-version');

/** Players of ours for every seat of the three games. */
const ours = (name: string, ...[monster, rogue, theseus, minotaur, player]: readonly string[]): string =>
  `{ name = "${name}", player = { monster = "${monster}", rogue = "${rogue}", theseus = "${theseus}", minotaur = "${minotaur}", player = "${player}" } }`;

/** Enough for every kill to find it at work. */
const SEEDS = sweep(1, 3);

/** 15 pairs twice in two games, and everybody alone. */
const GAMES = 66 * SEEDS;

const CUP = `
seed = 7
clock = { move = 10000, bank = 10000, start = 120000 }
bots = [
  { name = "first", command = "python3 bot.py 0" },
  { name = "last", command = "python3 bot.py -1" },
  ${hasJava ? '{ name = "middle", command = ["java", "-XX:TieredStopAtLevel=1", "Bot"] }' : ours('middle', 'random', 'random', 'dice', 'dice', 'fixed')},
  ${ours('one', 'bfs', 'cycle', 'bfs', 'bfs', 'astar')},
  ${ours('two', 'greedy', 'farthest', 'heuristic', 'heuristic', 'bfs-first')},
  ${ours('three', 'random', 'random', 'dice', 'dice', 'most-paths')},
]
[[games]]
game = "rogue"
worlds = "mouth"
seeds = ${SEEDS}
cap = 10
[[games]]
game = "labyrinth"
set = { rows = 5 }
seeds = ${SEEDS}
cap = 10
[[games]]
game = "pits"
set = { rows = 6 }
seeds = ${SEEDS}
`;

const place = async (): Promise<string> => {
  const folder = await folderWith({ 'cup.toml': CUP, 'bot.py': PYTHON, 'Bot.java': JAVA });
  if (hasJava) spawnSync('javac', ['Bot.java'], { cwd: folder });
  return folder;
};

/** What a run leaves behind: its report, and every game. */
async function finished(folder: string) {
  const args = ['arena', 'run', join(folder, 'cup.toml'), '--json', '--games', join(folder, 'games')];
  const { code, stdout, stderr } = await ended(start(args));
  expect(code, stderr).toBe(0);
  const games = readdirSync(join(folder, 'games')).sort();
  return { stdout, games: games.map((game) => game + readFileSync(join(folder, 'games', game), 'utf8')) };
}

/** The places in the schedule of all games that are kept. */
async function keptIn(folder: string): Promise<number[]> {
  if (!existsSync(join(folder, 'cup.results'))) return [];
  const store = await openFileStore(join(folder, 'cup.results'), true);
  try {
    return (await store.results('cup')).map(({ number }) => number);
  } catch {
    return []; // killed before there was a table
  } finally {
    await store.close();
  }
}

const toldIn = (folder: string): number[] => {
  const log = join(folder, 'log');
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  return lines.filter((line) => line !== '').map((id) => Number(id.slice(1)) - 1); // `g1` is the first
};

test.skipIf(!hasPython && !isThorough)(
  'killed at any moment goes on, with nothing lost and nothing played again',
  async () => {
    const expected = await finished(await place());
    expect(expected.games).toHaveLength(GAMES);
    expect(JSON.parse(expected.stdout)).toMatchObject({ games: GAMES });
    const folder = await place();
    const rng = createRng(isThorough ? String(Date.now()) : 'kill');
    const kills = sweep(3, 20);
    for (let kill = 0; kill < kills; kill++) {
      const told = toldIn(folder).length;
      const kept = await keptIn(folder);
      const child = start(['arena', 'run', join(folder, 'cup.toml'), '--threads', '2']);
      const end = ended(child);
      // Some games later, and somewhere in the middle of the next.
      const enough = Math.min(GAMES, kept.length + 1 + rng.below(Math.floor(GAMES / kills / 2)));
      while (child.exitCode === null && (await keptIn(folder)).length < enough) await delay(20);
      await delay(rng.below(100));
      child.kill('SIGKILL');
      await end;
      expect((await keptIn(folder)).length).toBeGreaterThanOrEqual(enough);
      expect(
        toldIn(folder)
          .slice(told)
          .filter((game) => kept.includes(game)),
      ).toEqual([]);
    }
    const kept = await keptIn(folder);
    const told = toldIn(folder).length;
    expect(await finished(folder)).toEqual(expected);
    expect(
      toldIn(folder)
        .slice(told)
        .filter((game) => kept.includes(game)),
    ).toEqual([]);
    expect(new Set(await keptIn(folder)).size).toBe(GAMES);
  },
);
