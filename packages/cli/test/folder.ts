/** Files for tests, each in a folder of its own. */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'asterion-'));

export async function fileWith(content: string | Uint8Array, name = 'file'): Promise<string> {
  const path = join(await folder(), name);
  await writeFile(path, content);
  return path;
}
