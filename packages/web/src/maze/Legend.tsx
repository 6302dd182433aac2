import type { ComponentChildren } from 'preact';
import { palette } from '../page/settings.js';
import type { MazeSession } from './session.js';

/** What the colours and shapes on the board mean, in the colours of the board. */
export function Legend({ session }: { readonly session: MazeSession }) {
  const { entrance, exit, floor, path, visited, marked, wall, tunnels, block, label } = palette.value;
  const { world } = session.frames.value.at(0)?.scene ?? {};
  return (
    <ul class="legend" aria-label="Legend">
      <li>
        <Sign>
          <circle cx="10" cy="10" r="6" fill={entrance} />
        </Sign>
        entrance
      </li>
      <li>
        <Sign>
          <circle cx="10" cy="10" r="6" fill={exit} />
          <circle cx="10" cy="10" r="2.4" fill={floor} />
        </Sign>
        exit
      </li>
      <li>
        <Sign>
          <path d="M2 14h8V6h8" fill="none" stroke={path} stroke-width="3.4" stroke-linecap="round" />
        </Sign>
        path
      </li>
      <li>
        <Sign>
          <rect x="2" y="2" width="16" height="16" fill={visited} stroke={wall} stroke-width="1" />
        </Sign>
        visited
      </li>
      <li>
        <Sign>
          <rect x="2" y="2" width="16" height="16" fill={marked} stroke={wall} stroke-width="1" />
        </Sign>
        at work
      </li>
      {world !== undefined && world.tunnels.size > 0 && (
        <li>
          <Sign>
            <rect x="3" y="3" width="14" height="14" fill={tunnels[0]} />
            <text x="10" y="14" text-anchor="middle" font-size="11" font-weight="bold" fill={label}>
              A
            </text>
          </Sign>
          tunnel, same letter at both ends
        </li>
      )}
      {world?.terrain !== undefined && (
        <li>
          <Sign>
            <rect x="2" y="2" width="16" height="16" fill={block} />
          </Sign>
          no ground
        </li>
      )}
    </ul>
  );
}

const Sign = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="sign" viewBox="0 0 20 20" aria-hidden="true">
    {children}
  </svg>
);
