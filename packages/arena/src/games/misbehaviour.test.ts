/** Every line of the table of misbehaviour, provoked by a real program: a result with a reason, no process left, and on it goes. */

import { join } from 'node:path';
import { auditRecording, games, openRecording, readRecording } from 'asterion/play';
import { afterEach, describe, expect, test } from 'vitest';
import { botWith, folder, noneLeft, processesLeft } from '../../test/programs.js';
import { Programs } from '../bots/seated.js';
import type { BotSpec, GameJob, GameResult } from './job.js';
import { playGame } from './play.js';

const bfs: BotSpec = { name: 'ours', player: 'bfs' };
const isLinux = process.platform === 'linux';

function jobWith(more: Partial<GameJob> = {}): GameJob {
  return {
    key: 'one',
    number: 0,
    game: 'rogue',
    said: { dungeon: 'cornered', moves: '20' },
    worldName: 'cornered',
    seed: '7',
    seats: { monster: 'ours', rogue: 'theirs' },
    clock: { move: 200, bank: 100, start: 20_000 },
    strictness: 'league',
    ...more,
  };
}

const GENEROUS = { move: 20_000, bank: 1000, start: 20_000 };

let programs: Programs | undefined;
afterEach(async () => {
  await programs?.close();
  programs = undefined;
});

/** A game against a program that does something wrong, and the next one, in which it behaves. */
async function twice(bot: BotSpec, more: Partial<GameJob> = {}): Promise<[GameResult, GameResult]> {
  programs = new Programs();
  const bots = [bfs, { ...bot, name: 'theirs' }];
  const first = await playGame(jobWith(more), bots, { programs });
  const fair = await botWith('fair', "say('move ' + legal[0].replace(',', ' '));");
  const second = await playGame(jobWith({ number: 1, clock: GENEROUS }), [bfs, { ...fair, name: 'theirs' }], {
    programs,
  });
  await programs.close();
  await noneLeft();
  return [first, second];
}

