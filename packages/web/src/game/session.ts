/** A visit to a room with a game: settings, links and files become games, and the game on screen becomes the address. */

import type { ReadonlySignal } from '@preact/signals';
import { formatRecording } from 'asterion/notation';
import { type GameSetup, GIVEN, peopleOf, SOURCE, withRulesSaid } from 'asterion/play';
import type { Said } from 'asterion/settings';
import type { Scene } from 'asterion/world';
import { announce } from '../page/announce.js';
import { drawSeed } from '../shell/draw-seed.js';
import { UNREAD } from '../shell/loading.js';
import { unpackText } from '../shell/pack.js';
import { isOwnPlace, record } from '../shell/place.js';
import { type Draft, draftOf, faultsAt, isSameGround, needingTable, saysGround } from './draft.js';
import { type Entry, linkOf, settingsIn } from './links.js';
import type { Opened } from './opening.js';
import { placeFrom, type TurnPlace } from './place.js';
import { Play } from './play.js';
import { type Begin, Saying, type VisitOptions } from './saying.js';
import { tableMaker } from './solving.js';
import type { How } from './visiting.js';

const START: TurnPlace = { at: 0, tries: undefined };
/** What reads files is loaded by itself: nobody waits for it to see a game. */
const reading = import('./opening.js').catch(() => undefined);

export class Visit extends Saying {
  readonly play: Play;
  /** What else belongs into the address. */
  beside: () => readonly Entry[] = () => [];
  /** Makes the table that a player needs before it can start. */
  readonly maker = tableMaker();
  /** What was said for a game, as it was said. */
  readonly #drafts = new WeakMap<GameSetup, Draft>();
  /** The rules that the last file asked for: they are not those of the next one. */
  #ruled: readonly string[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(options: VisitOptions, isFogWanted: ReadonlySignal<boolean>) {
    super(options);
    this.play = new Play({ isFogWanted, onSetup: (setup) => this.#show(setup) });
    this.follow(() => {
      const isMoving = this.play.now.value === undefined || this.play.playback.playing.value;
      return isMoving ? undefined : () => this.#record('replace');
    });
  }

  /** Opens what a link says. */
  async open(query: URLSearchParams): Promise<void> {
    const [visit, isOwn] = [this.#leave(), isOwnPlace()];
    const beside = settingsIn(query);
    const [packed, world] = [query.get('rec'), query.get('world')];
    const notes: string[] = [];
    const place = placeFrom(query, notes);
    this.play.notice.value = undefined;
    if (packed !== null) {
      const text = (await unpackText(packed)) ?? '';
      if (visit !== this.visits) return;
      const opened = await this.#opened(text, 'the link', beside);
      if (visit !== this.visits) return;
      if (opened.kind === 'game') {
        this.#resume({ ...opened, notes: [...opened.notes, ...notes] }, place, 'replace', isOwn);
        return;
      }
      notes.push('The game in the link is damaged: it cannot be read.');
    }
    const found = world === null ? undefined : await this.#worldFrom(world);
    if (visit !== this.visits) return;
    const ruled = typeof found === 'object' ? withRulesSaid(this.description, found) : undefined;
    const isPlain = world === null && Object.keys(beside).length === 0;
    const source = world === null ? {} : { [SOURCE]: GIVEN };
    const said = { seed: drawSeed(), ...(isPlain && this.fresh), ...ruled?.said, ...beside, ...source };
    this.isGroundSaid = world !== null || saysGround(this.offer, beside);
    this.now.value = { said, given: ruled?.scene ?? found };
    this.play.notice.value = textOf(notes);
    this.#start('replace', place);
  }

  protected override startSaid(begin: Begin): void {
    this.#start('push', undefined, begin);
  }

  protected override async openText(text: string, name: string): Promise<void> {
    const visit = this.visits;
    const opened = await this.#opened(text, name);
    if (visit !== this.visits) return;
    if (opened.kind === 'refused') {
      this.refuse(opened.why);
      return;
    }
    this.accept(name, opened.notes);
    if (opened.kind === 'world') {
      this.now.value = { ...this.now.value, given: opened.scene };
      const unsaid = Object.fromEntries(this.#ruled.map((key) => [key, undefined]));
      this.#ruled = Object.keys(opened.said);
      this.choose({ ...unsaid, ...opened.said, [SOURCE]: GIVEN });
    } else {
      this.#leave();
      this.#resume(opened, START, 'push');
    }
  }

  /** The link to what is on screen, from `#` on; undefined while there is nothing. */
  link(): Promise<string | undefined> {
    return linkOf(this.play, this.beside());
  }

  override get file() {
    const text = (): string | undefined => this.play.recording && formatRecording(this.play.recording);
    return this.play.course.value && { name: `${this.room}-recording`, text };
  }

  override close(): void {
    super.close();
    this.#leave();
    this.play.stop();
  }

  async #opened(text: string, name: string, beside: Said = {}): Promise<Opened> {
    return (await reading)?.openText(text, { ...this.offer, name, beside }) ?? UNREAD;
  }

  /** The world in a link, or why there is none. */
  async #worldFrom(packed: string): Promise<Scene | string> {
    return (await reading)?.worldFrom(await unpackText(packed)) ?? UNREAD.why;
  }

  /** Another game is on screen: its settings stand in the fields. */
  #show(setup: GameSetup): void {
    const draft = this.#drafts.get(setup) ?? draftOf(this.offer, setup, this.now.value);
    if (draft === this.now.value) return;
    this.#drafts.set(setup, draft);
    this.stopGrowing();
    this.maker.stop();
    this.now.value = draft;
  }

