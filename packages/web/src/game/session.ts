/** A visit to a room with a game: settings, links and files become games, and the game on screen becomes the address. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { formatDocument, formatRecording } from 'asterion/notation';
import {
  type AnyDescription,
  type GameSetup,
  GIVEN,
  isPerson,
  lineOf,
  peopleOf,
  SOURCE,
  withRulesSaid,
} from 'asterion/play';
import { type Overlay, overlaid, type Said } from 'asterion/settings';
import { announce } from '../page/announce.js';
import { drawSeed } from '../shell/draw-seed.js';
import { formatLink } from '../shell/link.js';
import { packText, unpackText } from '../shell/pack.js';
import { REST, record } from '../shell/place.js';
import {
  checkDraft,
  type Draft,
  draftOf,
  faultsAt,
  isSameGround,
  needingTable,
  noteSameWorld,
  type Offer,
  saysGround,
  shownTexts,
} from './draft.js';
import { type Opened, openText, worldFrom } from './opening.js';
import { Play } from './play.js';
import { tableMaker } from './solving.js';
import { type How, Visiting } from './visiting.js';

type Entry = [key: string, text: string];

/** Keys of a link that are no settings. */
const NO_SETTINGS: readonly string[] = ['v', 'rec', 'turn', 'world', 'from', 'try', 'ghost', 'by'];

export interface VisitOptions {
  readonly description: AnyDescription;
  /** The page's own usual values and limits. */
  readonly overlays: Readonly<Record<string, Overlay>>;
  /** What a new game is made from where nobody has said anything of its world; the usual values if absent. */
  readonly fresh?: Said | undefined;
  /** The most bytes of a table that a player may need; no limit of the page's own if absent. */
  readonly playerMemory?: number | undefined;
}

