/** The package itself. This file stands one folder below its root, as source and bundled. */

import { readFileSync } from 'node:fs';

export const packageRoot = new URL('../', import.meta.url);

export const packageVersion = (): string =>
  (JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')) as { version: string }).version;
