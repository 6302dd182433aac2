import { generateMaze } from 'asterion/generate';
import { formatDocument, formatRecording } from 'asterion/notation';
import { games, Session, setUp } from 'asterion/play';
import { createRng } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { formatLink } from '../shell/link.js';
import { packText } from '../shell/pack.js';
import { readFilm } from './film.js';

const MAZE = formatDocument(generateMaze({ rows: 3, cols: 4, seed: 7 }));
/** Its rules include who hunts, and worlds that grow: too much for a small file. */
const LEFT_OUT = 'explore';

/** A game that bots have played to its end. */
async function recordingOf(description: (typeof games)[number], seed: number) {
  const setup = setUp(description, { ...description.sample(createRng(seed)).said }).setup;
  if (setup === undefined) throw new RangeError(`Expected a sample of ${description.game.name}.`);
  const session = new Session(setup);
  await session.proceed();
  return session;
}

describe.each(games.filter(({ game }) => game.name !== LEFT_OUT).map((one) => [one.game.name, one] as const))(
  'a recording of %s',
  (name, description) => {
    test('is shown turn by turn, as the rules play it again', async () => {
      const session = await recordingOf(description, 3);
      const film = await readFilm(formatRecording(session.recording()));
      if (typeof film === 'string') expect.fail(film);
      const { ply } = session.tip.position;
      expect(film).toMatchObject({ game: name, note: undefined });
      expect(film.scenes).toHaveLength(ply + 1);
      expect(film.words).toHaveLength(ply + 1);
      const last = description.game.scene(session.tip.position);
      expect(film.scenes[ply].actors).toEqual(last.actors);
      expect(film.scenes[ply].world.open).toEqual(last.world.open);
      expect(film.words[0]).toBe('The start.');
    });
  },
);

test('of the game that is left out it is said which are not', async () => {
  const explore = `{"recording":1,"game":"${LEFT_OUT}","generator":{"generator":"caves"},"options":{},"seed":"7","seats":{},"moves":[],"outcome":null}\n`;
  expect(await readFilm(explore)).toMatch(
    /Expected a game of rogue, labyrinth, minotaur or pits, found one of "explore"/,
  );
});

test('a world is shown by its document, or by a link that holds it', async () => {
  const packed = await packText(MAZE);
  for (const text of [
    MAZE,
    `\n  ${MAZE}  `,
    formatLink('maze', [['world', packed]]),
    `https://a.example/x/#/edit?world=${packed}`,
  ])
    expect(await readFilm(text)).toMatchObject({
      game: undefined,
      scenes: [{ entrance: 0, exit: 11 }],
      note: undefined,
    });
});

test.each([
  ['nothing', '', /^Expected a world document/],
  ['a link that grows its world', '#/maze?v=1&rows=9', /^Expected a world document/],
  ['a link of a newer version', '#/maze?v=2&world=AAAA', /^Expected a world document/],
  ['damaged text', '{"asterion":1', /^text:2:1: /],
  ['a world that is too large', formatDocument(generateMaze({ rows: 201, cols: 200, seed: 7 })), /40200 cells/],
])('%s is refused in a sentence', async (_what, text, why) => {
  expect(await readFilm(text)).toMatch(why);
});

test('what was changed is shown as far as it goes, and it is said how far that is', async () => {
  const rogue = games.find(({ game }) => game.name === 'rogue') ?? games[0];
  const text = formatRecording((await recordingOf(rogue, 3)).recording());
  const first = /\["monster","([A-Z]+)"/.exec(text)?.[1] ?? '';
  const film = await readFilm(text.replace(`["monster","${first}"`, '["monster","NOWHERE"'));
  if (typeof film === 'string') expect.fail(film);
  expect(film.scenes).toHaveLength(1);
  expect(film.note).toMatch(/checksum does not hold.*up to turn 0: /);
});
