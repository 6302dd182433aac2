/** What a visitor has switched on or off for good. */

import { computed } from '@preact/signals';
import { announce } from '../page/announce.js';
import { SWITCH } from '../page/settings.js';
import { stored } from '../page/stored.js';

class Switch {
  readonly #setting;
  readonly #words: Readonly<Record<'on' | 'off', string>>;
  readonly isOn = computed(() => this.#setting.value === 'on');

  constructor(name: string, usual: 'on' | 'off', words: Readonly<Record<'on' | 'off', string>>) {
    this.#setting = stored(`explore-${name}`, SWITCH, usual);
    this.#words = words;
  }

  toggle(): void {
    this.#setting.value = this.isOn.value ? 'off' : 'on';
    announce(this.#words[this.#setting.value]);
  }
}

/** Only what the avatar sees and remembers is shown. */
export const fog = new Switch('fog', 'on', {
  on: 'Fog: only what you see and remember.',
  off: 'No fog: everything is seen.',
});
/** The ways the hunters mean to go. */
export const plans = new Switch('plans', 'off', {
  on: 'The ways of the hunters in view are shown.',
  off: 'The ways of the hunters are hidden.',
});
/** The small map, where the board shows only a part of the world. */
export const smallMap = new Switch('map', 'on', {
  on: 'The small map is shown while only a part of the world is.',
  off: 'The small map is hidden.',
});
