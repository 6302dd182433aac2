/**
 * A run as a challenge: the same worlds, with the save of somebody's run under the link key `ghost`. It comes from
 * outside: one that cannot be loaded is left out with a message, one of other worlds is not shown.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ExplorePosition, Sighting } from 'asterion/game/explore';
import { counted, type ExploreSession, loadExplore, saveText, statusWords } from 'asterion/play';
import type { Cell } from 'asterion/world';
import { BY, type Challenging, DAMAGED, GHOST, named, nameIn } from '../game/challenge.js';
import { formatLink } from '../shell/link.js';
import { packText, unpackText } from '../shell/pack.js';
import { draftOf, entriesOf } from './draft.js';

interface Found {
  readonly run: ExploreSession;
  readonly packed: string;
  readonly by: string;
}

/** What it is about. */
interface Going {
  readonly run: ReadonlySignal<ExploreSession | undefined>;
  readonly position: ReadonlySignal<ExplorePosition | undefined>;
  /** What is seen and known, where only that is shown. */
  readonly eyes: ReadonlySignal<Sighting | undefined>;
}

/** All that makes the worlds of a run. */
const startOf = ({ tip }: ExploreSession): string =>
  entriesOf(draftOf(tip.position.setup))
    .map((entry) => entry.join('='))
    .sort()
    .join('&');

export class RunChallenge implements Challenging {
  readonly #journey: Going;
  readonly #found = signal<Found | undefined>(undefined);
  readonly #isDamaged = signal(false);

  constructor(journey: Going) {
    this.#journey = journey;
  }

  /** The ghost, while the run on screen began where it did. */
  readonly #now = computed(() => {
    const [found, run] = [this.#found.value, this.#journey.run.value];
    return found !== undefined && run !== undefined && startOf(found.run) === startOf(run) ? found : undefined;
  });

  readonly text = computed(() => {
    const found = this.#now.value;
    if (this.#isDamaged.value) return DAMAGED;
    if (found === undefined) return undefined;
    const { position, end } = found.run.tip;
    const { turn, level, purse, setup } = position;
    const far = `world ${level} of ${setup.options.worlds} after ${counted(turn, 'turn')}, with ${counted(purse, 'coin')}.`;
    return `${found.by}: ${end === undefined ? far : statusWords(position, end)} Can you do better?`;
  });

  /** As far as one has come oneself, in this world; in fog only over ground that is known. */
  readonly trails = computed<readonly (readonly Cell[])[]>(() => {
    const [found, now, eyes] = [this.#now.value, this.#journey.position.value, this.#journey.eyes.value];
    if (found === undefined || now === undefined) return [];
    const cells = found.run.line
      .slice(0, now.turn + 1)
      .filter(({ position }) => position.level === now.level)
      .map(({ position }) => position.avatar);
    return [cells.filter((cell) => eyes?.isKnown(cell) !== false)];
  });

  /** Takes the ghost that a link brings, if it brings one. */
  async open(query: URLSearchParams): Promise<void> {
    const packed = query.get(GHOST);
    this.#found.value = undefined;
    this.#isDamaged.value = false;
    if (packed === null) return;
    const loaded = loadExplore((await unpackText(packed)) ?? '');
    this.#isDamaged.value = !loaded.ok;
    if (loaded.ok) this.#found.value = { run: loaded.value, packed, by: nameIn(query) };
  }

  async link(by: string): Promise<string | undefined> {
    const run = this.#journey.run.value;
    if (run === undefined) return undefined;
    const ghost: [string, string][] = run.line.length < 2 ? [] : [[GHOST, await packText(saveText(run))]];
    return formatLink('explore', [...entriesOf(draftOf(run.tip.position.setup)), ...named(by), ...ghost]);
  }

  /** What keeps the ghost in the address. */
  get entries(): [string, string][] {
    const found = this.#now.value;
    return found === undefined ? [] : Object.entries({ [BY]: found.by, [GHOST]: found.packed });
  }
}
