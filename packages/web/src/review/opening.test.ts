import { dungeonNamed } from 'asterion/game';
import { beginExplore, saveText } from 'asterion/play';
import { expect, test } from 'vitest';
import { examples, exampleText } from './examples.js';
import { openGame } from './opening.js';
import { CORNERS, recordingOf } from './sample-games.js';

const corners = recordingOf('corners', CORNERS);

const refusal = (text: string): string => {
  const opened = openGame(text, 'game.json');
  return opened.ok ? 'opened' : opened.why;
};

test('a recording becomes a line of standings that ends as it says', () => {
  const opened = openGame(corners, 'game.json');
  expect(opened).toMatchObject({ ok: true, notes: [] });
  if (!opened.ok) return;
  const { line, text } = opened.game;
  expect(text).toBe(corners);
  expect(line.map(({ turn }) => turn?.name).join(' ')).toBe(` ${CORNERS}`);
  expect(line[15].end?.result).toBe('captured');
  expect(line[15].before).toBe(line[14]);
});

test.each([
  ['hello', /^This is no recording of a game\. game\.json:1:1: /],
  ['{"recording":1}', /^This is no recording of a game\. game\.json:1:/],
  ['{"recording":9,"game":"rogue"}', /a newer Asterion wrote this/],
  [dungeonNamed('ring')?.text ?? '', /^game\.json is a world, not a recording of a game\./],
  [corners.replace('"rogue"', '"labyrinth"'), /^game\.json: Expected a game of rogue, found one of labyrinth/],
  [corners.replace('"rogue"', '"pits"'), /^game\.json: There is no exact table of pits, so its games cannot be/],
  [corners.replace('"rogue"', '"chess"'), /^game\.json: Expected a game of rogue, found one of chess\.$/],
  [corners.replace('"SE"', '"NW+N"'), /^game\.json: Not even its first move can be played again\. There is no move/],
])('what is no game of rogue is refused with a reason (%#)', (text, why) => {
  expect(refusal(text)).toMatch(why);
});

test('a game of another room is sent there', () => {
  expect(openGame(corners.replace('"rogue"', '"pits"'), 'game.json')).toMatchObject({ ok: false, elsewhere: 'pits' });
});

test('a save of Explore is named, and sent to its room', () => {
  const save = saveText(beginExplore({ seed: '7' }));
  expect(openGame(save, 'save.json')).toEqual({
    ok: false,
    why: 'save.json: There is no exact table of explore, so its games cannot be reviewed.',
    elsewhere: 'explore',
  });
});

test('a recording that drifts is reviewed up to there, and says so', () => {
  const opened = openGame(corners.replace('"rogue","NE"', '"rogue","E"'), 'game.json');
  if (!opened.ok) throw new Error(opened.why);
  expect(opened.game.line).toHaveLength(2);
  expect(opened.notes).toEqual([
    'Its checksum does not hold: something has been changed.',
    expect.stringMatching(/^It drifts: only 1 of its 15 moves can be played again, and those are reviewed\. /),
  ]);
});

test('an outcome that does not hold is told; one that a referee gave is believed', () => {
  const wrong = openGame(recordingOf('corners', 'SE NE', 'captured'), 'game.json');
  expect(wrong.ok && wrong.notes).toEqual([expect.stringMatching(/^All its moves can be played again, but its end/)]);
  const capped = openGame(recordingOf('corners', 'SE NE', 'cap'), 'game.json');
  expect(capped.ok && capped.game.line[2].end).toMatchObject({ result: 'cap', why: 'The cap on moves was reached.' });
});

test.each(examples)('the example $name is a game that ends', (example) => {
  const opened = openGame(exampleText(example), example.name);
  expect(opened).toMatchObject({ ok: true, notes: [] });
  if (opened.ok) expect(opened.game.line.at(-1)?.end?.result).toBe('captured');
});
