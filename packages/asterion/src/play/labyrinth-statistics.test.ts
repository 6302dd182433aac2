import { expect, test } from 'vitest';
import { type LabyrinthPosition, labyrinth } from '../game/labyrinth/index.js';
import { createScene, createWorld, hex, rect } from '../world/index.js';
import { labyrinthNumbers, namedSides } from './labyrinth-statistics.js';

/** A corridor of six tiles: Theseus at its west end, a supply three tiles away, the Minotaur at its east end. */
const scene = createScene(createWorld(rect.grid(1, 6), { open: Uint8Array.of(1, 17, 17, 17, 17, 16) }), {
  actors: { theseus: [0], minotaur: [5], supply: [3] },
});

function played(names: readonly string[], pass = true): { position: LabyrinthPosition }[] {
  const start = labyrinth.initial(scene, { ...labyrinth.defaults, rounds: 9, pass, dice: 'theseus' }, 0);
  const line = [{ position: start }];
  for (const name of names) {
    const { position } = line[line.length - 1];
    line.push({ position: labyrinth.play(position, labyrinth.moveNamed(position, name) ?? -1) });
  }
  return line;
}

test('statistics count steps, passes and lost turns, and what is in sight', () => {
  const line = played(['N', 'STAY', 'E', 'W', 'E', 'W']);
  const theseus = labyrinthNumbers(line, 'theseus');
  expect([...theseus.steps]).toEqual([
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
  const minotaur = { last: 'left', lost: 0, passes: 1, supplies: undefined, nearestSupply: 0, nearestOpponent: 1 };
  expect(labyrinthNumbers(line, 'minotaur')).toMatchObject(minotaur);
  expect(labyrinthNumbers(line.slice(0, 2), 'theseus').last).toBe('up: can not move');
  expect(labyrinthNumbers(line.slice(0, 1), 'minotaur').last).toBe('');
});

test('statistics tell nothing that the rules hide, and all that they show', () => {
  const nearest = (sight: number) => {
    const position = labyrinth.initial(scene, { ...labyrinth.defaults, sight }, 0);
    const { nearestSupply, nearestOpponent } = labyrinthNumbers([{ position }], 'theseus');
    return [nearestSupply, nearestOpponent];
  };
  expect([0, 2, 3, 5].map(nearest)).toEqual([
    [3, undefined],
    [undefined, undefined],
    [3, undefined],
    [3, 5],
  ]);
});

test('sides are named in the order of the die, on hexagons by the compass', () => {
  expect(namedSides(rect).map(([, name]) => name)).toEqual(['up', 'right', 'down', 'left']);
  expect(namedSides(hex).map(([, name]) => name)).toEqual(['E', 'NE', 'NW', 'W', 'SW', 'SE']);
});
