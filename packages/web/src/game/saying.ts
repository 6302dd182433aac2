/** What a visitor says of the next game, in fields and by links, and what is wrong with it. */

import { computed, signal } from '@preact/signals';
import type { AnyDescription, GameSetup } from 'asterion/play';
import { type Overlay, overlaid, type Said } from 'asterion/settings';
import { drawSeed } from '../shell/draw-seed.js';
import { REST } from '../shell/place.js';
import { checkDraft, type Draft, noteSameWorld, type Offer, saysGround, shownTexts, toBeGrown } from './draft.js';
import { growElsewhere } from './growing.js';
import type { Play } from './play.js';
import { Visiting } from './visiting.js';

export interface VisitOptions extends Pick<Offer, 'description' | 'playerMemory' | 'growsLong'> {
  /** The page's own usual values and limits. */
  readonly overlays: Readonly<Record<string, Overlay>>;
  /** What a new game is made from where nobody has said anything of its world; the usual values if absent. */
  readonly fresh?: Said | undefined;
}

/** How a game begins that is not the one before. */
export interface Begin {
  /** Whether it plays at once. */
  readonly isShow?: boolean;
  /** Told when it has begun. */
  readonly began?: (before: GameSetup | undefined, now: GameSetup) => void;
}

export abstract class Saying extends Visiting {
  readonly room: string;
  readonly description: AnyDescription;
  abstract readonly play: Play;
  protected readonly offer: Offer;
  protected readonly fresh: Said;
  /** Whether anything was said of the world but its seed: then new seeds keep to it. */
  protected isGroundSaid = false;
  protected readonly now = signal<Draft>({ said: {}, given: undefined });
  /** The draft whose world has grown: it can be set up at once. */
  readonly #grown = signal<Draft | undefined>(undefined);
  #growing: ReturnType<typeof growElsewhere> | undefined;
  protected readonly checked = computed(() =>
    checkDraft(this.offer, this.now.value, this.now.value === this.#grown.value),
  );
  /** Why somebody cannot play in the draft for which a table was to be made. */
  protected readonly refused = signal<{ readonly draft: Draft; readonly faults: Said } | undefined>(undefined);
  readonly faults = computed<Said>(() =>
    this.refused.value?.draft === this.now.value ? this.refused.value.faults : this.checked.value.faults,
  );
  /** Whether the board shows something else than the settings say, because they cannot be used. */
  readonly isStale = computed(() => Object.keys(this.faults.value).length > 0);
  /** The settings that there are now, and their values. */
  readonly settled = computed(() => this.checked.value);
  /** By key, what stands in a field. */
  readonly draft = computed<Said>(() => shownTexts(this.checked.value, this.now.value.said));
  /** Whether there is a world of its own to play in. */
  readonly hasGiven = computed(() => this.now.value.given !== undefined);
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor({ description, overlays, fresh = {}, ...limits }: VisitOptions) {
    super();
    this.room = description.game.name;
    this.description = description;
    this.fresh = fresh;
    this.offer = { description, schema: overlaid(description.settings, overlays), ...limits };
  }

  /** Takes settings that are complete: chosen, not typed. Undefined means what is usual. A show plays at once. */
  choose(settings: Readonly<Record<string, string | undefined>>, isShow = false): void {
    this.#take(settings, { isShow });
  }

  #take(settings: Readonly<Record<string, string | undefined>>, begin: Begin): void {
    this.stopTyping();
    this.#say(settings);
    this.play.notice.value = undefined;
    this.startSaid(begin);
  }

  /** Takes a setting as it is being typed. */
  type(key: string, text: string): void {
    this.stopTyping();
    const { settings, values } = this.checked.value;
    const setting = settings.find((one) => one.key === key);
    // What may be left open is unsaid once nothing stands there.
    const isUnsaid = text === '' && setting?.format(setting.usual(values, {})) === '';
    this.#say({ [key]: isUnsaid ? undefined : text });
    this.#typing = setTimeout(() => this.choose({}), REST);
  }

  drawSeed(): void {
    this.#take({ ...(!this.isGroundSaid && this.fresh), seed: drawSeed() }, { began: noteSameWorld });
  }

  /** Goes on when the world of what is said is there: at once, or when it has grown in a thread. */
  protected whenGrown(go: () => void): void {
    this.stopGrowing();
    const draft = this.now.value;
    const said = toBeGrown(this.offer, draft);
    if (said === undefined) {
      go();
      return;
    }
    this.#growing = growElsewhere(this.description, said);
    this.play.isGrowing.value = true;
    void this.#growing.done.then(() => {
      if (draft !== this.now.value) return; // more was said meanwhile
      this.stopGrowing();
      this.#grown.value = draft;
      go();
    });
  }

  /** Whoever grows is ended; returns whether there was anybody. */
  protected stopGrowing(): boolean {
    const isAny = this.#growing !== undefined;
    this.#growing?.cancel();
    this.#growing = undefined;
    this.play.isGrowing.value = false;
    return isAny;
  }

  protected stopTyping(): void {
    clearTimeout(this.#typing);
  }

  /** Starts the game that was said here. */
  protected abstract startSaid(begin: Begin): void;

  #say(settings: Readonly<Record<string, string | undefined>>): void {
    const { said, given } = this.now.value;
    this.isGroundSaid ||= saysGround(this.offer, settings);
    const entries = Object.entries({ ...said, ...settings });
    this.now.value = { said: Object.fromEntries(entries.filter(isSaid)), given };
  }
}

const isSaid = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;
