import { rampColour } from 'asterion/render';
import { counted } from '../play/words.js';
import { palette } from '../shell/settings.js';
import { type CellValues, FOR_EVER } from './cell-values.js';

/** What the colours of the cells mean, in monster moves. */
export function HeatLegend({ cells: { who, most, hasDepths, values } }: { readonly cells: CellValues }) {
  const { heat, quarry, floor, wall } = palette.value;
  const hasSafe = values.includes(-1);
  return (
    <figure class="heat-legend" aria-label="Legend of the colours" data-testid="heat-legend">
      <figcaption>If {who} stood there:</figcaption>
      {most > 0 && (
        <span class="heat-scale">
          {most > 1 && <span>1</span>}
          <span class={`heat-ramp ${most > 1 ? '' : 'is-one'}`} style={{ background: rampOf(heat, most) }} />
          <span>{counted(most, 'monster move')} to capture</span>
        </span>
      )}
      {!hasDepths && (
        <span class="heat-scale">
          <span class="heat-ramp is-one" style={{ background: heat[0] }} />
          <span>captured</span>
        </span>
      )}
      {hasSafe && (
        <span class="heat-scale">
          <svg class="sign" viewBox="0 0 20 20" aria-hidden="true">
            <rect x="1" y="1" width="18" height="18" fill={floor} stroke={wall} />
            <path d="M1 9L9 1M1 17L17 1M6 19L19 6M14 19L19 14" stroke={quarry} />
          </svg>
          <span>{FOR_EVER} the rogue evades</span>
        </span>
      )}
    </figure>
  );
}

/** From 1 to the most, in the colours the board gives them: there 0 is the first. */
function rampOf(heat: readonly string[], most: number): string {
  const stops = heat.map((_, at) => rampColour(heat, (1 + ((most - 1) * at) / (heat.length - 1)) / most));
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
