/**
 * The kernel in several threads, which share its memory: each has some of the tiles, and all meet after every step.
 *
 * The library starts no threads: whoever can lends them. The thread with the solver counts as one of them. It waits for the
 * others a moment and does without those that do not come; then it leads: nobody begins a round before it does.
 */

import { type Places, teamCount } from './chase.js';
import type { LayerData } from './data.js';
import { MOST_TILES, needsQuad } from './kernel.js';
import { KernelLayout } from './kernel-layout.js';
import { type EngineMemory, type Kernel, KernelMemory, kernelIn } from './kernel-memory.js';
import { checkRound, type ExactSolver } from './solver.js';
import { tileCountOf, VECTOR_TILES } from './tiles.js';

/** Threads that a host can lend to a solver. */
export interface Threads {
  /** How many may work at the same time, the solver's own among them. */
  readonly count: number;
  /** States from which on they are worth it, with the monsters to move; what they cost is measured in Node if absent. */
  readonly fewest?: number | undefined;
  /** Starts one more, which calls `workOn` with what is given here. Does not wait for it. */
  start(share: ThreadShare): void;
}

/** A thread's share of a table that several make: to be posted to it. */
export interface ThreadShare {
  /** Where they all work. Not for anybody else. @internal */
  readonly memory: EngineMemory;
  /** Where they meet. Not for anybody else. @internal */
  readonly meeting: Int32Array;
  /** By thread: how many states are decided in its tiles. Not for anybody else. @internal */
  readonly decided: Float64Array;
}

/** What is written where they meet, by index. */
const At = {
  /** How many others have come; from `CLOSED` on nobody is waited for. */
  joined: 0,
  /** How many take part; 0 until that is certain. */
  threads: 1,
  /** How many wait for the rest. */
  waiting: 2,
  /** How often all have met. */
  meetings: 3,
  /** The round that was announced; `OVER` when there is none. */
  round: 4,
  /** The quads that its number needs. */
  quads: 5,
  /** How many teams have lost more in it. */
  changes: 6,
  /** By thread: where its header lies. */
  headers: 7,
} as const;

const CLOSED = 2 ** 16;
const OVER = -1;

/** For how long each of the others is waited for, in ms. A thread of Node takes about 50 to start. */
const PATIENCE = 2000;

/** How often a thread looks whether all have come before it sleeps: about as long as waking it up would take. */
const LOOKS = 2000;

/** Waits until all who take part have come here. */
function meet(meeting: Int32Array): void {
  const meetings = Atomics.load(meeting, At.meetings);
  if (Atomics.add(meeting, At.waiting, 1) + 1 === Atomics.load(meeting, At.threads)) {
    Atomics.store(meeting, At.waiting, 0);
    Atomics.add(meeting, At.meetings, 1);
    Atomics.notify(meeting, At.meetings);
    return;
  }
  for (let look = 0; look < LOOKS; look++) if (Atomics.load(meeting, At.meetings) !== meetings) return;
  while (Atomics.load(meeting, At.meetings) === meetings) Atomics.wait(meeting, At.meetings, meetings);
}

/** What one thread does of everything that all do. */
class Part {
  readonly #kernel: Kernel;
  readonly #thread: number;
  readonly #share: ThreadShare;

  constructor(kernel: Kernel, thread: number, share: ThreadShare) {
    this.#kernel = kernel;
    this.#thread = thread;
    this.#share = share;
  }

  begin(): void {
    const { meeting } = this.#share;
    this.#kernel.begin(Atomics.load(meeting, At.headers + this.#thread), Atomics.load(meeting, At.threads));
    this.#kernel.clear();
    meet(meeting);
    this.#kernel.seed();
    meet(meeting);
    this.#erode();
  }

  /** The round that was announced. */
  play(): void {
    const { meeting } = this.#share;
    this.#kernel.openRound(Atomics.load(meeting, At.round), Atomics.load(meeting, At.quads));
    this.#kernel.spread(MOST_TILES);
    meet(meeting);
    this.#erode();
  }

