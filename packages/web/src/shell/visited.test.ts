import { expect, test } from 'vitest';
import { noted, parseVisited, type Visited } from './visited.js';

const rogue: Visited = { room: 'rogue', link: '#/rogue?v=1&dungeon=mouth', note: 'Your move.' };
const maze: Visited = { room: 'maze', link: '#/maze?v=1&seed=7', note: '' };

test('the last room stands first, each room once, with its last link', () => {
  const list = noted(noted(noted([], rogue.link, 'before'), maze.link, ''), rogue.link, rogue.note);
  expect(list).toEqual([rogue, maze]);
  expect(parseVisited(JSON.stringify(list))).toEqual(list);
});

test('the way home, links that do not open and games too long to be kept are no visits to come back to', () => {
  expect(noted([maze], '#/', '')).toEqual([maze]);
  expect(noted([maze], '#/rogue?v=99', '')).toEqual([maze]);
  expect(noted([], `#/rogue?rec=${'x'.repeat(40_000)}`, '')).toEqual([{ room: 'rogue', link: '#/rogue', note: '' }]);
});

test('what is damaged was never there', () => {
  for (const text of [
    null,
    '',
    '{',
    'null',
    '7',
    '{"0":1}',
    '[null,7,"x",[],{"link":7},{"link":"https://a.b/#/maze"}]',
  ])
    expect(parseVisited(text)).toEqual([]);
  expect(parseVisited(JSON.stringify([{ link: maze.link, note: 7 }, rogue, rogue]))).toEqual([rogue]);
  expect(parseVisited(JSON.stringify(Array.from({ length: 99 }, (_, at) => ({ link: `#/room${at}` })))).length).toBe(6);
});
