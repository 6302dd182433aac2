// Every scenario of given maps, by every search that promises shortest paths there:
//   ASTERION_MAPS=/folder npm run bench -- scenarios
// Lengths have to be those of the scenarios, and every step has to be one that the map allows.
import { spent } from './cpu.mjs';
import { aligned, verdict } from './report.mjs';
import { givenMaps } from './search/maps.mjs';
import { prepareOurs } from './search/ours.mjs';
import { judged } from './search/timing.mjs';

const NAMES = ['astar', 'jps', 'jps-plus'];

export function* reports() {
  let count = 0;
  let right = 0;
  for (const { name, scene, scenarios } of givenMaps()) {
    const rows = NAMES.map((algorithm) => {
      const { cells } = prepareOurs(algorithm, scene.world, { directions: 8 });
      const [paths, ms] = spent(() => scenarios.map(cells));
      const { words, wrong } = judged(scene.world, 8, scenarios, paths);
      count += paths.length;
      right += paths.length - wrong;
      return [algorithm, words, `${(ms / paths.length).toPrecision(3)} ms a query`];
    });
    yield aligned(`${name}: ${scenarios.length} scenarios`, rows);
  }
  yield count === 0
    ? 'scenarios: no maps given (ASTERION_MAPS=/folder)'
    : verdict(`${count} shortest paths`, right, right === count).trim();
}
