import { jointMove, STAY } from 'asterion/game';
import { type LabyrinthPosition, labyrinth } from 'asterion/game/labyrinth';
import { generateLabyrinth } from 'asterion/generate';
import { readScene } from 'asterion/notation';
import { type AnyDescription, labyrinthDescription } from 'asterion/play';
import { directionNamed, rect, type Scene } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { openBoard } from '../../test/boards.js';
import { asterion } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { Board } from '../game/board.js';
import { stateTexts } from './statistics.js';

const small = ['+---+---+---+', '|s01      M |', '+   +---+   +', '|       |   |', '+   +   +---+', '| T     |s02|', '+   +---+---+', '']; // biome-ignore format: a board

function sceneOf(lines: readonly string[]) {
  const read = readScene(lines.join('\n'));
  if (!read.ok) throw new Error(read.fault.message);
  return read.value.scene;
}

const description: AnyDescription = labyrinthDescription;
const boardOf = (scene: Scene) => new Board(description, 'ascii', { scene });
const textsOf = (scene: Scene, positions: readonly LabyrinthPosition[]) =>
  stateTexts(
    boardOf(scene),
    positions.map((position) => ({ position })),
    description,
  );

const stepOf = (name: string) => (name === 'STAY' ? STAY : (directionNamed(rect, name) ?? -1));

/** The states of a game by the names of its moves. */
function states(lines: readonly string[], moves: readonly string[], options: Partial<typeof labyrinth.defaults> = {}) {
  const scene = sceneOf(lines);
  const positions: LabyrinthPosition[] = [labyrinth.initial(scene, { ...labyrinth.defaults, ...options }, 0)];
  for (const move of moves) positions.push(labyrinth.play(positions[positions.length - 1], jointMove([stepOf(move)])));
  return [...textsOf(scene, positions)];
}

describe('the state after a round', () => {
  test('is the round, who stands where, and the board, top row first', () => {
    expect(states(small, ['N', 'W'])).toEqual([
      `State after round: 0
Theseus:      tileId =0 (0, 0)
Minotaur:     tileId =8 (2, 2)
+---+---+---+
|s01      M |
+   +---+   +
|       |   |
+   +   +---+
| T     |s02|
+   +---+---+
`,
      `State after round: 1
Theseus:      tileId =3 (1, 0)
Minotaur:     tileId =7 (2, 1)
+---+---+---+
|s01  M     |
+   +---+   +
| T     |   |
+   +   +---+
|       |s02|
+   +---+---+
`,
    ]);
  });

  test('says so when a die pointed at a wall, of either side', () => {
    const [, lost] = states(small, ['W', 'N'], { dice: 'both' });
    expect(lost).toBe(`State after round: 1
Theseus:      *Can not move.
Minotaur:     *Can not move.
Theseus:      tileId =0 (0, 0)
Minotaur:     tileId =8 (2, 2)
+---+---+---+
|s01      M |
+   +---+   +
|       |   |
+   +   +---+
| T     |s02|
+   +---+---+
`);
  });

  test('of a side that moved nothing is said', () => {
    const [, one, other] = states(small, ['N', 'N', 'W', 'W'], { dice: 'both' });
    expect(one.split('\n').slice(1, 3)).toEqual(['Minotaur:     *Can not move.', 'Theseus:      tileId =3 (1, 0)']);
    expect(other.split('\n').slice(1, 3)).toEqual(['Theseus:      *Can not move.', 'Theseus:      tileId =3 (1, 0)']);
  });

  test('a step that ends before a wall in its direction is none that was lost', () => {
    const [, , moved] = states(small, ['N', 'W', 'E', 'E'], { dice: 'theseus' }); // east of there is a wall
    expect(moved).not.toContain('Can not move');
  });

  test('a pass is no lost turn', () => {
    expect(states(small, ['STAY', 'STAY'], { pass: true })[1]).not.toContain('Can not move');
  });

  test('draws the Minotaur over a supply, which is there again when it has left', () => {
    const [, , over, after] = states(small, ['N', 'W', 'S', 'W', 'N', 'E']);
    expect(over).toContain('\n| M         |\n');
    expect(after).toContain('\n|s01  M     |\n');
  });

  test('what is left keeps its number', () => {
    const board = small.map((line) => line.replace('s01', 's02').replace('|       |', '|s01    |'));
    const [, first] = states(
      board.map((line) => line.replace('|s02|', '|   |')),
      ['N', 'W'],
    );
    expect(first).toContain('\n|s02  M     |\n');
    expect(first).not.toContain('s01');
  });

  test('draws a star where the two meet, also in the middle of a round', () => {
    const meet = openBoard('        s01', '           ', ' T  M      ').split('\n');
    const all = states(meet, ['E']);
    expect(all).toHaveLength(2);
    expect(all[1]).toBe(`State after round: 1
Theseus:      tileId =1 (0, 1)
Minotaur:     tileId =1 (0, 1)
+---+---+---+
|        s01|
+   +   +   +
|           |
+   +   +   +
|     *     |
+   +---+---+
`);
  });

  test('holds on a board of 5 x 5, also in later rounds', () => {
    const board = [
      '+---+---+---+---+---+',
      '|       |           |',
      '+   +---+   +---+   +',
      '|   |            s02|',
      '+   +   +   +   +   +',
      '|         M     |   |',
      '+   +   +---+   +   +',
      '|       |        s01|',
      '+---+   +   +---+   +',
      '| T         |       |',
      '+   +---+---+---+---+',
    ];
    const second = states([...board, ''], ['E', 'W', 'E', 'W'])[2];
    const moved = board.map((line) =>
      line.replace('| T         |', '|         T |').replace('|         M ', '| M         '),
    );
    expect(second).toBe(
      ['State after round: 2', 'Theseus:      tileId =2 (0, 2)', 'Minotaur:     tileId =10 (2, 0)', ...moved, ''].join(
        '\n',
      ),
    );
  });

  test('the hundredth supply and those after it have no number', () => {
    const scene = generateLabyrinth({ rows: 11, supplies: 119 });
    const text = boardOf(scene).text(description.view(labyrinth.initial(scene, labyrinth.defaults, 0)));
    expect(text.match(/s\d\d/g)).toHaveLength(99);
    expect(text.match(/ s /g)).toHaveLength(20);
  });

  test('has a line for each Minotaur', () => {
    const scene = generateLabyrinth({ rows: 5, minotaurs: 2 });
    const start = labyrinth.initial(scene, labyrinth.defaults, 0);
    const [text] = textsOf(scene, [start]);
    expect(text.match(/^Minotaur: {5}tileId =\d+ \(\d, \d\)$/gm)).toHaveLength(2);
    expect(text.match(/ M | M2|M2 /g)).toHaveLength(2);
  });
});

describe('labyrinth', () => {
  test('prints every round, then the statistics and the winner', async () => {
    const path = await fileWith(small.join('\n'));
    const { code, stdout } = await asterion(['labyrinth', '--world', path, '--seed', '1', '--rounds', '2']);
    expect(code).toBe(0);
    expect(stdout.match(/^State after round: \d+$/gm)).toEqual([0, 1, 2].map((round) => `State after round: ${round}`));
    expect(stdout).toMatch(/\nWinner: nobody, a draw, in round 2; supplies \d of 2\. Dawn breaks\.\n$/);
  });
});