export class Visit extends Visiting {
  readonly room: string;
  readonly description: AnyDescription;
  readonly play: Play;
  /** What else belongs into the address. */
  beside: () => readonly Entry[] = () => [];
  /** Makes the table that a player needs before it can start. */
  readonly maker = tableMaker();
  readonly #offer: Offer;
  readonly #fresh: Said;
  /** Whether anything was said of the world but its seed: then new seeds keep to it. */
  #isGroundSaid = false;
  readonly #now = signal<Draft>({ said: {}, given: undefined });
  /** What was said for a game, as it was said. */
  readonly #drafts = new WeakMap<GameSetup, Draft>();
  readonly #checked = computed(() => checkDraft(this.#offer, this.#now.value));
  /** Why somebody cannot play in the draft for which a table was to be made. */
  readonly #refused = signal<{ readonly draft: Draft; readonly faults: Said } | undefined>(undefined);
  readonly faults = computed<Said>(() =>
    this.#refused.value?.draft === this.#now.value ? this.#refused.value.faults : this.#checked.value.faults,
  );
  /** Whether the board shows something else than the settings say, because they cannot be used. */
  readonly isStale = computed(() => Object.keys(this.faults.value).length > 0);
  /** The settings that there are now, and their values. */
  readonly settled = computed(() => this.#checked.value);
  /** By key, what stands in a field. */
  readonly draft = computed<Said>(() => shownTexts(this.#checked.value, this.#now.value.said));
  /** Whether there is a world of its own to play in. */
  readonly hasGiven = computed(() => this.#now.value.given !== undefined);

  /** The rules that the last file asked for: they are not those of the next one. */
  #ruled: readonly string[] = [];
  #typing: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor({ description, overlays, fresh = {}, playerMemory }: VisitOptions, isFogWanted: ReadonlySignal<boolean>) {
    super();
    this.room = description.game.name;
    this.description = description;
    this.#fresh = fresh;
    this.#offer = { description, schema: overlaid(description.settings, overlays), playerMemory };
    this.play = new Play({ isFogWanted, onSetup: (setup) => this.#show(setup) });
    this.follow(() => {
      const isMoving = this.play.now.value === undefined || this.play.player.playing.value;
      return isMoving ? undefined : () => this.#record('replace');
    });
  }

  /** Opens what a link says. */
  async open(query: URLSearchParams): Promise<void> {
    const visit = this.#leave();
    const beside = Object.fromEntries([...query].filter(([key]) => !NO_SETTINGS.includes(key)));
    const [packed, world, turn] = ['rec', 'world', 'turn'].map((key) => query.get(key));
    this.play.notice.value = undefined;
    if (packed !== null) {
      const text = (await unpackText(packed)) ?? '';
      if (visit !== this.visits) return;
      const opened = this.#opened(text, 'the link', beside);
      if (opened.kind === 'game') {
        this.#resume(opened, turn, 'replace');
        return;
      }
      this.play.notice.value = 'The game in the link is damaged: it cannot be read.';
    }
    const found = world === null ? undefined : worldFrom(await unpackText(world));
    if (visit !== this.visits) return;
    const ruled = typeof found === 'object' ? withRulesSaid(this.description, found) : undefined;
    const isPlain = world === null && Object.keys(beside).length === 0;
    const source = world === null ? {} : { [SOURCE]: GIVEN };
    const said = { seed: drawSeed(), ...(isPlain && this.#fresh), ...ruled?.said, ...beside, ...source };
    this.#isGroundSaid = world !== null || saysGround(this.#offer, beside);
    this.#now.value = { said, given: ruled?.scene ?? found };
    this.#start('replace', turn);
  }

  /** Takes settings that are complete: chosen, not typed. Undefined means what is usual. */
  choose(settings: Readonly<Record<string, string | undefined>>): void {
    clearTimeout(this.#typing);
    this.#say(settings);
    this.play.notice.value = undefined;
    this.#start('push', null);
  }

  /** Takes a setting as it is being typed. */
  type(key: string, text: string): void {
    clearTimeout(this.#typing);
    const { settings, values } = this.#checked.value;
    const setting = settings.find((one) => one.key === key);
    // What may be left open is unsaid once nothing stands there.
    const isUnsaid = text === '' && setting?.format(setting.usual(values, {})) === '';
    this.#say({ [key]: isUnsaid ? undefined : text });
    this.#typing = setTimeout(() => this.choose({}), REST);
  }

  drawSeed(): void {
    const before = this.play.setup.value;
    this.choose({ ...(!this.#isGroundSaid && this.#fresh), seed: drawSeed() });
    noteSameWorld(before, this.play.setup.value);
  }

  protected override openText(text: string, name: string): void {
    const opened = this.#opened(text, name);
    if (opened.kind === 'refused') {
      this.refuse(opened.why);
      return;
    }
    this.accept(name, opened.notes);
    if (opened.kind === 'world') {
      this.#now.value = { ...this.#now.value, given: opened.scene };
      const unsaid = Object.fromEntries(this.#ruled.map((key) => [key, undefined]));
      this.#ruled = Object.keys(opened.said);
      this.choose({ ...unsaid, ...opened.said, [SOURCE]: GIVEN });
    } else {
      this.#leave();
      this.#resume(opened, '0', 'push');
    }
  }

  /**
   * The link to what is on screen, from `#` on; undefined while there is nothing. By settings alone where they give the
   * game again, else by its recording, which holds them.
   */
  async link(): Promise<string | undefined> {
    const [now, recording] = [this.play.now.value, this.play.recording];
    if (now === undefined || recording === undefined) return undefined;
    const { setup, tip, at } = now;
    const isPlayed = lineOf(tip).some(({ turn }) => turn !== undefined && isPerson(setup, turn.seat));
    const isRecorded = isPlayed || (this.play.isReplay(setup) && tip.position.ply > 0);
    // A game of bots is looked at from its start, one that was played from its end.
    const usual = isRecorded || peopleOf(setup).length > 0 ? tip.position.ply : 0;
    const more: readonly Entry[] = [...(at === usual ? [] : [['turn', String(at)] as Entry]), ...this.beside()];
    return isRecorded
      ? formatLink(this.room, [...more, ['rec', await packText(formatRecording(recording))]])
      : this.linkTo(setup, more);
  }

  /** The link to a game from its start. What is long stands last. */
  async linkTo({ said, values, scene }: Pick<GameSetup, 'said' | 'values' | 'scene'>, more: readonly Entry[] = []) {
    const world: Entry[] = values[SOURCE] === GIVEN ? [['world', await packText(formatDocument(scene))]] : [];
    return formatLink(this.room, [...Object.entries(said).filter(([key]) => key !== SOURCE), ...more, ...world]);
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

  #opened(text: string, name: string, beside: Said = {}): Opened {
    return openText(text, { ...this.#offer, name, beside });
  }

  #say(settings: Readonly<Record<string, string | undefined>>): void {
    const { said, given } = this.#now.value;
    this.#isGroundSaid ||= saysGround(this.#offer, settings);
    const entries = Object.entries({ ...said, ...settings }).filter((entry): entry is Entry => entry[1] !== undefined);
    this.#now.value = { said: Object.fromEntries(entries), given };
  }

  /** Another game is on screen: its settings stand in the fields. */
  #show(setup: GameSetup): void {
    const draft = this.#drafts.get(setup) ?? draftOf(this.#offer, setup, this.#now.value);
    if (draft === this.#now.value) return;
    this.#drafts.set(setup, draft);
    this.maker.stop();
    this.#now.value = draft;
  }

  /** What is still under way of the last arrival is dropped; the game on screen goes on until another is there. */
  #leave(): number {
    clearTimeout(this.#typing);
    this.maker.stop();
    return ++this.visits;
  }

  /** Starts the game that was said; where people play on the same ground, the game goes on with other players. */
  #start(how: How, turn: string | null): void {
    const { setup, faults } = this.#checked.value;
    if (this.isStale.value) announce(`Not set up: ${Object.values(faults).join(' ')}`);
    this.maker.stop();
    if (setup === undefined) return;
    this.#drafts.set(setup, this.#now.value);
    this.#whenReady(setup, () => {
      if (how === 'push' && this.#goesOn(setup)) this.play.takeOver(setup);
      else this.play.begin(setup, this.#wholeTurn(turn));
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
    const [visit, draft, needy] = [this.visits, this.#now.value, needingTable(setup)];
    if (needy.length === 0) {
      go();
      return;
    }
    void this.maker.make({ description: this.description, position: setup.start }).then((made) => {
      if (visit !== this.visits || draft !== this.#now.value) return;
      const now = this.maker.now.value;
      if (made !== undefined) go();
      else if (now.kind === 'refused') {
        const faults = faultsAt(needy, now.why);
        this.#refused.value = { draft, faults };
        announce(`Not set up: ${Object.values(faults).join(' ')}`);
      }
    });
  }

  /** A game that was opened is looked at. */
  #resume({ game: { setup, tip }, notes }: Extract<Opened, { kind: 'game' }>, turn: string | null, how: How): void {
    const draft = draftOf(this.#offer, setup, this.#now.value);
    this.#drafts.set(setup, draft);
    this.#now.value = draft;
    this.#isGroundSaid = true;
    this.#whenReady(setup, () => {
      this.play.notice.value = notes.length === 0 ? undefined : notes.join(' ');
      this.play.resume(setup, tip, this.#wholeTurn(turn), how === 'push' ? 'Recording opened. ' : '');
      this.#record(how);
    });
  }

  #wholeTurn(text: string | null): number | undefined {
    if (text === null || /^[0-9]{1,9}$/.test(text)) return text === null ? undefined : Number(text);
    this.play.notice.value = `Expected the turn as a whole number, got "${text}".`;
    return undefined;
  }

  /** Writes the address, one after the other: packing takes a moment. */
  #record(how: How): void {
    // Still right: on its way to a turn, or beside the game, which is what a reload brings back.
    if (this.play.isOnItsWay || this.play.branch.value !== undefined) return;
    const visit = this.visits;
    this.#writing = this.#writing.then(async () => {
      const link = await this.link();
      if (link !== undefined && visit === this.visits) record(link, how, this.play.status.value);
    });
  }
}
