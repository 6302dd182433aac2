/** The package itself. This file stands one folder below its root, as source and bundled. */

import { createRequire } from 'node:module';

/** A file to start a thread with, named from the root of what is built: threads run that even where a test runs the source. */
export const builtFile = (name: string): URL => new URL(`../dist/${name}`, import.meta.url);

const { resolve } = createRequire(import.meta.url);

/** Why something cannot be done: whoever installs the command alone has no packages for queues, databases and sandboxes. */
export function whyWithout(...packages: readonly string[]): string | undefined {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not installed: npm install asterion ${missing.join(' ')}`;
}

function isInstalled(name: string): boolean {
  try {
    return resolve(name) !== '';
  } catch {
    return false;
  }
}
