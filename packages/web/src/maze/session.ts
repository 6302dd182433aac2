/**
 * A visit to the maze room: from settings to a run, from a run to pictures, and all of it into the address.
 *
 * Settings change the draft; a draft without faults becomes a task; a task is run to its end once, in slices, so that
 * its length is known; from then on the playback moves freely over it. Whatever is overtaken is dropped.
 */

import { computed, signal } from '@preact/signals';
import { counted } from 'asterion/play';
import { type Cell, coordinatesOf, type Scene } from 'asterion/world';
import { type How, Visiting } from '../game/visiting.js';
import { announce } from '../page/announce.js';
import { isCalm } from '../page/settings.js';
import { inSlices } from '../page/slices.js';
import { drawSeed } from '../shell/draw-seed.js';
import { History } from '../shell/history.js';
import { formatLink } from '../shell/link.js';
import { UNREAD } from '../shell/loading.js';
import { REST, record } from '../shell/place.js';
import { Playback } from '../transport/playback.js';
import { WalkChallenge } from './challenge.js';
import { checkDraft, type Task } from './check.js';
import { type Draft, draftFrom, type Faults, type Field } from './draft.js';
import type { MazeFrame } from './frame.js';
import { Worlds } from './given.js';
import { Modes } from './modes.js';
import { MOST_STEPS } from './parts.js';
import { MazeRun } from './run.js';
import { parseShow, ShownAnalysis } from './shown-analysis.js';

const STEPS_AT_ONCE = 4096;
/** What reads files is loaded by itself: nobody waits for it to see a maze. Where that failed, it says so when asked. */
const reading = import('./opening.js').catch(() => undefined);