describe.skipIf(!isLinux)('in the league', () => {
  test.each([
    ['timeout', '', {}, /took longer than 300 ms/],
    ['timeout', 'while (true);', {}, /took longer/],
    ['timeout', "spawn(process.execPath, ['-e', 'setInterval(() => 1, 1000)', process.argv[1]]);", {}, /took longer/],
    ['crash:3', "console.error('help'); process.exit(3);", { clock: GENEROUS }, /ended with exit code 3/],
    ['crash:SIGKILL', "process.kill(process.pid, 'SIGKILL');", { clock: GENEROUS }, /was ended by SIGKILL/],
    ['crash:0', 'process.exit(0);', { clock: GENEROUS }, /ended with exit code 0/],
    ['garbage', "say('move banana');", { clock: GENEROUS }, /"banana" is no move/],
    ['garbage', "say('move');", { clock: GENEROUS }, /is no move/],
    ['illegal', "say('move 9 9');", { clock: GENEROUS }, /9 9 is not among the legal moves/],
    ['illegal', "say('move 99999 -1');", { clock: GENEROUS }, /not among the legal moves/],
    ['flood', "say('info ' + 'x'.repeat(70000)); ", { clock: GENEROUS }, /said more/],
    ['flood', "for (let i = 0; i < 2000; i++) say('x'.repeat(1000));", { clock: GENEROUS }, /said more/],
    ['flood', "process.stdout.write('x'.repeat(70000));", { clock: GENEROUS }, /said more/],
  ] as const)('%s: %s', async (reason, code, more, why) => {
    const [first, second] = await twice(await botWith('bad', code), more);
    expect(first).toMatchObject({ outcome: 'forfeit', winner: 'monster', ground: 'forfeit' });
    expect(first.misbehaviour).toMatchObject({ seat: 'rogue', reason });
    expect(first.why).toMatch(why);
    if (code.includes('help')) expect(first.misbehaviour?.stderr).toBe('help\n');
    expect([second.misbehaviour, second.outcome]).toEqual([null, 'captured']);
    const read = readRecording(first.recording ?? '', games);
    if (!read.ok) throw new Error(read.fault.message);
    const opened = openRecording(read.value, { known: games });
    if (!('tip' in opened)) throw new Error(opened.message);
    expect(auditRecording(read.value, opened).contradictions).toEqual([]);
  });

  test('not ready in time: the match is void', async () => {
    const slow = await botWith('slow', '', '');
    const [first] = await twice(slow, { clock: { ...GENEROUS, start: 500 } });
    expect(first).toMatchObject({ outcome: 'void', winner: null, ground: 'void', recording: null, moves: 0 });
    expect(first.misbehaviour).toMatchObject({ seat: 'rogue', reason: 'start-timeout' });
  });

  test('a program that is not there', async () => {
    const [first] = await twice({ name: 'none', command: [join(folder, 'nowhere')] });
    expect(first).toMatchObject({ outcome: 'forfeit', winner: 'monster', misbehaviour: { reason: 'crash:ENOENT' } });
  });

  test('only the last 4 KB of what it says on stderr are kept', async () => {
    const bot = await botWith('loud', "process.stderr.write('x'.repeat(10000) + 'end', () => process.exit(1));");
    const [first] = await twice(bot, { clock: GENEROUS });
    expect(first.misbehaviour?.stderr).toHaveLength(4096);
    expect(first.misbehaviour?.stderr.endsWith('end')).toBe(true);
  });

  test('three crashes in a row: it is benched, and not started again', async () => {
    programs = new Programs();
    const bots = [bfs, { ...(await botWith('crash', 'process.exit(1);')), name: 'theirs' }];
    const reasons: (string | undefined)[] = [];
    for (let number = 0; number < 5; number++)
      reasons.push((await playGame(jobWith({ number, clock: GENEROUS }), bots, { programs })).misbehaviour?.reason);
    expect(reasons).toEqual(['crash:1', 'crash:1', 'crash:1', 'crash:benched', 'crash:benched']);
    await noneLeft();
  });

  test('a program that behaves lives from game to game', async () => {
    programs = new Programs();
    const pid = "say('info ' + process.pid); console.error(process.pid);";
    const bots = [
      bfs,
      { ...(await botWith('long', `${pid} say('move ' + legal[0].replace(',', ' '));`)), name: 'theirs' },
    ];
    for (let number = 0; number < 3; number++) {
      const result = await playGame(jobWith({ number, clock: GENEROUS }), bots, { programs });
      expect(result.misbehaviour).toBeNull();
    }
    expect(await processesLeft()).toHaveLength(1);
    await programs.close();
    await noneLeft();
  });

  test('a game that is aborted leaves nobody', async () => {
    const stop = new AbortController();
    const bots = [bfs, { ...(await botWith('mute', '')), name: 'theirs' }];
    const game = playGame(jobWith({ clock: GENEROUS }), bots, { signal: stop.signal });
    setTimeout(() => {
      stop.abort();
    }, 300);
    await expect(game).rejects.toThrow();
    await noneLeft();
  });
});

describe.skipIf(!isLinux)('lenient', () => {
  test.each([
    ['garbage', "say('move banana');"],
    ['illegal', "say('move 9 9');"],
  ])('%s: the first of the legal moves is played, and counted', async (_reason, code) => {
    const [first] = await twice(await botWith('bad', code), { strictness: 'lenient', clock: GENEROUS });
    expect([first.misbehaviour, first.outcome]).toEqual([null, 'captured']);
    expect(first.letPass.rogue).toBeGreaterThan(0);
  });

  test('too slow is too slow', async () => {
    const [first] = await twice(await botWith('mute', ''), { strictness: 'lenient' });
    expect(first.misbehaviour?.reason).toBe('timeout');
  });
});
