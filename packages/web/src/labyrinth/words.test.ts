import { type LabyrinthOptions, labyrinth } from 'asterion/game';
import { createScene, createWorld, hex, rect, TUNNEL } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { describeCell } from '../board/describe.js';
import type { Telling } from '../play/telling.js';
import { placeAnswer } from './asking.js';
import { foggedFrame, frameOf, lastSteps } from './frame.js';
import { eyesAt, Knowledge, knownAfter } from './known.js';
import type { Standing } from './standing.js';
import { namedSides, statisticsOf } from './statistics.js';
import { labyrinthTelling } from './telling.js';
import { endText, moveText, scoreText, sightText, threatText } from './words.js';

/** A corridor of six tiles: Theseus at its west end, a supply three tiles away, the Minotaur at its east end. */
const scene = createScene(createWorld(rect.grid(1, 6), { open: Uint8Array.of(1, 17, 17, 17, 17, 16) }), {
  actors: { theseus: [0], minotaur: [5], supply: [3] },
});

function played(names: readonly string[], options: Partial<LabyrinthOptions> = {}): Standing[] {
  const start = labyrinth.initial(scene, { ...labyrinth.defaults, rounds: 9, pass: true, ...options }, 0);
  const line: Standing[] = [{ before: undefined, position: start, turn: undefined, end: undefined }];
  for (const name of names) {
    const before = line[line.length - 1];
    const move = labyrinth.moveNamed(before.position, name);
    const position = move === undefined ? undefined : labyrinth.playIfLegal(before.position, move);
    if (move === undefined || position === undefined) throw new Error(`${name} is no move.`);
    const outcome = labyrinth.outcome(position);
    const turn = { seat: before.position.seat, move, name, check: 0 };
    line.push({ before, position, turn, end: outcome && { ...outcome, ground: 'rule' as const, culprit: undefined } });
  }
  return line;
}

const last = (line: readonly Standing[]): Standing => line[line.length - 1];

describe('what is said', () => {
  test('of the start, of half a round, of a full one', () => {
    const line = played(['E', 'W']);
    expect(moveText(line[0], ['theseus'], undefined)).toBe(
      'Start. 0 of 1 supply, 9 rounds left. In sight: supply 3 E.',
    );
    expect(moveText(line[1], ['minotaur'], undefined)).toBe(
      'Theseus E to row 0, column 1. 0 of 1 supply, 9 rounds left. In sight: supply 2 W.',
    );
    expect(moveText(line[2], ['theseus'], undefined)).toBe(
      'Theseus E to row 0, column 1. Minotaur W to row 0, column 4. 0 of 1 supply, 8 rounds left. In sight: supply 2 E, Minotaur 3 E.',
    );
  });

  test('of passes and lost turns', () => {
    expect(moveText(last(played(['STAY'])), [], undefined)).toMatch(/^Theseus passes\. /);
    expect(moveText(last(played(['N'], { dice: 'theseus' })), [], undefined)).toMatch(/^Theseus can not move\. /);
  });

  test('of what lies in the fog, nothing', () => {
    const line = played(['STAY', 'STAY', 'E', 'W']);
    expect(moveText(line[2], ['theseus'], 'theseus')).toBe(
      'Theseus passes. The Minotaur is out of sight. 0 of 1 supply, 8 rounds left. In sight: supply 3 E.',
    );
    expect(moveText(line[4], ['theseus'], 'theseus')).toMatch(/Minotaur W to row 0, column 4\./);
    expect(threatText(line[2].position, 'theseus', true, true)).toBe('The Minotaur is out of sight.');
    expect(threatText(line[2].position, 'theseus', true, false)).toBe(
      'The Minotaur E of you at row 0, column 5, 5 steps away.',
    );
    expect(threatText(line[4].position, 'minotaur', false, true)).toBe(
      'Theseus W of the Minotaur at row 0, column 1, 3 steps away.',
    );
  });

  test('of where one stands', () => {
    const [{ position }] = played([]);
    expect(placeAnswer(position, ['theseus'], undefined, 0)).toBe(
      'You, Theseus, are at row 0, column 0. Ways here: E, pass. In sight: supply 3 E.',
    );
    expect(placeAnswer(position, [], undefined, 0)).toMatch(/^Theseus is at .* Theseus sees supply 3 E\.$/);
    expect(sightText(position, 'minotaur', false)).toBe('The Minotaur sees supply 2 W.');
    expect(scoreText(position)).toBe('0 of 1 supply, 9 rounds left.');
  });

  test('of the end', () => {
    const caught = last(played(['E', 'W', 'E', 'W', 'E']));
    expect(caught.end && endText(caught.end, caught.position, ['theseus'])).toBe(
      'You lost: the Minotaur wins in round 3. Theseus walked into a Minotaur.',
    );
    const won = last(played(['E', 'STAY', 'E', 'STAY', 'E']));
    expect(won.end && endText(won.end, won.position, [])).toBe('Theseus wins in round 3. Theseus has all supplies.');
    const dawn = last(played(['STAY', 'STAY'], { rounds: 1 }));
    expect(dawn.end && endText(dawn.end, dawn.position, ['theseus'])).toBe('A draw in round 1. Dawn breaks.');
    const forfeit = {
      result: 'forfeit',
      winner: 'minotaur',
      why: 'It threw.',
      ground: 'rule' as const,
      culprit: 'theseus',
    };
    expect(endText(forfeit, won.position, [])).toBe('Forfeit by Theseus in round 3. It threw.');
  });
});