  /** Does without the world that is growing: the game on screen goes on, or the usual one begins. */
  override cancelGrowing(): boolean {
    const [isAny, setup] = [this.stopGrowing(), this.play.setup.value];
    if (!isAny) return false;
    announce('The world that was growing is left.');
    if (setup === undefined) void this.open(new URLSearchParams());
    else this.#show(setup);
    return true;
  }

  /** What is still under way of the last arrival is dropped; the game on screen goes on until another is there. */
  #leave(): number {
    this.stopTyping();
    this.stopGrowing();
    this.maker.stop();
    return ++this.visits;
  }

  /** Starts the game that was said; where people play on the same ground, the game goes on with other players. */
  #start(how: How, place?: TurnPlace, begin: Begin = {}): void {
    this.maker.stop();
    this.whenGrown(() => this.#begin(how, place, begin));
  }

  #begin(how: How, place: TurnPlace | undefined, { isShow = false, began }: Begin): void {
    const { setup, faults } = this.checked.value;
    if (this.isStale.value) announce(`Not set up: ${Object.values(faults).join(' ')}`);
    if (setup === undefined) return;
    this.#drafts.set(setup, this.now.value);
    this.#whenReady(setup, () => {
      if (how === 'push' && this.#goesOn(setup)) this.play.takeOver(setup);
      else {
        const before = this.play.setup.value;
        this.#keepPlace(how);
        this.play.begin(setup, place, isShow);
        began?.(before, setup);
      }
      this.#record(how);
    });
  }

  /** Whether the game on screen goes on: only who plays is different, and somebody has begun. */
  #goesOn(setup: GameSetup): boolean {
    const now = this.play.now.value;
    if (now === undefined || !isSameGround(now.setup, setup)) return false;
    return this.play.branch.value !== undefined || (now.at > 0 && peopleOf(setup).length > 0);
  }

  /** Goes on at once, or when everything is there that a player needs. */
  #whenReady(setup: GameSetup, go: () => void): void {
    const [visit, draft, needy] = [this.visits, this.now.value, needingTable(setup)];
    if (needy.length === 0) {
      go();
      return;
    }
    void this.maker.make({ description: this.description, position: setup.start }).then((made) => {
      if (visit !== this.visits || draft !== this.now.value) return;
      const now = this.maker.now.value;
      if (made !== undefined) go();
      else if (now.kind === 'refused') {
        const faults = faultsAt(needy, now.why);
        this.refused.value = { draft, faults };
        announce(`Not set up: ${Object.values(faults).join(' ')}`);
      }
    });
  }

  /** A game that was opened is looked at. */
  #resume(opened: Extract<Opened, { kind: 'game' }>, place: TurnPlace, how: How, isOwn = false): void {
    const { notes } = opened;
    const { setup, tip } = opened.game;
    const draft = draftOf(this.offer, setup, this.now.value);
    this.#drafts.set(setup, draft);
    this.now.value = draft;
    this.isGroundSaid = true;
    this.#whenReady(setup, () => {
      this.#keepPlace(how);
      const lead = how === 'push' ? 'Recording opened. ' : '';
      const missed = this.play.resume(setup, tip, place, { lead, isOwn });
      this.play.notice.value = textOf([...notes, ...missed]);
      this.#record(how);
    });
  }

  /** The game that is left is where the browser goes back to, to its last turn: that may not be in the address yet. */
  #keepPlace(how: How): void {
    if (how === 'push') this.#write('replace');
  }

  #record(how: How): void {
    if (this.play.isOnItsWay) return; // the address says where to
    // Beside the game nothing is a place to come back to.
    this.#write(this.play.branch.value === undefined ? how : 'replace');
  }

  /** Writes what is on screen now into the address, one after the other: packing takes a moment. */
  #write(how: How): void {
    const [visit, link, note] = [this.visits, this.link(), this.play.status.value];
    const isOwn = !this.play.isGuest.value;
    this.#writing = this.#writing.then(async () => {
      const hash = await link;
      if (hash !== undefined && visit === this.visits) record(hash, how, note, isOwn);
    });
  }
}

const textOf = (notes: readonly string[]): string | undefined => (notes.length === 0 ? undefined : notes.join(' '));
