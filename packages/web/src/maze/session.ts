/**
 * A visit to the maze room: from settings to a run, from a run to pictures, and all of it into the address.
 *
 * Settings change the draft; a draft without faults becomes a task; a task is run to its end once, in slices, so that
 * its length is known; from then on the player moves freely over the timeline. Whatever is overtaken is dropped.
 */

import { computed, effect, signal } from '@preact/signals';
import { type Cell, coordinatesOf, Timeline } from 'asterion/world';
import { announce } from '../shell/announce.js';
import { formatLink } from '../shell/link.js';
import { record } from '../shell/place.js';
import { isCalm } from '../shell/settings.js';
import { Player } from '../transport/player.js';
import { checkDraft, type Faults, type Task } from './check.js';
import { type Draft, draftFrom, entriesOf, type Field } from './draft.js';
import { frameOf, type MazeFrame, stepLabel, summaryOf } from './frame.js';
import { MazeRun } from './run.js';
import { inSlices } from './slices.js';

/** How long typing must rest before it counts, and moving before it is written into the address. */
const REST = 250;
const STEPS_AT_ONCE = 4096;

export class MazeSession {
  readonly draft = signal(draftFrom(new URLSearchParams(), () => '0'));
  readonly frame = signal<MazeFrame | undefined>(undefined);
  /** What the link asked for and could not have. */
  readonly turnFault = signal<string | undefined>(undefined);
  /** Steps made so far while a run is being prepared; undefined otherwise. */
  readonly preparing = signal<number | undefined>(undefined);
  readonly player = new Player((step) => this.#show(step), isCalm);

  readonly #checked = computed(() => checkDraft(this.draft.value));
  readonly faults = computed<Faults>(() => this.#checked.value.faults);
  /** Whether the board shows something else than the settings say, because they cannot be used. */
  readonly isStale = computed(() => this.#checked.value.task === undefined);

  #made: Draft | undefined;
  #timeline: Timeline<MazeRun> | undefined;
  #cancel: () => void = () => undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #lastTyped: Field | undefined;
  readonly #stopRecording: () => void;

  constructor() {
    this.player.onEnd = () => this.announceStep();
    this.#stopRecording = this.#recordSteps();
  }

  /** Opens what a link says. */
  open(query: URLSearchParams): void {
    clearTimeout(this.#typing);
    this.#lastTyped = undefined;
    this.draft.value = draftFrom(query, drawSeed);
    const { task, faults } = this.#checked.value;
    this.turnFault.value = faults.turn;
    if (task === undefined) this.#clear();
    else this.#make(task, 'replace');
  }

  /** Takes a setting that is complete: chosen, not typed. */
  choose(settings: Partial<Draft>): void {
    this.#lastTyped = undefined;
    this.#change(settings);
    this.#makeFromDraft('push');
  }

  /** Takes a setting as it is being typed. Going on in the same field makes no further place to come back to. */
  type(field: Field, text: string): void {
    this.#change({ [field]: text });
    this.#typing = setTimeout(() => {
      this.#makeFromDraft(this.#lastTyped === field ? 'replace' : 'push');
      this.#lastTyped = field;
    }, REST);
  }

  drawSeed(): void {
    this.choose({ seed: drawSeed() });
  }

  /** Moves the entrance or the exit to a cell. */
  place(end: 'entrance' | 'exit', cell: Cell): void {
    const frame = this.frame.value;
    if (frame === undefined) return;
    this.choose({ [end]: coordinatesOf(frame.scene.world.grid, cell).join(',') });
  }

  /** The link to what is on screen, from `#` on; undefined while there is nothing. */
  get link(): string | undefined {
    if (this.#made === undefined) return undefined;
    const { step, total } = this.player;
    const turn = total.value === undefined || step.value === total.value ? '' : String(step.value);
    return formatLink('maze', entriesOf({ ...this.#made, turn }));
  }

  get label(): string {
    return stepLabel(this.player.step.value, this.player.total.value ?? 0, this.frame.value);
  }

  announceStep(): void {
    const frame = this.frame.value;
    if (frame === undefined) return;
    if (this.player.playing.value) announce('Playing.');
    else announce(frame.isDone ? `${sentence(this.label)} ${summaryOf(frame)}` : sentence(this.label));
  }

  /** Stops everything; the session is not used again. */
  close(): void {
    clearTimeout(this.#typing);
    this.#clear();
    this.#stopRecording();
  }

  #change(settings: Partial<Draft>): void {
    clearTimeout(this.#typing);
    this.turnFault.value = undefined;
    this.draft.value = { ...this.draft.value, ...settings, turn: '' };
  }

  #makeFromDraft(how: 'push' | 'replace'): void {
    const { task, faults } = this.#checked.value;
    if (task !== undefined) this.#make(task, how);
    else announce(`Not made: ${Object.values(faults).join(' ')}`);
  }

  #make(task: Task, how: 'push' | 'replace'): void {
    this.#cancel();
    this.player.empty();
    this.#made = this.draft.value;
    record(formatLink('maze', entriesOf(this.#made)), how);
    const timeline = new Timeline(MazeRun.start(task));
    this.#timeline = timeline;
    this.#cancel = inSlices(
      () => {
        timeline.seek(timeline.present.steps + STEPS_AT_ONCE);
        return timeline.present.done;
      },
      () => {
        this.preparing.value = timeline.present.steps;
        if (!isCalm.value) this.frame.value = frameOf(timeline.present);
      },
      () => this.#ready(task, timeline.present.steps),
    );
  }

  #ready({ turn }: Task, total: number): void {
    this.preparing.value = undefined;
    if (turn !== undefined && turn > total) {
      this.turnFault.value = `The link asks for step ${turn.toLocaleString('en')}; the last one is ${total.toLocaleString('en')}.`;
    }
    this.player.load(total, turn ?? total);
    this.announceStep();
  }

  #clear(): void {
    this.#cancel();
    this.player.empty();
    this.#made = undefined;
    this.#timeline = undefined;
    this.preparing.value = undefined;
    this.frame.value = undefined;
  }

  #show(step: number): void {
    if (this.#timeline === undefined) return;
    this.#timeline.seek(step);
    this.frame.value = frameOf(this.#timeline.present);
  }

  /** Once moving has come to rest, the address says where. */
  #recordSteps(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const { step, total, playing } = this.player;
      clearTimeout(timer);
      if (playing.value || total.value === undefined || step.value < 0) return;
      timer = setTimeout(() => {
        if (this.link !== undefined) record(this.link, 'replace');
      }, REST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** From the browser's own source: a seed decides everything after it, but nothing decides the seed. */
const drawSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);