describe('the fog', () => {
  test('shows what is seen, remembers ground, and knows nothing else', () => {
    const line = played(['E', 'STAY', 'E', 'STAY', 'W', 'STAY']);
    const at = (turn: number) => knownAfter(line.slice(0, turn + 1), 'theseus');
    const { none, remembered, seen } = Knowledge;
    expect([...(at(0)?.tiles ?? [])]).toEqual([seen, seen, seen, seen, none, none]);
    expect(at(0)?.opponents).toEqual([]);
    expect([...(at(4)?.tiles ?? [])]).toEqual([seen, seen, seen, seen, seen, seen]);
    expect(at(4)?.opponents).toEqual([5]);
    expect([...(at(6)?.tiles ?? [])]).toEqual([seen, seen, seen, seen, seen, remembered]);
    expect(at(6)?.opponents).toEqual([]);
    expect([...(at(6)?.supplies ?? [])]).toEqual([3]);
  });

  test('is in the picture, and in what is said of its tiles', () => {
    const line = played([]);
    const known = knownAfter(line, 'theseus');
    if (known === undefined) throw new Error('Expected something to be known.');
    const frame = foggedFrame(known, line[0].position, [], undefined);
    expect(frame.scene.actors).toEqual({ supply: [3], theseus: [0], minotaur: [] });
    expect(describeCell(frame, 0)).toBe('row 0, column 0: open to E; Theseus');
    expect(describeCell(frame, 3)).toBe('row 0, column 3: open to W, not known to E; supply');
    expect(describeCell(frame, 5)).toBe('row 0, column 5: not seen yet');
    expect(describeCell(frameOf(line[0].position, [], undefined), 5)).toBe('row 0, column 5: open to W; Minotaur');
  });

  test('hides the last step of whoever is out of sight', () => {
    const line = played(['STAY', 'W']);
    expect(lastSteps(last(line), undefined)).toHaveLength(1);
    expect(lastSteps(last(line), knownAfter(line, 'theseus'))).toEqual([]);
  });

  test('is seen through the eyes of the one person, of whoever is to move, or of Theseus, and lifts at the end', () => {
    const line = played(['E', 'W', 'E', 'W', 'E']);
    expect(eyesAt(line[1], ['theseus'])).toBe('theseus');
    expect(eyesAt(line[1], ['minotaur'])).toBe('minotaur');
    expect(eyesAt(line[1], ['theseus', 'minotaur'])).toBe('minotaur');
    expect(eyesAt(line[1], [])).toBe('theseus');
    expect(eyesAt(last(line), ['theseus'])).toBeUndefined();
  });
});

test('statistics count steps, passes and lost turns, and what is in sight', () => {
  const line = played(['N', 'STAY', 'E', 'W', 'E', 'W'], { dice: 'theseus' });
  const theseus = statisticsOf(line, 'theseus');
  expect([...(theseus?.steps ?? [])]).toEqual([
    [2, 1],
    [0, 2],
  ]);
  expect(theseus).toMatchObject({
    last: 'right',
    lost: 1,
    passes: 0,
    supplies: 0,
    nearestSupply: 1,
    nearestOpponent: 1,
  });
  expect(statisticsOf(line, 'minotaur')).toMatchObject({
    last: 'left',
    lost: 0,
    passes: 1,
    supplies: undefined,
    nearestSupply: 0,
    nearestOpponent: 1,
  });
  expect(statisticsOf(line.slice(0, 2), 'theseus')?.last).toBe('up: can not move');
  expect(statisticsOf(line.slice(0, 1), 'minotaur')?.last).toBe('');
});

test('sides are named in the order of the die, on hexagons by the compass', () => {
  expect(namedSides(rect).map(([, name]) => name)).toEqual(['up', 'right', 'down', 'left']);
  expect(namedSides(hex).map(([, name]) => name)).toEqual(['E', 'NE', 'NW', 'W', 'SW', 'SE']);
});

test('the fog decides what is told, as it is switched', () => {
  let hasFog = false;
  const telling: Telling<Standing['position']> = labyrinthTelling(() => hasFog);
  const [, , standing] = played(['STAY', 'STAY']);
  expect(telling.speech.moveText(standing, ['theseus'])).toContain('Minotaur passes.');
  hasFog = true;
  expect(telling.speech.moveText(standing, ['theseus'])).toContain('out of sight');
  expect(telling.speech.stepName(standing.position, TUNNEL)).toBe('TUNNEL');
});
