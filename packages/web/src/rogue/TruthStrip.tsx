import type { Making } from '../exact/making.js';
import { progressText, valueText } from '../exact/words.js';
import { HeatLegend } from './HeatLegend.js';
import type { Stage } from './stage.js';

/** Below the status: what the exact table says, as far as it was asked; or how far it has come; or why there is none. */
export function TruthStrip({ stage }: { readonly stage: Stage }) {
  const { truth, session } = stage;
  const { maker, isShown, heat, cells } = truth;
  const preparing = session.maker.now.value;
  if (preparing.kind === 'solving' || preparing.kind === 'cancelled') {
    return (
      <InTheMaking
        now={preparing}
        lead="The optimal player needs the exact table."
        onCancel={() => session.maker.cancel()}
        onAgain={() => session.choose({})}
      />
    );
  }
  if (!isShown.value && heat.value === 'off') return null;
  const now = maker.now.value;
  if (now.kind === 'none') return null;
  if (now.kind !== 'solved') {
    return <InTheMaking now={now} lead="" onCancel={() => maker.cancel()} onAgain={() => void maker.make(now.chase)} />;
  }
  return (
    <section class="truth" aria-label="Exact truth">
      {isShown.value && <Verdict stage={stage} />}
      {cells.value !== undefined && <HeatLegend cells={cells.value} />}
      {now.why !== undefined && (
        <p class="hint" data-testid="no-depths">
          In how many moves is not known here. {now.why}
        </p>
      )}
    </section>
  );
}

/** Of the standing on screen, and of the start where that is another one. */
function Verdict({ stage: { truth, play } }: { readonly stage: Stage }) {
  const [standing, value, start] = [play.standing.value, truth.value.value, truth.startValue.value];
  if (standing === undefined || value === undefined || start === undefined) return null;
  // Safe then and safe now is no news.
  const isSafe = standing.end === undefined && start.verdict === 'evades' && value.verdict === 'evades';
  const hasNews = standing.position.ply > 0 && !isSafe;
  return (
    <div class="verdict">
      {standing.end === undefined && (
        <p data-testid="truth">
          With best play: <strong>{valueText(value)}</strong>.
        </p>
      )}
      {hasNews && (
        <p class="hint" data-testid="truth-start">
          From the start, with best play: {valueText(start)}.
        </p>
      )}
    </div>
  );
}

interface MakingProps {
  readonly now: Exclude<Making, { readonly kind: 'none' | 'solved' }>;
  /** What it is made for; empty if that goes without saying. */
  readonly lead: string;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

function InTheMaking({ now, lead, onCancel, onAgain }: MakingProps) {
  return (
    <section class="truth is-making" aria-label="Exact truth" aria-busy={now.kind === 'solving'}>
      <p data-testid="making">
        {lead} {makingText(now)}
      </p>
      {now.kind === 'solving' && (
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      )}
      {now.kind === 'cancelled' && (
        <button type="button" onClick={onAgain}>
          Solve
        </button>
      )}
    </section>
  );
}

function makingText(now: MakingProps['now']): string {
  if (now.kind === 'refused') return `The truth is not known here. ${now.why}`;
  if (now.kind === 'cancelled') return 'Solving was cancelled.';
  return now.progress === undefined ? 'Solving …' : `Solving … ${progressText(now.progress)}`;
}
