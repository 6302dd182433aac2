/** Areas being filled and levels being made, in a thread: the page stays awake, tells how far it is, and can end it. */

import { effect, signal } from '@preact/signals';
import { type AreaReport, type AreaRequest, type Sketch, sketchData, sketchOfData } from 'asterion/edit';
import { takeThread } from '../game/solving.js';
import type { Note } from '../game/visiting.js';
import type { Order } from '../game/worker.js';
import { announce } from '../page/announce.js';
import type { EditSession } from './session.js';

/** Work as it is asked for: the sketch is the one on screen. */
export type Task = AreaRequest extends infer One ? (One extends AreaRequest ? Omit<One, 'sketch'> : never) : never;

type Done = Extract<AreaReport, { readonly kind: 'done' }>;

/** What is under way, and what came of the last. */
interface Going {
  readonly task: AreaRequest['kind'];
  readonly text: string;
}

export class AreaWork {
  /** Undefined while nothing is under way. */
  readonly going = signal<Going | undefined>(undefined);
  /** What became of the last task of each kind. */
  readonly notes: Readonly<Record<AreaRequest['kind'], ReturnType<typeof signal<Note | undefined>>>> = {
    fill: signal<Note | undefined>(undefined),
    make: signal<Note | undefined>(undefined),
  };
  readonly #session: EditSession;
  #end: () => void = () => undefined;

  constructor(session: EditSession) {
    this.#session = session;
  }

  /** Begins; what comes of it is a step of that title, and `told` says so. */
  start(task: Task, title: string, told: (done: Done, sketch: Sketch) => string): void {
    this.#end();
    const sketch = this.#session.sketch.peek();
    if (sketch === undefined) return;
    const thread = takeThread();
    const { kind } = task;
    this.notes[kind].value = undefined;
    this.going.value = { task: kind, text: kind === 'fill' ? 'Filling …' : 'Looking for a level …' };
    announce(this.going.value.text);
    thread.onmessage = ({ data }: MessageEvent<AreaReport>) => {
      if (data.kind === 'progress') {
        this.going.value = { task: kind, text: progressText(data) ?? this.going.value?.text ?? '' };
        return;
      }
      this.#end();
      if (data.kind === 'refused') this.#say(kind, data.why, true);
      else this.#take(kind, data, title, told);
    };
    thread.onerror = ({ message }) => {
      this.#end();
      this.#say(kind, `It could not be done: ${message}`, true);
    };
    // Whatever comes of it would undo what somebody draws meanwhile.
    const stopWatching = effect(() => {
      if (this.#session.sketch.value === sketch) return;
      this.#end();
      this.#say(kind, 'Left off: the world is another one now.', false);
    });
    this.#end = () => {
      this.#end = () => undefined;
      thread.terminate();
      stopWatching();
      this.going.value = undefined;
    };
    thread.postMessage({ kind: 'area', request: { ...task, sketch: sketchData(sketch) } } satisfies Order);
  }

  #take(kind: Going['task'], done: Done, title: string, told: (done: Done, sketch: Sketch) => string): void {
    const sketch = sketchOfData(done.sketch);
    const isStep = this.#session.add(sketch, title);
    this.#say(kind, isStep ? [told(done, sketch), ...done.notes].join(' ') : 'Nothing has changed.', false);
  }

  #say(kind: Going['task'], text: string, isFault: boolean): void {
    this.notes[kind].value = { text, isFault };
    announce(text);
  }

  /** Ends what is under way; returns whether anything was. */
  cancel(): boolean {
    const task = this.going.peek()?.task;
    if (task === undefined) return false;
    this.#end();
    this.#say(task, 'Cancelled. The world is as it was.', false);
    return true;
  }
}

/** `12 worlds tried; the nearest: captured in 7.` */
function progressText({ tried, nearest }: Extract<AreaReport, { readonly kind: 'progress' }>): string | undefined {
  if (tried === undefined) return undefined;
  const count = `${tried.toLocaleString('en')} ${tried === 1 ? 'world' : 'worlds'} tried`;
  return nearest === undefined ? `${count} …` : `${count}; the nearest so far: ${nearest}.`;
}
