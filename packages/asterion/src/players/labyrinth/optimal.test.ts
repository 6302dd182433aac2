/** Exact play never does worse than the value, against anybody. */

import { describe, expect, test } from 'vitest';
import { labyrinthValueOf, solveLabyrinth } from '../../exact/labyrinth/index.js';
import { Match, type Seat } from '../../game/index.js';
import { type LabyrinthPosition, labyrinth, MINOTAUR, THESEUS } from '../../game/labyrinth/index.js';
import { generateLabyrinth, generateMaze } from '../../generate/index.js';
import { createRng, createScene, shuffle } from '../../world/index.js';
import { diceFor, labyrinthPlayerNamed, labyrinthPlayers } from './players.js';

const named = (name: string, seat: Seat) => labyrinthPlayerNamed(name, seat) ?? expect.fail(`no player ${name}`);

/** Small boards and mazes, with everybody anywhere, so that all values come up: in a maze the Minotaur wins. */
function starts(dice: ReturnType<typeof diceFor>, count: number): LabyrinthPosition[] {
  return Array.from({ length: count }, (_, seed) => {
    const rng = createRng(seed);
    const isMaze = seed % 3 === 0;
    const { world } = isMaze
      ? generateMaze({ rows: 6, cols: 6, seed })
      : generateLabyrinth({ rows: 7, seed, noRooms: true });
    const [theseus, minotaur, ...supply] = shuffle([...world.open.keys()], rng).slice(0, 4);
    const scene = createScene(world, { actors: { theseus: [theseus], minotaur: [minotaur], supply } });
    return labyrinth.initial(
      scene,
      { ...labyrinth.defaults, rounds: 4 + rng.below(20), pass: seed % 2 === 0, dice },
      seed,
    );
  });
}

function worthOf(result: string, seat: Seat): number {
  return result === 'draw' ? 0 : result === seat ? 1 : -1;
}

describe.each([THESEUS, MINOTAUR])('as %s', (seat) => {
  const other = seat === THESEUS ? MINOTAUR : THESEUS;

  test.each(labyrinthPlayers.map(({ name }) => name))('optimal gets what is its due from %s', (name) => {
    const names = { [seat]: 'optimal', [other]: name };
    const players = { [seat]: named('optimal', seat), [other]: named(name, other) };
    const seen = new Set<string>();
    for (const position of starts(diceFor(names), 60)) {
      const { value } = labyrinthValueOf(solveLabyrinth(position), position);
      seen.add(value);
      const match = new Match({ game: labyrinth, position, players, rng: createRng(5), cap: 1000 });
      while (match.end === undefined) void match.step();
      expect(worthOf(match.end.result, seat)).toBeGreaterThanOrEqual(worthOf(value, seat));
    }
    expect([...seen].sort()).toEqual(['draw', 'minotaur', 'theseus']);
  });
});
