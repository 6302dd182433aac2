/** The board of the element: a drawing, and beside it the same in words, cell by cell. */

import { counted, placeText } from 'asterion/play';
import { drawSvg, type Palette } from 'asterion/render';
import type { Cell, Scene } from 'asterion/world';
import { moveCursor } from '../board/cursor.js';
import { describeCell, rowsText } from '../board/describe.js';
import type { Playback } from '../transport/playback.js';
import { made } from './dom.js';
import type { Film } from './film.js';

const CELL = 24;
/** What the arrows add to columns and rows. */
const ARROWS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export class BoardPart {
  readonly element = made('figure', { part: 'figure' });
  readonly #label = made('figcaption', { part: 'label' });
  readonly #board = made('div', {
    part: 'board',
    role: 'application',
    'aria-roledescription': 'board',
    'aria-describedby': 'summary keys',
    tabindex: '0',
  });
  readonly #drawing = made('div', { 'aria-hidden': 'true' });
  readonly #cell = made('p', { part: 'cell', 'aria-live': 'polite' });
  readonly #summary = made('p', { id: 'summary', class: 'unseen' });
  readonly #keys = made('p', { id: 'keys', class: 'unseen' });
  #scene: Scene | undefined;
  #cursor: Cell | undefined;

  constructor(playback: Playback) {
    this.#board.append(this.#drawing);
    this.element.append(this.#label, this.#board, this.#cell, this.#summary, this.#keys);
    const keys: Readonly<Record<string, () => void>> = {
      ' ': () => playback.toggle(),
      ',': () => playback.stepBy(-1),
      '.': () => playback.stepBy(1),
      Home: () => playback.stepBy(-Infinity),
      End: () => playback.stepBy(Infinity),
    };
    this.#board.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const arrow = ARROWS[event.key];
      const act = (playback.total.value ?? 0) > 0 ? keys[event.key] : undefined;
      if (arrow !== undefined) this.#move(...arrow);
      else if (act !== undefined) act();
      else return;
      event.preventDefault();
    });
    this.#board.addEventListener('click', (event) => this.#pick(event));
  }

  show(film: Film, turn: number, label: string | undefined, palette: Palette): void {
    const scene = film.scenes[turn];
    const { grid } = scene.world;
    this.#scene = scene;
    this.#label.textContent = label ?? '';
    this.#label.hidden = label === undefined;
    const size = `${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
    this.#board.setAttribute(
      'aria-label',
      label ?? `${film.game === undefined ? 'World' : `Game of ${film.game}`} on ${size}`,
    );
    const actors = Object.entries(scene.actors).flatMap(([role, cells]) =>
      cells.map((cell) => `${role} at ${placeText(grid, cell)}`),
    );
    this.#summary.textContent = [...actors, rowsText(grid)].join('; ');
    this.#keys.textContent = `Arrow keys read cell by cell${film.scenes.length > 1 ? ', Space plays, comma and full stop step' : ''}.`;
    // Of our own making: nothing of what was read stands in it but numbers and letters, and those are escaped.
    this.#drawing.innerHTML = drawSvg(scene, {}, { cellSize: CELL, palette: variable(palette) });
    if (this.#cursor !== undefined && this.#cursor >= grid.cellCount) this.#cursor = undefined;
    this.#mark();
  }

  #move(right: number, up: number): void {
    if (this.#scene === undefined) return;
    const { grid } = this.#scene.world;
    this.#goTo(moveCursor(grid, this.#cursor ?? this.#scene.entrance ?? 0, right, up));
  }

  #pick({ clientX, clientY }: MouseEvent): void {
    const [scene, box] = [this.#scene, this.#drawing.firstElementChild?.getBoundingClientRect()];
    if (scene === undefined || box === undefined) return;
    const { grid } = scene.world;
    const scale = Math.max((grid.width + 1) / box.width, (grid.height + 1) / box.height);
    const [x, y] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    const cell = grid.cellAtPoint(grid.width / 2 + x * scale, grid.height / 2 + y * scale);
    if (cell >= 0) this.#goTo(cell);
  }

  #goTo(cell: Cell): void {
    this.#cursor = cell;
    this.#mark();
  }

  /** Shows the cursor, and says what is there. */
  #mark(): void {
    const [scene, cell, svg] = [this.#scene, this.#cursor, this.#drawing.firstElementChild];
    if (scene === undefined || cell === undefined || svg === null) return;
    const { x, y } = scene.world.grid.centre(cell);
    const ring = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    const place = { class: 'cursor', cx: (x + 0.5) * CELL, cy: (y + 0.5) * CELL, r: CELL * 0.45 };
    for (const [name, value] of Object.entries(place)) ring.setAttribute(name, String(value));
    svg.querySelector('.cursor')?.remove();
    svg.append(ring);
    this.#cell.textContent = describeCell({ scene, layers: {} }, cell);
  }
}

/** Colours that the page around may set by name. Floor and background have one: a drawing leaves out what would not be seen. */
function variable(palette: Palette): Palette {
  const named = Object.entries(palette).map(([name, colour]: [string, unknown]) => {
    const by = name === 'floor' ? 'background' : name;
    return [name, typeof colour === 'string' ? `var(--asterion-${by},${colour})` : colour];
  });
  return Object.fromEntries(named) as Palette;
}
