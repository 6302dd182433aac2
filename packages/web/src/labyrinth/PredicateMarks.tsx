import { useMemo } from 'preact/hooks';
import type { BoardModel } from '../board/model.js';
import { palette } from '../shell/settings.js';
import type { Asked } from './asked.js';
import { bandPath, glyphPath } from './glyphs.js';

type Answer = NonNullable<Asked['answer']['value']>;

/** CSS pixels a tile from which a glyph can be told. */
const GLYPHS_FROM = 14;

/** A band and a glyph on every side for which the predicate holds; the outer sides are grey. */
export function PredicateMarks({ model, answer }: { readonly model: BoardModel; readonly answer: Answer }) {
  const { left, top, scale } = model.view.value;
  const { path, floor, text, block } = palette.value;
  const paths = useMemo(() => pathsOf(answer), [answer]);
  const isGrey = answer.name === 'isSentinel';
  return (
    <g
      class="predicate-marks"
      data-testid="predicate-marks"
      transform={`translate(${left} ${top}) scale(${scale})`}
      fill="none"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={paths.outer} stroke={text} stroke-width={0.2} />
      <path d={paths.outer} stroke={block} stroke-width={0.16} />
      {!isGrey && <path d={paths.bands} stroke={path} stroke-width={0.1} />}
      {scale >= GLYPHS_FROM && (
        <>
          <path d={paths.glyphs} stroke={floor} stroke-width={0.15} />
          <path class="glyphs" d={paths.glyphs} stroke={text} stroke-width={0.05} />
        </>
      )}
    </g>
  );
}

function pathsOf({ name, grid, found, outer }: Answer): Readonly<Record<'bands' | 'glyphs' | 'outer', string>> {
  const ends = found.map(({ tile, side }) => grid.side(tile, side));
  return {
    bands: ends.map(([from, to]) => bandPath(from, to)).join(''),
    glyphs: ends.map(([from, to]) => glyphPath(name, from, to)).join(''),
    outer: outer.map(({ tile, side }) => bandPath(...grid.side(tile, side))).join(''),
  };
}
