import { ExploreRun, Memory } from 'asterion/game';
import { explore } from 'asterion/players';
import { expect, test } from 'vitest';
import { Recall } from './recall.js';

test('every turn is seen and known as it was then, in any order', () => {
  const run = ExploreRun.begin(explore, { seed: 5, options: { hunters: 0 } });
  for (const key of 'DDWWAASSDDDDWWWW') run.press(key);
  const line = run.positions;
  const recall = new Recall(line);
  for (const turn of [line.length - 1, 0, 3, 2]) {
    const memory = new Memory();
    for (const position of line.slice(0, turn + 1)) memory.look(position);
    const eyes = recall.at(turn);
    const cells = [...line[turn].world.open.keys()];
    expect(cells.filter((cell) => eyes.isKnown(cell))).toEqual(cells.filter((cell) => memory.isKnown(cell)));
    expect(cells.filter((cell) => eyes.isVisible(cell))).toEqual(cells.filter((cell) => memory.isVisible(cell)));
  }
});
