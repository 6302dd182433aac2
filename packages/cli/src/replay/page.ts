/** A recording as one page that opens from disk and plays: who stands where after each turn, on one ground or several. */

import { type Cell, createScene, type Scene } from 'asterion/world';
import type { PlacedPosition } from '../stage/walk.js';
import { FIGURES } from './page-script.js';
import { boardOf, CELL_SIZE, placeOf, shellOf } from './page-shell.js';
import type { Replayed } from './recording-file.js';

/** The whole page. */
export function pageOf(replayed: Replayed): string {
  const { recording, positions } = replayed;
  const { game, seats, seed, outcome } = recording;
  const players = Object.entries(seats).map(([seat, name]) => `${seat} ${name}`);
  const title = `${game}: ${players.join(' against ')}`;
  const floors = new Floors(replayed);
  return shellOf({
    title,
    facts: [...players, `seed ${seed}`, `outcome ${outcome ?? 'none, not finished'}`],
    boards: floors.scenes.map((scene) => boardOf(scene, title)).join(''),
    turns: positions.length - 1,
    data: dataOf(replayed, floors),
    script: FIGURES,
  });
}

/** The grounds that a game comes to, in the order in which it does. */
class Floors {
  readonly scenes: Scene[] = [];
  readonly #replayed: Replayed;
  readonly #numbers = new Map<number, number>();
  /** By floor: the cells of those before it, so that every cell of every floor has a number of its own. */
  readonly #before: number[] = [0];

  constructor(replayed: Replayed) {
    this.#replayed = replayed;
    for (const position of replayed.positions) this.numberOf(position);
  }

  numberOf(position: PlacedPosition): number {
    const { show, recording } = this.#replayed;
    const floor = show.floorOf?.(position);
    const known = this.#numbers.get(floor?.level ?? 0);
    if (known !== undefined) return known;
    const scene = floor === undefined ? recording.scene : createScene(floor.world);
    const number = this.scenes.push(scene) - 1;
    this.#numbers.set(floor?.level ?? 0, number);
    this.#before.push(this.#before[number] + scene.world.grid.cellCount);
    return number;
  }

  /** The numbers of some cells; what is not there has none. */
  cellsOf(position: PlacedPosition, cells: readonly Cell[]): number[] {
    const before = this.#before[this.numberOf(position)];
    return cells.map((cell) => (cell < 0 ? -1 : before + cell));
  }

  /** Where the cell of a number is drawn. */
  placeOf(number: number): [number, number] {
    const floor = this.#before.findLastIndex((before) => before <= number);
    return placeOf(this.scenes[floor].world.grid, number - this.#before[floor]);
  }
}

/** What the script shows: the figures, the places they come to, and who is where after each turn. */
function dataOf({ recording: { moves, outcome }, show, positions }: Replayed, floors: Floors) {
  const last = positions[positions.length - 1];
  const frames = positions.map((position) => floors.cellsOf(position, show.cellsOf(position, last)));
  const figures = show.figures(last);
  const cells = [...new Set(frames.flat())].filter((cell) => cell >= 0);
  return {
    figures: figures.map(({ glyph, part }) => ({ glyph, colour: `var(--${part})`, hunts: part === 'pursuer' })),
    quarry: figures.findIndex(({ part }) => part === 'quarry'),
    radius: 0.34 * CELL_SIZE,
    places: Object.fromEntries(cells.map((cell) => [cell, floors.placeOf(cell)])),
    frames,
    floors: positions.map((position) => floors.numberOf(position)),
    moves: moves.slice(0, positions.length - 1).map(({ seat, name }) => `${seat} ${name}`),
    outcome: outcome ?? 'not finished',
  };
}
