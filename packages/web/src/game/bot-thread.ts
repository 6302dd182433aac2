/**
 * A thread in which bots think, so that the page stays awake. One request at a time: the next one overtakes it, and a bot
 * that thinks on regardless is ended with its thread.
 */

import { type GameSetup, gameTitles, type Standing, type ThinkRequest, thinkRequest } from 'asterion/play';
import { needingTable } from './draft.js';

/** What is asked of the thread. */
export interface ThinkOrder {
  readonly kind: 'think';
  readonly id: number;
  readonly request: ThinkRequest;
  /** How many moves are wanted. */
  readonly count: number;
}

/** What it says: the names of moves, those that came before left out. `isOver` stands in the last report of each order. */
export interface Thought {
  readonly id: number;
  readonly moves: readonly string[];
  readonly isOver: boolean;
}

type Hear = (thought: Pick<Thought, 'moves' | 'isOver'>) => void;

/** How long a bot may think on after it was overtaken, in milliseconds: starting a thread takes longer than most moves. */
const PATIENCE = 300;
const NOTHING_MORE = { moves: [], isOver: true };

/**
 * Whether the bots of a game can be asked elsewhere. Those who need a table find theirs on the page and only look it up, and
 * a game that is in no registry is known here alone.
 */
export const canThinkElsewhere = (setup: GameSetup): boolean =>
  typeof Worker !== 'undefined' &&
  Object.hasOwn(gameTitles, setup.description.game.name) &&
  needingTable(setup).length === 0;

export class BotThread {
  #thread: Worker | undefined;
  #asked = 0;
  /** The last order that is over. */
  #done = 0;
  #wanted: { readonly order: ThinkOrder; readonly hear: Hear } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts it before it is needed. */
  prepare(): void {
    if (this.#thread !== undefined) return;
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    thread.onmessage = ({ data }: MessageEvent<Thought>) => this.#heard(data);
    thread.onerror = () => this.#fail();
    this.#thread = thread;
  }

  /** Asks for moves after a standing. Reports with no moves and `isOver` mean that nothing more comes from here. */
  think(setup: GameSetup, tip: Standing, count: number, hear: Hear): void {
    this.stop();
    this.prepare();
    const order: ThinkOrder = { kind: 'think', id: ++this.#asked, request: thinkRequest(setup, tip), count };
    this.#wanted = { order, hear };
    this.#thread?.postMessage(order);
  }

  /** Nobody wants to know any more. */
  stop(): void {
    this.#wanted = undefined;
    clearTimeout(this.#timer);
    const last = this.#asked;
    if (this.#thread === undefined || this.#done === last) return;
    this.#thread.postMessage({ kind: 'stop' });
    this.#timer = setTimeout(() => {
      if (this.#done < last) this.#startAgain();
    }, PATIENCE);
  }

  /** Ends it. */
  close(): void {
    this.stop();
    clearTimeout(this.#timer);
    this.#end();
  }

  #heard({ id, moves, isOver }: Thought): void {
    if (isOver) this.#done = id;
    if (this.#wanted?.order.id === id) this.#wanted.hear({ moves, isOver });
  }

  #startAgain(): void {
    const wanted = this.#wanted;
    this.#end();
    if (wanted === undefined) return;
    this.prepare();
    this.#thread?.postMessage(wanted.order);
  }

  /** Where there is no thread to be had, whoever waits is told that nothing comes. */
  #fail(): void {
    const wanted = this.#wanted;
    this.#end();
    wanted?.hear(NOTHING_MORE);
  }

  #end(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    this.#done = this.#asked;
  }
}
