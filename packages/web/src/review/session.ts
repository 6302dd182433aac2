/** A visit to the review room: links, files and examples become a game on screen, and that becomes the address. */

import { effect, signal } from '@preact/signals';
import { announce } from '../shell/announce.js';
import { formatLink } from '../shell/link.js';
import { packText, unpackText } from '../shell/pack.js';
import { record } from '../shell/place.js';
import { linkTo, placeFrom, rogueLinkTo } from './address.js';
import type { Place } from './branch.js';
import { type Example, examples, exampleText } from './examples.js';
import type { Game } from './game.js';
import { type Opened, openGame } from './opening.js';
import { Viewing } from './viewing.js';

/** How long moving must rest before it counts. */
const REST = 250;
const LARGEST_FILE = 8 * 1024 * 1024;

export class ReviewSession {
  readonly view = new Viewing();
  /** What of the game on screen, or of the link to it, does not hold. */
  readonly notice = signal<string | undefined>(undefined);
  /** What became of the file that was opened last. */
  readonly fileNote = signal<{ readonly text: string; readonly isFault: boolean } | undefined>(undefined);
  /** Where a game can be watched that is not reviewed here. */
  readonly elsewhere = signal<{ readonly room: string; readonly link: string } | undefined>(undefined);
  /** The game on screen, packed for links. */
  readonly packed = signal<string | undefined>(undefined);

  /** Counts arrivals: what an earlier one has still under way is dropped. */
  #visits = 0;
  readonly #stopRecording: () => void;

  constructor() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      clearTimeout(timer);
      const [place, packed] = [this.view.place.value, this.packed.value];
      if (packed === undefined || this.view.player.playing.value) return;
      timer = setTimeout(() => record(linkTo(place, packed), 'replace'), REST);
    });
    this.#stopRecording = () => {
      clearTimeout(timer);
      stop();
    };
  }

  /** Opens what a link says; one that says nothing, or nothing that can be read, shows an example. */
  async open(query: URLSearchParams): Promise<void> {
    const visit = ++this.#visits;
    const packed = query.get('rec');
    const text = packed === null ? undefined : await unpackText(packed);
    if (visit !== this.#visits) return;
    if (packed === null) return this.openExample(examples[0], 'replace');
    const opened = text === undefined ? UNPACKABLE : openGame(text, 'the link');
    if (opened.ok) {
      const notes = [...opened.notes];
      const place = placeFrom(query, opened.game, notes);
      this.#show(opened.game, notes, place);
      this.packed.value = packed;
      return;
    }
    await this.openExample(examples[0], 'replace');
    if (opened.elsewhere !== undefined) this.elsewhere.value = watchLink(opened.elsewhere, packed);
    this.notice.value = `The game in the link cannot be opened. ${opened.why} Here is an example instead.`;
    announce(this.notice.value);
  }

  /** Opens a file; one that is refused changes nothing. */
  async openFile(file: File): Promise<void> {
    const visit = ++this.#visits;
    const text = file.size > LARGEST_FILE ? undefined : await file.text();
    const opened: Opened =
      text === undefined
        ? { ok: false, why: `${file.name} is too large: at most 8 MB are read here.` }
        : openGame(text, file.name);
    const elsewhere = opened.ok ? undefined : opened.elsewhere;
    const watched = elsewhere === undefined ? undefined : watchLink(elsewhere, await packText(text ?? ''));
    if (visit !== this.#visits) return;
    this.elsewhere.value = watched;
    if (!opened.ok) {
      this.fileNote.value = { text: opened.why, isFault: true };
      announce(`Not opened: ${opened.why}`);
      return;
    }
    this.fileNote.value = { text: [`${file.name} opened.`, ...opened.notes].join(' '), isFault: false };
    announce(`${file.name} opened.`);
    await this.#enter(opened.game, opened.notes, 'push');
  }

  async openExample(example: Example, how: 'push' | 'replace' = 'push'): Promise<void> {
    ++this.#visits;
    const opened = openGame(exampleText(example), example.name);
    if (!opened.ok) throw new RangeError(opened.why);
    this.fileNote.value = undefined;
    this.elsewhere.value = undefined;
    await this.#enter(opened.game, opened.notes, how);
  }

  /** The link to what is on screen, from `#` on; undefined while there is nothing. */
  get link(): string | undefined {
    return this.packed.value && linkTo(this.view.place.value, this.packed.value);
  }

  /** The game on screen in the Rogue room; from where it was left, if something is being tried. */
  get rogueLink(): string | undefined {
    const { branch, at } = this.view.place.value;
    return this.packed.value && rogueLinkTo(branch?.from ?? at, this.packed.value);
  }

  /** Stops everything; the session is not used again. */
  close(): void {
    ++this.#visits;
    this.view.close();
    this.#stopRecording();
  }

  async #enter(game: Game, notes: readonly string[], how: 'push' | 'replace'): Promise<void> {
    const visit = this.#visits;
    const packed = await packText(game.text);
    if (visit !== this.#visits) return;
    this.#show(game, notes, { branch: undefined, at: 0 });
    if (how === 'push') record(linkTo(this.view.place.value, packed), 'push');
    this.packed.value = packed;
  }

  #show(game: Game, notes: readonly string[], place: Place): void {
    this.notice.value = notes.length === 0 ? undefined : notes.join(' ');
    this.packed.value = undefined;
    this.view.show(game, place);
  }
}

/** To the first turn of a game in its own room. */
const watchLink = (room: string, packed: string) => ({
  room,
  link: formatLink(room, [
    ['turn', '0'],
    ['rec', packed],
  ]),
});

const UNPACKABLE: Opened = { ok: false, why: 'It is damaged and cannot be unpacked.' };
