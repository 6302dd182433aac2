/** Documents as they were written at the time. They stay readable for ever: add to them, never change one. */

import { expect, test } from 'vitest';
import { contentsOf, valueOf } from '../../test/scenes.js';
import { openDirectionsOf, type Scene } from '../world/index.js';
import { parseDocument } from './document.js';

/** Compass names of the open ways, by cell; `-` for none, `*` for a tunnel. */
const waysIn = ({ world }: Scene) =>
  Array.from(world.open, (_, cell) => {
    const names = openDirectionsOf(world, cell).map((direction) => world.grid.shape.directions[direction] ?? '*');
    return names.join('+') || '-';
  }).join(' ');

const parse = (text: string) => valueOf(parseDocument(text));

test('version 1: the form of the contract, on one line', () => {
  const scene = parse(
    '{"asterion":1,"shape":"rect","rows":2,"cols":2,"origin":"bottom","open":["0110","0000"],"terrain":[".."," o"],"costs":[[1,2],[3,4]],"tunnels":[[0,0,0,1]],"entrance":[0,0],"exit":[0,1],"actors":{"monster":[[0,0]],"rogue":[[0,1]],"supply":[]}}',
  );
  expect(contentsOf(scene)).toEqual({
    shape: 'rect',
    rows: 2,
    cols: 2,
    origin: 'bottom',
    open: [1, 16, 0, 0],
    terrain: [0, 0, 2, 3],
    costs: [1, 2, 3, 4],
    tunnels: [[0, 1]],
    entrance: 0,
    exit: 1,
    actors: { monster: [0], rogue: [1], supply: [] },
    made: undefined,
  });
});

test('version 1: a hex maze', () => {
  const scene = parse(`{"asterion":1,"shape":"hex","rows":3,"cols":3,"origin":"bottom",
"open":[
"02030a",
"151814",
"200128"
],
"entrance":[0,0],
"exit":[2,2],
"made":{"generator":"recursive-backtracker","seed":"7"}}
`);
  expect(waysIn(scene)).toBe('NE E+NE NE+W E+NW+SW W+SW NW+SW SE E W+SE');
  expect(scene).toMatchObject({ entrance: 0, exit: 8, made: { generator: 'recursive-backtracker', seed: '7' } });
});

test('version 1: a maze of squares with a tunnel', () => {
  const scene = parse(`{"asterion":1,"shape":"rect","rows":3,"cols":4,"origin":"bottom",
"open":[
"01140514",
"05515044",
"40011040"
],
"tunnels":[[0,0,2,2]],
"entrance":[0,0],
"exit":[2,3],
"made":{"generator":"recursive-backtracker","seed":"seed of text"}}
`);
  expect(waysIn(scene)).toBe('E+* N+W E+N N+W E+N E+W+S W+S N+S S E W+* S');
});

test('version 1: a dungeon', () => {
  const scene = parse(`{"asterion":1,"shape":"rect","rows":4,"cols":4,"origin":"top",
"open":[
"c1711000",
"471c0040",
"44000044",
"05111114"
],
"terrain":[
"..+ ",
".. +",
"+  +",
"++.."
],
"actors":{"monster":[[0,0]],"rogue":[[3,3]]}}
`);
  expect(waysIn(scene)).toBe('E+S+SE E+W+SW+S W - E+NE+N+S N+NW+W - S N+S - - N+S E+N E+W E+W N+W');
  expect(scene.actors).toEqual({ monster: [0], rogue: [15] });
});

test('version 1: a board of the Labyrinth', () => {
  const scene = parse(`{"asterion":1,"shape":"rect","rows":3,"cols":3,"origin":"bottom",
"open":[
"051004",
"451044",
"411150"
],
"entrance":[0,0],
"actors":{"theseus":[[0,0]],"minotaur":[[1,1]],"supply":[[0,2],[2,2],[1,0]]}}
`);
  expect(waysIn(scene)).toBe('E+N W N E+N+S W N+S E+S E+W W+S');
  expect(scene.actors).toEqual({ theseus: [0], minotaur: [4], supply: [2, 8, 3] });
});

test('version 1: a map of walls and pits', () => {
  const scene = parse(`{"asterion":1,"shape":"rect","rows":2,"cols":3,"origin":"top",
"open":[
"411000",
"040000"
],
"terrain":[
"..o",
". ."
],
"entrance":[0,0],
"exit":[1,2]}
`);
  expect(waysIn(scene)).toBe('E+S W - N - -');
  expect(contentsOf(scene).terrain).toEqual([0, 0, 3, 0, 2, 0]);
});
