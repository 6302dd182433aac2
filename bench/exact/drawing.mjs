// The truth while somebody draws: a few cells are changed, and every state is solved again, in memory that is used again.
import { ChaseWorkspace, solveChase } from 'asterion/exact';
import { generateDungeon } from 'asterion/generate';
import { createRng, paint, Terrain } from 'asterion/world';
import { median, spent } from '../cpu.mjs';
import { aligned, msText } from '../report.mjs';
import { openRoom } from './worlds.mjs';

const SIZES = [40, 60, 100];
const EDITS = 25;
const CELLS = 3; // changed by an edit
const WARMING = 5;

/** Milliseconds after each edit. @param {import('asterion/world').World} world changed by it @param {boolean} depth */
function timesOf(world, depth) {
  const rng = createRng('drawing');
  const workspace = new ChaseWorkspace();
  const { terrain = new Uint8Array(0) } = world;
  const times = Array.from({ length: WARMING + EDITS }, () => {
    for (let n = 0; n < CELLS; n++) {
      const cell = rng.below(world.grid.cellCount);
      paint(world, cell, terrain[cell] === Terrain.wall ? Terrain.floor : Terrain.wall, 'always');
    }
    return spent(() => solveChase({ world, stay: true, monsters: 1 }, { method: 'kernel', depth }, workspace))[1];
  });
  return times.slice(WARMING);
}

export function drawingReport() {
  const kinds = {
    'open room': (/** @type {number} */ size) => openRoom(size).world,
    'dungeon with loops': (/** @type {number} */ size) => generateDungeon({ rows: size, seed: 1 }).world,
  };
  const lines = Object.entries(kinds).flatMap(([name, make]) =>
    SIZES.map((size) => [
      `${name} ${size} x ${size}`,
      ...[false, true].map((depth) => msText(median(timesOf(make(size), depth)))),
    ]),
  );
  const title = `Every state again after an edit of ${CELLS} cells, by the kernel in one workspace: median CPU time of ${EDITS}`;
  return aligned(title, [['', 'verdict', 'depths'], ...lines]);
}
