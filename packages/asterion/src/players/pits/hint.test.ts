import { describe, expect, test } from 'vitest';
import { type PitsPosition, pits, pitsBoard } from '../../game/pits/index.js';
import { directionNamed, rect } from '../../world/index.js';
import { pitsHint } from './hint.js';

const [EAST, SOUTH] = ['E', 'S'].map((name) => directionNamed(rect, name) ?? -1);

/** A board of three rows and columns with pits in these cells. */
const withPits = (...cells: number[]): PitsPosition =>
  pits.play(pits.initial(pitsBoard({ rows: 3 }), pits.defaults, 1), cells);

describe('a hint', () => {
  test('counts the shortest ways, and says which steps keep most of them', () => {
    expect(pitsHint(withPits())).toEqual({ steps: 4, ways: 6, best: [EAST, SOUTH], articulationCells: [] });
    expect(pitsHint(withPits(6))).toEqual({ steps: 4, ways: 5, best: [EAST], articulationCells: [] });
  });

  test('names the cells that must not fall', () => {
    expect(pitsHint(withPits(4, 6))).toEqual({ steps: 4, ways: 1, best: [EAST], articulationCells: [1, 2, 5] });
    expect(pitsHint(withPits(2, 6))).toEqual({ steps: 4, ways: 4, best: [EAST, SOUTH], articulationCells: [4] });
  });

  test('there is none where no way is left, and on the goal', () => {
    expect(pitsHint(withPits(1, 3))).toBeUndefined();
    expect(pitsHint({ ...withPits(), player: 8 })).toBeUndefined();
  });
});
