import { labyrinth } from 'asterion/game/labyrinth';
import { type PitsPosition, pits } from 'asterion/game/pits';
import {
  type AnyDescription,
  type Figure,
  Knowledge,
  labyrinthDescription,
  pitsDescription,
  type Standing,
  setUp,
  type View,
} from 'asterion/play';
import { cellAt, createScene, createWorld, rect } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { describeCell } from '../board/describe.js';
import { markedFrame } from '../pits/frame.js';
import { frameOf } from './frame.js';
import { tracesOf } from './moves.js';

/** A corridor of six tiles: Theseus at its west end, a supply three tiles away, the Minotaur at its east end. */
const scene = createScene(createWorld(rect.grid(1, 6), { open: Uint8Array.of(1, 17, 17, 17, 17, 16) }), {
  actors: { theseus: [0], minotaur: [5], supply: [3] },
});
const start = labyrinth.initial(scene, { ...labyrinth.defaults, pass: true }, 0);
const { memory } = labyrinthDescription;
if (memory === undefined) throw new Error('Expected a memory.');

describe('a fog', () => {
  const known = memory.look(memory.empty(start, 'theseus'), start, 'theseus');
  const seen = labyrinthDescription.view(start, { seat: 'theseus', memory: known });

  test('is in the picture, and in what is said of its tiles', () => {
    const frame = frameOf(labyrinthDescription, start, seen, []);
    expect(frame.scene.actors).toEqual({ supply: [3], theseus: [0] });
    expect(describeCell(frame, 0)).toBe('row 0, column 0: open to E; Theseus');
    expect(describeCell(frame, 3)).toBe('row 0, column 3: open to W, not known to E; supply');
    expect(describeCell(frame, 5)).toBe('row 0, column 5: not seen yet');
    const whole = frameOf(labyrinthDescription, start, labyrinthDescription.view(start), []);
    expect(describeCell(whole, 5)).toBe('row 0, column 5: open to W; Minotaur');
  });

  test('hides the last step of whoever is out of sight', () => {
    const names = ['STAY', 'W'];
    let standing = { before: undefined, position: start, turn: undefined, end: undefined } as Parameters<
      typeof tracesOf
    >[1];
    let position = start;
    for (const name of names) {
      const { seat } = position;
      const move = labyrinth.moveNamed(position, name) ?? -1;
      position = labyrinth.play(position, move);
      standing = { before: standing, position, turn: { seat, move, name, check: 0 }, end: undefined };
    }
    expect(tracesOf(labyrinthDescription, standing, labyrinthDescription.view(position))).toEqual([
      { isPursuer: true, cells: [5, 4] },
    ]);
    expect(tracesOf(labyrinthDescription, standing, seen)).toEqual([]);
  });
});

describe('a way of several steps', () => {
  /** A hero moves, then the rules move an ogre two steps, and a boulder rolls by itself. */
  const ways: readonly (readonly Figure[])[] = [
    [
      { role: 'hero', cell: 0, index: 0 },
      { role: 'ogre', cell: 5, index: 0 },
    ],
    [
      { role: 'hero', cell: 1, index: 0 },
      { role: 'ogre', cell: 3, index: 0, way: [5, 4, 3] },
    ],
    [
      { role: 'hero', cell: 3, index: 0, way: [1, 2, 2, 3] },
      { role: 'ogre', cell: 3, index: 0, way: [3, 3] },
      { role: 'boulder', cell: 0, index: 0, way: [2, 1, 0] },
    ],
  ];
  const world = createWorld(rect.grid(1, 6), { open: Uint8Array.of(1, 17, 17, 17, 17, 16) });
  const viewAt = (ply: number): View => ({ world, figures: ways[ply], focus: 0, facts: [] });
  const description = {
    game: { seats: ['hero'] },
    pieces: [
      { role: 'hero', title: 'hero', glyph: 'H', part: 'quarry' },
      { role: 'ogre', title: 'ogre', glyph: 'O', part: 'pursuer' },
      { role: 'boulder', title: 'boulder', glyph: 'B', part: 'thing' },
    ],
    view: ({ ply }: { readonly ply: number }) => viewAt(ply),
  } as unknown as AnyDescription;
  const turn = { seat: 'hero', move: 0, name: 'E', check: 0 };
  const at = (ply: number): Standing => ({
    before: ply === 0 ? undefined : at(ply - 1),
    position: { ply, seat: 'hero' },
    turn: ply === 0 ? undefined : turn,
    end: undefined,
  });

  test('is drawn of what the rules move, and of a seat that went farther than a step; of its own last move alone', () => {
    expect(tracesOf(description, at(0), viewAt(0))).toEqual([]);
    expect(tracesOf(description, at(1), viewAt(1))).toEqual([
      { isPursuer: false, cells: [0, 1] },
      { isPursuer: true, cells: [5, 4, 3] },
    ]);
    expect(tracesOf(description, at(2), viewAt(2))).toEqual([
      { isPursuer: false, cells: [1, 2, 3] },
      { isPursuer: false, cells: [2, 1, 0] },
    ]);
  });

  test('is not drawn where a cell of it is not seen', () => {
    const fogged = (...cells: number[]): View => ({ ...viewAt(1), fog: { cells: Uint8Array.from(cells) } });
    const { seen, remembered, none } = Knowledge;
    expect(tracesOf(description, at(1), fogged(seen, seen, none, seen, seen, seen))).toHaveLength(2);
    expect(tracesOf(description, at(1), fogged(seen, seen, none, seen, remembered, seen))).toHaveLength(1);
  });
});

test('whoever has been told a step is seen where it leads', () => {
  const told = { ...start, seat: 'minotaur', minotaurs: [4, 5] } as typeof start;
  expect(frameOf(labyrinthDescription, told, labyrinthDescription.view(told), ['W']).scene.actors.minotaur).toEqual([
    3, 5,
  ]);
});

test('a cell tells whether it is a pit, a new one, or shut in', () => {
  const { setup } = setUp(pitsDescription, { rows: '4', seed: '7' });
  if (setup === undefined) throw new Error('Expected a game.');
  const { grid } = setup.scene.world;
  const opened = (position: PitsPosition, ...places: [number, number][]): PitsPosition =>
    pits.play(
      position,
      places.map(([row, col]) => cellAt(grid, row, col)),
    );
  const at = (position: PitsPosition, row: number, col: number): string => {
    const plain = frameOf(pitsDescription, position, pitsDescription.view(position), []);
    return describeCell(markedFrame(plain, position), cellAt(grid, row, col));
  };
  const begun = setup.start;
  const east = pits.play(opened(begun, [1, 1]), pits.moveNamed(opened(begun, [1, 1]), 'E') ?? -1);
  const cut = opened(east, [0, 2]);
  expect(at(cut, 1, 1)).toBe('row 1, column 1: a pit');
  expect(at(cut, 0, 2)).toBe('row 0, column 2: a new pit');
  expect(at(cut, 3, 3)).toBe('row 3, column 3: open to N and W; goal');
  expect(at(opened(begun, [0, 1], [1, 0]), 0, 0)).toBe('row 0, column 0: closed on all sides; player; shut in');
});
