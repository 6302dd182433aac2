import { Disc, LegendItem, TraceSign } from '../play/legend.js';
import { palette } from '../shell/settings.js';
import type { Stage } from './stage.js';

/** What is on the board, in its colours. */
export function Legend({ fog }: Pick<Stage, 'fog'>) {
  const { pursuer, quarry, thing, label, text, corridor, block, wall } = palette.value;
  return (
    <ul class="legend" aria-label="Legend">
      <LegendItem name="Theseus">
        <Disc fill={quarry} label={label} letter="T" />
      </LegendItem>
      <LegendItem name="Minotaur; where small, a diamond">
        <Disc fill={pursuer} label={label} letter="M" />
      </LegendItem>
      <LegendItem name="supply; where small, a square">
        <Disc fill={thing} label={label} letter="s" radius={6} />
      </LegendItem>
      <LegendItem name="where one can step">
        <circle cx="10" cy="10" r="3" fill={text} />
      </LegendItem>
      <LegendItem name="Theseus' last step">
        <TraceSign colour={quarry} dash="3 3" />
      </LegendItem>
      <LegendItem name="Minotaur's last step">
        <TraceSign colour={pursuer} />
      </LegendItem>
      {fog.eyes.value !== undefined && (
        <>
          <LegendItem name="seen before">
            <rect x="2" y="2" width="16" height="16" fill={corridor} stroke={wall} />
          </LegendItem>
          <LegendItem name="not seen yet">
            <rect x="2" y="2" width="16" height="16" fill={block} stroke={wall} />
          </LegendItem>
        </>
      )}
    </ul>
  );
}
