/** Keeps the streaks while games are played. */

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { type PitsPosition, pits } from 'asterion/game';
import type { Moment } from '../play/course.js';
import { peopleOf } from '../play/table.js';
import { counted } from '../play/words.js';
import { kept } from '../shell/stored.js';
import { type Attempt, attemptAfter } from './attempt.js';
import { groundOf } from './draft.js';
import { presetOf } from './presets.js';
import { counting, formatStreaks, parseStreaks, streakOf } from './streaks.js';
import type { Table } from './table.js';

const streaks = kept('pits-streaks', { parse: parseStreaks, format: formatStreaks });

export class Tally {
  readonly #now: ReadonlySignal<Moment<PitsPosition, Table> | undefined>;
  readonly #attempt = signal<Attempt | undefined>(undefined);
  /** Grounds whose pits were on screen. */
  readonly #seen = new Set<string>();

  constructor(now: ReadonlySignal<Moment<PitsPosition, Table> | undefined>) {
    this.#now = now;
  }

  /** The preset that is played; undefined where the settings are somebody's own. */
  readonly preset = computed(() => this.#now.value && presetOf(this.#now.value.table.draft));

  readonly streak = computed(() => this.preset.value && streakOf(streaks.value, this.preset.value.name));

  /** Why the game on screen does not count; undefined if it does, or nobody plays. */
  readonly flaw = computed(() => {
    const attempt = this.#attempt.value;
    return attempt !== undefined && peopleOf(attempt.table).length > 0 ? attempt.flaw : undefined;
  });

  /** What a game that has just ended means for the streak, as a sentence; empty where nobody played for one. */
  get text(): string {
    const [attempt, streak] = [this.#attempt.value, this.streak.value];
    if (streak === undefined || attempt?.tip.end === undefined || peopleOf(attempt.table).length === 0) return '';
    return attempt.flaw ?? `${counted(streak.row, 'win')} in a row.`;
  }

  /** Starts to count; the returned call ends it. */
  watch(): () => void {
    return effect(() => {
      const now = this.#now.value;
      if (now !== undefined) untracked(() => this.#notice(now));
    });
  }

  #notice(now: Moment<PitsPosition, Table>): void {
    const before = this.#attempt.value;
    if (before?.tip === now.tip && before.table === now.table) return;
    const attempt = attemptAfter(before, now, this.#seen);
    this.#attempt.value = attempt;
    this.#seen.add(groundOf(now.table.draft));
    const outcome = pits.outcome(now.tip.position);
    const preset = this.preset.value;
    if (outcome === undefined || preset === undefined || attempt.flaw !== undefined) return;
    const [person] = peopleOf(now.table);
    if (person !== undefined) streaks.value = counting(streaks.value, preset.name, outcome.winner === person);
  }
}
