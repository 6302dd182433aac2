import { dungeonNamed } from 'asterion/game/rogue';
import { formatRecording } from 'asterion/notation';
import { games, labyrinthDescription, lineOf, Session, setUp } from 'asterion/play';
import { expect, test } from 'vitest';
import { CORNERS, recordingOf } from '../../../e2e/sample-games.js';
import { openReview, recordedGame } from './opening.js';

const corners = recordingOf('corners', CORNERS);

const refusal = (text: string): string => {
  const opened = openReview(text, 'game.json', games);
  return opened.ok ? 'opened' : opened.why;
};

test('a recording becomes a line of standings that ends as it says', () => {
  const opened = openReview(corners, 'game.json', games);
  expect(opened).toMatchObject({ ok: true, notes: [] });
  if (!opened.ok) return;
  const { tip, text } = opened.game;
  expect(text).toBe(corners);
  const names = lineOf(tip).map(({ turn }) => turn?.name);
  expect(names.join(' ')).toBe(` ${CORNERS}`);
  expect(tip.end?.result).toBe('captured');
});

test('a game of any kind with a table is reviewed', async () => {
  const { setup } = setUp(labyrinthDescription, {
    rows: '5',
    supplies: '1',
    seed: '3',
    theseus: 'bfs',
    minotaur: 'bfs',
  });
  if (setup === undefined) throw new Error('Expected a game.');
  const session = new Session(setup);
  await session.proceed();
  const opened = openReview(formatRecording(session.recording()), 'night.json', games);
  expect(opened).toMatchObject({ ok: true, notes: [], game: { tip: { end: { basis: 'rule' } } } });
});

test.each([
  ['hello', /^This is no recording of a game\. game\.json:1:1: /],
  ['{"recording":1}', /^This is no recording of a game\. game\.json:1:/],
  ['{"recording":9,"game":"rogue"}', /a newer Asterion wrote this/],
  [dungeonNamed('ring')?.text ?? '', /^game\.json is a world, not a recording of a game\./],
  [corners.replace('"rogue"', '"labyrinth"'), /^game\.json: There is no option "stay" in labyrinth\./],
  [corners.replace('"rogue"', '"pits"'), /^game\.json: There is no exact table of pits, so its games cannot be/],
  [corners.replace('"rogue"', '"chess"'), /^game\.json: Expected a game of rogue, .*found one of "chess"\.$/],
  [corners.replace('"SE"', '"NW+N"'), /^game\.json: Not even its first move can be played again\. There is no move/],
])('what is no game with a table is refused with a reason (%#)', (text, why) => {
  expect(refusal(text)).toMatch(why);
});

test('a game of another room is sent there', () => {
  expect(openReview(corners.replace('"rogue"', '"pits"'), 'game.json', games)).toMatchObject({
    ok: false,
    elsewhere: 'pits',
  });
});

test('a recording that drifts is reviewed up to there, and says so', () => {
  const opened = openReview(corners.replace('"rogue","NE"', '"rogue","E"'), 'game.json', games);
  if (!opened.ok) throw new Error(opened.why);
  expect(opened.game.tip.position.ply).toBe(1);
  expect(opened.notes).toEqual([
    'Its checksum does not hold: something has been changed.',
    expect.stringMatching(/^Only 1 of its 15 moves can be played again, and those are reviewed\. /),
  ]);
});

test('an outcome that does not hold is told; one that a referee gave is believed', () => {
  const wrong = openReview(recordingOf('corners', 'SE NE', 'captured'), 'game.json', games);
  expect(wrong.ok && wrong.notes).toEqual([expect.stringMatching(/^All its moves can be played again, but its end/)]);
  const capped = openReview(recordingOf('corners', 'SE NE', 'cap'), 'game.json', games);
  expect(capped.ok && capped.game.tip.end).toMatchObject({ result: 'cap' });
});

test('of which game a recording is can be seen before it is read, and of what is none nothing is seen', () => {
  expect(recordedGame(corners)).toBe('rogue');
  expect(recordedGame('hello')).toBe('');
});
