/** Bots in the sandbox at a game: an honest one plays, a hostile one loses, and nothing is left of it. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeWith } from '../../../../testing/programs.js';
import { defaultLimits, whyNoSandbox } from '../bots/index.js';
import type { GameJob, GameResult } from '../games/job.js';
import { playGame } from '../games/play.js';

/** Goes to the first cell it may; `deed` is what it does at its first move. */
const pythonBot = (deed: string): string => `
import sys, os, time, socket
mark = "hostile-bot-of-the-tests"
legal = []
for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "arena": print("ready", flush=True)
    if word == "legal": legal = rest
    if word == "quit": break
    if word == "go":
        try:
            ${deed}
        except OSError as error: print(error, file=sys.stderr)
        print("move", legal[0].replace(",", " "), flush=True)
`;

const job: GameJob = {
  key: 'game',
  number: 0,
  game: 'rogue',
  said: {},
  worldName: 'ring',
  seed: '7',
  seats: { monster: 'mine', rogue: 'theirs' },
  clock: { move: 20_000, bank: 20_000, start: 60_000 },
  strictness: 'league',
  cap: 6,
  isJudged: false,
};

function play(deed: string, memory = defaultLimits.memory): Promise<GameResult> {
  const command = ['python3', '-c', pythonBot(deed)];
  const sandbox = { ...defaultLimits, memory, processes: 40, by: 'bubblewrap' } as const;
  return playGame(job, [{ name: 'mine', command, sandbox }, { name: 'theirs', player: 'cycle' }]); // biome-ignore format: one thought
}

/** The processes that are left of it. */
const left = (): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('hostile-bot-of-the-tests');
    } catch {
      return false; // it ended meanwhile
    }
  });

describeWith(
  ['bwrap', 'prlimit', 'python3'],
  'a bot in the sandbox',
  () => {
    test.each([
      ['that plays', 'pass'],
      ['that reads files of others', 'open("/etc/shadow")'],
      ['that opens sockets', 'socket.create_connection(("127.0.0.1", 22), 1)'],
    ])('%s gets nothing by it, and its game goes on', async (_name, deed) => {
      const { misbehaviour, moves } = await play(deed);
      expect([misbehaviour, moves > 0]).toEqual([null, true]);
      await expect.poll(left).toEqual([]);
    });

    test('that starts processes without end loses at most its game', async () => {
      const { outcome } = await play('exec("while True: os.fork()")');
      expect(outcome).not.toBe('void');
      await expect.poll(left).toEqual([]);
    });

    test.each([
      ['', 'held = [bytearray(b"x" * 1000000) for _ in range(4000)]'],
      [
        ' in files that nobody sees',
        'exec("for n in range(200): os.write(os.memfd_create(str(n)), bytes(8000000))\\nos.read(0, 1)")',
      ],
    ])('that eats memory%s is stopped, and loses', async (_where, deed) => {
      const { misbehaviour } = await play(deed, 100e6);
      expect(misbehaviour).toMatchObject({ seat: 'monster', reason: 'crash:memory' });
      await expect.poll(left).toEqual([]);
    });
  },
  await whyNoSandbox(),
);
