import { expect, test } from 'vitest';
import { STAY } from '../game/index.js';
import { type RoguePosition, rogue } from '../game/rogue/index.js';
import { createScene, createWorld, rect } from '../world/index.js';
import {
  begun,
  type Course,
  decided,
  extended,
  lineOf,
  lookedAt,
  redone,
  resumed,
  type Standing as StandingOf,
  turnedTo,
  undone,
} from './course.js';

type Standing = StandingOf<RoguePosition>;

const scene = createScene(createWorld(rect.grid(1, 2), { open: Uint8Array.of(1, 16) }), {
  actors: { monster: [0], rogue: [1] },
});
const start: Standing = {
  before: undefined,
  position: rogue.initial(scene, rogue.defaults, 0),
  turn: undefined,
  end: undefined,
};

function after(before: Standing, count = 1): Standing {
  let standing = before;
  for (let made = 0; made < count; made++) {
    const turn = { seat: standing.position.seat, move: STAY, name: 'STAY', check: 0 };
    standing = { before: standing, position: rogue.play(standing.position, STAY), turn, end: undefined };
  }
  return standing;
}

const seen = (course: Course<RoguePosition, string> | undefined) =>
  course && `${course.now.setup} ${course.now.at} of ${course.now.tip.position.ply}`;

/** Three rounds: each time somebody decides, then the other side answers. */
function played(): Course<RoguePosition, string> {
  let course = begun('a', start);
  for (let round = 0; round < 3; round++) {
    course = decided(course, after(course.now.tip));
    course = extended(course, after(course.now.tip), true);
  }
  return course;
}

test('a line is all its standings, the start first', () => {
  const tip = after(start, 3);
  expect(lineOf(tip).map(({ position }) => position.ply)).toEqual([0, 1, 2, 3]);
  expect(lineOf(tip)[0]).toBe(start);
});

test('every decision is undone, and redone with its answer', () => {
  let course = played();
  const back: unknown[] = [];
  for (let next: Course<RoguePosition, string> | undefined = course; next !== undefined; next = undone(next)) {
    course = next;
    back.push(seen(next));
  }
  expect(back).toEqual(['a 6 of 6', 'a 4 of 4', 'a 2 of 2', 'a 0 of 0']);
  const forth: unknown[] = [];
  for (let next: Course<RoguePosition, string> | undefined = redone(course); next !== undefined; next = redone(next))
    forth.push(seen(next));
  expect(forth).toEqual(['a 2 of 2', 'a 4 of 4', 'a 6 of 6']);
});

test('a decision at an earlier place leaves what came after, and undo brings it back', () => {
  const course = played();
  const [, , second] = lineOf(course.now.tip);
  const branched = decided(lookedAt(course, 2), after(second));
  expect(seen(branched)).toBe('a 3 of 3');
  expect(redone(branched)).toBeUndefined();
  const back = undone(branched);
  expect(seen(back)).toBe('a 2 of 6');
  expect(back?.now.tip).toBe(course.now.tip);
});

test('undo while looking back goes to the decision before what is seen', () => {
  const back = undone(lookedAt(played(), 3));
  expect(seen(back)).toBe('a 2 of 2');
  expect(seen(back && redone(back))).toBe('a 4 of 4');
  expect(undone(lookedAt(played(), 0))).toBeUndefined();
});

test('an answer moves the view only of those who look at the end', () => {
  const course = played();
  expect(seen(extended(course, after(course.now.tip), true))).toBe('a 7 of 7');
  expect(seen(extended(course, after(course.now.tip), false))).toBe('a 6 of 7');
  expect(seen(extended(lookedAt(course, 1), after(course.now.tip), true))).toBe('a 1 of 7');
});

test('the game from its start again, or with other players, is undone like a move', () => {
  const course = turnedTo(played(), { setup: 'b', tip: start, at: 0 });
  expect(seen(undone(course))).toBe('a 6 of 6');
});

test('a line from elsewhere can be undone to each decision of its own', () => {
  const tip = after(start, 5);
  const course = resumed('a', tip, 99, ({ position }) => position.seat === 'rogue');
  expect(seen(course)).toBe('a 5 of 5');
  expect(course.past.map(({ at }) => at)).toEqual([1, 3]);
});
