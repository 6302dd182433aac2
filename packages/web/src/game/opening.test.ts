import { formatRecording } from 'asterion/notation';
import { labyrinthDescription, pitsDescription, rogueDescription, Session, setUp } from 'asterion/play';
import { expect, test } from 'vitest';
import { CHANGED, type Opened, openText } from './opening.js';

const asRogue = { description: rogueDescription, schema: rogueDescription.settings };
const open = (text: string, name: string): Opened => openText(text, { ...asRogue, name });

test('files are told by their content; wrong ones by line and column', () => {
  expect(open('3\n. A .\n. . .\n. @ .\n', 'a').kind).toBe('world');
  const maze = open('+---+---+\n|       |\n+---+---+\n', 'm');
  expect(maze).toMatchObject({ kind: 'refused', why: 'm: There is no monster.' });
  expect(open('3\n. . .\n', 'b')).toEqual({ kind: 'refused', why: 'b:3:1: Expected 3 rows, found 1.' });
  expect(JSON.stringify(open('{"recording":9}', 'r'))).toContain('a newer Asterion wrote this');
});

test('a world with nobody in it is inhabited, as the game knows how', () => {
  const maze =
    '{"asterion":1,"shape":"rect","rows":1,"cols":2,"origin":"bottom","open":["0110"],"entrance":[0,0],"exit":[0,1]}';
  expect(open(maze, 'd')).toMatchObject({ kind: 'world', scene: { actors: { monster: [1], rogue: [0] } } });
  const asPits = { description: pitsDescription, schema: pitsDescription.settings, name: 'maze.json' };
  expect(openText(maze, asPits)).toMatchObject({ kind: 'world', scene: { actors: { player: [0] } } });
  expect(openText(maze.replace(',"exit":[0,1]', ''), asPits)).toMatchObject({ kind: 'refused' });
  const asLabyrinth = { description: labyrinthDescription, schema: labyrinthDescription.settings, name: 'm' };
  expect(openText(maze, asLabyrinth)).toMatchObject({ why: 'm: There is no Theseus.' });
});

test('the rules a world asks for are said with it, and wrong ones are refused', () => {
  const level = (rules: string) =>
    open(
      `{"asterion":1,"shape":"rect","rows":1,"cols":3,"origin":"bottom","open":["011110"],"actors":{"monster":[[0,0]],"rogue":[[0,2]]},"rules":${rules}}`,
      'l',
    );
  const opened = level('{"no-stay":true,"steps":3}');
  expect(opened).toMatchObject({ kind: 'world', said: { 'no-stay': expect.any(String) as string }, notes: [] });
  expect(opened).not.toHaveProperty('scene.rules');
  expect(opened).not.toHaveProperty('said.steps');
  expect(level('{"diagonals":"maybe"}')).toMatchObject({
    kind: 'refused',
    why: expect.stringMatching(/^l: Expected a rule/) as string,
  });
});

async function recorded(said: Readonly<Record<string, string>>): Promise<string> {
  const { setup } = setUp(rogueDescription, { seed: '7', dungeon: 'cornered', ...said });
  if (setup === undefined) throw new Error('Expected a game.');
  const session = new Session(setup);
  await session.proceed();
  return formatRecording(session.recording());
}

test('a recording is opened with its settings; what was changed is told, and another game is refused', async () => {
  const text = await recorded({ monster: 'bfs', rogue: 'farthest' });
  const opened = open(text, 'game.json');
  expect(opened).toMatchObject({ kind: 'game', notes: [], game: { setup: { said: { dungeon: 'cornered' } } } });
  const [, first] = /"rogue","(\w+)"/.exec(text) ?? [];
  const changed = open(text.replace(`["rogue","${first}"`, '["rogue","N"'), 'game.json');
  expect(changed).toMatchObject({ notes: [CHANGED, expect.stringContaining('It can be played again up to turn 1: ')] });
  expect(openText(text, { description: pitsDescription, schema: pitsDescription.settings, name: 'x' })).toEqual({
    kind: 'refused',
    why: 'x: Expected a game of pits, found one of rogue.',
  });
});

test('the seat of a player who is not known here is said to be yours', async () => {
  const text = (await recorded({ monster: 'bfs', rogue: 'farthest' })).replaceAll('"bfs"', '"ghost"');
  const stranger = 'The monster was played by "ghost", who is not known here.';
  expect(open(text, 'g')).toMatchObject({ kind: 'game', notes: [CHANGED, stranger, 'That seat is yours.'] });
  const notes = expect.arrayContaining(['Those seats are yours.']) as string[];
  expect(open(text.replaceAll('"farthest"', '"wraith"'), 'g')).toMatchObject({ notes });
});

test('beside a recording of version 1 the link says where its world came from, and the cap', async () => {
  const text = await recorded({ monster: 'bfs', rogue: 'farthest', moves: '30' });
  const {
    recording: _,
    said: __,
    cap: ___,
    basis: ____,
    checksum: _____,
    ...old
  } = JSON.parse(text) as Record<string, unknown>;
  const first = JSON.stringify({ recording: 1, ...old });
  const beside = { dungeon: 'cornered', moves: '30' };
  expect(openText(first, { ...asRogue, name: 'the link', beside })).toMatchObject({
    game: { setup: { said: { dungeon: 'cornered', moves: '30', rogue: 'farthest' } } },
  });
  expect(open(first, 'file')).toMatchObject({ game: { setup: { said: { source: 'given', moves: '1000' } } } });
});
