import { formatRecording } from 'asterion/notation';
import { games as known, pitsDescription, rogueDescription, Session, setUp } from 'asterion/play';
import { Refusal, type Said } from 'asterion/settings';
import { describe, expect, test } from 'vitest';
import { parseLink } from '../shell/link.js';
import { unpackText } from '../shell/pack.js';
import { pictureOf, replayLink } from './replay.js';

/** A game of bots up to a turn. */
async function recordingOf(description: (typeof known)[number], said: Said, turns: number): Promise<string> {
  const { setup } = setUp(description, said);
  if (setup === undefined) throw new Error('Expected a game.');
  const session = new Session(setup);
  await session.proceed();
  const recording = session.recording();
  const moves = recording.moves.slice(0, turns);
  return formatRecording({ ...recording, moves, outcome: undefined, basis: undefined });
}

const ROGUE = { dungeon: 'mouth', monster: 'bfs', rogue: 'cycle', seed: '7' };
const games = (name: string) => Promise.resolve(known.filter(({ game }) => game.name === name));

describe('the picture of a running game', () => {
  test.each([0, 5])('after %i turns it has everybody on it', async (turns) => {
    const frame = pictureOf(await recordingOf(rogueDescription, ROGUE, turns), known);
    expect(Object.keys(frame?.scene.actors ?? {}).toSorted()).toEqual(['monster', 'rogue']);
    expect(frame?.area).toBeDefined();
  });

  test('it moves with the game', async () => {
    const [one, other] = await Promise.all([0, 4].map((turns) => recordingOf(rogueDescription, ROGUE, turns)));
    expect(pictureOf(one, known)?.scene.actors).not.toEqual(pictureOf(other, known)?.scene.actors);
  });

  test('of what is no recording there is none', () => {
    for (const text of ['', '{}', '{"recording":2}', '<script>']) expect(pictureOf(text, known)).toBe(undefined);
  });
});

describe('the link to a finished game', () => {
  test('leads to its review, holds all of it, and leads back', async () => {
    const text = await recordingOf(rogueDescription, ROGUE, 6);
    const found = await replayLink(text, games, 'arena?v=1&t=cup&a=x&b=y z');
    const link = parseLink(typeof found === 'string' ? found : '');
    if (!link.ok) throw new Error(link.why);
    expect([link.room, link.query.get('back')]).toEqual(['review', 'arena?v=1&t=cup&a=x&b=y z']);
    expect(await unpackText(link.query.get('rec') ?? '')).toBe(text);
  });

  test('leads to the room of its game where there is no exact table', async () => {
    const text = await recordingOf(pitsDescription, { player: 'bfs-first', seed: '3' }, 6);
    expect(await replayLink(text, games, 'arena?t=cup')).toMatch(/^#\/pits[?]/);
  });

  test('a game that is not known, or not here, says so', async () => {
    expect(await replayLink('{"game":"chess"}', () => Promise.resolve(known), 'arena')).toBeInstanceOf(Refusal);
    const gone = () => Promise.reject(new TypeError('no connection'));
    expect(await replayLink('{}', gone, 'arena')).toBeInstanceOf(Refusal);
  });
});
