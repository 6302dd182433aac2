/** Arguments that name worlds, or folders of them: every file in a folder is one. */

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, reasonOf } from '../host/host.js';

/** The files of a folder, by name; what is no folder is one itself. */
export const filesNamed = async (path: string): Promise<string[]> =>
  (await isFolder(path)) ? await filesIn(path) : [path];

/** What is not there may be the name of a shipped world: whoever opens it will know. */
async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/** The files of a folder but for hidden ones; folders in it are left alone. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'));
    if (files.length === 0) throw new Failure(`${folder}: expected files in the folder, found none`);
    return files.map(({ name }) => join(folder, name)).sort();
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`cannot read ${folder}: ${reasonOf(error)}`);
  }
}
