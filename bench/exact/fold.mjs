// The verdict of a start by folding, beside the whole table of the same world.
import { ChaseWorkspace, solveChase } from 'asterion/exact';
import { generateDungeon, generateRealm } from 'asterion/generate';
import { groundCells } from 'asterion/world';
import { median, spent } from '../cpu.mjs';
import { aligned, msText, verdict } from '../report.mjs';
import { kernelTimes } from './on-world.mjs';

const RUNS = 15;
const TABLE_RUNS = 3;
const MOST = 0.1;

const bigRooms = (/** @type {number} */ seed) =>
  generateDungeon({ rows: 200, seed, roomSize: [25, 45], rooms: [20, 30] }).world;

/** Milliseconds to fold a world and say who wins one state. @param {import('asterion/world').World} world */
function foldTimes(world) {
  const ground = groundCells(world);
  const run = () =>
    spent(() =>
      solveChase({ world, stay: true, monsters: 1 }, { method: 'fold', depth: false }).isWon(
        [ground[0]],
        ground[ground.length - 1],
      ),
    )[1];
  return Array.from({ length: 3 + RUNS }, run).slice(3);
}

export function foldReport() {
  const workspace = new ChaseWorkspace();
  const rows = [1, 2, 3].map((seed) => {
    const world = bigRooms(seed);
    const chase = { world, stay: true, monsters: 1 };
    const tables = [false, true].map((depth) => median(kernelTimes(chase, depth, TABLE_RUNS, workspace)));
    return { name: `big rooms 200 x 200, seed ${seed}`, world, fold: median(foldTimes(world)), tables };
  });
  const realm = generateRealm({ rows: 300, cols: 300, generator: 'rooms', seed: 1 }).world;
  const large = { name: 'rooms and corridors 300 x 300', world: realm, fold: median(foldTimes(realm)), tables: [] };
  const lines = [...rows, large].map(({ name, world, fold, tables }) => [
    name,
    `${groundCells(world).length} cells`,
    msText(fold),
    msText(tables[0]),
    msText(tables[1]),
  ]);
  const worst = Math.max(...rows.map(({ fold, tables }) => fold / tables[1]));
  const title = `The verdict of one state by folding, beside every state by the kernel: median CPU time of ${RUNS} and ${TABLE_RUNS}`;
  return [
    aligned(title, [['', '', 'fold', 'every verdict', 'every depth'], ...lines]),
    verdict(`at most ${MOST} of the table with depths`, worst.toFixed(3), worst <= MOST),
  ].join('\n');
}
