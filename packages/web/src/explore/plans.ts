/** The ways the hunters mean to go. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { ExplorePosition, Sighting } from 'asterion/game';
import { type Cell, restoreRng } from 'asterion/world';
import { plans } from './switches.js';

/** One way for each hunter that is shown, from its cell on. Of a way through the unknown only what is known. */
export const shownPlans = (
  position: ReadonlySignal<ExplorePosition | undefined>,
  eyes: ReadonlySignal<Sighting | undefined>,
): ReadonlySignal<readonly (readonly Cell[])[]> =>
  computed(() => {
    const [now, known] = [position.value, eyes.value];
    if (now === undefined || !plans.isOn.value || now.isOut) return [];
    return plansOf(now)
      .filter(([hunter]) => known?.isVisible(hunter) !== false)
      .map((way) => way.filter((cell) => known?.isKnown(cell) !== false));
  });

/** What each hunter would do next. The stream is a copy: looking at plans draws nothing from that of the game. */
function plansOf({ setup, world, avatar, hunters, random }: ExplorePosition): (readonly Cell[])[] {
  const rng = restoreRng(random);
  return hunters.map((hunter) => setup.hunter.plan({ world, hunter, avatar }, rng).way);
}
