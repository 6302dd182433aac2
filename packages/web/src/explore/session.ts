/** A visit to the room: settings, links, files and saves become runs, and the run on screen becomes the address. */

import { computed, effect, signal } from '@preact/signals';
import type { Parsed } from 'asterion/notation';
import {
  beginExplore,
  exploreDescription,
  loadExplore,
  type ExploreSession as Run,
  saveText,
  seedAfter,
  statusWords,
} from 'asterion/play';
import { growElsewhere } from '../game/growing.js';
import { type How, Visiting } from '../game/visiting.js';
import { announce, announceSeen } from '../page/announce.js';
import { drawSeed } from '../shell/draw-seed.js';
import { formatLink } from '../shell/link.js';
import { packText, unpackText } from '../shell/pack.js';
import { record } from '../shell/place.js';
import { Ahead, planAfter } from './ahead.js';
import { RunChallenge } from './challenge.js';
import { checkDraft, completed, type Draft, draftFrom, draftOf, entriesOf } from './draft.js';
import { Journey } from './journey.js';
import { Keeping } from './keeping.js';
import type { Saved, Slot } from './slots.js';
import { fog } from './switches.js';

/** Cells from which growing takes long enough to say so. */
const LARGE = 40_000;

export class ExploreVisit extends Visiting {
  readonly room = 'explore';
  readonly draft = signal<Draft>(draftFrom(new URLSearchParams(), () => '0'));
  readonly description = exploreDescription;
  readonly settled = computed(() => checkDraft(this.draft.value));
  readonly faults = computed(() => this.settled.value.faults);
  readonly isStale = computed(() => Object.keys(this.faults.value).length > 0);
  readonly journey = new Journey();
  readonly keeping = new Keeping();
  readonly challenge = new RunChallenge({
    run: this.journey.run,
    position: this.journey.position,
    eyes: computed(() => (fog.isOn.value ? this.journey.eyes.value : undefined)),
  });
  /** Whether a large world is being grown. */
  readonly isGrowing = signal(false);
  /** Whether the two greedy hunters are compared. */
  readonly isComparing = signal(false);
  /** What the link asked for and could not be given. */
  readonly notice = signal<string | undefined>(undefined);
  /** The settings of the run on screen. */
  readonly settings = computed<Draft | undefined>(() => this.journey.run.value && settingsOf(this.journey.run.value));

  #writing: Promise<void> = Promise.resolve();
  #growing: ReturnType<typeof growElsewhere> | undefined;
  readonly #ahead = new Ahead();
  readonly #stopPreparing: () => void;

