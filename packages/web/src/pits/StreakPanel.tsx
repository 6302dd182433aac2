import type { Tally } from './tally.js';

/** Wins in a row with these settings, and whether the game on screen counts. */
export function StreakPanel({ tally }: { readonly tally: Tally }) {
  const [preset, streak, flaw] = [tally.preset.value, tally.streak.value, tally.flaw.value];
  if (preset === undefined || streak === undefined)
    return <p class="hint">Your own settings have no streak: choose a difficulty.</p>;
  return (
    <>
      <dl class="stats" data-testid="streak">
        <div>
          <dt>{preset.title}, wins in a row</dt>
          <dd>{streak.row}</dd>
        </div>
        <div>
          <dt>Best</dt>
          <dd>{streak.best}</dd>
        </div>
      </dl>
      <p class="hint" data-testid="counts">
        {flaw ?? 'The first try at a seed counts, unless a move is taken back.'}
      </p>
    </>
  );
}
