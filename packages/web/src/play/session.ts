/** A visit to a room with a game: settings, links and files become games, and the game on screen becomes the address. */

import { computed, effect, type Signal, signal } from '@preact/signals';
import type { Position } from 'asterion/game';
import { formatDocument, formatRecording, type Recording } from 'asterion/notation';
import type { Scene } from 'asterion/world';
import { announce } from '../shell/announce.js';
import { drawSeed } from '../shell/draw-seed.js';
import { packText, unpackText } from '../shell/pack.js';
import { record } from '../shell/place.js';
import { linkTo } from './address.js';
import type { FaultsOf, Kind, Preparer } from './kind.js';
import { isPlayedIn, replayed, worldFrom } from './opening.js';
import { Play } from './play.js';
import { peopleOf, type Settings, type Table } from './table.js';

/** How long typing or moving must rest before it counts. */
const REST = 250;
const LARGEST_FILE = 8 * 1024 * 1024;

/** A place of the browser's history to come back to, or the same one. */
type How = 'push' | 'replace';

/** How a recording came. */
interface Arrival<Draft> {
  /** The settings beside it, and those of them that count more than its own. */
  readonly draft: Draft;
  readonly said: Partial<Draft>;
  readonly turn: string | null;
  readonly how: How;
  readonly visit: number;
}

export class PlaySession<P extends Position, Draft extends Settings, T extends Table<P, Draft>> {
  readonly room: string;
  readonly draft: Signal<Draft>;
  readonly play: Play<P, T>;
  /** What became of the file that was opened last. */
  readonly fileNote = signal<{ readonly text: string; readonly isFault: boolean } | undefined>(undefined);

