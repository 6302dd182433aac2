/** Players as bots: lines in, lines out. */

import { expect, test } from 'vitest';
import { CORRIDOR } from '../../../../testing/corridor.js';
import { asterion } from '../../test/command.js';
import { moduleWith, threads } from '../../test/modules.js';

test.each([[[]], [['--game', 'rogue']], [['--game', 'rogue', '--role', 'monster']]])(
  'a player answers with its moves, with %j',
  async (args) => {
    const { code, stdout } = await asterion(['bot', '--player', 'bfs', ...args], `${CORRIDOR}quit\n`);
    expect([code, stdout]).toEqual([0, 'name bfs\nready\nmove 0 1\nmove 0 2\n']);
  },
);

test('the end of the input is the end of it, too', async () => {
  expect((await asterion(['bot', '--player', 'bfs'], CORRIDOR)).code).toBe(0);
});

test('a module answers as well', async () => {
  const path = await moduleWith('seen', "return 'STAY';", 'still.js');
  const { code, stdout } = await asterion(['bot', '--player', path], CORRIDOR);
  expect([code, stdout, threads()]).toEqual([0, 'name still.js\nready\nmove 0 0\nmove 0 1\n', 0]);
});

test('what a module says is told as it is, legal or not: that is for the referee to judge', async () => {
  const path = await moduleWith('seen', "return 'NNE';", 'lost.js');
  const { stdout } = await asterion(['bot', '--player', path], CORRIDOR);
  expect(stdout).toBe('name lost.js\nready\nmove "NNE"\nmove "NNE"\n');
});

test('a module that throws ends the bot, in words', async () => {
  const path = await moduleWith('seen', "throw new Error('no idea');", 'bad.js');
  const { code, stderr } = await asterion(['bot', '--player', path], CORRIDOR);
  expect([code, stderr]).toEqual([1, 'asterion: bad.js threw Error: no idea, at bad.js:3\n']);
  expect(threads()).toBe(0);
});

const MAZE = `arena 1
game m1 maze role solver rows 2 cols 2 move 1000 bank 1000 max 1
grid
..
.E
end
ways
0 0 S
0 1 S
1 0 N E
1 1 N W
end
turn 0
at you 0 0
legal 1,0
go 1000 1000
result win solved 1
quit
`;

test('a solver answers with a way', async () => {
  const { stdout } = await asterion(['bot', '--player', 'bfs', '--game', 'maze'], MAZE);
  expect(stdout).toBe('name bfs\nready\npath 0,0 1,0 1,1\n');
});

test('a solver of one’s own does, too', async () => {
  const path = await moduleWith(
    'world, from, to',
    'return [0, 2, 3].map((cell) => (cell + 2) % 4 === 1 ? 3 : cell);',
    'way.js',
  );
  const { stdout } = await asterion(['bot', '--player', path], MAZE.replace('solver', 'solver origin top'));
  expect(stdout).toBe('name way.js\nready\npath 0,0 1,0 1,1\n');
});

test('what a solver of one’s own says is told as it is, too, and it lives from maze to maze', async () => {
  const path = await moduleWith('world, from, to', 'return [from, to];', 'leaps.js');
  const twice = MAZE.replace('quit\n', MAZE.replace('arena 1\n', ''));
  const { code, stdout } = await asterion(['bot', '--player', path], twice);
  expect([code, stdout]).toEqual([0, 'name leaps.js\nready\npath 0,0 1,1\npath 0,0 1,1\n']);
  expect(threads()).toBe(0);
});

test.each([
  [['--game', 'chess', '--player', 'bfs'], '--game chess: expected'],
  [['--game', 'rogue', '--role', 'theseus', '--player', 'bfs'], '--role theseus: expected monster or rogue'],
  [['--game', 'rogue', '--role', 'rogue', '--player', 'nobody'], '--player nobody'],
  [['--game', 'maze', '--player', 'nobody'], 'There is no solver "nobody"'],
])('bad usage: %j', async (args, why) => {
  const { code, stdout, stderr } = await asterion(['bot', ...args]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(why);
});

test('a referee of another game is told so', async () => {
  const { code, stderr } = await asterion(['bot', '--game', 'pits', '--player', 'bfs-first'], CORRIDOR);
  expect([code, stderr]).toEqual([2, expect.stringContaining('The referee says monster of rogue')]);
});
