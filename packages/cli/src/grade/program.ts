/** Submissions that are programs over the protocol of bots, beside modules: players and solvers of mazes, in any language. */

import { access, constants } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { MazeProgram, Misbehaved, Program, SeatedProgram } from '@asterion/arena/bots';
import type { Match, Position, Seat } from 'asterion/game';
import { type AnyDescription, type GameSetup, HUMAN, matchOf, setUp } from 'asterion/play';
import { createRng, type Scene, shapes } from 'asterion/world';
import { ANSWERS, ENOUGH, type Finding, Findings } from '../check/findings.js';
import { LEGAL } from '../check/player.js';
import { type OpenedSolver, solvingOf } from '../module/mazes.js';
import { isModuleFile } from '../module/module-file.js';
import { ModuleFault } from '../module/runner.js';

/** Who starts what, by how its name ends. */
const RUNNERS: Readonly<Record<string, readonly string[]>> = { py: ['python3'], jar: ['java', '-jar'] };

/** Whether a file is a program by its name; one without an ending, or a script, has to be executable besides. */
const isProgramName = (name: string): boolean => /[.](?:py|jar|sh|exe|out)$|^[^.]+$/.test(name);

/** How a file is run; undefined for a module, and for what is no program. */
export async function commandFor(path: string): Promise<readonly string[] | undefined> {
  const name = basename(path);
  if (isModuleFile(name) || !isProgramName(name)) return undefined;
  const runner = RUNNERS[/[.](\w+)$/.exec(name)?.[1] ?? ''] as readonly string[] | undefined;
  if (runner !== undefined) return [...runner, resolve(path)];
  const isAllowed = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
  return isAllowed ? [resolve(path)] : undefined;
}

/** Until a program is ready: a JVM on a busy machine takes its time. */
const START = 20_000;

/** Sample games that are played to see whether it plays at all, and how far. */
const GAMES = 6;
const PLIES = 60;

/** A program; whatever becomes of this process, it ends with it. */
function programOf(command: readonly string[]): Program {
  const program = new Program({ command });
  process.once('exit', () => program.stop());
  return program;
}

/** A program at the seat of a game. */
export class ProgramPlayer {
  readonly #command: readonly string[];
  readonly #name: string;
  #program: Program;
  readonly #time: number;
  #games = 0;

  constructor(command: readonly string[], name: string, time: number) {
    this.#command = command;
    this.#name = name;
    this.#program = programOf(command);
    this.#time = time;
  }

  /** Plays a game to its end, in which nobody sits at that seat. */
  async played(given: GameSetup, seat: Seat): Promise<Match<Position, unknown, unknown>> {
    const setup = { ...given, names: { ...given.names, [seat]: this.#name } };
    const clock = { move: this.#time, bank: this.#time, start: START };
    const terms = { id: `g${++this.#games}`, clock, strictness: 'league' } as const;
    const seated = new SeatedProgram(this.#program, setup, seat, terms);
    await seated.begin(setup.cap).catch((error: unknown) => {
      if (!(error instanceof Misbehaved)) throw error; // else it forfeits
    });
    const bots = { ...setup.bots, [seat]: seated.entry(() => match.position) };
    const match = matchOf({ ...setup, bots });
    while (match.end === undefined) {
      await match.step();
      seated.look(match.position);
    }
    const { winner = null, result } = match.end;
    seated.end({ winner, outcome: result, moves: match.moves.length });
    return match;
  }

  /** What it is held to: that it answers, and only with legal moves. */
  async findings(description: AnyDescription, seat: Seat, seed: string): Promise<readonly Finding[]> {
    const findings = new Findings([ANSWERS, LEGAL]);
    let faults = 0;
    for (let game = 0; game < GAMES && faults < ENOUGH; game++) {
      const { said } = description.sample(createRng(seed).fork(game));
      const { setup } = setUp(description, { ...said, [seat]: HUMAN });
      if (setup === undefined) continue;
      const { end } = await this.played({ ...setup, cap: Math.min(setup.cap, PLIES) }, seat);
      if (end?.basis === 'forfeit' && end.culprit === seat) {
        faults++;
        findings.refute(end.why.includes('answered "') ? LEGAL : ANSWERS, `In a sample game: ${end.why}`);
      } else findings.confirm(ANSWERS, LEGAL);
    }
    await this.close();
    this.#program = programOf(this.#command); // its games have a fresh one, whatever came before
    return findings.list;
  }

  close(): Promise<void> {
    return this.#program.close();
  }
}

/** A program that solves mazes, as a solver of one's own is. */
export function openProgramSolver(command: readonly string[], name: string, time: number): OpenedSolver {
  const program = programOf(command);
  const clock = { move: time, bank: 0, start: START };
  let mazes = 0;
  const solved = async ({ world }: Scene, from: number, to: number) => {
    const terms = { id: `m${++mazes}`, clock, strictness: 'league' } as const;
    const path = await new MazeProgram(program, { world, from, to }, terms).way();
    return solvingOf(world, { path, visited: undefined, steps: undefined, why: undefined });
  };
  return {
    solver: {
      ...{ name, title: name, about: '', classic: { names: [name], className: name }, shapes: Object.keys(shapes) },
      ...{ tunnels: true, corners: true, shortest: false, complete: false, random: true, limits: undefined },
    },
    solve: async (scene, from, to) => {
      try {
        return await solved(scene, from, to);
      } catch (error) {
        throw error instanceof Misbehaved ? new ModuleFault(error.message) : error;
      }
    },
    close: () => program.close(),
  };
}
