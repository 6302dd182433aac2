import { Disc, LegendItem, TraceSign } from '../play/legend.js';
import { palette } from '../shell/settings.js';
import type { Stage } from './stage.js';

/** What is on the board, in its colours. */
export function Legend({ play }: Pick<Stage, 'play'>) {
  const { pursuer, quarry, label, text, corridor, block, wall } = palette.value;
  const hasTerrain = play.table.value?.scene.world.terrain !== undefined;
  return (
    <ul class="legend" aria-label="Legend">
      <LegendItem name="monster; where small, a diamond">
        <Disc fill={pursuer} label={label} letter="M" />
      </LegendItem>
      <LegendItem name="rogue">
        <Disc fill={quarry} label={label} letter="@" />
      </LegendItem>
      <LegendItem name="where one can step">
        <circle cx="10" cy="10" r="3" fill={text} />
      </LegendItem>
      <LegendItem name="monster's last step">
        <TraceSign colour={pursuer} />
      </LegendItem>
      <LegendItem name="rogue's last step">
        <TraceSign colour={quarry} dash="3 3" />
      </LegendItem>
      {hasTerrain && (
        <>
          <LegendItem name="corridor, no diagonals">
            <rect x="2" y="2" width="16" height="16" fill={corridor} stroke={wall} />
          </LegendItem>
          <LegendItem name="rock">
            <rect x="2" y="2" width="16" height="16" fill={block} />
          </LegendItem>
        </>
      )}
    </ul>
  );
}
