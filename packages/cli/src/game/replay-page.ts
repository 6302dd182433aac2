/** A recording as one page that opens from disk and plays: who stands where after each turn, on one ground or several. */

import type { Figure, Standing, View } from 'asterion/play';
import { type Cell, createScene, type Scene, type World } from 'asterion/world';
import { lettersFrom } from './board.js';
import { FIGURES } from './page-script.js';
import { boardOf, CELL_SIZE, type Page, placeOf, shellOf } from './page-shell.js';
import type { Replayed } from './recording-file.js';

/** The whole page. */
export function pageOf(replayed: Replayed): string {
  const { boards, ...film } = filmOf(replayed);
  return shellOf({ ...film, boards: boards.join(''), script: FIGURES });
}

/** A recording as a page shows it, each of its boards for itself. */
export function filmOf({ recording, opened, line }: Pick<Replayed, 'recording' | 'opened' | 'line'>): Omit<
  Page,
  'boards' | 'script'
> & {
  readonly boards: readonly string[];
} {
  const { game, seats, seed, outcome, moves } = recording;
  const players = Object.entries(seats).map(([seat, name]) => `${seat} ${name}`);
  const title = `${game}: ${players.join(' against ')}`;
  const views = line.map(({ position }) => opened?.description.view(position)).filter((view) => view !== undefined);
  const floors = new Floors(views);
  return {
    title,
    facts: [...players, `seed ${seed}`, `outcome ${outcome ?? 'none, not finished'}`],
    boards: floors.scenes.map((scene) => boardOf(scene, title)),
    turns: line.length - 1,
    data: {
      ...figuresIn(views, floors, opened?.description.pieces ?? []),
      floors: views.map((view) => floors.numberOf(view)),
      moves: line.slice(1).map(({ turn }: Standing) => `${turn?.seat ?? ''} ${turn?.name ?? ''}`),
      outcome: outcome ?? (moves.length === 0 ? 'not begun' : 'not finished'),
    },
  };
}

/** The grounds that a game comes to, in the order in which it does. */
class Floors {
  readonly scenes: Scene[] = [];
  readonly #numbers = new Map<World, number>();
  /** By floor: the cells of those before it, so that every cell of every floor has a number of its own. */
  readonly #before: number[] = [0];

  constructor(views: readonly View[]) {
    for (const view of views) this.numberOf(view);
  }

  numberOf({ world, ground = world, entrance }: View): number {
    const known = this.#numbers.get(ground);
    if (known !== undefined) return known;
    const number = this.scenes.push(createScene(ground, { entrance })) - 1;
    this.#numbers.set(ground, number);
    this.#before.push(this.#before[number] + ground.grid.cellCount);
    return number;
  }

  /** The number of a cell. */
  cellOf(view: View, cell: Cell): number {
    return this.#before[this.numberOf(view)] + cell;
  }

  /** Where the cell of a number is drawn. */
  placeOf(number: number): [number, number] {
    const floor = this.#before.findLastIndex((before) => before <= number);
    return placeOf(this.scenes[floor].world.grid, number - this.#before[floor]);
  }
}

type Pieces = NonNullable<Replayed['opened']>['description']['pieces'];

/** What the script shows: the figures, the places they come to, and who is where after each turn; -1 for what is not there. */
function figuresIn(views: readonly View[], floors: Floors, pieces: Pieces) {
  const keyOf = ({ role, index }: Figure): string => `${role} ${index}`;
  const figures = [...new Map(views.flatMap((view) => view.figures).map((figure) => [keyOf(figure), figure])).values()];
  const partOf = (role: string) => pieces.find((piece) => piece.role === role)?.part ?? 'thing';
  const order = ['pit', 'thing', 'quarry', 'pursuer'];
  figures.sort((a, b) => order.indexOf(partOf(a.role)) - order.indexOf(partOf(b.role)) || a.index - b.index);
  const frames = views.map((view) => {
    const cells = new Map(view.figures.map((figure) => [keyOf(figure), floors.cellOf(view, figure.cell)]));
    return figures.map((figure) => cells.get(keyOf(figure)) ?? -1);
  });
  const seen = [...new Set(frames.flat())].filter((cell) => cell >= 0);
  return {
    figures: figures.map(({ role, index }) => ({
      glyph: glyphOf(pieces, role, index),
      colour: `var(--${partOf(role)})`,
      hunts: partOf(role) === 'pursuer',
    })),
    quarry: figures.findIndex(({ role }) => partOf(role) === 'quarry'),
    radius: 0.34 * CELL_SIZE,
    places: Object.fromEntries(seen.map((cell) => [cell, floors.placeOf(cell)])),
    frames,
  };
}

function glyphOf(pieces: Pieces, role: string, index: number): string {
  const piece = pieces.find((one) => one.role === role);
  if (piece === undefined || piece.part === 'pit') return '';
  if (piece.hasNumbers === true) return String(index + 1);
  return piece.hasLetters === true ? lettersFrom(piece.glyph, index + 1)[index] : piece.glyph;
}
