/** The question that is asked of all sides at the moment: which it is, its answers in words, and its marks on the board. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { cornerGraph } from 'asterion/generate';
import { allOf, counted, type GameSetup } from 'asterion/play';
import type { Cell, Direction, Grid, Point } from 'asterion/world';
import { useMemo } from 'preact/hooks';
import type { BoardModel } from '../board/model.js';
import { announce } from '../page/announce.js';
import { palette } from '../page/settings.js';
import { stored } from '../page/stored.js';
import { bandPath, glyphPath } from './glyphs.js';
import { holderOf, PREDICATES, type Predicate, sidesOf } from './predicates.js';

const NAMES: readonly Predicate[] = PREDICATES.map(({ name }) => name);
const setting = stored<Predicate>('labyrinth-predicate', NAMES, 'off');

export class AskedPredicate {
  readonly name = computed(() => setting.value);
  /** Why no answer is given now; undefined if one is. */
  readonly hidden: ReadonlySignal<string | undefined>;
  readonly #setup: ReadonlySignal<GameSetup | undefined>;

  constructor(setup: ReadonlySignal<GameSetup | undefined>, hidden: ReadonlySignal<string | undefined>) {
    this.#setup = setup;
    this.hidden = hidden;
  }

  /** Undefined while nothing is asked, or no answer is given. */
  readonly answer = computed(() => {
    const [setup, name] = [this.#setup.value, this.name.value];
    if (setup === undefined || name === 'off' || this.hidden.value !== undefined) return undefined;
    const { world } = setup.scene;
    const holds = holderOf(world, name, setup.values.norooms === true);
    const { inner, outer } = sidesOf(world.grid);
    const found = [...inner, ...outer].filter(({ tile, side }) => holds(tile, side));
    const corners = name === 'corners' ? cornerGraph(world).points : [];
    return { name, grid: world.grid, found, outer, corners, total: inner.length + outer.length, holds };
  });

  /** How many sides there are, in words. */
  readonly text = computed(() => {
    const answer = this.answer.value;
    return answer && `It holds for ${answer.found.length.toLocaleString('en')} of ${counted(answer.total, 'side')}.`;
  });

  /** What is said of a tile; undefined for nothing. */
  factAt(tile: number): string | undefined {
    const answer = this.answer.value;
    if (answer === undefined) return undefined;
    const { shape } = answer.grid;
    const sides = shape.sides.filter((side) => answer.holds(tile, side)).map((side) => shape.directions[side]);
    const title = PREDICATES.find(({ name }) => name === answer.name)?.title;
    return `${title}: ${sides.length === 0 ? 'no side' : allOf(sides)}`;
  }

  ask(name: string): void {
    setting.value = NAMES.find((one) => one === name) ?? 'off';
    const asked = PREDICATES.find((one) => one.name === setting.value);
    if (asked === undefined || asked.name === 'off') announce('No predicate is shown.');
    else announce(`${asked.title}. ${this.hidden.value ?? `${asked.about} ${this.text.value ?? ''}`}`.trim());
  }
}

/** Which predicate is shown on the board, what it means, and how its answers look. */
export function PredicateFields({ asked }: { readonly asked: AskedPredicate }) {
  const name = asked.name.value;
  const about = PREDICATES.find((one) => one.name === name)?.about ?? '';
  return (
    <>
      <div class="field">
        <label for="labyrinth-predicate">Mark the sides for which</label>
        <select
          id="labyrinth-predicate"
          value={name}
          aria-describedby="labyrinth-predicate-hint"
          onChange={(event) => asked.ask(event.currentTarget.value)}
        >
          {PREDICATES.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name === 'off' ? 'nothing' : one.title}
            </option>
          ))}
        </select>
        <p class="hint" id="labyrinth-predicate-hint">
          {name === 'off' ? 'The questions the generator asks before it puts a wall on a side of a tile.' : about}
        </p>
      </div>
      {name !== 'off' && asked.hidden.value !== undefined && <p class="hint">{asked.hidden.value}</p>}
      {asked.answer.value !== undefined && (
        <>
          <ul class="legend" aria-label="Legend of the predicate" data-testid="predicate-legend">
            {name !== 'isSentinel' && (
              <li>
                <Sign name={name} isGrey={false} />
                holds
              </li>
            )}
            <li>
              <Sign name={name === 'isSentinel' ? name : 'off'} isGrey />
              outer edge{name === 'isSentinel' ? ': holds' : ''}
            </li>
          </ul>
          <p class="hint" data-testid="predicate-count">
            {asked.text.value}
          </p>
        </>
      )}
    </>
  );
}

/** A side as it is marked, lying in the middle of the sign. */
function Sign({ name, isGrey }: { readonly name: Predicate; readonly isGrey: boolean }) {
  const { path, floor, text, block } = palette.value;
  const glyph = glyphPath(name, { x: 0, y: 0.5 }, { x: 1, y: 0.5 });
  return (
    <svg class="sign side-sign" viewBox="0 0.25 1 0.5" aria-hidden="true">
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        {isGrey && <path d="M.12 .5h.76" stroke={text} stroke-width={0.2} />}
        <path d="M.12 .5h.76" stroke={isGrey ? block : path} stroke-width={isGrey ? 0.16 : 0.1} />
        <path d={glyph} stroke={floor} stroke-width={0.15} />
        <path d={glyph} stroke={text} stroke-width={0.05} />
      </g>
    </svg>
  );
}

type Answer = NonNullable<AskedPredicate['answer']['value']>;

/** CSS pixels a tile from which a glyph can be told. */
const GLYPHS_FROM = 14;
/** And from which the numbers of corners can be read. */
const NUMBERS_FROM = 34;

/** A band and a glyph on every side for which the predicate holds; the outer sides are grey. */
export function PredicateMarks({ model, answer }: { readonly model: BoardModel; readonly answer: Answer }) {
  const { left, top, scale } = model.viewport.value;
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
      {scale >= NUMBERS_FROM &&
        answer.corners.map(({ x, y }, number) => (
          <g key={number} class="corner" fill={text} stroke="none">
            <circle cx={x} cy={y} r={0.2} fill={floor} stroke={path} stroke-width={0.04} />
            <text x={x} y={y} dy=".36em" font-size={0.2} text-anchor="middle">
              {number}
            </text>
          </g>
        ))}
      {scale >= GLYPHS_FROM && (
        <>
          <path d={paths.glyphs} stroke={floor} stroke-width={0.15} />
          <path class="glyphs" d={paths.glyphs} stroke={text} stroke-width={0.05} />
        </>
      )}
    </g>
  );
}

/** Both ends of a side: those of labyrinths are straight. */
function sideEnds(grid: Grid, tile: Cell, side: Direction): [Point, Point] {
  const [from, to] = grid.side(tile, side);
  return [from, to];
}

function pathsOf({ name, grid, found, outer }: Answer): Readonly<Record<'bands' | 'glyphs' | 'outer', string>> {
  const ends = found.map(({ tile, side }) => sideEnds(grid, tile, side));
  return {
    bands: ends.map(([from, to]) => bandPath(from, to)).join(''),
    glyphs: ends.map(([from, to]) => glyphPath(name, from, to)).join(''),
    outer: outer.map(({ tile, side }) => bandPath(...sideEnds(grid, tile, side))).join(''),
  };
}
