import { InTheMaking } from '../play/InTheMaking.js';
import { counted } from '../play/words.js';
import { HeatLegend } from './HeatLegend.js';
import type { SolveProgress } from './request.js';
import type { Stage } from './stage.js';
import { valueText } from './values.js';

/** Below the status: what the exact table says, as far as it was asked; or how far it has come; or why there is none. */
export function TruthStrip({ stage }: { readonly stage: Stage }) {
  const { maker, isShown, isWanted, tiles, veil } = stage.truth;
  const now = maker.now.value;
  if (!isWanted.value) return null;
  if (veil.value !== undefined) {
    return (
      <section class="truth is-making" aria-label="Exact truth">
        <p data-testid="veil">{veil.value}</p>
      </section>
    );
  }
  if (now.kind === 'none') return null;
  if (now.kind !== 'solved') {
    const again = (): void => void maker.make(now.problem);
    return <InTheMaking now={now} progressText={progressText} onCancel={() => maker.cancel()} onAgain={again} />;
  }
  return (
    <section class="truth" aria-label="Exact truth">
      {isShown.value && <Verdict stage={stage} />}
      {tiles.value !== undefined && <HeatLegend tiles={tiles.value} />}
    </section>
  );
}

const progressText = ({ solved, total }: SolveProgress): string =>
  `${solved.toLocaleString('en')} of ${counted(total, 'set')} of supplies.`;

/** Of the standing on screen, and of the start where that is another one. */
function Verdict({ stage: { truth, play } }: { readonly stage: Stage }) {
  const [standing, value, start] = [play.standing.value, truth.value.value, truth.startValue.value];
  if (standing === undefined || value === undefined || start === undefined) return null;
  return (
    <div class="verdict">
      {standing.end === undefined && (
        <p data-testid="truth">
          With best play: <strong>{valueText(value)}</strong>.
        </p>
      )}
      {standing.position.ply > 0 && (
        <p class="hint" data-testid="truth-start">
          From the start, with best play: {valueText(start)}.
        </p>
      )}
      {standing.position.setup.options.dice !== 'none' && (
        <p class="hint">As if dice fell as is best for whoever rolls them.</p>
      )}
    </div>
  );
}
