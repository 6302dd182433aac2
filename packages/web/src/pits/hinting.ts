/** The hint about the game on screen: nothing of it is shown, said or worked out unless it was asked for. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Cell } from 'asterion/world';
import { announce, hush } from '../shell/announce.js';
import { SWITCH } from '../shell/settings.js';
import { stored } from '../shell/stored.js';
import { hintOf } from './hint.js';
import type { Standing } from './standing.js';

const setting = stored('pits-hint', SWITCH, 'off');

export class Hinting {
  readonly #standing: ReadonlySignal<Standing | undefined>;

  constructor(standing: ReadonlySignal<Standing | undefined>) {
    this.#standing = standing;
  }

  readonly isOn = computed(() => setting.value === 'on');

  /** Undefined while it is off, and where nobody is to step. */
  readonly now = computed(() => {
    const standing = this.#standing.value;
    return this.isOn.value && standing !== undefined ? hintOf(standing.position) : undefined;
  });

  /** In sentences; empty while there is none. */
  get text(): string {
    return this.now.value?.best.text ?? '';
  }

  /** What it says of a cell; undefined for nothing. */
  factOf(cell: Cell): string | undefined {
    return this.now.value?.cuts.includes(cell) === true ? 'a pit here would cut you off' : undefined;
  }

  toggle(): void {
    setting.value = this.isOn.value ? 'off' : 'on';
    hush();
    if (!this.isOn.value) announce('No hints.');
    else announce(this.text === '' ? 'Hints are on, for when a step is to be made.' : this.text);
  }
}
