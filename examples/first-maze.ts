// A maze from a seed, the shortest way through it, and a drawing of both.
import { drawText, generateMaze, shortestPath } from 'asterion';

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
