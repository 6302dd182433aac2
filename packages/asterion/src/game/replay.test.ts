import { describe, expect, test } from 'vitest';
import { generateMaze } from '../generate/index.js';
import { formatRecording, parseRecording, type Recording } from '../notation/index.js';
import { createRng, pick, Timeline } from '../world/index.js';
import { Match, type PlayerEntry, playMatch, Replay, STAY } from './index.js';
import { recordMatch } from './replay.js';
import { MONSTER, ROGUE, type RoguePosition, rogue } from './rogue/index.js';

const player = (seat: string, name: string): PlayerEntry<RoguePosition, number> => ({
  name,
  about: '',
  cost: '',
  seats: [seat],
  memoryless: false,
  start: (_seen, _seat, rng) => ({ move: (seen) => (name === 'still' ? STAY : pick(rogue.legalMoves(seen), rng)) }),
});

/** A thousand monster moves of a monster that wanders and a rogue that waits far away. */
async function longRecording(): Promise<Recording> {
  const maze = generateMaze({ rows: 40, cols: 40, seed: 7, braid: 30 });
  const scene = { ...maze, actors: { monster: [0], rogue: [1599] } };
  const players = { [MONSTER]: player(MONSTER, 'wander'), [ROGUE]: player(ROGUE, 'still') };
  const position = rogue.initial(scene, rogue.defaults, 7);
  const match = new Match({ game: rogue, position, players, rng: createRng(7), cap: 2000 });
  await playMatch(match);
  const seats = { monster: 'wander', rogue: 'still' };
  return recordMatch(match, { scene, said: {}, options: rogue.defaults, cap: 2000, seed: 7, seats });
}

const text = formatRecording(await longRecording());
const read = (changed: string) => {
  const result = parseRecording(changed);
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
};
const replayed = (changed: string) => {
  const replay = new Replay(rogue, read(changed));
  replay.advance(Infinity);
  return replay;
};

describe('a recording of a thousand moves', () => {
  test('replays to its end, and is whole', () => {
    const replay = replayed(text);
    expect(replay).toMatchObject({ steps: 2000, drift: undefined });
    expect(read(text)).toMatchObject({
      isWhole: true,
      game: 'rogue',
      seed: '7',
      outcome: 'cap',
      seats: { monster: 'wander', rogue: 'still' },
    });
    expect(formatRecording(read(text))).toBe(text);
  });

  test('has one move a line', () => {
    expect(text.split('\n').filter((line) => line.startsWith('["'))).toHaveLength(2000);
  });

  test('steps both ways', () => {
    const timeline = new Timeline(new Replay(rogue, read(text)));
    const seen: number[] = [];
    for (let turn = 0; turn <= 2000; turn += 50) {
      timeline.seek(turn);
      seen.push(rogue.check(timeline.present.position));
    }
    for (let turn = 2000; turn >= 0; turn -= 50) {
      timeline.seek(turn);
      expect(rogue.check(timeline.present.position)).toBe(seen[turn / 50]);
    }
  });
});

/** The n-th recorded move's line, changed. */
const withMove = (turn: number, change: (line: string) => string) => {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('["'));
  lines[first + turn - 1] = change(lines[first + turn - 1]);
  return lines.join('\n');
};

describe('a changed recording', () => {
  test.each([
    ['move', 700, (line: string) => line.replace(/,"[A-Z]+",/, ',"NE",'), /not legal/],
    [
      'rogue’s move',
      702,
      (line: string) => line.replace('STAY', line.includes('W') ? 'W' : 'S'),
      /not legal|has the check/,
    ],
    [
      'check value',
      1999,
      (line: string) =>
        line.replace(
          /"([0-9a-f]{8})"/,
          (_, check: string) => `"${check.replace(/./, (digit) => (digit === '0' ? '1' : '0'))}"`,
        ),
      /has the check/,
    ],
    ['name of a move', 3, (line: string) => line.replace(/,"[A-Z]+",/, ',"UP",'), /no move "UP"/],
    ['seat', 10, (line: string) => line.replace('rogue', 'monster'), /turn of rogue/],
  ])('is found out at its turn: a %s', (_what, turn, change, why) => {
    const changed = withMove(turn, change);
    expect(changed).not.toBe(text);
    const { drift } = replayed(changed);
    expect(drift?.turn).toBe(turn);
    expect(drift?.why).toMatch(why);
    expect(read(changed).isWhole).toBe(false);
  });

  test('is found out by its checksum wherever else a character was changed', () => {
    const rng = createRng('meddle');
    for (let tries = 0; tries < 500; tries++) {
      const at = rng.below(text.length);
      const other = String.fromCharCode(32 + rng.below(95));
      if (other === text[at]) continue;
      const result = parseRecording(text.slice(0, at) + other + text.slice(at + 1));
      expect(result.ok && result.value.isWhole).toBe(false);
    }
  });

  test('with a false outcome, or cut short, drifts at its end', () => {
    for (const outcome of ['captured', 'won', '']) {
      const replay = new Replay(rogue, { ...read(text), outcome });
      replay.advance(Infinity);
      expect(replay.drift?.turn).toBe(2000);
    }
    const { scene } = read(text);
    const none = new Replay(rogue, { ...read(text), moves: [], scene, outcome: 'captured' });
    expect(none.drift?.turn).toBe(0);
  });

  test('that goes on after its end drifts there', () => {
    const recording = { ...read(text), moves: [...read(text).moves, read(text).moves[0]] };
    const replay = new Replay(rogue, recording);
    replay.advance(Infinity);
    expect(replay.drift?.turn).toBe(2001);
  });
});
