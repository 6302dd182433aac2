/**
 * A walk as a challenge: the same maze, with somebody's way through it under the link key `ghost`.
 *
 * It is written as walks are in links, with the number of steps that were taken back after a `-`: they count. It comes
 * from outside: one that leads through a wall is left out with a message, one of another maze is not shown.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { counted, medalFor } from 'asterion/play';
import type { Cell, Scene } from 'asterion/world';
import { BY, type Challenging, DAMAGED, GHOST, named, nameIn } from '../game/challenge.js';
import { formatLink } from '../shell/link.js';
import { type Draft, entriesOf, mazeName } from './draft.js';
import type { Walk } from './walk.js';
import { formatWalk, parseWalk } from './ways.js';

interface Found {
  readonly text: string;
  readonly by: string;
  /** The maze it is of. */
  readonly maze: string;
}

/** What it is about. */
interface Walking {
  readonly draft: ReadonlySignal<Draft>;
  readonly scene: ReadonlySignal<Scene | undefined>;
}

export class WalkChallenge implements Challenging {
  readonly #visit: Walking;
  readonly #walk: Walk;
  readonly #found = signal<Found | undefined>(undefined);

  constructor(visit: Walking, walk: Walk) {
    this.#visit = visit;
    this.#walk = walk;
  }

  /** The ghost, while the maze on screen is its own. */
  readonly #now = computed(() => {
    const found = this.#found.value;
    return found?.maze === mazeName(this.#visit.draft.value) ? found : undefined;
  });

  /** The way of the ghost and what was taken back of it; undefined where there is none, or no maze yet. */
  readonly #way = computed(() => {
    const [found, scene] = [this.#now.value, this.#visit.scene.value];
    if (found === undefined || scene === undefined) return undefined;
    const [, steps, back = '0'] = /^(.*?)(?:-([0-9]{1,9}))?$/s.exec(found.text) ?? [];
    const { cells, isWhole } = parseWalk(scene.world, scene.entrance ?? 0, steps);
    return { cells, isWhole, takenBack: Number(back), isOut: cells.at(-1) === scene.exit };
  });

  readonly text = computed(() => {
    const [found, way, par] = [this.#now.value, this.#way.value, this.#walk.par.value];
    if (found === undefined || way === undefined) return undefined;
    if (!way.isWhole) return DAMAGED;
    const made = way.cells.length - 1 + way.takenBack;
    const worth = par === undefined ? '' : `, par ${par.toLocaleString('en')}: ${medalFor(made, par)}`;
    const how = way.isOut
      ? `was out in ${counted(made, 'step')}${worth}`
      : `took ${counted(made, 'step')}: not out yet`;
    return `${found.by} ${how}. Can you do better?`;
  });

  /** As far as one has walked oneself. */
  readonly trails = computed<readonly (readonly Cell[])[]>(() => {
    const way = this.#way.value;
    return way?.isWhole === true && !this.#walk.isWatching.value
      ? [way.cells.slice(0, this.#walk.steps.value + 1)]
      : [];
  });

  /** Takes the ghost that a link brings, if it brings one. The settings of the link must have been taken. */
  open(query: URLSearchParams): void {
    const text = query.get(GHOST);
    this.#found.value =
      text === null ? undefined : { text, by: nameIn(query), maze: mazeName(this.#visit.draft.value) };
  }

  link(by: string): Promise<string | undefined> {
    const [scene, { trail, takenBack }] = [this.#visit.scene.value, this.#walk];
    if (scene === undefined) return Promise.resolve(undefined);
    const back = takenBack.value === 0 ? '' : `-${takenBack.value}`;
    const ghost: [string, string][] =
      trail.value.length < 2 ? [] : [[GHOST, `${formatWalk(scene.world, trail.value)}${back}`]];
    const start = entriesOf({ ...this.#visit.draft.value, turn: '' });
    return Promise.resolve(formatLink('maze', [...start, ['walk', ''], ...named(by), ...ghost]));
  }

  /** What keeps the ghost in the address. */
  get entries(): [string, string][] {
    const found = this.#now.value;
    return found === undefined ? [] : Object.entries({ [BY]: found.by, [GHOST]: found.text });
  }
}
