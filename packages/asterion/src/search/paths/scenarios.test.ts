import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeFiles } from '../../../../../testing/files.js';
import { valueOf } from '../../../test/scenes.js';
import { costAlong } from '../../../test/squares.js';
import { parseMovingAiMap, parseMovingAiScenarios } from '../../notation/index.js';
import { cellAt } from '../../world/index.js';
import { MovementMap } from '../movement.js';
import { astar } from './astar.js';
import { jps } from './jps.js';
import { jpsPlus } from './jps-plus.js';

/** Files from elsewhere have thousands of scenarios, and A* takes its time. */
const MOST_SCENARIOS = 12;

describeFiles('movingai', (folder) => {
  test.each([astar, jps, jpsPlus])(
    '$name finds paths of the length that scenarios ask for, by legal steps',
    (algorithm) => {
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.scen'))) {
        const { world } = valueOf(parseMovingAiMap(readFileSync(folder + file.replace('.scen', ''), 'utf8')));
        const scenarios = valueOf(parseMovingAiScenarios(readFileSync(folder + file, 'utf8')));
        const search = algorithm.prepare(new MovementMap(world, { directions: 8, corners: 'none' }));
        const every = Math.ceil(scenarios.length / MOST_SCENARIOS);
        for (const { line, from, to, length } of scenarios.filter((_, index) => index % every === 0)) {
          const path = search.find(cellAt(world.grid, ...from), cellAt(world.grid, ...to));
          expect(path.length, `${file}:${line}`).toBeCloseTo(length, 1);
          expect(costAlong(world, { directions: 8 }, path.cells), `${file}:${line}`).toBeCloseTo(path.length, 6);
        }
      }
    },
  );
});