  constructor() {
    super();
    const { line, at, playback } = this.journey;
    this.follow(() => {
      const isAtRest = line.value.length > 0 && at.value >= 0 && !playback.playing.value;
      return isAtRest ? () => this.record('replace') : undefined;
    });
    const last = computed(() => line.value.at(-1));
    this.#stopPreparing = effect(() => {
      this.#ahead.prepare(last.value && planAfter(last.value, LARGE));
    });
  }

  /** Opens what a link says. */
  async open(query: URLSearchParams): Promise<void> {
    const visit = ++this.visits;
    const packed = query.get('rec');
    this.notice.value = undefined;
    this.isComparing.value = query.get('compare') === '1';
    this.draft.value = draftFrom(query, drawSeed);
    await this.challenge.open(query);
    if (visit !== this.visits) return;
    if (packed !== null) {
      const text = await unpackText(packed);
      if (visit !== this.visits) return;
      const loaded = await this.#load(text ?? '');
      if (loaded === undefined) return;
      if (loaded.ok) {
        this.#show(loaded.value, 'replace', turnIn(query));
        return;
      }
      this.notice.value = `The run in the link cannot be opened: ${text === undefined ? 'it is damaged.' : loaded.fault.message}`;
    }
    await this.start('replace');
  }

  type(field: string, text: string): void {
    this.choose({ [field]: text });
  }

  choose(settings: Readonly<Record<string, string | undefined>>): void {
    this.draft.value = completed({ ...this.draft.value, ...(settings as Draft) });
  }

  /** A new run by the settings. The one before is where the browser goes back to. */
  async start(how: How = 'push'): Promise<void> {
    const { said, faults } = this.settled.value;
    if (said === undefined) {
      announce(`Not started: ${Object.values(faults).join(' ')}`);
      return;
    }
    const visit = ++this.visits;
    this.#growing?.cancel();
    this.isGrowing.value = false;
    if (Number(said.rows) * Number(said.cols) >= LARGE) {
      this.isGrowing.value = true;
      this.#growing = growElsewhere(this.description, said);
      await this.#growing.done;
    }
    if (visit !== this.visits) return;
    this.#show(beginExplore(said), how);
  }

  /** Does without the world that is growing: the run on screen goes on, or a usual one begins. */
  override cancelGrowing(): boolean {
    if (!this.isGrowing.value) return false;
    this.visits++;
    this.#growing?.cancel();
    this.isGrowing.value = false;
    announce('The world that was growing is left.');
    if (this.settings.value === undefined) void this.open(new URLSearchParams());
    else this.draft.value = this.settings.value;
    return true;
  }

  drawSeed(): void {
    this.choose({ seed: drawSeed() });
    void this.start();
  }

  /** The same settings and seed again. */
  tryAgain(): void {
    const settings = this.settings.value;
    if (settings === undefined) return;
    this.draft.value = settings;
    void this.start();
  }

  /** The same settings with the seed after this one. */
  nextSeed(): void {
    const settings = this.settings.value ?? this.draft.value;
    this.draft.value = { ...settings, seed: seedAfter(settings.seed) };
    void this.start();
  }

  compare(isOn: boolean): void {
    this.isComparing.value = isOn;
    this.journey.playback.pause();
    this.record('push');
  }

  protected override async openText(text: string, name: string): Promise<void> {
    const loaded = await this.#load(text);
    if (loaded?.ok === false) this.refuse(`${name}: ${loaded.fault.message}`);
    else if (loaded !== undefined) {
      this.accept(name, []);
      this.#show(loaded.value, 'push');
    }
  }

  /** Goes on with a save of the browser. */
  async load(slot: Slot, saved: Saved): Promise<void> {
    const loaded = await this.#load(saved.save);
    if (loaded === undefined) return;
    if (loaded.ok) {
      this.#show(loaded.value, 'push');
      this.keeping.loaded(slot, saved);
    } else this.keeping.refused(slot, loaded.fault.message);
  }

  /** The text of the save; undefined while there is no run. */
  override get file() {
    return this.journey.run.value && { name: 'explore-save', text: () => this.saveText };
  }

  get saveText(): string | undefined {
    return this.journey.run.value && saveText(this.journey.run.value);
  }

  /** The link to what is on screen, from `#` on; undefined while there is nothing. What is long stands last. */
  async link(): Promise<string | undefined> {
    const [run, settings] = [this.journey.run.value, this.settings.value];
    if (run === undefined || settings === undefined) return undefined;
    const { moves, recipe } = run.recording();
    const isPlayed = moves.length > 0 || recipe === undefined;
    const compare: [string, string][] = this.isComparing.value ? [['compare', '1']] : [];
    const turn: [string, string][] = this.journey.isWatching.value ? [['turn', String(this.journey.at.value)]] : [];
    const save: [string, string][] = isPlayed ? [['rec', await packText(saveText(run))]] : [];
    return formatLink(this.room, [...entriesOf(settings), ...compare, ...turn, ...this.challenge.entries, ...save]);
  }

  /** Writes what is on screen into the address. */
  record(how: How): void {
    const visit = this.visits;
    this.#write(this.link(), how, () => visit === this.visits);
  }

  /** One after the other: packing takes a moment. */
  #write(link: Promise<string | undefined>, how: How, isStillRight: () => boolean): void {
    this.#writing = this.#writing.then(async () => {
      const hash = await link;
      if (hash !== undefined && isStillRight()) record(hash, how);
    });
  }

  override close(): void {
    super.close();
    this.#growing?.cancel();
    this.#stopPreparing();
    this.#ahead.stop();
    this.journey.playback.pause();
  }

  #show(run: Run, how: How, turn?: number): void {
    this.isGrowing.value = false;
    // The last turn of the run that is left may not be in the address yet.
    if (how === 'push') this.#write(this.link(), 'replace', () => true);
    this.journey.begin(run, turn);
    this.draft.value = settingsOf(run);
    const [position, outcome] = [this.journey.position.value, this.journey.outcome.value];
    if (position !== undefined)
      announceSeen(`World ${position.level} of ${position.setup.options.worlds}. ${statusWords(position, outcome)}`);
    this.record(how);
    // Space would press the button again that began it.
    if (how === 'push') document.querySelector<HTMLElement>(`[data-board="${this.room}"]`)?.focus();
  }

  /** Plays a save again; undefined where something else was opened meanwhile. */
  async #load(text: string): Promise<Parsed<Run> | undefined> {
    const visit = ++this.visits;
    await this.#busy();
    if (visit !== this.visits) return undefined;
    const loaded = loadExplore(text);
    this.isGrowing.value = false;
    return loaded;
  }

  /** Lets the page say that it will take a moment. */
  async #busy(): Promise<void> {
    this.isGrowing.value = true;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}

const settingsOf = ({ tip }: Run): Draft => draftOf(tip.position.setup);

function turnIn(query: URLSearchParams): number | undefined {
  const turn = query.get('turn') ?? '';
  return /^[0-9]{1,9}$/.test(turn) ? Number(turn) : undefined;
}
