/** Files for tests, each in a folder of its own. All are removed when the tests of a file are done. */

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

// After all, not after each: some tests share what was made before the first.
afterAll(async () => {
  await Promise.all(folders.splice(0).map((path) => rm(path, { recursive: true, force: true })));
});

export async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'asterion-'));
  folders.push(path);
  return path;
}

export async function fileWith(content: string | Uint8Array, name = 'file'): Promise<string> {
  const path = join(await folder(), name);
  await writeFile(path, content);
  return path;
}

/** A named pipe. */
export async function fifo(name = 'fifo'): Promise<string> {
  const path = join(await folder(), name);
  execFileSync('mkfifo', [path]);
  return path;
}
