import { describe, expect, test } from 'vitest';
import { corridor, played } from '../../test/labyrinths.js';
import type { Seat } from '../game/index.js';
import { type LabyrinthPosition, labyrinth, MINOTAUR, THESEUS } from '../game/labyrinth/index.js';
import { generateLabyrinth } from '../generate/index.js';
import { createScene, createWorld, rect } from '../world/index.js';
import type { Standing } from './course.js';
import { labyrinthDescription as described } from './labyrinth.js';
import { endText, placeAnswer } from './narrator.js';

const { words, input } = described;

const last = <T>(line: readonly T[]): T => line[line.length - 1];

describe('what is said', () => {
  const move = (standing: Standing<LabyrinthPosition>, people: readonly Seat[], eyes?: Seat) =>
    words.move(standing, people, eyes === undefined ? undefined : { seat: eyes, memory: undefined });

  test('of the start, of half a round, of a full one', () => {
    const line = played(['E', 'W']);
    expect(move(line[0], [THESEUS])).toBe('Start. 0 of 1 supply, 9 rounds left. In sight: supply 3 E.');
    expect(move(line[1], [MINOTAUR])).toBe(
      'Theseus E to row 0, column 1. 0 of 1 supply, 9 rounds left. In sight: supply 2 W.',
    );
    expect(move(line[2], [THESEUS])).toBe(
      'Theseus E to row 0, column 1. Minotaur W to row 0, column 4. 0 of 1 supply, 8 rounds left. In sight: supply 2 E, Minotaur 3 E.',
    );
  });

  test('of passes and lost turns', () => {
    expect(move(last(played(['STAY'])), [])).toMatch(/^Theseus passes\. /);
    expect(move(last(played(['N'], { dice: THESEUS })), [])).toMatch(/^Theseus can not move\. /);
  });

  test('of what lies in the fog, nothing', () => {
    const line = played(['STAY', 'STAY', 'E', 'W']);
    expect(move(line[2], [THESEUS], THESEUS)).toBe(
      'Theseus passes. The Minotaur is out of sight. 0 of 1 supply, 8 rounds left. In sight: supply 3 E.',
    );
    expect(move(line[4], [THESEUS], THESEUS)).toMatch(/Minotaur W to row 0, column 4\./);
    const eyes = (seat: Seat) => ({ seat, memory: undefined });
    expect(words.danger(line[2].position, THESEUS, true, eyes(THESEUS))).toBe('The Minotaur is out of sight.');
    expect(words.danger(line[2].position, THESEUS, true)).toBe(
      'The Minotaur E of you at row 0, column 5, 5 steps away.',
    );
    expect(words.danger(line[4].position, MINOTAUR, false, eyes(MINOTAUR))).toBe(
      'Theseus W of the Minotaur at row 0, column 1, 3 steps away.',
    );
  });

  test('sight is as far as the rules have it', () => {
    const [{ position }] = played([], { sight: 2 });
    expect(words.beside?.(position, THESEUS, true)).toBe('Nothing in sight.');
    expect(words.beside?.(position, MINOTAUR, false)).toBe('The Minotaur sees supply 2 W.');
    expect(words.beside?.(played([], { sight: 9 })[0].position, THESEUS, true)).toBe(
      'In sight: supply 3 E, Minotaur 5 E.',
    );
  });

  test('of where one stands', () => {
    const [{ position }] = played([]);
    const at = { world: corridor.world, seat: THESEUS, told: [] };
    expect(placeAnswer(described, position, { ...at, isYours: true })).toBe(
      'You, Theseus, are at row 0, column 0. Ways here: E, pass. In sight: supply 3 E.',
    );
    expect(placeAnswer(described, position, { ...at, isYours: false })).toMatch(
      /^Theseus is at .* Theseus sees supply/,
    );
  });

  test('of the end', () => {
    const caught = last(played(['E', 'W', 'E', 'W', 'E']));
    expect(caught.end && endText(described, caught.end, caught.position, [THESEUS])).toBe(
      'You lost: the Minotaur wins in round 3. Theseus walked into a Minotaur.',
    );
    const won = last(played(['E', 'STAY', 'E', 'STAY', 'E']));
    expect(won.end && endText(described, won.end, won.position, [])).toBe(
      'Theseus wins in round 3. Theseus has all supplies.',
    );
    expect(words.length(won.position)).toBe('3 rounds');
    const dawn = last(played(['STAY', 'STAY'], { rounds: 1 }));
    expect(dawn.end && endText(described, dawn.end, dawn.position, [])).toBe('A draw in round 1. Dawn breaks.');
    const forfeit = { result: 'forfeit', why: 'The theseus (x) threw.', culprit: THESEUS };
    expect(words.end(forfeit, dawn.position)).toBe('forfeit by Theseus in round 1. The theseus (x) threw.');
  });

  test('before it begins, where Theseus cannot win', () => {
    const shut = createScene(createWorld(rect.grid(1, 6), { open: Uint8Array.of(1, 16, 0, 0, 1, 16) }), {
      actors: { theseus: [0], minotaur: [5], supply: [1, 3, 4] },
    });
    const start = labyrinth.initial(shut, labyrinth.defaults, 0);
    expect(described.warning?.(start)).toBe('2 supplies cannot be reached on this board: Theseus cannot win.');
    expect(described.warning?.(played([])[0].position)).toBeUndefined();
    expect(described.view(start).facts).toContainEqual({ key: 'distance', title: 'Distance', text: 'out of reach' });
  });
});

describe('whoever decides', () => {
  test('picks open ways only, also on a seat that rolls dice', () => {
    const [{ position }] = played([], { dice: 'both' });
    expect(input.parts(position, [])).toEqual([{ name: 'E', to: 1 }]);
    expect(input.parts(played([])[0].position, [])).toEqual([
      { name: 'E', to: 1 },
      { name: 'STAY', to: 0 },
    ]);
  });

  test('loses the turn where no way leads out and the dice have it so', () => {
    const alone = createScene(createWorld(rect.grid(1, 3)), { actors: { theseus: [0], minotaur: [1], supply: [2] } });
    const start = labyrinth.initial(alone, { ...labyrinth.defaults, dice: THESEUS }, 0);
    const parts = input.parts(start, []);
    expect(parts.map(({ to }) => to)).toEqual([0, 0, 0, 0]);
    expect(labyrinth.playIfLegal(start, input.move(start, [parts[0].name]) ?? -1)).toBeDefined();
  });

  test('tells several Minotaurs one after another', () => {
    const start = labyrinth.initial(generateLabyrinth({ rows: 5, minotaurs: 2, seed: 1 }), labyrinth.defaults, 0);
    const hunting = labyrinth.play(start, labyrinth.legalMoves(start)[0]);
    expect(input.movers(hunting)).toEqual(hunting.minotaurs);
    const told = [input.parts(hunting, [])[0].name];
    expect(input.move(hunting, told)).toBeUndefined();
    told.push(input.parts(hunting, told)[0].name);
    expect(labyrinth.moveName(hunting, input.move(hunting, told) ?? -1)).toBe(told.join('+'));
  });
});
