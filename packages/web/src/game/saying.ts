/** What a visitor says of the next game, in fields and by links, and what is wrong with it. */

import { computed, signal } from '@preact/signals';
import type { AnyDescription } from 'asterion/play';
import { type Overlay, overlaid, type Said } from 'asterion/settings';
import { drawSeed } from '../shell/draw-seed.js';
import { REST } from '../shell/place.js';
import { checkDraft, type Draft, noteSameWorld, type Offer, saysGround, shownTexts } from './draft.js';
import type { Play } from './play.js';
import { Visiting } from './visiting.js';

export interface VisitOptions {
  readonly description: AnyDescription;
  /** The page's own usual values and limits. */
  readonly overlays: Readonly<Record<string, Overlay>>;
  /** What a new game is made from where nobody has said anything of its world; the usual values if absent. */
  readonly fresh?: Said | undefined;
  /** The most bytes of a table that a player may need; no limit of the page's own if absent. */
  readonly playerMemory?: number | undefined;
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
  protected readonly checked = computed(() => checkDraft(this.offer, this.now.value));
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

  constructor({ description, overlays, fresh = {}, playerMemory }: VisitOptions) {
    super();
    this.room = description.game.name;
    this.description = description;
    this.fresh = fresh;
    this.offer = { description, schema: overlaid(description.settings, overlays), playerMemory };
  }

  /** Takes settings that are complete: chosen, not typed. Undefined means what is usual. A show plays at once. */
  choose(settings: Readonly<Record<string, string | undefined>>, isShow = false): void {
    this.stopTyping();
    this.#say(settings);
    this.play.notice.value = undefined;
    this.startSaid(isShow);
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
    const before = this.play.setup.value;
    this.choose({ ...(!this.isGroundSaid && this.fresh), seed: drawSeed() });
    noteSameWorld(before, this.play.setup.value);
  }

  protected stopTyping(): void {
    clearTimeout(this.#typing);
  }

  /** Starts the game that was said here; a show plays at once. */
  protected abstract startSaid(isShow: boolean): void;

  #say(settings: Readonly<Record<string, string | undefined>>): void {
    const { said, given } = this.now.value;
    this.isGroundSaid ||= saysGround(this.offer, settings);
    const entries = Object.entries({ ...said, ...settings });
    this.now.value = { said: Object.fromEntries(entries.filter(isSaid)), given };
  }
}

const isSaid = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;