  readonly #kind: Kind<P, Draft, T>;
  readonly #preparer: Preparer<Draft, T> | undefined;
  /** What packed worlds are, as far as that is known. */
  readonly #worlds = signal<ReadonlyMap<string, Scene | string>>(new Map());
  readonly #checked = computed(() =>
    this.#kind.checkDraft(this.draft.value, this.#worlds.value.get(this.draft.value.world)),
  );
  /** Why somebody cannot play in the draft for which something was to be made ready. */
  readonly #refused = signal<{ readonly draft: Draft; readonly faults: FaultsOf<Draft> } | undefined>(undefined);
  readonly faults = computed<Readonly<FaultsOf<Draft>>>(() =>
    this.#refused.value?.draft === this.draft.value ? this.#refused.value.faults : this.#checked.value.faults,
  );
  /** Whether the board shows something else than the settings say, because they cannot be used. */
  readonly isStale = computed(() => Object.keys(this.faults.value).length > 0);

  /** Counts arrivals: what an earlier one has still under way is dropped. */
  #visits = 0;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  readonly #stopRecording: () => void;

  constructor(kind: Kind<P, Draft, T>, preparer?: Preparer<Draft, T>) {
    this.#kind = kind;
    this.#preparer = preparer;
    this.room = kind.room;
    this.draft = signal(kind.draftFrom(new URLSearchParams(), () => '0'));
    this.play = new Play(kind.telling, (table) => {
      if (this.draft.value === table.draft) return;
      this.#preparer?.stop();
      this.draft.value = table.draft;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      clearTimeout(timer);
      if (this.play.now.value === undefined || this.play.player.playing.value) return;
      timer = setTimeout(() => this.#record('replace'), REST);
    });
    this.#stopRecording = () => {
      clearTimeout(timer);
      stop();
    };
  }

  /** Opens what a link says. */
  async open(query: URLSearchParams): Promise<void> {
    const visit = this.#leave();
    const draft = this.#kind.draftFrom(query, drawSeed);
    const [packed, turn] = [query.get('rec'), query.get('turn')];
    this.play.notice.value = undefined;
    if (packed !== null) {
      const opened = this.#kind.openText((await unpackText(packed)) ?? '', 'the link');
      if (visit !== this.#visits) return;
      if (opened.kind === 'game') {
        const said = this.#kind.saidBeside(query, draft);
        await this.#openGame(opened.recording, [...opened.notes], { draft, said, turn, how: 'replace', visit });
        return;
      }
      this.play.notice.value = 'The game in the link is damaged: it cannot be read.';
    }
    if (draft.source === 'given') await this.#knowWorld(draft.world);
    if (visit !== this.#visits) return;
    this.draft.value = draft;
    this.#start('replace', turn);
  }

  /** Takes settings that are complete: chosen, not typed. */
  choose(settings: Partial<Draft>): void {
    clearTimeout(this.#typing);
    this.draft.value = { ...this.draft.value, ...settings };
    this.play.notice.value = undefined;
    this.#start('push', null);
  }

  /** Takes a setting as it is being typed. */
  type(field: keyof Draft & string, text: string): void {
    clearTimeout(this.#typing);
    this.draft.value = { ...this.draft.value, [field]: text };
    this.#typing = setTimeout(() => this.choose({}), REST);
  }

  drawSeed(): void {
    this.choose({ seed: drawSeed() } as Partial<Draft>);
  }

  /** Opens a file; one that is refused changes nothing. */
  async openFile(file: File): Promise<void> {
    const opened =
      file.size > LARGEST_FILE
        ? { kind: 'refused' as const, why: `${file.name} is too large: at most 8 MB are read here.` }
        : this.#kind.openText(await file.text(), file.name);
    if (opened.kind === 'refused') {
      this.fileNote.value = { text: opened.why, isFault: true };
      announce(`Not opened: ${opened.why}`);
      return;
    }
    this.fileNote.value = { text: [`${file.name} opened.`, ...opened.notes].join(' '), isFault: false };
    if (opened.kind === 'world') {
      this.choose(given(await this.#packWorld(opened.scene)));
      return;
    }
    const arrival = { draft: this.draft.value, said: {}, turn: '0', how: 'push' as const, visit: this.#leave() };
    await this.#openGame(opened.recording, [...opened.notes], arrival);
  }

  /** The link to what is on screen, from `#` on; undefined while there is nothing. */
  async link(): Promise<string | undefined> {
    const now = this.play.now.value;
    if (now === undefined) return undefined;
    return linkTo(this.room, this.#kind.entriesOf(now.table.draft), now, this.play.refereeOf(now.table));
  }

  /** The recording of the line on the timeline. */
  get recordingText(): string | undefined {
    const now = this.play.now.value;
    return now && formatRecording(this.play.refereeOf(now.table).recordingOf(now.tip));
  }

  /** Stops everything; the session is not used again. */
  close(): void {
    this.#leave();
    this.play.stop();
    this.#stopRecording();
  }

  /** What is still under way of the last arrival is dropped; the game on screen goes on until another is there. */
  #leave(): number {
    clearTimeout(this.#typing);
    this.#preparer?.stop();
    return ++this.#visits;
  }

  /** Starts the game the draft says; where people play on the same ground, the game goes on with other players. */
  #start(how: How, turn: string | null): void {
    const table = this.#checkedTable();
    this.#preparer?.stop();
    if (table === undefined) return;
    this.#whenReady(table, () => {
      const other = how === 'push' ? this.#goingOn(table) : undefined;
      if (other !== undefined) this.play.takeOver(other);
      else this.play.begin(table, this.#wholeTurn(turn));
      this.#record(how);
    });
  }

  /** The table at which the game on screen goes on; undefined if it does not. */
  #goingOn(table: T): T | undefined {
    const now = this.play.now.value;
    if (now === undefined || !this.#kind.isSameGround(now.table.draft, table.draft)) return undefined;
    const isInBranch = this.play.branch.value !== undefined;
    const goesOn = isInBranch || (now.at > 0 && peopleOf(table).length > 0);
    return goesOn ? this.#kind.goingOn({ ...table, isReplay: true }, now.table) : undefined;
  }

  /** The table of the draft; where there is none, it is said why. */
  #checkedTable(): T | undefined {
    const { table, faults } = this.#checked.value;
    if (this.isStale.value) announce(`Not set up: ${Object.values(faults).join(' ')}`);
    const other = this.play.table.value;
    if (table === undefined || other === undefined || !this.#kind.isSameGround(other.draft, table.draft)) return table;
    return this.#kind.onGroundOf(table, other);
  }

  /** Goes on at once, or when everything is there that a player needs. */
  #whenReady(table: T, go: () => void): void {
    const preparing = this.#preparer?.prepare(table);
    const [visit, { draft }] = [this.#visits, table];
    if (preparing === undefined) {
      go();
      return;
    }
    void preparing.then((faults) => {
      if (faults === undefined || visit !== this.#visits || draft !== this.draft.value) return;
      if (Object.keys(faults).length === 0) {
        go();
        return;
      }
      this.#refused.value = { draft, faults };
      announce(`Not set up: ${Object.values(faults).join(' ')}`);
    });
  }

  async #openGame(recording: Recording, notes: string[], arrival: Arrival<Draft>): Promise<void> {
    const { draft, said, turn, how, visit } = arrival;
    const settings = { ...draft, ...this.#kind.settingsOf(recording, notes), ...said };
    const known = this.#kind.guesses(settings, how === 'replace').find((guess) => {
      const { table } = this.#kind.checkDraft(guess);
      return table !== undefined && isPlayedIn(recording, table.scene);
    });
    const world = known === undefined ? await this.#packWorld(recording.scene) : '';
    if (visit !== this.#visits) return;
    this.draft.value = known ?? { ...settings, ...given(world) };
    const plain = this.#checkedTable();
    if (plain === undefined) return;
    const table: T = { ...this.#kind.asRecorded(plain, recording), isReplay: true };
    this.#whenReady(table, () => {
      const tip = replayed(this.play.refereeOf(table), recording, notes);
      this.play.notice.value = notes.length === 0 ? undefined : notes.join(' ');
      this.play.resume(table, tip, this.#wholeTurn(turn), how === 'push' ? 'Recording opened. ' : '');
      this.#record(how);
    });
  }

  #wholeTurn(text: string | null): number | undefined {
    if (text === null) return undefined;
    if (/^[0-9]{1,9}$/.test(text)) return Number(text);
    this.play.notice.value = `Expected the turn as a whole number, got "${text}".`;
    return undefined;
  }

  async #knowWorld(packed: string): Promise<void> {
    if (!this.#worlds.value.has(packed)) this.#remember(packed, worldFrom(await unpackText(packed)));
  }

  async #packWorld(scene: Scene): Promise<string> {
    const packed = await packText(formatDocument(scene));
    this.#remember(packed, scene);
    return packed;
  }

  #remember(packed: string, scene: Scene | string): void {
    this.#worlds.value = new Map([...this.#worlds.value, [packed, scene]]);
  }

  /** Writes the address, one after the other: packing takes a moment. */
  #record(how: How): void {
    // Still right: on its way to a turn, or beside the game, which is what a reload brings back.
    if (this.play.isOnItsWay || this.play.branch.value !== undefined) return;
    const visit = this.#visits;
    this.#writing = this.#writing.then(async () => {
      const link = await this.link();
      if (link !== undefined && visit === this.#visits) record(link, how);
    });
  }
}

/** The settings of a world of its own. */
const given = <Draft extends Settings>(world: string): Partial<Draft> => ({ source: 'given', world }) as Partial<Draft>;
