import { progressText, valueText } from '../exact/words.js';
import { InTheMaking } from '../play/InTheMaking.js';
import { HeatLegend } from './HeatLegend.js';
import type { Stage } from './stage.js';

/** Below the status: what the exact table says, as far as it was asked; or how far it has come; or why there is none. */
export function TruthStrip({ stage }: { readonly stage: Stage }) {
  const { truth, session } = stage;
  const { maker, isShown, isWanted, cells } = truth;
  const preparing = session.maker.now.value;
  if (preparing.kind === 'solving' || preparing.kind === 'cancelled') {
    return (
      <InTheMaking
        now={preparing}
        lead="The optimal player needs the exact table."
        progressText={progressText}
        onCancel={() => session.maker.cancel()}
        onAgain={() => session.choose({})}
      />
    );
  }
  if (!isWanted.value) return null;
  const now = maker.now.value;
  if (now.kind === 'none') return null;
  if (now.kind !== 'solved') {
    const again = (): void => void maker.make(now.problem);
    return <InTheMaking now={now} progressText={progressText} onCancel={() => maker.cancel()} onAgain={again} />;
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
