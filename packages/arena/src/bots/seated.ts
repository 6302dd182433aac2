/** Programs at the seats of a game: each is told what its seat may see, and its answers are moves, or what it did wrong. */

import type { PlayerEntry, Position, Seat } from 'asterion/game';
import type { GameSetup } from 'asterion/play';
import { resultLine, SeatTelling, type Strictness, shortened, type TimeControl } from '../protocol/index.js';
import { Misbehaved } from './misbehaved.js';
import { Program, type ProgramFile, type Spawning } from './program.js';
import { type Sandbox, sandboxSpawning } from './sandbox-spawning.js';

/** How many legal moves are named to whoever missed them. */
const SHOWN = 12;

/** A program that plays under a name. */
interface NamedProgram extends ProgramFile {
  readonly name: string;
  /** Absent where somebody vouches for it. */
  readonly sandbox?: Sandbox | undefined;
}

/** Programs that live from game to game. One game at a time: whoever plays several at once has several of these. */
export class Programs {
  readonly #spawning: Spawning;
  readonly #programs = new Map<string, Program>();

  constructor(spawning: Spawning = {}) {
    this.#spawning = spawning;
  }

  /** The program of a bot; another one for each seat that it has in a game. */
  of({ name, command, cwd, sandbox }: NamedProgram, nth: number): Program {
    const key = JSON.stringify([name, command, cwd, sandbox, nth]);
    const spawning = sandbox === undefined ? this.#spawning : { ...this.#spawning, ...sandboxSpawning(sandbox) };
    const program = this.#programs.get(key) ?? new Program({ command, cwd }, spawning);
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

/** Under which a program plays a game. */
export interface Terms {
  /** What the game is called. */
  readonly id: string;
  readonly clock: TimeControl;
  readonly strictness: Strictness;
}

/** How a game ended; no winner for a draw, and where the only seat has lost. */
export interface Ended {
  readonly winner: Seat | null;
  readonly outcome: string;
  /** Of all seats. */
  readonly moves: number;
}

/** A program at a seat of one game. */
export class SeatedProgram {
  readonly seat: Seat;
  readonly #program: Program;
  readonly #telling: SeatTelling;
  readonly #setup: GameSetup;
  readonly #terms: Terms;
  #bank: number;
  /** Bad answers that were let pass. */
  letPass = 0;
  /** What it did wrong. */
  fault: Misbehaved | undefined;

  constructor(program: Program, setup: GameSetup, seat: Seat, terms: Terms) {
    this.seat = seat;
    this.#program = program;
    this.#telling = new SeatTelling(setup, seat);
    this.#setup = setup;
    this.#terms = terms;
    this.#bank = terms.clock.bank;
  }

  get stderr(): string {
    return this.#program.stderr;
  }

  /** Until it is ready, or has failed to be. */
  async begin(cap: number): Promise<void> {
    const { clock, id } = this.#terms;
    try {
      await this.#program.ready(clock.start);
      this.#program.tell(this.#telling.opening({ id, clock, cap }));
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

  end({ winner, outcome, moves }: Ended): void {
    const isAlone = this.#setup.description.game.seats.length === 1;
    this.#program.tell([resultLine(this.seat, winner, outcome, moves, isAlone)]);
    if (this.fault === undefined) this.#program.praise();
  }

  async #move(position: Position): Promise<unknown> {
    const { move } = this.#terms.clock;
    this.#program.tell([...this.#telling.turn(position), `go ${move} ${Math.floor(this.#bank)}`]);
    const since = performance.now();
    try {
      const said = await this.#program.answer(['move'], move + this.#bank);
      this.#bank -= Math.max(0, performance.now() - since - move);
      return this.#legal(position, said.replace(/^move\s*/, ''));
    } catch (error) {
      await this.#program.overheard();
      throw this.#noted(error);
    }
  }

  #legal(position: Position, said: string): unknown {
    const answer = this.#telling.answered(position, said);
    if ('move' in answer) return answer.move;
    const choices = this.#telling.choices(position);
    if (this.#terms.strictness === 'lenient') {
      this.letPass++;
      return choices[0].move;
    }
    const legal = choices.slice(0, SHOWN).map(({ text }) => text);
    const form = answer.fault === 'garbage' ? `, expected for example "move ${legal[0].replace(',', ' ')}"` : '';
    const all = `${legal.join(' ')}${choices.length > SHOWN ? ' ...' : ''}`;
    const among = answer.fault === 'illegal' ? ` (${all})` : form;
    throw new Misbehaved(answer.fault, `answered "move ${shortened(said)}": ${answer.why}${among}`);
  }

  #noted(error: unknown): unknown {
    if (error instanceof Misbehaved) this.fault ??= error;
    return error;
  }
}
