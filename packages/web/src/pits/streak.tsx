/** Wins in a row, by difficulty: kept while games are played, and shown. */

import { computed, effect, signal, untracked } from '@preact/signals';
import {
  Attempts,
  counted,
  countedIn,
  formatStreaks,
  parseStreaks,
  peopleOf,
  pitsPresets,
  presetOf,
  streakOf,
} from 'asterion/play';
import type { Visit } from '../game/session.js';
import { kept } from '../page/stored.js';
import { FactList } from '../shell/numbers.js';

const streaks = kept('pits-streaks', { parse: parseStreaks, format: formatStreaks });

export class StreakKeeper {
  readonly #visit: Visit;
  readonly #attempts = new Attempts();
  /** Why the game on screen does not count; undefined if it does, or nobody plays. */
  readonly flaw = signal<string | undefined>(undefined);

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** The preset that is played; undefined where the settings are somebody's own. */
  readonly preset = computed(() => presetOf(this.#visit.description, pitsPresets, this.#visit.settled.value));

  readonly streak = computed(() => this.preset.value && streakOf(streaks.value, this.preset.value.name));

  /** What a game that has just ended means for the streak, as a sentence; empty where nobody played for one. */
  get text(): string {
    const [streak, now] = [this.streak.value, this.#visit.play.now.value];
    if (streak === undefined || now?.tip.end === undefined || peopleOf(now.setup).length === 0) return '';
    return this.flaw.value ?? `${counted(streak.row, 'win')} in a row.`;
  }

  /** Starts to count; the returned call ends it. */
  watch(): () => void {
    return effect(() => {
      const now = this.#visit.play.now.value;
      if (now === undefined) return;
      untracked(() => {
        const [came, preset] = [this.#attempts.notice(now), this.preset.value];
        this.flaw.value = peopleOf(now.setup).length > 0 ? this.#attempts.flaw : undefined;
        if (came !== undefined && preset !== undefined)
          streaks.value = countedIn(streaks.value, preset.name, came === 'won');
      });
    });
  }
}

/** Wins in a row with these settings, and whether the game on screen counts. */
export function StreakPanel({ keeper }: { readonly keeper: StreakKeeper }) {
  const [preset, streak, flaw] = [keeper.preset.value, keeper.streak.value, keeper.flaw.value];
  if (preset === undefined || streak === undefined)
    return <p class="hint">Your own settings have no streak: choose a difficulty.</p>;
  return (
    <>
      <FactList
        class="stats"
        id="streak"
        facts={[
          [`${preset.title}, wins in a row`, streak.row],
          ['Best', streak.best],
        ]}
      />
      <p class="hint" data-testid="counts">
        {flaw ?? 'The first try at a seed counts, unless a move is taken back.'}
      </p>
    </>
  );
}
