/**
 * Where the command lies. This file stands one folder below its root, as source and bundled; the page and the arena lie beside
 * that, among the packages of the repository as in the one that is published.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const packageRoot = new URL('../', import.meta.url);

/** The page as it is built. */
export const appFolder = new URL('../web/dist/', packageRoot);

/** The published package, which the library is in the repository. */
export const libraryManifest = (): string => createRequire(import.meta.url).resolve('asterion/package.json');

export const packageVersion = (): string =>
  (JSON.parse(readFileSync(libraryManifest(), 'utf8')) as { version: string }).version;
