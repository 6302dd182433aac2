// The gallery: one picture per generator and shape, with its figures, drawn by the program itself.
// `npm run gallery` writes it; the test beside this file holds that what is written is what would be.
import { mkdirSync, writeFileSync } from 'node:fs';
import { generateMaze, generatorShapes, mazeGenerators } from 'asterion/generate';
import { drawSvg } from 'asterion/render';
import { analyse, shortestPath } from 'asterion/search';

const docs = new URL('../docs/', import.meta.url);
const plan = { rows: 12, cols: 20, seed: 7 };

/** Every file of the gallery by its path in the docs. */
export function gallery() {
  /** @type {Map<string, string>} */
  const files = new Map();
  const sections = mazeGenerators.map((generator) => {
    const { name, about, limits } = generator;
    const pictures = generatorShapes(generator).map((shape) => {
      const maze = generateMaze({ ...plan, generator: name, shape });
      const path = shortestPath(maze.world, maze.entrance, maze.exit);
      const file = `pictures/gallery/${name}-${shape}.svg`;
      files.set(file, drawSvg(maze, { path }, { cellSize: 16, title: `${name} on ${shape}` }));
      const { cells, deadEnds, junctions, crossroads, longestPath } = analyse(maze.world);
      const share = (/** @type {number} */ count) => `${((100 * count) / cells).toFixed(1)} %`;
      return [
        `![${name} on ${shape}](${file})`,
        '',
        `${shape}: dead ends ${share(deadEnds)}, junctions ${share(junctions)}, crossroads ${share(crossroads)}, ` +
          `way through ${path?.length ?? 0} cells, longest path ${longestPath.length} cells`,
      ].join('\n');
    });
    const why = limits === undefined ? '' : ` ${limits}`;
    return [`## ${name}`, '', `${about}${why}`, '', pictures.join('\n\n')].join('\n');
  });
  const intro = [
    '# Gallery',
    '',
    `Every generator on every shape it works on: ${plan.rows} x ${plan.cols} cells, seed ${plan.seed}, with the way from`,
    'entrance to exit. `npm run gallery` draws it anew.',
  ].join('\n');
  files.set('gallery.md', `${[intro, ...sections].join('\n\n')}\n`);
  return files;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  mkdirSync(new URL('pictures/gallery/', docs), { recursive: true });
  for (const [file, text] of gallery()) writeFileSync(new URL(file, docs), text);
  console.log(`docs/gallery.md and ${gallery().size - 1} pictures`);
}
