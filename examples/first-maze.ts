// A maze from a seed, the shortest way through it, and a drawing of both.
import { generateMaze } from 'asterion/generate';
import { drawText } from 'asterion/render';
import { shortestPath } from 'asterion/search';

const maze = generateMaze({ rows: 5, cols: 9, seed: 7 });
const path = shortestPath(maze.world, maze.entrance, maze.exit);
console.log(drawText(maze, { path }));

// prints:
// +---+---+---+---+---+---+---+---+   +
// |       |       |         .   . | E |
// +---+   +   +---+   +---+   +   +   +
// |   |   |   |       | .   . | . | . |
// +   +   +   +   +---+   +---+   +   +
// |   |   |           | . | .   . | . |
// +   +   +---+---+   +   +   +---+   +
// |   |           |   | . | .   . | . |
// +   +---+---+   +---+   +---+   +   +
// | S   .   .   .   .   . |     .   . |
// +   +---+---+---+---+---+---+---+---+
