/** A program in front of a maze: it is told all of it, and asked once, for the whole way. */

import type { Cell } from 'asterion/world';
import { type MazeTask, mazeLines, resultLine, SOLVER, shortened, wayAnswered } from '../protocol/index.js';
import { Misbehaved } from './misbehaved.js';
import type { Program } from './program.js';
import type { Terms } from './seated.js';

export class MazeProgram {
  readonly seat = SOLVER;
  readonly #program: Program;
  readonly #task: MazeTask;
  readonly #terms: Terms;
  /** Bad answers that were let pass: nothing is legal that could be played in their place, so no way was found. */
  letPass = 0;
  /** What it did wrong. */
  fault: Misbehaved | undefined;

  constructor(program: Program, task: MazeTask, terms: Terms) {
    this.#program = program;
    this.#task = task;
    this.#terms = terms;
  }

  get stderr(): string {
    return this.#program.stderr;
  }

  /** The way it finds; undefined where it finds none. Throws what it did wrong. Either way it is told how it went. */
  async way(): Promise<readonly Cell[] | undefined> {
    try {
      const way = await this.#asked();
      this.#end(way === undefined ? 'unsolved' : 'solved', way);
      this.#program.praise();
      return way;
    } catch (error) {
      await this.#program.overheard();
      if (error instanceof Misbehaved) this.fault = error;
      this.#end('forfeit', undefined);
      throw error;
    }
  }

  #end(outcome: string, way: readonly Cell[] | undefined): void {
    const winner = way === undefined ? null : this.seat;
    const steps = way === undefined ? 0 : way.length - 1;
    this.#program.tell([resultLine(this.seat, winner, outcome, steps, true)]);
  }

  async #asked(): Promise<readonly Cell[] | undefined> {
    const { id, clock, strictness } = this.#terms;
    const { move, bank, start } = clock;
    await this.#program.ready(start);
    this.#program.tell([...mazeLines(id, this.#task, clock), `go ${move} ${bank}`]);
    const said = await this.#program.answer(['path', 'move'], move + bank);
    const answer = wayAnswered(this.#task, said);
    if ('path' in answer) return answer.path.length === 0 ? undefined : answer.path;
    if (strictness === 'league') throw new Misbehaved(answer.fault, `answered "${shortened(said)}": ${answer.why}`);
    this.letPass++;
    return undefined;
  }
}
