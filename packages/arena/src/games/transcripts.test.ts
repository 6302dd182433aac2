/** The transcripts of docs/protocol.md, one a game, are played: by our referee and the starter bot. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDrawing } from 'asterion/notation';
import { gameNamed } from 'asterion/play';
import { solverNamed } from 'asterion/search';
import { createRng, finish } from 'asterion/world';
import { expect, test } from 'vitest';
import { Programs } from '../bots/seated.js';
import { gamesTold, MAZE, mazeLines, pathLine, taskOf, wayAnswered } from '../protocol/index.js';
import type { BotSpec, GameJob } from './job.js';
import { playGame } from './play.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const guide = readFileSync(`${root}docs/protocol.md`, 'utf8');

/** By what stands behind `transcript`. */
const shown = new Map(
  [...guide.matchAll(/^```transcript ([^\n]*)\n(.*?)^```$/gms)].map(([, title, lines]) => [title, lines]),
);

interface Played {
  readonly seat: string;
  readonly said: GameJob['said'];
  /** Who else sits there, and where. */
  readonly others: Readonly<Record<string, string>>;
  readonly cap: number;
}

/** Short ones, with what is peculiar to each. */
const PLAYED: Readonly<Record<string, Played>> = {
  rogue: { seat: 'rogue', said: { dungeon: 'tiny' }, others: { monster: 'bfs' }, cap: 6 },
  labyrinth: {
    seat: 'theseus',
    said: { rows: '4', supplies: '1', sight: '2' },
    others: { minotaur: 'explorer' },
    cap: 6,
  },
  pits: { seat: 'player', said: { rows: '4', pits: '1' }, others: {}, cap: 6 },
  explore: { seat: 'avatar', said: { rows: '9', cols: '15', hunters: '1', coins: '2', toll: '1' }, others: {}, cap: 2 },
  minotaur: { seat: 'theseus', said: { level: 'level-1' }, others: {}, cap: 3 },
};

async function transcriptOf(game: string, { seat, said, others, cap }: Played): Promise<string> {
  const lines: string[] = [];
  const programs = new Programs({
    told: (told) => lines.push(...told.map((line) => `> ${line}`)),
    hear: (line) => lines.push(`< ${line}`),
  });
  const bots: BotSpec[] = [
    { name: 'starter', command: [process.execPath, `${root}examples/bots/starter.mjs`] },
    ...Object.values(others).map((player) => ({ name: player, player })),
  ];
  const job: GameJob = {
    key: game,
    number: 0,
    game,
    said,
    worldName: '',
    seed: '7',
    seats: { ...others, [seat]: 'starter' },
    clock: { move: 60_000, bank: 5000, start: 60_000 },
    strictness: 'league',
    cap,
    isJudged: false,
  };
  const { misbehaviour } = await playGame(job, bots, { programs });
  await programs.close();
  expect(misbehaviour).toBeNull();
  return `${lines.join('\n')}\n`;
}

test('there is one for each game', () => {
  expect([...shown.keys()]).toEqual(gamesTold);
  expect(Object.keys(PLAYED).every((name) => gameNamed(name) !== undefined)).toBe(true);
});

test.each(Object.entries(PLAYED))('%s', async (game, played) => {
  expect(shown.get(game)).toBe(await transcriptOf(game, played));
});

test('a maze', () => {
  const read = parseDrawing('+---+---+---+\n| S     |   |\n+   +---+   +\n|         E |\n+---+---+---+\n');
  const task = read.ok ? taskOf(read.value) : undefined;
  if (task === undefined) throw new Error('expected a maze');
  const told = ['arena 1', ...mazeLines('m1', task, { move: 60_000, bank: 5000, start: 60_000 }), 'go 60000 5000'];
  const { path = [] } = finish(solverNamed('bfs')?.start(task.world, task.from, task.to, createRng('7')) ?? never());
  const answer = pathLine(task.world, path);
  expect(wayAnswered(task, answer)).toEqual({ path });
  const [hello, ...rest] = told.map((line) => `> ${line}`);
  const lines = [hello, '< ready', ...rest, `< ${answer}`, '> result win solved 3', '> quit'];
  expect(shown.get(MAZE)).toBe(`${lines.join('\n')}\n`);
});

const never = (): never => {
  throw new Error('expected a solver');
};
