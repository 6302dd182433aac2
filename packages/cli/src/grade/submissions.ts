/** The submissions in a folder: what each is made of, and which of its files is the module. */

import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Failure, reasonOf } from '../host/host.js';
import { isModuleFile } from '../module/module-file.js';
import { commandFor } from './program.js';

export interface Submission {
  /** The name of its file or folder. */
  readonly name: string;
  /** The module; undefined where it cannot be told which. */
  readonly path: string | undefined;
  /** Why not, or what else keeps it from being run; undefined if nothing does. */
  readonly fault: string | undefined;
  /** Of everything it is made of, and of what lies in the folder for all of them. */
  readonly hash: string;
}

/** Whether a file is what somebody hands in, not what goes with it. */
const isHandedIn = (name: string): boolean => !/^[._]/.test(name) && !/\.(?:test\.[^.]+|d\.ts)$/.test(name);

/** Modules, and folders with one in them, by name. Fails where there are none. */
export async function submissionsIn(folder: string): Promise<Submission[]> {
  const names = await namesIn(folder);
  const common = await sharedDigest(folder, names);
  const found: Submission[] = [];
  for (const name of names.filter((one) => isHandedIn(one) && one !== 'node_modules')) {
    const path = join(folder, name);
    const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() === true;
    if (isFolder || (await isWork(path))) found.push(await submissionAt(path, name, isFolder, common));
  }
  if (found.length === 0)
    throw new Failure(
      `${folder}: expected submissions (.js, .mjs, .ts, programs, or folders with one of them), found none`,
    );
  return found;
}

/** Whether a file is a module, or a program that can be run. */
const isWork = async (path: string): Promise<boolean> =>
  isModuleFile(basename(path)) || (await commandFor(path)) !== undefined;

/** Of what submissions may import from beside them: a change there is a change of all. */
async function sharedDigest(folder: string, names: readonly string[]): Promise<string> {
  const paths: string[] = [];
  for (const name of names.filter((one) => one.startsWith('_'))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isDirectory() === true || (found?.isFile() === true && isModuleFile(name)))
      paths.push(join(folder, name));
  }
  try {
    return await digestOf(paths);
  } catch (error) {
    throw new Failure(`cannot read ${folder}: ${reasonOf(error)}`);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    const isNone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Failure(`${folder}: ${isNone ? 'there is no such folder' : reasonOf(error)}`);
  }
}

async function submissionAt(path: string, name: string, isFolder: boolean, common: string): Promise<Submission> {
  try {
    const hash = await digestOf([path], common);
    return { name, hash, ...(isFolder ? await workIn(path) : { path, fault: undefined }) };
  } catch (error) {
    return { name, path: undefined, fault: `cannot be read: ${reasonOf(error)}`, hash: '' };
  }
}

/** The module; where there is none, the program, which is called `bot` where there are several. */
async function workIn(folder: string): Promise<Pick<Submission, 'path' | 'fault'>> {
  const names = await readdir(folder);
  const programs: string[] = [];
  for (const name of names.filter((one) => isHandedIn(one) && !isModuleFile(one)).sort())
    if ((await commandFor(join(folder, name))) !== undefined && (await stat(join(folder, name))).isFile())
      programs.push(name);
  const meant = programs.length === 1 ? programs[0] : programs.find((name) => /^bot(?:[.]|$)/.test(name));
  if (meant === undefined || names.some((name) => isModuleFile(name) && isHandedIn(name)))
    return moduleAmong(folder, names);
  return { path: join(folder, meant), fault: undefined };
}

/** `index`, or the only one there is. */
function moduleAmong(folder: string, names: readonly string[]): Pick<Submission, 'path' | 'fault'> {
  const modules = names.filter((name) => isModuleFile(name) && isHandedIn(name)).sort();
  const indexes = modules.filter((name) => name.startsWith('index.'));
  const [meant, other] = indexes.length > 0 ? indexes : modules;
  if (meant !== undefined && other === undefined) return { path: join(folder, meant), fault: undefined };
  const found = meant === undefined ? 'none' : modules.join(', ');
  return { path: undefined, fault: `expected one module in the folder, or an index.js or index.ts, found ${found}` };
}

/** Of files by their names and contents, and of folders with everything in them but for hidden files and packages. */
async function digestOf(paths: readonly string[], before = ''): Promise<string> {
  const hash = createHash('sha256').update(before);
  const add = async (path: string, name: string): Promise<void> => {
    if ((await stat(path)).isDirectory()) {
      for (const inner of (await readdir(path)).sort())
        if (!inner.startsWith('.') && inner !== 'node_modules') await add(join(path, inner), `${name}/${inner}`);
    } else hash.update(JSON.stringify([name, (await readFile(path)).toString('base64')]));
  };
  for (const [index, path] of paths.entries()) await add(path, String(index));
  return hash.digest('hex');
}
