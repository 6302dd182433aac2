/** Programs at the seats of a game: each is told what its seat may see, and its answers are moves, or what it did wrong. */

import type { PlayerEntry, Position, Seat } from 'asterion/game';
import type { GameSetup } from 'asterion/play';
import { Misbehaved } from '../bots/misbehaved.js';
import { Program, type Spawning } from '../bots/program.js';
import { resultLine, Telling } from '../protocol/index.js';
import type { BotSpec, GameJob, GameResult } from './job.js';

/** Programs that live from game to game. One game at a time: whoever plays several at once has several of these. */
export class Programs {
  readonly #spawning: Spawning;
  readonly #programs = new Map<string, Program>();

  constructor(spawning: Spawning = {}) {
    this.#spawning = spawning;
  }

  /** The program of a bot; another one for each seat that it has in a game. */
  of({ name, command, cwd }: Extract<BotSpec, { readonly command: readonly string[] }>, nth: number): Program {
    const key = JSON.stringify([name, command, cwd, nth]);
    const program = this.#programs.get(key) ?? new Program({ command, cwd }, this.#spawning);
    this.#programs.set(key, program);
    return program;
  }

  /** Ends all of them at once. */
  stop(): void {
    for (const program of this.#programs.values()) program.stop();
  }

  /** Asks all of them to end, and ends them. */
  async close(): Promise<void> {
    await Promise.all([...this.#programs.values()].map((program) => program.close()));
  }
}

/** A program at a seat of one game. */
export class SeatedProgram {
  readonly seat: Seat;
  readonly #program: Program;
  readonly #telling: Telling;
  readonly #setup: GameSetup;
  readonly #job: GameJob;
  #bank: number;
  /** Bad answers that were let pass. */
  letPass = 0;
  /** What it did wrong. */
  fault: Misbehaved | undefined;

  constructor(program: Program, setup: GameSetup, seat: Seat, job: GameJob) {
    this.seat = seat;
    this.#program = program;
    this.#telling = new Telling(setup, seat);
    this.#setup = setup;
    this.#job = job;
    this.#bank = job.clock.bank;
  }

  get stderr(): string {
    return this.#program.stderr;
  }

  /** Until it is ready, or has failed to be. */
  async begin(cap: number): Promise<void> {
    const { clock, number } = this.#job;
    try {
      await this.#program.ready(clock.start);
      this.#program.tell(this.#telling.opening({ id: `g${number + 1}`, clock, cap }));
    } catch (error) {
      throw this.#noted(error);
    }
  }

  /** As a player of the game; it is asked at the position that `now` says. */
  entry(now: () => Position): PlayerEntry<unknown, unknown> {
    return {
      name: this.#setup.names[this.seat],
      about: '',
      cost: '',
      seats: [this.seat],
      memoryless: false,
      start: () => {
        if (this.fault !== undefined) throw this.fault;
        return { move: () => this.#move(now()) };
      },
    };
  }

  look(position: Position): void {
    this.#telling.look(position);
  }

  end({ winner, outcome, moves }: Pick<GameResult, 'winner' | 'outcome' | 'moves'>): void {
    const isAlone = this.#setup.description.game.seats.length === 1;
    this.#program.tell([resultLine(this.seat, winner, outcome, moves, isAlone)]);
    if (this.fault === undefined) this.#program.praise();
  }

  async #move(position: Position): Promise<unknown> {
    const { move } = this.#job.clock;
    this.#program.tell([...this.#telling.turn(position), `go ${move} ${Math.floor(this.#bank)}`]);
    const since = performance.now();
    try {
      const said = await this.#program.answer(['move'], move + this.#bank);
      this.#bank -= Math.max(0, performance.now() - since - move);
      return this.#legal(position, said.replace(/^move\s*/, ''));
    } catch (error) {
      throw this.#noted(error);
    }
  }

  #legal(position: Position, said: string): unknown {
    const answer = this.#telling.answered(position, said);
    if ('move' in answer) return answer.move;
    if (this.#job.strictness === 'lenient') {
      this.letPass++;
      return this.#telling.choices(position)[0].move;
    }
    throw new Misbehaved(answer.fault, `answered what cannot be played: ${answer.why}`);
  }

  #noted(error: unknown): unknown {
    if (error instanceof Misbehaved) this.fault ??= error;
    return error;
  }
}
