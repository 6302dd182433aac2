import { expect, test } from 'vitest';
import { BACK, formatLink, linkWith, parseLink } from './link.js';

const parsedQuery = (hash: string) => {
  const link = parseLink(hash);
  return link.ok ? [...link.query] : [];
};

const read = (hash: string) => {
  const link = parseLink(hash);
  return link.ok ? { room: link.room, query: [...link.query] } : link.why;
};

test.each(['', '#', '#/'])('"%s" names no room', (hash) => {
  expect(read(hash)).toEqual({ room: '', query: [] });
});

test('a link names a room and carries its keys, repeated ones included', () => {
  expect(read('#/maze?v=1&tunnel=0,0,1,1&tunnel=2,2,3,3')).toEqual({
    room: 'maze',
    query: [
      ['v', '1'],
      ['tunnel', '0,0,1,1'],
      ['tunnel', '2,2,3,3'],
    ],
  });
});

test.each(['#/MAZE', '#/maze/', '#maze', '#/Maze//?v=1'])('"%s" names the room maze', (hash) => {
  expect(read(hash)).toMatchObject({ room: 'maze' });
});

test('a link without a version is of the first', () => {
  expect(read('#/maze?rows=5')).toEqual({ room: 'maze', query: [['rows', '5']] });
});

test.each(['2', '10', '99999999999999999999'])('a newer version, v=%s, is refused', (version) => {
  expect(read(`#/maze?v=${version}`)).toContain('newer Asterion');
});

test.each(['', '0', '-1', '1.5', 'one'])('v=%s is no version', (version) => {
  expect(read(`#/maze?v=${version}`)).toContain('whole number');
});

test('what is formatted is read back', () => {
  const entries: [string, string][] = [
    ['seed', 'a & b = c + d % é 100%'],
    ['entrance', '3,4'],
    ['solver', 'none'],
  ];
  const hash = formatLink('maze', entries);
  expect(hash).toContain('entrance=3,4');
  expect(read(hash)).toEqual({ room: 'maze', query: [['v', '1'], ...entries] });
});

test('a link may say where it was followed from, in a link of its own', () => {
  const back = 'arena?v=1&t=cup&a=a & b';
  for (const link of ['#/review?v=1&rec=x', '#/review'])
    expect(new Map(parsedQuery(linkWith(link, BACK, back))).get(BACK)).toBe(back);
});
