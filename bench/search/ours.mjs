// Our path searches, made ready for many queries.
import { MovementMap, pathAlgorithmNamed } from 'asterion/search';

/** @param {string} name @param {import('asterion/world').World} world @param {import('asterion/search').Movement} movement */
export function searchNamed(name, world, movement) {
  const algorithm = pathAlgorithmNamed(name);
  if (algorithm === undefined) throw new Error(`There is no algorithm named ${name}.`);
  return algorithm.prepare(new MovementMap(world, movement));
}

/** `find` gives an answer with a list of cells, as peers do, `findInto` fills an array, as C++ does.
 * @typedef {ReturnType<typeof prepareOurs>} Ours */

/** @param {string} name @param {import('asterion/world').World} world @param {import('asterion/search').Movement} movement */
export function prepareOurs(name, world, movement) {
  const search = searchNamed(name, world, movement);
  const cells = new Int32Array(world.grid.cellCount);
  return {
    find: (/** @type {number} */ from, /** @type {number} */ to) => search.find(from, to),
    findInto: (/** @type {number} */ from, /** @type {number} */ to) => search.findInto(from, to, cells),
    cells: (/** @type {{ from: number, to: number }} */ { from, to }) => search.find(from, to).cells,
  };
}
