/** What a slot holds, in words and numbers. */

import type { SlotInfo } from './slots.js';

/** The columns of a list of slots. */
export const SLOT_HEAD = ['slot', 'seed', 'world', 'turns', 'coins', 'saved'];

/** A line of it; what cannot be loaded says so. */
export function slotRow({ slot, loaded, when }: SlotInfo): string[] {
  const saved = whenText(when);
  if (!loaded.ok) return [slot, loaded.kind === 'none' ? 'backup only' : 'damaged', '', '', '', saved];
  const { level, turn, purse, setup } = loaded.session.tip.position;
  return [slot, setup.seed, `${level} of ${setup.options.worlds}`, String(turn), String(purse), saved];
}

/** The same as a report. */
export function slotReport({ slot, loaded, when }: SlotInfo) {
  const saved = when.toISOString();
  if (!loaded.ok) return { slot, saved, fault: loaded.why, backup: loaded.backup ?? null };
  const { level, turn, purse, setup } = loaded.session.tip.position;
  return { slot, saved, seed: setup.seed, world: level, turns: turn, coins: purse };
}

/** `2026-11-15 19:30`, as clocks on the wall show it. */
function whenText(when: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [when.getFullYear(), two(when.getMonth() + 1), two(when.getDate())].join('-');
  return `${day} ${two(when.getHours())}:${two(when.getMinutes())}`;
}
