/** The hint about the game on screen: nothing of it is shown, said or worked out unless it was asked for. */

import { computed, type ReadonlySignal, type Signal } from '@preact/signals';
import type { AnyDescription, Hint } from 'asterion/play';
import type { Frame } from '../board/frame.js';
import { announce, announceSeen, hush } from '../page/announce.js';
import type { Step } from './moves.js';
import type { GameState } from './state.js';

interface Hinted {
  readonly description: AnyDescription;
  readonly play: Pick<GameState, 'standing' | 'told' | 'people'>;
  /** Whether it was asked for. */
  readonly setting: Signal<'on' | 'off'>;
  /** Why it may not be shown now; undefined if it may. */
  readonly hidden: ReadonlySignal<string | undefined>;
  /** Whether what is on screen is a level. */
  readonly isLevel: () => boolean;
}

export class Hinting {
  readonly #of: Hinted;

  constructor(of: Hinted) {
    this.#of = of;
  }

  readonly isOn = computed(() => this.#of.setting.value === 'on');

  /** Undefined while it is off or hidden, and where nobody is to step. */
  readonly now = computed<Hint | undefined>(() => {
    const standing = this.#of.play.standing.value;
    if (!this.isOn.value || this.#of.hidden.value !== undefined || standing?.end !== undefined) return undefined;
    return standing && this.#of.description.hint?.(standing);
  });

  /** The good steps of whoever is next to be told one. */
  readonly steps = computed<Step[]>(() => {
    const [standing, told, best] = [this.#of.play.standing.value, this.#of.play.told.value, this.now.value?.best ?? []];
    if (standing === undefined) return [];
    const { input } = this.#of.description;
    const from = input.movers(standing.position).at(told.length);
    if (from === undefined) return [];
    const parts = input.parts(standing.position, told);
    return parts.filter(({ name }) => best.includes(name)).map(({ to }) => ({ from, to }));
  });

  /** In sentences; empty while there is none. */
  get text(): string {
    return this.now.value?.text ?? '';
  }

  /** The same, or why there is nothing to read, while it is on. */
  get shownText(): string {
    return this.#of.hidden.value ?? (this.text === '' ? this.#nothing : this.text);
  }

  get #nothing(): string {
    const { standing, people } = this.#of.play;
    const end = standing.value?.end;
    if (end === undefined) return 'No hint: it is not your move.';
    const isWon = people.value.some((seat) => seat === end.winner);
    return isWon && this.#of.isLevel() ? 'The level is solved.' : 'No hint: the game is over.';
  }

  /** Another level is to be found out by oneself again. */
  forget(): void {
    this.#of.setting.value = 'off';
  }

  /** A frame that tells of the cells to watch, before whatever else it tells of them. */
  over(frame: Frame): Frame {
    const { cells = [], fact } = this.now.value ?? {};
    if (fact === undefined || cells.length === 0) return frame;
    return { ...frame, fact: (cell) => (cells.includes(cell) ? fact : frame.fact?.(cell)) };
  }

  toggle(): void {
    this.#of.setting.value = this.isOn.value ? 'off' : 'on';
    hush();
    if (!this.isOn.value) announce('Hints are off.');
    else announceSeen(this.shownText);
  }
}
