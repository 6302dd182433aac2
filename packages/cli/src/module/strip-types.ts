/** TypeScript without its types, where Node does not take them out itself (before 22.18); and where a file cannot be read. */

import { readFile } from 'node:fs/promises';

/** The JavaScript of a file, with a source map in it. Throws where its syntax is wrong, and says in which line. */
export async function stripped(path: string): Promise<string> {
  process.env.ESBUILD_WORKER_THREADS = '0'; // a program that ends with its answer, not one that stays
  const { transformSync } = await import('esbuild');
  const { code } = transformSync(await readFile(path, 'utf8'), {
    loader: path.endsWith('.ts') ? 'ts' : 'js',
    format: 'esm',
    target: 'es2023',
    sourcemap: 'inline',
    sourcefile: path,
    logLevel: 'silent',
  });
  return code;
}