  #erode(): void {
    const { meeting, decided } = this.#share;
    this.#kernel.erode(MOST_TILES);
    Atomics.add(meeting, At.changes, this.#kernel.changes());
    decided[this.#thread] = this.#kernel.decidedStates();
    meet(meeting);
  }
}

/** Takes part in a table as one more thread, and returns when it is done. Blocks: for threads that may. */
export function workOn(share: ThreadShare): void {
  const { memory, meeting } = share;
  const thread = Atomics.add(meeting, At.joined, 1) + 1;
  Atomics.notify(meeting, At.joined);
  if (thread >= CLOSED) return; // too late
  Atomics.wait(meeting, At.threads, 0);
  const part = new Part(kernelIn(memory, true), thread, share);
  part.begin();
  for (;;) {
    meet(meeting); // for the next round
    if (Atomics.load(meeting, At.round) === OVER) return;
    part.play();
  }
}

/** The number of the thread that leads. */
const LEADER = 0;

/** The solver of the thread that leads. Like the others it blocks while it waits. */
export class ThreadedSolver implements ExactSolver<LayerData> {
  readonly method = 'kernel';
  readonly stateCount: number;
  round = 0;
  done = false;
  readonly #wantsDepths: boolean;
  readonly #checkRoom: (quads: number) => void;
  readonly #memory = new KernelMemory(true);
  readonly #layout: KernelLayout;
  readonly #share: ThreadShare;
  /** How many there are if all come. */
  readonly #most: number;
  readonly #part: Part;
  #isBegun = false;

  /** Starts the others. Only where there is a kernel for shared memory. */
  constructor(places: Places, wantsDepths: boolean, checkRoom: (quads: number) => void, threads: Threads) {
    this.#wantsDepths = wantsDepths;
    this.#checkRoom = checkRoom;
    this.stateCount = teamCount(places) * places.placeCount;
    this.#most = Math.min(threads.count, tileCountOf(places, VECTOR_TILES));
    this.#share = {
      memory: this.#memory.memory,
      meeting: new Int32Array(new SharedArrayBuffer(4 * (At.headers + this.#most))),
      decided: new Float64Array(new SharedArrayBuffer(8 * this.#most)),
    };
    this.#layout = new KernelLayout(this.#memory, places, wantsDepths, this.#most);
    this.#share.meeting.set(this.#layout.headers, At.headers);
    this.#part = new Part(this.#memory.kernel, LEADER, this.#share);
    for (let n = 1; n < this.#most; n++) threads.start(this.#share);
  }

  get decided(): number {
    return this.#share.decided.reduce((sum, states) => sum + states, 0);
  }

  advance(budget: number): void {
    const { meeting } = this.#share;
    if (!this.#isBegun) this.#begin();
    for (let before = this.decided; !this.done && this.decided - before < budget; ) {
      this.#announce();
      meet(meeting);
      if (!this.done) this.#part.play();
    }
  }

  #begin(): void {
    const { meeting } = this.#share;
    Atomics.store(meeting, At.threads, this.#closeMeeting());
    Atomics.notify(meeting, At.threads);
    this.#part.begin();
    this.#isBegun = true;
  }

  /** Waits for the others, and says how many take part. */
  #closeMeeting(): number {
    const { meeting } = this.#share;
    for (;;) {
      const joined = Atomics.load(meeting, At.joined);
      const isWaiting = joined + 1 < this.#most;
      if (isWaiting && Atomics.wait(meeting, At.joined, joined, PATIENCE) !== 'timed-out') continue;
      if (Atomics.compareExchange(meeting, At.joined, joined, joined + CLOSED) === joined) return joined + 1;
    }
  }

  /** The next round, or that there is none. */
  #announce(): void {
    const { meeting } = this.#share;
    this.done = Atomics.exchange(meeting, At.changes, 0) === 0;
    try {
      if (!this.done) this.#prepare();
    } catch (error) {
      Atomics.store(meeting, At.round, OVER);
      meet(meeting);
      throw error;
    }
    Atomics.store(meeting, At.round, this.done ? OVER : this.round);
    Atomics.store(meeting, At.quads, this.#layout.quadCount);
  }

  #prepare(): void {
    checkRound(++this.round);
    if (!this.#wantsDepths || !needsQuad(this.round, this.#layout)) return;
    this.#checkRoom(this.#layout.quadCount + 1);
    this.#layout.addQuad();
  }

  /** What they share, not copied. */
  data(): LayerData {
    return this.#layout.data();
  }
}
