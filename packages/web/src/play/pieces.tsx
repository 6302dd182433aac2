/** What is drawn over a board on which somebody hunts somebody. */

import type { Cell } from 'asterion/world';
import type { BoardModel } from '../board/model.js';
import { palette } from '../shell/settings.js';
import type { Trace } from './traces.js';

/** CSS pixels a cell from which letters tell the two apart. */
const LETTERS_FROM = 16;

interface Standings {
  readonly model: BoardModel;
  /** Those who are seen. */
  readonly pursuers: readonly Cell[];
  readonly quarries: readonly Cell[];
  /** What lies around. */
  readonly things?: readonly Cell[];
}

/** Where cells are too small for letters, shapes tell what is what: a pursuer is a diamond, the quarry a disc, a thing a square. */
export function Shapes({ model, pursuers, quarries, things = [] }: Standings) {
  const { pursuer, quarry, thing, floor } = palette.value;
  const { scale } = model.view.value;
  if (scale >= LETTERS_FROM) return null;
  const size = Math.max(4.5, 0.5 * scale);
  return (
    <g stroke={floor} stroke-width={1}>
      {things.map((cell, at) => {
        const { x, y } = model.pixelOfCell(cell);
        return <path key={String(at)} d={`M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}z`} fill={thing} />;
      })}
      {quarries.map((cell, at) => {
        const { x, y } = model.pixelOfCell(cell);
        return <circle key={String(at)} cx={x} cy={y} r={0.85 * size} fill={quarry} />;
      })}
      {pursuers.map((cell, at) => {
        const { x, y } = model.pixelOfCell(cell);
        const d = `M${x - size} ${y}l${size} ${-size}l${size} ${size}l${-size} ${size}z`;
        return <path key={String(at)} d={d} fill={pursuer} />;
      })}
    </g>
  );
}

/** The way between two cells, from the edge of a ghost in the one to a gap before the middle of the other. */
export function wayPath(model: BoardModel, { from, to }: Pick<Trace, 'from' | 'to'>, gap: number): string {
  const [a, b] = [model.pixelOfCell(from), model.pixelOfCell(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [start, stop] = [0.3, gap].map((share) => Math.min((share * model.view.value.scale) / length, 0.5));
  const at = (part: number) => `${a.x + (b.x - a.x) * part} ${a.y + (b.y - a.y) * part}`;
  return `M${at(start)}L${at(1 - stop)}`;
}

interface WalkedProps {
  readonly model: BoardModel;
  readonly trace: Trace;
  /** Not where somebody stands, whose letter must be read. */
  readonly hasGhost: boolean;
}

/** A ghost where somebody stood, and the way from there; shape as well as colour tells whose it is. */
export function Walked({ model, trace, hasGhost }: WalkedProps) {
  const { scale } = model.view.value;
  const { x, y } = model.pixelOfCell(trace.from);
  const width = Math.max(1.5, scale / 18);
  const dashes = trace.isPursuer ? undefined : `${2 * width} ${2 * width}`;
  return (
    <g
      fill="none"
      stroke={trace.isPursuer ? palette.value.pursuer : palette.value.quarry}
      stroke-width={width}
      stroke-linecap="round"
    >
      {hasGhost && <circle cx={x} cy={y} r={0.3 * scale} stroke-dasharray={dashes} />}
      <path d={wayPath(model, trace, 0.38)} />
    </g>
  );
}

interface CellProps {
  readonly model: BoardModel;
  readonly cell: Cell;
}

/** A ring around whoever is to move. */
export function Mover({ model, cell }: CellProps) {
  const { x, y } = model.pixelOfCell(cell);
  const { scale } = model.view.value;
  const width = Math.max(1.5, scale / 20);
  return (
    <circle class="mover" cx={x} cy={y} r={0.44 * scale} fill="none" stroke={palette.value.text} stroke-width={width} />
  );
}

/** A dot where one can step; where something is to be read, a dotted ring. */
export function Target({ model, cell, isRing }: CellProps & { readonly isRing: boolean }) {
  const { x, y } = model.pixelOfCell(cell);
  const { scale } = model.view.value;
  const { text, floor } = palette.value;
  return (
    <circle
      class="target"
      cx={x}
      cy={y}
      r={isRing ? 0.42 * scale : Math.max(3, 0.11 * scale)}
      fill={isRing ? 'none' : text}
      stroke={isRing ? text : floor}
      stroke-width={1.5}
      {...(isRing ? { 'stroke-dasharray': '2 4' } : {})}
    />
  );
}

/** Rays around the cell: it is over. */
export function Caught({ model, cell }: CellProps) {
  const { x, y } = model.pixelOfCell(cell);
  const { scale } = model.view.value;
  const rays = Array.from({ length: 8 }, (_, at) => {
    const [right, down] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)].map((part) => part * scale);
    return `M${x + 0.46 * right} ${y + 0.46 * down}l${0.2 * right} ${0.2 * down}`;
  });
  const width = Math.max(2, scale / 12);
  return <path d={rays.join('')} stroke={palette.value.exit} stroke-width={width} stroke-linecap="round" fill="none" />;
}
