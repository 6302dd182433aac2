/**
 * How the room is used: one walks the maze, races a solver, or watches the maze grow and be solved.
 *
 * Each has a timeline of its own, and the transport moves along the one that is on. A link that says how a maze is made,
 * and nothing of a walk, is watched: so were all links before one could walk.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Scene } from 'asterion/world';
import { announce, announceSeen } from '../page/announce.js';
import { isCalm } from '../page/settings.js';
import type { Playback } from '../transport/playback.js';
import { bestWalks, withWalk } from './best.js';
import { type Draft, entriesOf, isSetting, mazeName } from './draft.js';
import { frameOfGrowth, type MazeFrame, withWalker } from './frame.js';
import { Race } from './race.js';
import type { MazeRun } from './run.js';
import { Walk } from './walk.js';
import { arrivalText } from './walk-words.js';
import { runText, stepLabel } from './words.js';

export type Mode = 'walk' | 'race' | 'watch';

/** What the modes are of. */
interface Visit {
  readonly draft: ReadonlySignal<Draft>;
  readonly playback: Playback;
  /** The maze, once grown, and the pictures of its run. */
  readonly scene: ReadonlySignal<Scene | undefined>;
  readonly frames: ReadonlySignal<readonly MazeFrame[]>;
  readonly run: MazeRun | undefined;
  /** Writes what is on into the address, as a place to come back to. */
  pushPlace(): void;
}

