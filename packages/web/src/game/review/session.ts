/** A visit to the review room: links, files and examples become a game on screen, and that becomes the address. */

import { signal } from '@preact/signals';
import { formatRecording } from 'asterion/notation';
import { type AnyDescription, capital, Session, type Spec, setUp } from 'asterion/play';
import { formatLink } from '../../shell/link.js';
import { packText, unpackText } from '../../shell/pack.js';
import { record } from '../../shell/place.js';
import { placeFrom, type TurnPlace } from '../place.js';
import { type How, Visiting } from '../visiting.js';
import { asksForMistake, reviewLink } from './link.js';
import { type OpenedReview, openReview, type ReviewedGame, recordedGame } from './opening.js';
import { Reviewing } from './reviewing.js';

const START: TurnPlace = { at: 0, tries: undefined };

/** A game to begin with, so that the room is never empty. It is played on the spot: only who plays where is written down. */
export interface Example extends Spec {
  readonly title: string;
}

/** What the room is about. */
export interface Reviews {
  readonly examples: readonly Example[];
  /** The game of that name, or all where there is none of it. Rejects where it cannot be loaded. */
  readonly games: (name: string) => Promise<readonly AnyDescription[]>;
}

const EXAMPLE = 'An example. “Review the game” at the end of a game brings yours here; so does its file.';

/** The recording of an example. */
async function exampleText([description]: readonly AnyDescription[], { said, title }: Example): Promise<string> {
  const { setup } = setUp(description, said);
  if (setup === undefined) throw new RangeError(`Expected a game of bots in the example "${title}".`);
  const session = new Session(setup);
  await session.proceed();
  return formatRecording(session.recording());
}

export class ReviewVisit extends Visiting {
  readonly play = new Reviewing();
  readonly #reviews: Reviews;
  /** What of the game on screen, or of the link to it, does not hold. */
  readonly notice = signal<string | undefined>(undefined);
  /** Where a game can be watched that cannot be reviewed. */
  readonly elsewhere = signal<{ readonly room: string; readonly link: string } | undefined>(undefined);
  /** The game on screen, packed for links. */
  readonly packed = signal<string | undefined>(undefined);

  constructor(reviews: Reviews) {
    super();
    this.#reviews = reviews;
    this.follow(() => {
      const [place, packed] = [this.play.place.value, this.packed.value];
      if (packed === undefined || this.play.playback.playing.value) return undefined;
      return () => record(reviewLink(place, packed), 'replace');
    });
  }

  get examples(): readonly Example[] {
    return this.#reviews.examples;
  }

  /** Opens what a link says; one that says nothing, or nothing that can be read, shows an example. */
  async open(query: URLSearchParams): Promise<void> {
    const visit = ++this.visits;
    const packed = query.get('rec');
    const text = packed === null ? undefined : await unpackText(packed);
    if (visit !== this.visits) return;
    if (packed === null) {
      await this.openExample(this.examples[0], 'replace');
      this.fileNote.value ??= { text: EXAMPLE, isFault: false };
      return;
    }
    const opened = text === undefined ? UNPACKABLE : await this.#read(text, 'the link');
    if (visit !== this.visits) return;
    if (opened.ok) {
      const notes = [...opened.notes];
      const isAtMistake = asksForMistake(query);
      this.#show(opened.game, notes, isAtMistake ? START : placeFrom(query, notes), isAtMistake);
      this.packed.value = packed;
      return;
    }
    await this.openExample(this.examples[0], 'replace');
    if (opened.elsewhere !== undefined) this.elsewhere.value = watchLink(opened.elsewhere, packed);
    this.notice.value = `The game in the link cannot be opened. ${opened.why} Here is an example instead.`;
  }

  protected override async openText(text: string, name: string): Promise<void> {
    const visit = ++this.visits;
    const opened = await this.#read(text, name);
    const elsewhere = opened.ok ? undefined : opened.elsewhere;
    const watched = elsewhere === undefined ? undefined : watchLink(elsewhere, await packText(text));
    if (visit !== this.visits) return;
    this.elsewhere.value = watched;
    if (!opened.ok) {
      this.refuse(opened.why);
      return;
    }
    this.accept(name, opened.notes);
    await this.#enter(opened.game, opened.notes, 'push');
  }

  async openExample(example: Example, how: How = 'push'): Promise<void> {
    const visit = ++this.visits;
    const known = await this.#reviews.games(example.game).catch(() => undefined);
    const opened =
      known === undefined ? NOT_LOADED : openReview(await exampleText(known, example), example.title, known);
    if (visit !== this.visits) return;
    if (!opened.ok) {
      this.refuse(opened.why);
      return;
    }
    this.fileNote.value = undefined;
    this.elsewhere.value = undefined;
    await this.#enter(opened.game, opened.notes, how);
  }

  /** The link to what is on screen, from `#` on; undefined while there is nothing. */
  link(): string | undefined {
    return this.packed.value && reviewLink(this.play.place.value, this.packed.value);
  }

  /** The game on screen in its own room; from where it was left, if something is being tried. */
  get gameLink(): { readonly room: string; readonly link: string } | undefined {
    const [game, packed] = [this.play.game.value, this.packed.value];
    const { at, tries } = this.play.place.value;
    return game && packed ? watchLink(game.recording.game, packed, tries?.from ?? at ?? 0) : undefined;
  }

  override get file() {
    const game = this.play.game.value;
    return game && { name: `${game.recording.game}-recording`, text: () => game.text };
  }

  override close(): void {
    super.close();
    this.play.stop();
  }

  async #read(text: string, name: string): Promise<OpenedReview> {
    const known = await this.#reviews.games(recordedGame(text)).catch(() => undefined);
    return known === undefined ? NOT_LOADED : openReview(text, name, known);
  }

  async #enter(game: ReviewedGame, notes: readonly string[], how: How): Promise<void> {
    const visit = this.visits;
    const packed = await packText(game.text);
    if (visit !== this.visits) return;
    this.#show(game, [...notes], START);
    if (how === 'push') record(reviewLink(START, packed), 'push');
    this.packed.value = packed;
  }

  #show(game: ReviewedGame, notes: string[], place: TurnPlace, isAtMistake = false): void {
    this.packed.value = undefined;
    this.play.show(game, place, notes, isAtMistake);
    this.notice.value = notes.length === 0 ? undefined : notes.join(' ');
  }
}

/** To a turn of a game in its own room. */
const watchLink = (room: string, packed: string, turn = 0) => ({
  room: capital(room),
  link: formatLink(room, [
    ['turn', String(turn)],
    ['rec', packed],
  ]),
});

const UNPACKABLE: OpenedReview = { ok: false, why: 'It is damaged and cannot be unpacked.' };
const NOT_LOADED: OpenedReview = {
  ok: false,
  why: 'This game was not loaded before the connection was lost. Open it again once there is a connection.',
};
