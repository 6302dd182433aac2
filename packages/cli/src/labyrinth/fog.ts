/**
 * The board in fog: what a side has seen so far, and who is in its sight now. What it has not seen is dotted: tiles, and
 * sides of tiles it knows, for nothing shows sideways from afar.
 */

import { type LabyrinthPosition, type Seat, sightOf, THESEUS } from 'asterion/game';
import { type Cell, createScene, createWorld, type Direction, openWay, type Scene } from 'asterion/world';
import { Ground } from '../stage/ground.js';
import type { Figure, Frame } from '../stage/picture.js';
import type { Charset } from '../terminal/charset.js';
import { figureOn, figuresOn, type Standing, standingOf } from './board.js';
import { Memory } from './memory.js';

/** The board as a side knows it in the last of these positions. */
export function fogFrame(
  scene: Scene,
  positions: readonly LabyrinthPosition[],
  seat: Seat,
  charset: Charset,
): Frame & { readonly ground: Ground } {
  const memory = new Memory(positions, seat);
  const position = positions[positions.length - 1];
  const ground = new Ground(knownScene(scene, memory), charset, 'always');
  const figures = [...unknown(ground, scene, memory, charset), ...figuresOn(ground, seenBy(position, seat, memory))];
  const [own] = sightOf(position, seat).own;
  return { ground, lines: ground.lines, figures, focus: ground.placeOf(own) };
}

/** Only walls that are known. */
function knownScene({ world: { grid }, entrance }: Scene, memory: Memory): Scene {
  const world = createWorld(grid);
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of grid.shape.sides) if (memory.hasWall(tile, side) !== true) openWay(world, tile, side);
  }
  return createScene(world, { entrance });
}

function seenBy(position: LabyrinthPosition, seat: Seat, memory: Memory): Standing {
  const { own, opponents } = sightOf(position, seat);
  const [theseus, minotaurs] = seat === THESEUS ? [own, opponents] : [opponents, own];
  const start = { ...position, supplies: position.setup.supplies };
  const supplies = standingOf(start).supplies.filter(({ tile }) => memory.supplies.has(tile));
  return { theseus, minotaurs, supplies };
}

const DOTS: Readonly<Record<Charset, { tile: string; side: string }>> = {
  ascii: { tile: ':::', side: '.' },
  unicode: { tile: '░░░', side: '·' },
};

/** From the middle of a tile to a side of it, in characters: squares have E, N, W, S, hexagons E, NE, NW, W, SW, SE. */
const OFFSETS: Readonly<Record<string, readonly [row: number, column: number, width: number]>> = {
  E: [0, 2, 1],
  W: [0, -2, 1],
  N: [-1, -1, 3],
  S: [1, -1, 3],
  NE: [-1, 1, 1],
  NW: [-1, -1, 1],
  SE: [1, 1, 1],
  SW: [1, -1, 1],
};

function unknown(ground: Ground, { world: { grid } }: Scene, memory: Memory, charset: Charset): Figure[] {
  const { tile: hidden, side: dot } = DOTS[charset];
  const dotted = (tile: Cell, side: Direction): Figure => {
    const [row, column, width] = OFFSETS[grid.shape.directions[side]];
    const place = ground.placeOf(tile);
    return { row: place.row + row, column: place.column + column, glyph: dot.repeat(width), look: 'dim' };
  };
  return Array.from({ length: grid.cellCount }, (_, tile): Figure[] => {
    if (memory.tiles.has(tile)) {
      return grid.shape.sides
        .filter((side) => memory.hasWall(tile, side) === undefined)
        .map((side) => dotted(tile, side));
    }
    return [figureOn(ground, tile, hidden, 'dim')];
  }).flat();
}
