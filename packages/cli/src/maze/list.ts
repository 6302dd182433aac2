/** `asterion maze list`: what there is to choose from. */

import { generatorShapes, mazeGenerators } from 'asterion/generate';
import { solvers } from 'asterion/search';
import { shapes } from 'asterion/world';
import { listCommand as listOf } from '../host/list.js';

const onlyOn = (names: readonly string[]): string =>
  names.length === Object.keys(shapes).length ? '' : ` Only on ${names.join(', ')}.`;

export const listCommand = listOf('list the generators, solvers and shapes', [
  {
    key: 'generators',
    title: 'Generators',
    entries: mazeGenerators.map((one) => ({ name: one.name, about: `${one.about}${onlyOn(generatorShapes(one))}` })),
    report: mazeGenerators.map((one) => {
      const { name, about, perfect, classic, limits = null } = one;
      return { name, about, shapes: generatorShapes(one), perfect, classic: classic.names, limits };
    }),
  },
  {
    key: 'solvers',
    title: 'Solvers',
    entries: solvers.map((one) => ({
      name: one.name,
      about: `${one.about}${one.shortest ? ' Shortest.' : ''}${onlyOn(one.shapes)}`,
    })),
    report: solvers.map(({ name, about, shortest, shapes: on, classic, limits = null }) => {
      return { name, about, shortest, shapes: on, classic: classic.names, limits };
    }),
  },
  { key: 'shapes', title: 'Shapes', entries: Object.values(shapes) },
]);
