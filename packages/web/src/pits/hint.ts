/** The hint about the game on screen: nothing of it is shown, said or worked out unless it was asked for. */

import { computed } from '@preact/signals';
import type { Hint } from 'asterion/play';
import type { Cell } from 'asterion/world';
import type { Step } from '../game/moves.js';
import type { Play } from '../game/play.js';
import { announce, hush } from '../page/announce.js';
import { SWITCH } from '../page/settings.js';
import { stored } from '../page/stored.js';

const setting = stored('pits-hint', SWITCH, 'off');

export class Hinting {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly isOn = computed(() => setting.value === 'on');

  /** Undefined while it is off, and where nobody is to step. */
  readonly now = computed<Hint | undefined>(() => {
    const [standing, setup] = [this.#play.standing.value, this.#play.setup.value];
    return this.isOn.value && standing !== undefined ? setup?.description.hint?.(standing.position) : undefined;
  });

  /** The good steps. */
  readonly steps = computed<Step[]>(() => {
    const [standing, setup, best] = [this.#play.standing.value, this.#play.setup.value, this.now.value?.best ?? []];
    if (standing === undefined || setup === undefined) return [];
    const { input } = setup.description;
    const [from] = input.movers(standing.position);
    const parts = input.parts(standing.position, []);
    return parts.filter(({ name }) => best.includes(name)).map(({ to }) => ({ from, to }));
  });

  /** In sentences; empty while there is none. */
  get text(): string {
    return this.now.value?.text ?? '';
  }

  /** What it says of a cell; undefined for nothing. */
  factOf(cell: Cell): string | undefined {
    return this.now.value?.cells.includes(cell) === true ? 'a pit here would cut you off' : undefined;
  }

  toggle(): void {
    setting.value = this.isOn.value ? 'off' : 'on';
    hush();
    if (!this.isOn.value) announce('No hints.');
    else announce(this.text === '' ? 'Hints are on, for when a step is to be made.' : this.text);
  }
}
