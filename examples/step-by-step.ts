// Everything that grows or searches can be stepped, forwards and back.
import { createScene, drawText, growMaze, Timeline } from 'asterion';

const timeline = new Timeline(growMaze({ shape: 'hex', rows: 3, cols: 5, seed: 7 }));
const show = () => {
  const { world, front, steps } = timeline.present;
  console.log(`after ${steps} steps\n${drawText(createScene(world), { marked: front })}`);
};

timeline.seek(6);
show();
timeline.seek(5);
show();
timeline.seek(Infinity);
show();

// prints:
// after 6 steps
//  / \ / \ / \ / \ / \
// |   |   |       |   |
//  \ / \ / \ / \   \ / \
//   |   | x     |   |   |
//  / \ / \ / \   \   \ /
// |   |   |   |       |
//  \ / \ / \ / \ / \ /
//
// after 5 steps
//  / \ / \ / \ / \ / \
// |   |   |       |   |
//  \ / \ / \ / \   \ / \
//   |   |   | x |   |   |
//  / \ / \ / \   \   \ /
// |   |   |   |       |
//  \ / \ / \ / \ / \ /
//
// after 23 steps
//  / \ / \ / \ / \ / \
// |       |       |   |
//  \ /   / \ / \   \   \
//   |   |       |   |   |
//  /   / \   \   \     /
// |           |       |
//  \ / \ / \ / \ / \ /
