// Paths and fields beside other packages and beside C++, on maps of our own and on given ones:
//   ASTERION_MAPS=/folder npm run bench -- search
// A folder holds Moving AI maps, each with its scenarios.
import { fieldReport } from './search/field.mjs';
import { givenMaps, ownMaps } from './search/maps.mjs';
import { memoryReport } from './search/memory.mjs';
import { besideNative, onMap } from './search/on-map.mjs';
import { perfectMazeReport } from './search/perfect-maze.mjs';

export function* reports() {
  const results = [];
  for (const maps of [ownMaps(), givenMaps()]) {
    for (const map of maps) {
      const result = onMap(map);
      results.push(result);
      yield result.text;
    }
  }
  yield besideNative(results);
  yield perfectMazeReport();
  yield fieldReport();
  yield memoryReport();
}
