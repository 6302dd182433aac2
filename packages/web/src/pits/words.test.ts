import { pits } from 'asterion/game';
import { cellAt } from 'asterion/world';
import { expect, test } from 'vitest';
import { describeCell } from '../board/describe.js';
import { Referee } from '../play/referee.js';
import { draftFrom } from './draft.js';
import { frameOf } from './frame.js';
import { countText, hintOf } from './hint.js';
import { newPits, type Standing } from './standing.js';
import { checkDraft } from './table.js';
import { pitsTelling } from './telling.js';
import { dangerText, placeAnswer } from './words.js';

const { table } = checkDraft(draftFrom(new URLSearchParams('size=4&seed=7'), () => ''));
if (table === undefined) throw new Error('Expected a table.');
const { start } = new Referee(table);
const { grid } = table.scene.world;

/** The standing after pits at these rows and columns. */
function opened(before: Standing, ...places: [number, number][]): Standing {
  const move = places.map(([row, col]) => cellAt(grid, row, col));
  return after(before, pits.play(before.position, move), pits.moveName(before.position, move));
}

function stepped(before: Standing, name: string): Standing {
  return after(before, pits.play(before.position, pits.moveNamed(before.position, name) ?? -1), name);
}

function after(before: Standing, position: Standing['position'], name: string): Standing {
  const outcome = pits.outcome(position);
  const turn = { seat: before.position.seat, move: 0, name, check: 0 };
  return { before, position, turn, end: outcome && { ...outcome, ground: 'rule', culprit: undefined } };
}

const said = (standing: Standing): string => {
  const { ply } = standing.position;
  return pitsTelling.standing(standing, { table, tip: standing, at: ply });
};

test('a turn is told whole: the step, how many pits opened, and whether they are near', () => {
  expect(said(start)).toBe('Start. The goal is 6 steps away.');
  const first = opened(start, [3, 0], [2, 2]);
  expect(said(first)).toBe('The goal is 6 steps away. 2 pits opened, the nearest 3 steps S of the player.');
  const second = opened(stepped(first, 'E'), [1, 1]);
  expect(said(second)).toBe('E to row 0, column 1. A pit opened 1 step S of the player.');
  expect(said(opened(stepped(second, 'W'), [1, 3]))).toBe('W to row 0, column 0. 1 pit opened, none near.');
  expect(said(opened(stepped(second, 'W')))).toBe('W to row 0, column 0. No pit opened.');
  expect(newPits(stepped(second, 'W'))).toEqual([cellAt(grid, 1, 1)]);
});

test('each end has its words, for whoever played and for whoever watched', () => {
  const first = opened(start, [0, 1]);
  expect(said(stepped(first, 'E'))).toBe(
    'E to row 0, column 1. You lost: fell after 1 turn. The player stepped into a pit.',
  );
  const cut = opened(start, [0, 1], [1, 0]);
  expect(said(cut)).toMatch(/You lost: cut off after 0 turns\. No way to the goal is left\.$/);
  const watched = pitsTelling.speech.endText(
    { result: 'goal', winner: 'player', why: '', ground: 'rule', culprit: undefined },
    stepped(first, 'S').position,
    [],
  );
  expect(watched).toBe('Goal reached after 1 turn.');
});

test('dangers and ways are told on request', () => {
  const { position } = opened(start, [0, 1]);
  expect(dangerText(position, true)).toBe('The goal lies SE of you. The goal is 6 steps away. Pits beside you: E.');
  expect(placeAnswer(position, false)).toBe('The player is at row 0, column 0. Ways here: E, S.');
});

test('the hint counts ways, names the steps that keep most, and the cells that hold the way', () => {
  expect(hintOf(start.position)).toBeUndefined();
  expect(hintOf(opened(start).position)?.best.text).toBe(
    '20 shortest ways, of 6 steps. E or S keeps most of them. No single pit can cut you off now.',
  );
  const narrow = hintOf(opened(start, [0, 1], [2, 0], [2, 2]).position);
  expect(narrow?.cuts).toEqual([cellAt(grid, 1, 0), cellAt(grid, 1, 1)]);
  expect(narrow?.best.choice).toBe('S keeps most of them.');
  expect([99_999, 35_345_263_800].map(countText)).toEqual(['99,999', 'About 35 billion']);
});

test('a cell tells whether it is a pit, a new one, or shut in', () => {
  const cut = opened(stepped(opened(start, [1, 1]), 'E'), [0, 2]);
  const frame = frameOf(cut, () => undefined);
  expect(describeCell(frame, cellAt(grid, 1, 1))).toBe('row 1, column 1: a pit');
  expect(describeCell(frame, cellAt(grid, 0, 2))).toBe('row 0, column 2: a new pit');
  expect(describeCell(frame, cellAt(grid, 3, 3))).toBe('row 3, column 3: open to N and W; goal');
  const shut = frameOf(opened(start, [0, 1], [1, 0]), () => undefined);
  expect(describeCell(shut, 0)).toBe('row 0, column 0: closed on all sides; player; shut in');
});
