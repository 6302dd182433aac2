/** `asterion maze list`: what there is to choose from. */

import { mazeGenerators } from 'asterion/generate';
import { solvers } from 'asterion/search';
import { shapes } from 'asterion/world';
import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { listText } from '../host/text.js';

export const listCommand = (host: Host): Command =>
  withQuiet(
    new Command('list')
      .option('--json', 'print a report instead of text')
      .option('--out <file>', 'write to a file instead of stdout')
      .action(async ({ json, out }: { json?: boolean; out?: string }) => {
        await writeOutput([json === true ? `${JSON.stringify(report())}\n` : table()], out, host);
      }),
  );

const report = () => ({
  generators: mazeGenerators.map(({ name, about, shapes, perfect, classic, limits }) => {
    return { name, about, shapes, perfect, classic: classic.names, limits: limits ?? null };
  }),
  solvers: solvers.map(({ name, about, shortest, shapes, classic, limits }) => {
    return { name, about, shortest, shapes, classic: classic.names, limits: limits ?? null };
  }),
  shapes: Object.values(shapes).map(({ name, about }) => ({ name, about })),
});

function table(): string {
  const { generators, solvers: found, shapes: known } = report();
  const grown = generators.map(({ name, about, shapes }) => ({ name, about: `${about}${onlyOn(shapes)}` }));
  const solved = found.map(({ name, about, shapes, shortest }) => ({
    name,
    about: `${about}${shortest ? ' Shortest.' : ''}${onlyOn(shapes)}`,
  }));
  return [listText('Generators', grown), listText('Solvers', solved), listText('Shapes', known)].join('\n');
}

const onlyOn = (names: readonly string[]): string =>
  names.length === Object.keys(shapes).length ? '' : ` Only on ${names.join(', ')}.`;
