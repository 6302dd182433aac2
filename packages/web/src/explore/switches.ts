/** What a visitor has switched on or off for good. */

import { computed } from '@preact/signals';
import { SWITCH } from '../page/settings.js';
import { stored } from '../page/stored.js';

class Switch {
  readonly #setting;
  readonly isOn = computed(() => this.#setting.value === 'on');

  constructor(name: string, usual: (typeof SWITCH)[number]) {
    this.#setting = stored(`explore-${name}`, SWITCH, usual);
  }

  toggle(): void {
    this.#setting.value = this.isOn.value ? 'off' : 'on';
  }
}

/** Only what the avatar sees and remembers is shown. */
export const fog = new Switch('fog', 'on');
/** The ways the hunters mean to go. */
export const plans = new Switch('plans', 'off');
/** The small map, where the board shows only a part of the world. */
export const smallMap = new Switch('map', 'on');
