// A dungeon in the dark: field of view, a memory of what was seen, and a hunter that goes where it last saw you.
import { directionNamed, distancesFrom, FieldOfView, generateDungeon, isGround, isOpen, neighbours } from 'asterion';

const SIGHT = 6; // cells
const { world, actors } = generateDungeon({ rows: 11, cols: 29, border: 1, seed: 8 });
const { grid } = world;
const view = new FieldOfView(world);
const known = new Uint8Array(grid.cellCount); // by cell: cells are numbers, row by row
let [hero] = actors.rogue;
let [hunter] = actors.monster;
let trail: number | undefined; // where the hunter saw the hero last

function look(): void {
  view.from(hero, SIGHT);
  for (const cell of view.cells.subarray(0, view.count)) known[cell] = 1;
  if (view.seen[hunter] === 1) trail = hero; // sight is symmetric: who is seen sees
}

function walk(name: string): void {
  const direction = directionNamed(grid.shape, name) ?? -1;
  if (isOpen(world, hero, direction)) hero = grid.step(hero, direction); // else it waits
}

function hunt(): void {
  if (trail === undefined) return;
  const distances = distancesFrom(world, trail);
  for (const next of neighbours(world, hunter)) if (distances[next] < distances[hunter]) hunter = next;
}

function glyph(cell: number): string {
  if (cell === hero) return '@';
  if (cell === hunter && view.seen[cell] === 1) return 'H';
  if (known[cell] === 0) return ' ';
  if (!isGround(world, cell)) return '#';
  return view.seen[cell] === 1 ? '.' : ',';
}

function show(turn: number): void {
  console.log(`turn ${turn}`);
  for (let row = 0; row < grid.rows; row++) {
    const cells = Array.from({ length: grid.cols }, (_, col) => grid.rowStart(row) + col);
    console.log(cells.map(glyph).join('').trimEnd());
  }
}

const steps = 'NE E E E E E E E W W W W W W'.split(' ');
look();
show(0);
for (const [index, step] of steps.entries()) {
  walk(step);
  look();
  hunt();
  if (index === 7 || index === 11) show(index + 1);
}
console.log(hero === hunter ? 'Caught.' : `The hunter is ${distancesFrom(world, hero)[hunter]} steps behind.`);

// prints:
// turn 0
//
// ########
// #......
// #.@.#
// #...#
// #####
//
//
//
//
//
// turn 8
//        #####
// ########...#####
// #,,,......@......
// #,,,####...#.H.#
// #,,,#  #.##., .#
// #####  #,# .#,
//        ##  ..
//             #
//
//
//
// turn 12
//        #####
// ########.H.#####
// #.....@......,,,,
// #..,####...#,,,#
// #,,,#  #,##,, ,#
// #####  #,# ,#,
//        ##  ,,
//             #
//
//
//
// The hunter is 3 steps behind.