export class Modes {
  readonly #visit: Visit;
  readonly #now = signal<Mode>('watch');
  /** The walk in the link, until there is a maze to walk in. */
  #linked: string | undefined;
  /** Said before the next result. */
  #lead = '';
  readonly walk = new Walk(
    computed(() => this.#now.value !== 'walk'),
    isCalm,
  );
  readonly race = new Race(this.walk, isCalm);

  constructor(visit: Visit) {
    this.#visit = visit;
    this.walk.onOut = () => {
      bestWalks.value = withWalk(bestWalks.value, mazeName(visit.draft.value), this.walk.made.value);
    };
  }

  /** The fewest steps in which this maze was walked here; undefined if it never was. */
  readonly best = computed<number | undefined>(() => bestWalks.value[mazeName(this.#visit.draft.value)]);

  get now(): ReadonlySignal<Mode> {
    return this.#now;
  }

  readonly playback = computed<Playback>(
    () => ({ walk: this.walk.playback, race: this.race.playback, watch: this.#visit.playback })[this.#now.value],
  );

  /** What is on the boards. */
  readonly frames = computed<readonly MazeFrame[]>(() => {
    const [scene, trail, hinted] = [this.#visit.scene.value, this.walk.trail.value, this.walk.hinted.value];
    if (this.#now.value === 'watch' || scene === undefined || trail.length === 0) return this.#visit.frames.value;
    if (this.#now.value === 'race') return this.race.frames.value;
    const frame = withWalker(frameOfGrowth(scene, undefined), trail);
    return [hinted === undefined ? frame : { ...frame, layers: { marked: [hinted] }, marks: 'the next step' }];
  });

  /** What a link asks for. */
  open(query: URLSearchParams): void {
    const walk = query.get('walk');
    const isBare = ![...query.keys()].some(isSetting);
    this.#now.value = walk === null && !isBare ? 'watch' : walk !== null && query.has('turn') ? 'race' : 'walk';
    this.#linked = this.#now.value === 'watch' ? undefined : (walk ?? '');
  }

  /** The entries of the link to what is on. */
  entriesOf(draft: Draft): [string, string][] {
    if (this.#now.value === 'watch') return entriesOf(draft);
    const raced = this.#linked === undefined ? String(this.race.playback.step.value) : draft.turn;
    const turn = this.#now.value === 'race' ? raced : '';
    return [...entriesOf({ ...draft, turn }), ['walk', this.#linked ?? this.walk.text]];
  }

  /** The maze has grown: one can walk. Returns what is wrong with the walk in the link, as a sentence. */
  grown(scene: Scene): string | undefined {
    const linked = this.#linked;
    const { isNew, isWhole } = this.walk.begin(scene, linked);
    this.#linked = undefined;
    if (isNew && linked === undefined && this.#now.value === 'race') this.#now.value = 'walk'; // that race is over
    if (isNew && this.#now.value === 'walk') this.#arrive(scene);
    return isWhole ? undefined : 'The walk in the link leads through a wall: it ends before it here.';
  }

  /** Its searches are ready, too. */
  ready(run: MazeRun, turn: number | undefined): void {
    if (this.#now.value !== 'race') return;
    if (run.searched === 0) this.#now.value = 'walk';
    else this.race.start(run, turn);
  }

  clear(): void {
    this.race.end();
    if (this.#linked !== undefined) this.walk.clear();
  }

  /** Walks on; or from the entrance, where there was no walk. */
  goWalking(): void {
    if (this.#now.value === 'walk') return;
    this.#turn('walk');
    this.tell();
  }

  /** From the entrance. */
  restart(): void {
    if (this.#now.value !== 'walk') this.#turn('walk');
    this.walk.restart();
  }

  /** A solver looks for the way beside what was walked. */
  startRace(): void {
    const { run } = this.#visit;
    if (run === undefined || this.#visit.scene.value === undefined) announce('There is no maze yet.');
    else if (run.searched === 0) announce('Nobody to race: choose a solver under "New maze".');
    else if (this.walk.playback.total.value === 0)
      announce('Walk it first, as far as you like: then a solver races your steps.');
    else {
      // Who looks at the entrance has walked all the same.
      if (this.walk.steps.value === 0) this.walk.playback.seek(Infinity);
      this.walk.playback.pause();
      this.race.start(run);
      this.#turn('race');
      this.race.playback.play();
      if (this.race.playback.playing.value) announceSeen('The race is on.');
    }
  }

  /** Watches the maze grow and be solved, from the start. */
  watch(): void {
    if (!this.#visit.playback.isReady.value) return;
    this.walk.playback.pause();
    this.#turn('watch');
    this.#visit.playback.seek(0);
    this.#visit.playback.play();
    this.tell();
  }

  /** Play or pause: what is on; before the first step of a walk, the growing of the maze. */
  play(): void {
    if (this.#now.value === 'walk' && this.walk.playback.total.value === 0) this.watch();
    else this.playback.value.toggle();
  }

  /** Says something before the next result. */
  say(lead: string): void {
    this.#lead = lead;
  }

  /** Where things stand. */
  tell(): void {
    const [lead, frames] = [this.#lead, this.#visit.frames.value];
    this.#lead = '';
    if (this.#now.value === 'race') this.race.tell(lead);
    else if (this.#now.value === 'walk') this.walk.tell(lead);
    else if (this.#visit.playback.playing.value) announceSeen('Playing.');
    else if (frames.length > 0) announceSeen(`${lead}${runText(this.label, frames)}`);
  }

  /** Where the timeline stands, in words. */
  get label(): string {
    const [step, total] = [this.playback.value.step.value, this.playback.value.total.value ?? 0];
    if (this.#now.value === 'watch') return stepLabel(step, total, this.#visit.frames.value);
    return `step ${step.toLocaleString('en')} of ${total.toLocaleString('en')}${this.#now.value === 'race' ? ', racing' : ''}`;
  }

  #arrive(scene: Scene): void {
    announceSeen(`${this.#lead}${arrivalText(scene, this.walk)}`);
    this.#lead = '';
  }

  #turn(mode: Mode): void {
    if (this.#now.value === 'race') this.race.playback.pause();
    if (this.#now.value === 'watch') this.#visit.playback.pause();
    this.#now.value = mode;
    this.#visit.pushPlace();
  }
}
