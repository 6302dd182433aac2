/** Files for tests, each in a folder of its own. All are removed when the tests are done (testing/temporary.ts). */

import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'asterion-'));

export async function fileWith(content: string | Uint8Array, name = 'file'): Promise<string> {
  const path = join(await folder(), name);
  await writeFile(path, content);
  return path;
}

/** A folder with these files in it; a name may have a folder in front. */
export async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const place = await folder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await writeFile(join(place, name), text);
  }
  return place;
}

/** A named pipe. */
export async function fifo(name = 'fifo'): Promise<string> {
  const path = join(await folder(), name);
  execFileSync('mkfifo', [path]);
  return path;
}
