/** The question that is asked of all sides at the moment, and its answers. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { World } from 'asterion/world';
import { listed } from '../board/describe.js';
import { counted } from '../play/words.js';
import { announce } from '../shell/announce.js';
import { stored } from '../shell/stored.js';
import { holderOf, PREDICATES, type Predicate, sidesOf } from './predicates.js';

const NAMES: readonly Predicate[] = PREDICATES.map(({ name }) => name);
const setting = stored<Predicate>('labyrinth-predicate', NAMES, 'off');

/** What is asked, and of which board. */
interface Question {
  readonly world: ReadonlySignal<World | undefined>;
  /** Whether walls must not close rooms. */
  readonly noRooms: ReadonlySignal<boolean>;
  /** Why no answer is given now; undefined if one is. */
  readonly veil: ReadonlySignal<string | undefined>;
}

export class Asked {
  readonly name = computed(() => setting.value);
  readonly veil: ReadonlySignal<string | undefined>;
  readonly #question: Question;

  constructor(question: Question) {
    this.#question = question;
    this.veil = question.veil;
  }

  /** Undefined while nothing is asked, or no answer is given. */
  readonly answer = computed(() => {
    const [world, name] = [this.#question.world.value, this.name.value];
    if (world === undefined || name === 'off' || this.veil.value !== undefined) return undefined;
    const holds = holderOf(world, name, this.#question.noRooms.value);
    const { inner, outer } = sidesOf(world.grid);
    const found = [...inner, ...outer].filter(({ tile, side }) => holds(tile, side));
    return { name, grid: world.grid, found, outer, total: inner.length + outer.length, holds };
  });

  /** How many sides there are, in words. */
  readonly text = computed(() => {
    const answer = this.answer.value;
    return answer && `It holds for ${answer.found.length.toLocaleString('en')} of ${counted(answer.total, 'side')}.`;
  });

  /** What is said of a tile; undefined for nothing. */
  factAt(tile: number): string | undefined {
    const answer = this.answer.value;
    if (answer === undefined) return undefined;
    const { shape } = answer.grid;
    const sides = shape.sides.filter((side) => answer.holds(tile, side)).map((side) => shape.directions[side]);
    const title = PREDICATES.find(({ name }) => name === answer.name)?.title;
    return `${title}: ${sides.length === 0 ? 'no side' : listed(sides)}`;
  }

  /** The next one; or the one that is told. */
  ask(name?: string): void {
    const next = NAMES[(NAMES.indexOf(setting.value) + 1) % NAMES.length];
    setting.value = name === undefined ? next : (NAMES.find((one) => one === name) ?? 'off');
    const asked = PREDICATES.find((one) => one.name === setting.value);
    if (asked === undefined || asked.name === 'off') announce('No predicate is shown.');
    else announce(`${asked.title}. ${this.veil.value ?? `${asked.about} ${this.text.value ?? ''}`}`.trim());
  }
}
