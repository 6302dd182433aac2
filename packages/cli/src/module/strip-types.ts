/** TypeScript without its types, where Node does not take them out itself (before 22.18); and where a file cannot be read. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type * as Esbuild from 'esbuild';

/**
 * The JavaScript of a file, with a source map in it; undefined where there is no esbuild. Throws where its syntax is wrong, and
 * says in which line.
 */
export async function stripped(path: string): Promise<string | undefined> {
  process.env.ESBUILD_WORKER_THREADS = '0'; // a program that ends with its answer, not one that stays
  const esbuild = await esbuildFor(path);
  return esbuild?.transformSync(await readFile(path, 'utf8'), {
    loader: path.endsWith('.ts') ? 'ts' : 'js',
    format: 'esm',
    target: 'es2023',
    sourcemap: 'inline',
    sourcefile: pathToFileURL(path).href, // without blanks, so that its place can be read from what esbuild says
    logLevel: 'silent',
  }).code;
}

/** The one beside us, or else beside the file: the command comes without it, for few need a compiler. */
async function esbuildFor(path: string): Promise<typeof Esbuild | undefined> {
  for (const place of [import.meta.url, pathToFileURL(path)]) {
    try {
      const found = createRequire(place).resolve('esbuild');
      return (await import(pathToFileURL(found).href)) as typeof Esbuild;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}
