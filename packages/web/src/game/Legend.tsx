/** What is on a board, in its colours. */

import type { Piece } from 'asterion/play';
import { Terrain } from 'asterion/world';
import type { ComponentChildren } from 'preact';
import { outlines } from '../board/mark.js';
import { palette } from '../page/settings.js';
import type { GameState } from './state.js';

interface Props {
  readonly play: GameState;
  /** What the steps of a hint are; undefined where it has no sign. */
  readonly hint?: string | undefined;
  /** What the game has of its own. */
  readonly children?: ComponentChildren;
}

/** Who and what there is, from the pieces of the game. */
export function Legend({ play, hint, children }: Props) {
  const { pursuer, quarry, text, corridor, block, wall, path } = palette.value;
  const description = play.setup.value?.description;
  if (description === undefined) return null;
  const { pieces, game, words } = description;
  const movers = pieces.filter(({ part }) => part === 'pursuer' || part === 'quarry');
  const nameOf = ({ role, title }: Piece): string =>
    game.seats.includes(role) ? `last step of ${words.seat(role)}` : `last steps of the ${title}`;
  const hasFog = play.eyes.value !== undefined;
  const has = (terrain: Terrain): boolean => play.setup.value?.scene.world.terrain?.includes(terrain) === true;
  return (
    <ul class="legend" aria-label="Legend">
      {pieces.map((piece) => (
        <PieceItem key={piece.role} piece={piece} />
      ))}
      <LegendItem name="where one can step">
        <circle cx="10" cy="10" r="3" fill={text} />
      </LegendItem>
      {movers.map((piece) => (
        <LegendItem key={piece.role} name={movers.length === 1 ? 'last step' : nameOf(piece)}>
          {piece.part === 'pursuer' ? <TraceSign colour={pursuer} /> : <TraceSign colour={quarry} dash="3 3" />}
        </LegendItem>
      ))}
      {(hasFog || has(Terrain.corridor)) && (
        <LegendItem name={hasFog ? 'seen before' : 'corridor, no diagonals'}>
          <rect x="2" y="2" width="16" height="16" fill={corridor} stroke={wall} />
        </LegendItem>
      )}
      {(hasFog || has(Terrain.wall)) && (
        <LegendItem name={hasFog ? 'not seen yet' : 'rock'}>
          <rect x="2" y="2" width="16" height="16" fill={block} />
        </LegendItem>
      )}
      {hint !== undefined && (
        <LegendItem name={`hint: ${hint}`}>
          <path d="M3 10h13M11 5l5 5-5 5" fill="none" stroke={path} stroke-width="2.5" stroke-linecap="round" />
        </LegendItem>
      )}
      {children}
    </ul>
  );
}

/** What a piece looks like where cells are too small for letters. */
const SMALL: Readonly<Partial<Record<Piece['part'], string>>> = { pursuer: 'a diamond', thing: 'a square' };

function PieceItem({ piece: { title, glyph, part } }: { readonly piece: Piece }) {
  const { pursuer, quarry, thing, pit, label } = palette.value;
  const small = SMALL[part];
  return (
    <LegendItem name={small === undefined ? title : `${title}; where small, ${small}`}>
      {part === 'pit' ? (
        <rect x="2" y="2" width="16" height="16" fill={pit} />
      ) : (
        <>
          <path d={outlines[part](10, 10, part === 'thing' ? 7 : 8)} fill={{ pursuer, quarry, thing }[part]} />
          <text
            x="10"
            y={part === 'pursuer' ? 14.5 : 14}
            text-anchor="middle"
            font-size="11"
            font-weight="bold"
            fill={label}
          >
            {glyph}
          </text>
        </>
      )}
    </LegendItem>
  );
}

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
}

export const Disc = ({ fill, label, letter }: DiscProps) => (
  <>
    <circle cx="10" cy="10" r="8" fill={fill} />
    <text x="10" y="14" text-anchor="middle" font-size="11" font-weight="bold" fill={label}>
      {letter}
    </text>
  </>
);

const TraceSign = ({ colour, dash }: { readonly colour: string; readonly dash?: string }) => (
  <g fill="none" stroke={colour} stroke-width="1.8">
    <circle cx="6" cy="10" r="4.5" stroke-dasharray={dash} />
    <path d="M11 10h8" />
  </g>
);
