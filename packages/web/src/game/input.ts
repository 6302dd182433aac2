/** What people do at a board: parts of moves by name, taps, swipes, looking around. What cannot be done is said. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { type MovePart, type Steered, swiped, usableDirections, WAIT } from 'asterion/play';
import type { Cell, World } from 'asterion/world';
import { rowsText } from '../board/describe.js';
import type { BoardModel } from '../board/model.js';
import { type Actions, isRepeatedKey } from '../page/actions.js';
import { announce, announceBefore } from '../page/announce.js';
import { playSound } from '../page/sound.js';

/** By name, `go-N` and so on: a step in each direction. */
export const stepActions = (go: (name: string) => void): Actions =>
  Object.fromEntries(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].map((name) => [`go-${name}`, () => go(name)]));

/** Which of the steps lead nowhere in a whole world: the corners of a maze of squares, a tunnel where there is none. */
export const uselessIn =
  (world: () => World | undefined) =>
  (action: string): boolean => {
    const now = world();
    if (now === undefined) return false;
    if (action === 'tunnel') return now.tunnels.size === 0;
    const { directions } = now.grid.shape;
    const [, name = ''] = /^go-([NS]?[EW])$/.exec(action) ?? [];
    return name !== '' && !usableDirections(now).some((direction) => directions[direction] === name);
  };

/** Whoever is steered. */
export interface Steerable {
  readonly world: ReadonlySignal<World | undefined>;
  readonly mover: ReadonlySignal<Cell | undefined>;
  readonly isWatching: ReadonlySignal<boolean>;
  /** Whether a bot is to answer before anybody here can move; nobody is waited for if absent. */
  readonly isThinking?: ReadonlySignal<boolean>;
  /** Whether the world is growing in which people will move; none is if absent. */
  readonly isGrowing?: ReadonlySignal<boolean>;
  /** The part of that name, and the one that leads to a cell; or why there is none. */
  steer(name: string): Steered;
  steerTo(cell: Cell): Steered;
  take(part: MovePart): void;
}

export class MoveInput {
  readonly #game: Steerable;
  /** What was told while a bot thought or a world grew, in order. */
  readonly #waiting: string[] = [];

  constructor(game: Steerable) {
    this.#game = game;
  }

  get world(): ReadonlySignal<World | undefined> {
    return this.#game.world;
  }

  /**
   * A part by its name: `NE`, `STAY`, `TUNNEL`. Returns whether it was taken; if not, it is said why. While a bot thinks
   * it waits for its turn; a key that is held waits once.
   */
  tell(name: string): boolean {
    if (this.#isToWait) {
      if (!isRepeatedKey() || this.#waiting.length === 0) this.#waiting.push(name);
      return true;
    }
    return this.#take(this.#game.steer(name));
  }

  get #isToWait(): boolean {
    const { mover, isThinking, isGrowing } = this.#game;
    return mover.value === undefined && (isThinking?.value === true || isGrowing?.value === true);
  }

  /** It may be one's turn: the next of those that wait is told. One that cannot be done any more drops the rest. */
  goOn(): void {
    const [next] = this.#waiting;
    if (next === undefined || this.#game.mover.value === undefined) return;
    this.#waiting.shift();
    const steered = this.#game.steer(next);
    if ('part' in steered) {
      this.#game.take(steered.part);
      return;
    }
    this.#waiting.length = 0;
    announceBefore(steered.why); // beside what the bot did, which is about to be told
  }

  /** Drops whatever waits; returns whether anything did. */
  forget(): boolean {
    return this.#waiting.splice(0).length > 0;
  }

  readonly wait = (): boolean => this.tell(WAIT);

  /** A tap on a cell: a step there, or staying where the mover stands. */
  readonly pick = (cell: Cell): void => {
    // Whoever only watches taps to look at a cell.
    if (this.#game.mover.value !== undefined || !this.#game.isWatching.value) this.#take(this.#game.steerTo(cell));
  };

  /** A swipe, as a vector on the screen. */
  swipe(right: number, down: number): void {
    const world = this.#game.world.value;
    if (world !== undefined && !this.#game.isWatching.value) this.tell(swiped(world, right, down));
  }

  #take(steered: Steered): boolean {
    if ('why' in steered) {
      playSound('bump');
      announce(steered.why);
    } else this.#game.take(steered.part);
    return 'part' in steered;
  }
}

interface Around {
  readonly board: BoardModel;
  /** The board's element, by its name. */
  readonly name: string;
  /** Where to begin; undefined while there is nothing to look at. */
  readonly from: () => Cell | undefined;
  /** How to step to the cursor and how to leave, in a sentence. */
  readonly hint: string;
}

/** Looking around: the direction keys move the cursor over the board, cell by cell, instead of whoever is to move. */
export class Looking {
  readonly isOn = signal(false);
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  toggle(on = !this.isOn.value): void {
    if (on === this.isOn.value) return;
    this.isOn.value = on;
    if (!on) {
      announce('Done with looking around.');
      return;
    }
    const { board, name, from, hint } = this.#around;
    const cell = from();
    if (cell !== undefined) board.setCursor(cell);
    document.querySelector<HTMLElement>(`[data-board="${name}"]`)?.focus();
    const rows = board.grid.value === undefined ? '' : ` ${rowsText(board.grid.value)}`;
    announce(`Looking around: the keys move the cursor.${rows} ${hint}`);
  }

  /** Returns whether there was anything to leave. */
  leave(): boolean {
    const wasOn = this.isOn.value;
    this.toggle(false);
    return wasOn;
  }

  /** Moves the cursor in a direction, by its name. */
  go(name: string): void {
    const right = name.endsWith('E') ? 1 : name.endsWith('W') ? -1 : 0;
    const up = name.startsWith('N') ? 1 : name.startsWith('S') ? -1 : 0;
    this.#around.board.moveCursor(right, up);
  }
}