export class MazeSession extends Visiting {
  readonly room = 'maze';
  protected override readonly largestFile = 32;
  readonly draft = signal(draftFrom(new URLSearchParams(), () => '0'));
  /** What the run shows: a picture a search, or one of the maze alone. */
  readonly frames = signal<readonly MazeFrame[]>([]);
  /** What the link asked for and could not have, or what is missing of the run. */
  readonly notice = signal<string | undefined>(undefined);
  /** Steps made so far while a run is being prepared; undefined otherwise. */
  readonly preparing = signal<number | undefined>(undefined);
  readonly playback = new Playback((step) => this.#show(step), isCalm);
  readonly history = new History<Draft>();
  /** What is being made, or has been. */
  readonly task = signal<Task | undefined>(undefined);
  /** The maze of the run, once grown. */
  readonly scene = signal<Scene | undefined>(undefined);
  readonly modes = new Modes(this);
  readonly challenge = new WalkChallenge(this, this.modes.walk);
  readonly shownAnalysis = new ShownAnalysis(this.scene, () => this.#record());

  readonly #worlds = new Worlds();
  readonly #checked = computed(() => checkDraft(this.draft.value, this.given.value));
  /** The world the settings give instead of growing one, as far as it is known. */
  readonly given = computed(() => this.#worlds.of(this.draft.value.world));
  readonly faults = computed<Readonly<Faults>>(() => this.#checked.value.faults);
  /** Whether the board shows something else than the settings say, because they cannot be used. */
  readonly isStale = computed(
    () => this.#checked.value.task === undefined && Object.keys(this.faults.value).length > 0,
  );
  /** What is on the boards: the run or a walk, or what analysis has found. */
  readonly shown = computed<readonly MazeFrame[]>(() =>
    this.modes.frames.value.map((frame) => this.shownAnalysis.over(frame)),
  );

  #made: Draft | undefined;
  #run: MazeRun | undefined;
  #cancel: () => void = () => undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #lastTyped: Field | undefined;

  constructor() {
    super();
    this.playback.onEnd = () => this.modes.tell();
    this.follow(() => {
      const { step, total, playing } = this.modes.playback.value;
      const isMoving = playing.value || total.value === undefined || step.value < 0;
      return isMoving ? undefined : () => this.#record();
    });
  }

  /** Opens what a link says. */
  open(query: URLSearchParams): void {
    clearTimeout(this.#typing);
    this.#lastTyped = undefined;
    this.modes.open(query);
    this.#clear();
    this.shownAnalysis.show(parseShow(query.get('show')));
    this.#take(draftFrom(query, drawSeed));
    this.challenge.open(query);
    this.#makeOrWait('replace');
    this.notice.value ??= this.faults.value.turn;
  }

  /** Takes settings that are complete: chosen, not typed. */
  choose(settings: Partial<Draft>): void {
    this.#lastTyped = undefined;
    this.#change(settings);
    this.#makeOrWait('push');
  }

  /** Takes a setting as it is being typed. Going on in the same field makes no further place to come back to. */
  type(field: Field, text: string): void {
    this.#change({ [field]: text }, field);
    this.#typing = setTimeout(() => {
      this.#makeOrWait(this.#lastTyped === field ? 'replace' : 'push');
      this.#lastTyped = field;
    }, REST);
  }

  drawSeed(): void {
    this.choose({ seed: drawSeed(), ...this.#growingAgain() });
  }

  /** Leaves the given world for a grown maze. */
  growInstead(): void {
    this.choose(this.#growingAgain());
  }

  /** Shows a world that was given: opened from a file, or edited. */
  async give(scene: Scene, ends: Partial<Draft> = {}): Promise<void> {
    this.choose({ ...ends, world: await this.#worlds.pack(scene) });
  }

  override async openText(text: string, name: string): Promise<void> {
    const opened = (await reading)?.openText(text, name) ?? UNREAD;
    if (opened.kind === 'refused') {
      this.refuse(opened.why);
      return;
    }
    this.modes.say(`${this.accept(name, opened.warnings)} `);
    if (opened.kind === 'settings') this.choose(opened.settings);
    // Its ends are its own until they are moved, and so are its ways.
    else await this.give(opened.scene, { entrance: '', exit: '', ...opened.walk });
  }

  undo(): void {
    this.#restore(this.history.undo(), 'Undone');
  }

  redo(): void {
    this.#restore(this.history.redo(), 'Redone');
  }

  /** Moves the entrance or the exit to a cell. */
  place(end: 'entrance' | 'exit', cell: Cell): void {
    const [frame] = this.frames.value;
    if (frame !== undefined) this.choose({ [end]: coordinatesOf(frame.scene.world.grid, cell).join(',') });
  }

  /** Leaves off preparing: what is known until now can be played. */
  stop(): void {
    const task = this.task.value;
    if (task === undefined || this.#run === undefined || this.preparing.value === undefined) return;
    this.#cancel();
    this.#ready(task, this.#run);
    this.notice.value = `Stopped by you after ${counted(this.#run.known, 'step')}; up to there the run can be played.`;
  }

  /** The link to what is on screen, from `#` on; undefined while there is nothing. */
  get link(): string | undefined {
    if (this.#made === undefined) return undefined;
    const { step, total } = this.playback;
    const turn = total.value === undefined || step.value === total.value ? '' : String(step.value);
    return this.#linkTo({ ...this.#made, turn });
  }

  get run(): MazeRun | undefined {
    return this.#run;
  }

  pushPlace(): void {
    if (this.link !== undefined) record(this.link, 'push');
  }

  override close(): void {
    super.close();
    clearTimeout(this.#typing);
    this.#clear();
    this.shownAnalysis.close();
  }

  /** A given world has no settings to go back to but these; its ends were its own. */
  #growingAgain(): Partial<Draft> {
    return this.draft.value.world === '' ? {} : { world: '', entrance: '', exit: '' };
  }

  #change(settings: Partial<Draft>, strand?: Field): void {
    clearTimeout(this.#typing);
    this.#take({ ...this.draft.value, ...settings, turn: '' }, strand);
  }

  #take(draft: Draft, strand?: Field): void {
    this.notice.value = undefined;
    this.draft.value = draft;
    this.history.put({ ...draft, turn: '' }, strand);
  }

  #restore(draft: Draft | undefined, done: string): void {
    if (draft === undefined) {
      announce(`Nothing to ${done.slice(0, -2).toLowerCase()}.`);
      return;
    }
    clearTimeout(this.#typing);
    this.#lastTyped = undefined;
    this.notice.value = undefined;
    this.draft.value = draft;
    this.modes.say(`${done}. `);
    this.#makeOrWait('push');
  }

  /** Makes what the draft says; a packed world has to be unpacked before that can be known. */
  #makeOrWait(how: How): void {
    const { world } = this.draft.value;
    if (world === '' || this.given.value !== undefined) {
      this.#makeFromDraft(how);
      return;
    }
    void this.#worlds.unpack(world).then(() => {
      if (this.draft.value.world === world) this.#makeFromDraft(how);
    });
  }

  #makeFromDraft(how: How): void {
    const { task, faults } = this.#checked.value;
    if (task !== undefined) this.#make(task, how);
    else announce(`Not made: ${Object.values(faults).join(' ')}`);
  }

  #make(task: Task, how: How): void {
    this.#cancel();
    this.playback.empty();
    this.#made = this.draft.value;
    this.scene.value = undefined;
    record(this.#linkTo(this.#made), how);
    const run = new MazeRun(task, this.#run);
    this.#run = run;
    this.task.value = task;
    this.#cancel = inSlices(
      () => run.prepare(STEPS_AT_ONCE),
      () => {
        this.preparing.value = run.known;
        this.#grown(run);
        if (!isCalm.value) this.frames.value = run.frames();
      },
      () => this.#ready(task, run),
    );
  }

  #ready({ turn }: Task, run: MazeRun): void {
    const total = run.known;
    this.preparing.value = undefined;
    this.#grown(run);
    if (run.isCut) {
      this.notice.value = `The run is cut off: a search was not done after ${counted(MOST_STEPS, 'step')}. Up to there it can be played.`;
    } else if (turn !== undefined && turn > total && this.modes.now.value === 'watch') {
      this.notice.value = `The link asks for step ${turn.toLocaleString('en')}; the last one is ${total.toLocaleString('en')}.`;
    }
    this.playback.load(total, this.modes.now.value === 'watch' ? (turn ?? total) : total);
    this.modes.ready(run, turn);
    if (this.modes.now.value !== 'walk') this.modes.tell();
  }

  /** Once it has grown, the maze can be walked, whatever the searches are at. */
  #grown(run: MazeRun): void {
    if (run.scene === undefined || run.scene === this.scene.value) return;
    this.scene.value = run.scene;
    this.notice.value ??= this.modes.grown(run.scene);
  }

  #linkTo = (draft: Draft): string =>
    formatLink('maze', [...this.modes.entriesOf(draft), ...this.shownAnalysis.entries, ...this.challenge.entries]);

  #clear(): void {
    this.#cancel();
    this.playback.empty();
    this.#made = undefined;
    this.preparing.value = undefined;
    this.frames.value = [];
    this.scene.value = undefined;
    this.modes.clear();
  }

  #show(step: number): void {
    if (this.#run === undefined) return;
    this.#run.seek(step);
    this.frames.value = this.#run.frames();
  }

  #record(): void {
    if (this.link !== undefined && this.modes.playback.value.isReady.value) record(this.link, 'replace');
  }
}
