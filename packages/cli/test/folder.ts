/** Files for tests, each in a folder of its own. All are removed when the tests are done (testing/temporary.ts). */

import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'asterion-'));

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
