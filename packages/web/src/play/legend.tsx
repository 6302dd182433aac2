/** Parts of legends: what is on a board, in its colours. */

import type { ComponentChildren } from 'preact';

export const LegendItem = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <li>
    <svg class="sign" viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
    {name}
  </li>
);

interface DiscProps {
  readonly fill: string;
  readonly label: string;
  readonly letter: string;
  readonly radius?: number;
}

export const Disc = ({ fill, label, letter, radius = 8 }: DiscProps) => (
  <>
    <circle cx="10" cy="10" r={radius} fill={fill} />
    <text x="10" y="14" text-anchor="middle" font-size="11" font-weight="bold" fill={label}>
      {letter}
    </text>
  </>
);

export const TraceSign = ({ colour, dash }: { readonly colour: string; readonly dash?: string }) => (
  <g fill="none" stroke={colour} stroke-width="1.8">
    <circle cx="6" cy="10" r="4.5" stroke-dasharray={dash} />
    <path d="M11 10h8" />
  </g>
);
