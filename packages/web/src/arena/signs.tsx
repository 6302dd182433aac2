/** How a tournament is doing, in a word; and that there is nothing newer, and why. */

import type { State } from './data.js';
import type { Trouble } from './polling.js';
import { STATE_TEXTS } from './words.js';

export const StateSign = ({ state }: { readonly state: State }) => (
  <span class={`arena-state is-${state}`} data-testid="state">
    {STATE_TEXTS[state]}
  </span>
);

export const TroubleNote = ({ trouble }: { readonly trouble: Trouble }) => (
  <p class="fault" data-testid="trouble">
    {trouble.text} {trouble.isGone && 'It is asked again until it does.'}
  </p>
);
