import { signal } from '@preact/signals';
import { generateMaze } from 'asterion/generate';
import type { Scene } from 'asterion/world';
import { expect, test } from 'vitest';
import { parseLink } from '../shell/link.js';
import { WalkChallenge } from './challenge.js';
import { draftFrom } from './draft.js';
import { Walk } from './walk.js';

const SMALL = 'rows=4&cols=4&seed=7';

/** Somebody in the maze of a link, with what the link challenges them to. */
function visitor(link: string) {
  const query = new URLSearchParams(link);
  const draft = signal(draftFrom(query, () => '7'));
  const scene = signal<Scene | undefined>(generateMaze({ rows: 4, cols: 4, seed: draft.value.seed }));
  const walk = new Walk(signal(false), signal(true));
  if (scene.value !== undefined) walk.begin(scene.value);
  const challenge = new WalkChallenge({ draft, scene }, walk);
  challenge.open(query);
  const step = (): void => {
    walk.hint();
    walk.take({ name: '', to: walk.hinted.value ?? -1 });
  };
  return { challenge, walk, step, draft };
}

/** What a link says after `#/maze?`. */
function queryOf(link: string | undefined): string {
  const parsed = parseLink(link ?? '');
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.query.toString();
}

test('a walk challenges: the same maze from its entrance, with a result and a trail beside one’s own', async () => {
  const { challenge, walk, step } = visitor(SMALL);
  while (!walk.isOut.value) step();
  const par = walk.steps.value;
  const link = queryOf(await challenge.link(' Ada & Bo '));
  expect(new URLSearchParams(link).get('walk')).toBe('');
  const friend = visitor(link);
  expect(friend.challenge.text.value).toBe(`Ada & Bo was out in ${par} steps, par ${par}: gold. Can you do better?`);
  expect(friend.challenge.trails.value).toEqual([walk.trail.value.slice(0, 1)]);
  friend.step();
  expect(friend.challenge.trails.value).toEqual([walk.trail.value.slice(0, 2)]);
  expect(Object.fromEntries(friend.challenge.entries)).toMatchObject({ by: 'Ada & Bo' });
  friend.draft.value = { ...friend.draft.value, seed: '8' }; // another maze: the ghost stays behind
  expect([friend.challenge.text.value, friend.challenge.trails.value, friend.challenge.entries]).toEqual([
    undefined,
    [],
    [],
  ]);
});

test('what was taken back counts, and a walk that is not over says so', async () => {
  const { challenge, walk, step } = visitor(SMALL);
  step();
  step();
  walk.undo();
  walk.undo();
  step();
  const friend = visitor(queryOf(await challenge.link('')));
  expect(friend.challenge.text.value).toBe('Your friend took 3 steps: not out yet. Can you do better?');
});

test.each(['99N', 'nonsense', '1N-x', '-'])('a trail of %s is left out with a message', (ghost) => {
  const { challenge } = visitor(`${SMALL}&walk=&by=Eve&ghost=${ghost}`);
  expect(challenge.text.value).toBe('The trail in the link is damaged: it is left out.');
  expect(challenge.trails.value).toEqual([]);
});
