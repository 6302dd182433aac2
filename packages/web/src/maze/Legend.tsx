import type { ComponentChildren } from 'preact';
import { palette } from '../shell/settings.js';

/** What the colours and shapes on the board mean, in the colours of the board. */
export function Legend() {
  const { entrance, exit, floor, path, visited, marked, wall } = palette.value;
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
    </ul>
  );
}

const Sign = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="sign" viewBox="0 0 20 20" aria-hidden="true">
    {children}
  </svg>
);
