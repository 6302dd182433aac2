import { ExploreMemory } from 'asterion/game/explore';
import { beginExplore, pressKey } from 'asterion/play';
import { expect, test } from 'vitest';
import { Recall } from './recall.js';

test('every turn is seen and known as it was then, in any order', () => {
  const run = beginExplore({ seed: '5', hunters: '0' });
  for (const key of 'DDWWAASSDDDDWWWW') pressKey(run, key);
  const line = run.line.map(({ position }) => position);
  const recall = new Recall(line);
  for (const turn of [line.length - 1, 0, 3, 2]) {
    const memory = new ExploreMemory();
    for (const position of line.slice(0, turn + 1)) memory.look(position);
    const eyes = recall.at(turn);
    const cells = [...line[turn].world.open.keys()];
    expect(cells.filter((cell) => eyes.isKnown(cell))).toEqual(cells.filter((cell) => memory.isKnown(cell)));
    expect(cells.filter((cell) => eyes.isVisible(cell))).toEqual(cells.filter((cell) => memory.isVisible(cell)));
  }
});
