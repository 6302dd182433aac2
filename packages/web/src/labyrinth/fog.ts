/** The fog of sight: whether it is wanted, and what it leaves to be seen. */

import { computed } from '@preact/signals';
import type { LabyrinthPosition } from 'asterion/game';
import type { Play } from '../play/play.js';
import { announce, hush } from '../shell/announce.js';
import { SWITCH } from '../shell/settings.js';
import { stored } from '../shell/stored.js';
import { eyesAt, type Known, knownAfter } from './known.js';
import type { Side, Table } from './table.js';
import { seatName } from './words.js';

const setting = stored('labyrinth-fog', SWITCH, 'off');

export const isFogWanted = computed(() => setting.value === 'on');

export class Fog {
  readonly #play: Play<LabyrinthPosition, Table>;

  constructor(play: Play<LabyrinthPosition, Table>) {
    this.#play = play;
  }

  /** Through whose eyes the board is seen; undefined where there is no fog. */
  readonly eyes = computed<Side | undefined>(() => {
    const standing = this.#play.standing.value;
    return isFogWanted.value && standing !== undefined ? eyesAt(standing, this.#play.people.value) : undefined;
  });

  /** What these eyes know; undefined where there is no fog. */
  readonly known = computed<Known | undefined>(() => {
    const [eyes, now] = [this.eyes.value, this.#play.now.value];
    if (eyes === undefined || now === undefined) return undefined;
    return knownAfter(this.#play.line.value.slice(0, now.at + 1), eyes);
  });

  /** Why something that would see through the fog is not shown; undefined where it may be. */
  readonly veil = computed(() =>
    this.eyes.value === undefined ? undefined : 'It would show what the fog hides: switch the fog off to see it.',
  );

  toggle(): void {
    setting.value = isFogWanted.value ? 'off' : 'on';
    hush();
    const eyes = this.eyes.value;
    if (!isFogWanted.value) announce('No fog: everything is seen.');
    else
      announce(
        eyes === undefined
          ? 'Fog is on; it has lifted, because the game is over.'
          : `Fog: only what ${seatName(eyes)} sees, and the ground seen before.`,
      );
  }
}
