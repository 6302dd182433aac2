import type { ComponentChildren } from 'preact';
import { palette } from '../shell/settings.js';
import type { Play } from './play.js';

/** What is on the board, in its colours. */
export function Legend({ play }: { readonly play: Play }) {
  const { pursuer, quarry, label, text, corridor, block, wall } = palette.value;
  const hasTerrain = play.table.value?.scene.world.terrain !== undefined;
  return (
    <ul class="legend" aria-label="Legend">
      <Item name="monster; where small, a diamond">
        <Disc fill={pursuer} label={label} letter="M" />
      </Item>
      <Item name="rogue">
        <Disc fill={quarry} label={label} letter="@" />
      </Item>
      <Item name="where one can step">
        <circle cx="10" cy="10" r="3" fill={text} />
      </Item>
      <Item name="monster's last step">
        <Trace colour={pursuer} />
      </Item>
      <Item name="rogue's last step">
        <Trace colour={quarry} dash="3 3" />
      </Item>
      {hasTerrain && (
        <>
          <Item name="corridor, no diagonals">
            <rect x="2" y="2" width="16" height="16" fill={corridor} stroke={wall} />
          </Item>
          <Item name="rock">
            <rect x="2" y="2" width="16" height="16" fill={block} />
          </Item>
        </>
      )}
    </ul>
  );
}

const Item = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <li>
    <svg class="sign" viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
    {name}
  </li>
);

const Disc = ({ fill, label, letter }: { readonly fill: string; readonly label: string; readonly letter: string }) => (
  <>
    <circle cx="10" cy="10" r="8" fill={fill} />
    <text x="10" y="14" text-anchor="middle" font-size="11" font-weight="bold" fill={label}>
      {letter}
    </text>
  </>
);

const Trace = ({ colour, dash }: { readonly colour: string; readonly dash?: string }) => (
  <g fill="none" stroke={colour} stroke-width="1.8">
    <circle cx="6" cy="10" r="4.5" stroke-dasharray={dash} />
    <path d="M11 10h8" />
  </g>
);
