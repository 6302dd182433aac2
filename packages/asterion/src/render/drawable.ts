/** What can be drawn: scenes, layers and options as callers without types hand them in, checked before anything is. */

import { checkKinds, checkMembers, type Kinds } from '../settings/index.js';
import { checkCell, type Scene } from '../world/index.js';
import type { Layers } from './layers.js';

const LAYERS: Kinds<Layers> = { path: '', visited: '', distances: '', worth: '', marked: '' };

/** Throws a RangeError for what is no scene, a cell outside of its grid, and a key that layers or options do not have. */
export function checkDrawable<Options>(scene: Scene, layers: Layers, options: Options, kinds: Kinds<Options>): void {
  checkMembers('a scene, such as a maze', scene, 'world', 'actors');
  checkKinds('the layers', layers, LAYERS);
  checkKinds('the options', options, kinds);
  const { world, entrance = 0, exit = 0, actors } = scene;
  const { path = [], marked = [] } = layers;
  for (const cells of [[entrance, exit], path, marked, ...Object.values(actors)]) {
    checkMembers('an array of cells', cells, 'length');
    for (const cell of cells) checkCell(world.grid, cell);
  }
}
