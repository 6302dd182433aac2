import { LegendItem } from '../game/Legend.js';
import { palette } from '../page/settings.js';
import type { MazeSession } from './session.js';

/** What the colours and shapes on the board mean, in the colours of the board. */
export function Legend({ session }: { readonly session: MazeSession }) {
  const { entrance, exit, floor, path, visited, marked, wall, tunnels, block, label, quarry } = palette.value;
  const mode = session.modes.now.value;
  const { world } = session.frames.value.at(0)?.scene ?? {};
  return (
    <ul class="legend" aria-label="Legend">
      <LegendItem name="entrance">
        <circle cx="10" cy="10" r="6" fill={entrance} />
      </LegendItem>
      <LegendItem name="exit">
        <circle cx="10" cy="10" r="6" fill={exit} />
        <circle cx="10" cy="10" r="2.4" fill={floor} />
      </LegendItem>
      {mode !== 'watch' && (
        <>
          <LegendItem name="you">
            <circle cx="10" cy="10" r="8" fill={quarry} />
            <text x="10" y="14" text-anchor="middle" font-size="11" font-weight="bold" fill={label}>
              @
            </text>
          </LegendItem>
          <LegendItem name="your way">
            <path d="M3 14h7V6h7" fill="none" stroke={quarry} stroke-width="6" stroke-linecap="round" opacity="0.45" />
          </LegendItem>
        </>
      )}
      {mode !== 'walk' && (
        <>
          <LegendItem name="path">
            <path d="M2 14h8V6h8" fill="none" stroke={path} stroke-width="3.4" stroke-linecap="round" />
          </LegendItem>
          <LegendItem name="visited">
            <rect x="2" y="2" width="16" height="16" fill={visited} stroke={wall} stroke-width="1" />
          </LegendItem>
          <LegendItem name="at work">
            <rect x="2" y="2" width="16" height="16" fill={marked} stroke={wall} stroke-width="1" />
          </LegendItem>
        </>
      )}
      {world !== undefined && world.tunnels.size > 0 && (
        <LegendItem name="tunnel, same letter at both ends">
          <rect x="3" y="3" width="14" height="14" fill={tunnels[0]} />
          <text x="10" y="14" text-anchor="middle" font-size="11" font-weight="bold" fill={label}>
            A
          </text>
        </LegendItem>
      )}
      {world?.terrain !== undefined && (
        <LegendItem name="no ground">
          <rect x="2" y="2" width="16" height="16" fill={block} />
        </LegendItem>
      )}
    </ul>
  );
}
