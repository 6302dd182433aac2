/** A bot on trial: a few short games at a seat, and what is wrong with it in words. */

import { MazeProgram, Misbehaved, Program, type ProgramFile, SeatedProgram } from '@asterion/arena/bots';
import { MAZE, SOLVER, type TimeControl, taskOf } from '@asterion/arena/protocol';
import type { Seat } from 'asterion/game';
import { generateMaze } from 'asterion/generate';
import { type AnyDescription, HUMAN, matchOf, setUp } from 'asterion/play';
import { createRng } from 'asterion/world';

/** What came of a trial. */
export interface Tried {
  readonly game: string;
  readonly role: Seat;
  readonly games: number;
  readonly moves: number;
  /** What is wrong, as sentences; undefined if nothing is. */
  readonly why: string | undefined;
  /** The last it said beside the protocol, where something is wrong. */
  readonly stderr: string;
  /** What is no fault, and still worth knowing. */
  readonly notes: readonly string[];
}

export interface TrialPlan {
  readonly file: ProgramFile;
  readonly clock: TimeControl;
  readonly games: number;
  readonly seed: string;
  readonly signal: AbortSignal;
}

/** Enough to see whether a bot answers. */
const MOST_MOVES = 60;

/** What to look for, by what was done wrong. */
const HINTS: Readonly<Record<string, string>> = {
  'start-timeout': 'It has to answer the line "arena 1" by the line "ready", and to flush its output.',
  timeout: 'The line "go" wants an answer, and only that; output that is not flushed does not arrive.',
  flood: 'What is no protocol belongs on stderr.',
  'crash:ENOENT': 'Is the program installed, and its path right?',
};

/** Lines that a bot may say. */
const WORDS = ['name', 'ready', 'info', 'move', 'path'];

/** A program that is listened to. */
class Listened {
  readonly program: Program;
  readonly notes = new Set<string>();

  constructor(file: ProgramFile) {
    this.program = new Program(file, { hear: (line) => this.#hear(line) });
  }

  #hear(line: string): void {
    const [word = ''] = line.trim().split(/\s+/);
    if (word !== '' && !WORDS.includes(word))
      this.notes.add(`It printed "${shown(line)}" on stdout, which is no protocol: that is what stderr is for.`);
    if (/^\s*move\s+\d+,\d+\s*$/.test(line))
      this.notes.add(`It answered "${shown(line.trim())}": the protocol says "${line.trim().replace(',', ' ')}".`);
  }

  async started(clock: TimeControl): Promise<void> {
    const since = performance.now();
    await this.program.ready(clock.start);
    const taken = performance.now() - since;
    if (taken > clock.start / 2)
      this.notes.add(`It was ready after ${Math.round(taken)} ms, which is much of the ${clock.start} ms it has.`);
  }
}

const shown = (line: string): string => (line.length > 60 ? `${line.slice(0, 57)}...` : line);

const withHint = ({ reason, message }: Misbehaved): string =>
  [`It ${message}.`, ...(Object.hasOwn(HINTS, reason) ? [HINTS[reason]] : [])].join(' ');

/** Plays a few short games of all kinds at a seat. */
export async function tried(description: AnyDescription, seat: Seat, plan: TrialPlan): Promise<Tried> {
  const { file, clock, games, seed, signal } = plan;
  const { name: game } = description.game;
  const listened = new Listened(file);
  const { program } = listened;
  const stop = (): void => program.stop();
  signal.addEventListener('abort', stop);
  let [played, moves] = [0, 0];
  let fault: Misbehaved | undefined;
  try {
    while (played < games && fault === undefined && !signal.aborted) {
      const { said } = description.sample(createRng(seed).fork(game).fork(played));
      const { setup } = setUp(description, { ...said, [seat]: HUMAN });
      if (setup === undefined) throw new RangeError(`Expected a game of ${game} to be playable.`);
      const terms = { id: `g${played + 1}`, clock, strictness: 'league' } as const;
      const seated = new SeatedProgram(program, setup, seat, terms);
      const cap = Math.min(setup.cap, MOST_MOVES);
      await listened.started(clock);
      await seated.begin(cap);
      const bots = { ...setup.bots, [seat]: seated.entry(() => match.position) };
      const match = matchOf({ ...setup, cap, bots });
      while (match.end === undefined) {
        moves += match.position.seat === seat ? 1 : 0;
        await match.step();
        seated.look(match.position);
      }
      fault = seated.fault;
      seated.end({ winner: match.end.winner ?? null, outcome: match.end.result, moves: match.moves.length });
      played++;
    }
  } catch (error) {
    if (!(error instanceof Misbehaved)) throw error;
    fault = error;
  } finally {
    signal.removeEventListener('abort', stop);
    await program.close();
  }
  return resultOf({ game, role: seat, games: played, moves }, listened, fault && withHint(fault));
}

/** The same for solving mazes. */
export async function triedMazes({ file, clock, games, seed }: TrialPlan): Promise<Tried> {
  const listened = new Listened(file);
  const { program } = listened;
  let played = 0;
  let why: string | undefined;
  try {
    for (; played < games && why === undefined; played++) {
      await listened.started(clock);
      const scene = generateMaze({ rows: 4 + played, cols: 6, seed: `${seed}:${played}` });
      const task = taskOf(scene);
      if (task === undefined) throw new RangeError('Expected a maze with a way in and a way out.');
      const terms = { id: `m${played + 1}`, clock, strictness: 'league' } as const;
      const way = await new MazeProgram(program, task, terms).way();
      why = way === undefined ? 'It found no way, and there is one.' : undefined;
    }
  } catch (error) {
    if (!(error instanceof Misbehaved)) throw error;
    why = withHint(error);
  } finally {
    await program.close();
  }
  return resultOf({ game: MAZE, role: SOLVER, games: played, moves: played }, listened, why);
}

const resultOf = (
  tried: Pick<Tried, 'game' | 'role' | 'games' | 'moves'>,
  { program, notes }: Listened,
  why: string | undefined,
): Tried => ({ ...tried, why, stderr: why === undefined ? '' : program.stderr.trimEnd(), notes: [...notes] });
