import { inkOn } from '../board/ink.js';
import { Disc, LegendItem, TraceSign } from '../play/legend.js';
import { palette } from '../shell/settings.js';
import { trianglePath } from './marks.js';

/** What is on the board, in its colours. */
export function Legend() {
  const { quarry, thing, label, text, pit, path, pursuer } = palette.value;
  return (
    <ul class="legend" aria-label="Legend">
      <LegendItem name="player">
        <Disc fill={quarry} label={label} letter="X" />
      </LegendItem>
      <LegendItem name="goal; where small, a square">
        <circle cx="10" cy="10" r="9" fill="none" stroke={thing} stroke-width="1.5" />
        <Disc fill={thing} label={label} letter="G" radius={6.5} />
      </LegendItem>
      <LegendItem name="pit">
        <rect x="2" y="2" width="16" height="16" fill={pit} />
      </LegendItem>
      <LegendItem name="pit of this turn">
        <rect x="2" y="2" width="16" height="16" fill={pit} />
        <circle cx="10" cy="10" r="5" fill="none" stroke={inkOn(pit)} stroke-width="1.5" />
      </LegendItem>
      <LegendItem name="where one can step">
        <circle cx="10" cy="10" r="3" fill={text} />
      </LegendItem>
      <LegendItem name="last step">
        <TraceSign colour={quarry} dash="3 3" />
      </LegendItem>
      <LegendItem name="hint: keeps most ways">
        <path d="M3 10h13M11 5l5 5-5 5" fill="none" stroke={path} stroke-width="2.5" stroke-linecap="round" />
      </LegendItem>
      <LegendItem name="hint: a pit here cuts you off">
        <path d={trianglePath(10, 10, 8)} fill={pursuer} />
      </LegendItem>
      <LegendItem name="cut off: shut in here">
        <path d="M2 8L8 2M2 18L18 2M12 18l6-6" stroke={quarry} stroke-width="1.5" />
      </LegendItem>
    </ul>
  );
}
