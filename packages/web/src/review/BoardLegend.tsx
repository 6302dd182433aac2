import type { ComponentChildren } from 'preact';
import { palette } from '../shell/settings.js';
import type { Viewing } from './viewing.js';

/** What is on the board, in its colours. */
export function BoardLegend({ view }: { readonly view: Viewing }) {
  const { pursuer, quarry, label, text, entrance, path, floor } = palette.value;
  const isShown = view.best.value === 'on' && view.table.value !== undefined;
  return (
    <ul class="legend" aria-label="Legend of the board">
      <Item name="monster">
        <Disc fill={pursuer} ink={label} letter="M" />
      </Item>
      <Item name="rogue">
        <Disc fill={quarry} ink={label} letter="@" />
      </Item>
      <Item name="to move">
        <circle cx="10" cy="10" r="8" fill="none" stroke={text} stroke-width="1.6" />
      </Item>
      {isShown && (
        <>
          <Item name="best step, and monster moves to the capture">
            <Disc fill={entrance} ink={label} letter="7" />
          </Item>
          <Item name="another step">
            <Disc fill={floor} ink={text} letter="5" />
          </Item>
          <Item name="never captured">
            <Disc fill={floor} ink={text} letter="∞" />
          </Item>
          <Item name="would have been better">
            <rect
              x="2.5"
              y="2.5"
              width="15"
              height="15"
              rx="2"
              fill="none"
              stroke={path}
              stroke-width="2"
              stroke-dasharray="3.5 2.5"
            />
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

const Disc = ({ fill, ink, letter }: { readonly fill: string; readonly ink: string; readonly letter: string }) => (
  <>
    <circle cx="10" cy="10" r="8" fill={fill} stroke={ink} stroke-width={0.8} />
    <text x="10" y="14" text-anchor="middle" font-size="11" font-weight="bold" fill={ink}>
      {letter}
    </text>
  </>
);
