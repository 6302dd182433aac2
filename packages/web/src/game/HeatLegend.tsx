/** What the colours of the cells mean, with units. */

import { rampColour } from 'asterion/render';
import type { ComponentChildren } from 'preact';
import { palette } from '../page/settings.js';
import { type CellValues, type Exact, type Scale, shareOf } from './exact-values.js';

interface Props {
  readonly exact: Exact;
  readonly cells: CellValues;
}

/** Of cells that are coloured by what they are worth. */
export const HeatLegend = ({ exact, cells: { who, scales, uncounted } }: Props) => (
  <LegendOfColours lead={`If ${who} stood there:`}>
    {scales.map((scale) => (
      <WinRamp key={scale.winner} scale={scale} exact={exact} />
    ))}
    {uncounted !== undefined && (
      <ColourScale colours={palette.value.wins[2]} sign={exact.sign(uncounted)}>
        {exact.text(uncounted)}
      </ColourScale>
    )}
  </LegendOfColours>
);

export const LegendOfColours = ({
  lead,
  children,
}: {
  readonly lead: string;
  readonly children: ComponentChildren;
}) => (
  <figure class="heat-legend" aria-label="Legend of the colours" data-testid="heat-legend">
    <figcaption>{lead}</figcaption>
    {children}
  </figure>
);

/** From a win in one to the longest, in the colours the board gives them: there a win at once is the first. */
function WinRamp({ scale, exact }: { readonly scale: Scale; readonly exact: Exact }) {
  const { winner, side, most } = scale;
  const isRange = most !== null && most > 1;
  const counts = isRange ? [0, 0.25, 0.5, 0.75, 1].map((share) => 1 + (most - 1) * share) : [most ?? 0];
  return (
    <ColourScale
      colours={counts.map((count) => rampColour(palette.value.wins[side], shareOf(scale, count)))}
      sign={isRange ? exact.sign({ winner, count: 1 }) : ''}
    >
      {exact.text({ winner, count: most })}
    </ColourScale>
  );
}

interface ScaleProps {
  /** One, or many that go over into each other. */
  readonly colours: readonly string[];
  /** What is written where they begin. */
  readonly sign: string;
  /** What they mean where they end. */
  readonly children: ComponentChildren;
}

/** A patch of one colour behind its sign; of several the sign stands at their beginning. */
export function ColourScale({ colours, sign, children }: ScaleProps) {
  const isOne = colours.length === 1;
  const background = isOne ? colours[0] : `linear-gradient(to right, ${colours.join(', ')})`;
  return (
    <span class="heat-scale">
      {!isOne && sign !== '' && <span>{sign}</span>}
      <span class={`heat-ramp ${isOne ? 'is-one' : ''}`} style={{ background }} />
      <span>
        {isOne && sign} {children}
      </span>
    </span>
  );
}
