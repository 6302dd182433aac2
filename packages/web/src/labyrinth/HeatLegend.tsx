import { rampColour } from 'asterion/render';
import { counted } from '../play/words.js';
import { palette } from '../shell/settings.js';
import type { Side } from './table.js';
import { DRAW, SCALE, type TileValues } from './values.js';
import { seatName } from './words.js';

/** What the colours and signs of the tiles mean. */
export function HeatLegend({ tiles: { side, longest, hasDraws } }: { readonly tiles: TileValues }) {
  const { quarry, floor, wall } = palette.value;
  return (
    <figure class="heat-legend" aria-label="Legend of the colours" data-testid="heat-legend">
      <figcaption>If {seatName(side)} stood there:</figcaption>
      {longest.theseus > 0 && <Ramp side="theseus" letter="T" longest={longest.theseus} />}
      {hasDraws && (
        <span class="heat-scale">
          <svg class="sign" viewBox="0 0 20 20" aria-hidden="true">
            <rect x="1" y="1" width="18" height="18" fill={floor} stroke={wall} />
            <path d="M1 9L9 1M1 17L17 1M6 19L19 6M14 19L19 14" stroke={quarry} />
          </svg>
          <span>{DRAW} a draw</span>
        </span>
      )}
      {longest.minotaur > 0 && <Ramp side="minotaur" letter="M" longest={longest.minotaur} />}
    </figure>
  );
}

interface RampProps {
  readonly side: Side;
  readonly letter: string;
  readonly longest: number;
}

const Ramp = ({ side, letter, longest }: RampProps) => (
  <span class="heat-scale">
    <span>{letter}0</span>
    <span class="heat-ramp" style={{ background: rampOf(palette.value.heat, SCALE[side]) }} />
    <span>
      {letter}
      {longest} {seatName(side)} wins, in {counted(longest, 'round')} at most
    </span>
  </span>
);

/** A part of the ramp, in shares of a thousand, in the colours the board gives it. */
function rampOf(heat: readonly string[], [from, to]: readonly [number, number]): string {
  const stops = [0, 0.25, 0.5, 0.75, 1].map((share) => rampColour(heat, (from + (to - from) * share) / 1000));
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
