/** Whether whoever serves the page shows tournaments: most do not, and then nothing on the page speaks of them. */

import { signal } from '@preact/signals';
import { TOURNAMENTS } from './tournaments-address.js';

export const hasTournaments = signal(false);

/** Asks once. Without a connection there is nobody to ask. */
export async function lookForTournaments(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const { tournaments } = (await (await fetch(TOURNAMENTS)).json()) as { readonly tournaments?: unknown };
    if (Array.isArray(tournaments) && tournaments.length > 0) hasTournaments.value = true;
  } catch {
    // Then there are none.
  }
}
