// Installs Debian packages where that is allowed without asking anybody: as root, or by sudo without a password.
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from './run.mjs';

/** @param {string} file */
export const exists = (file) => access(file).then(() => true, () => false); // biome-ignore format: one thought

/** The first that is there, by the order of the names. @param {readonly string[]} names */
export async function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const file of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await exists(file)) return file;
  }
  return undefined;
}

/** Tries one after the other, until one can be installed; whether one could. The package lists may be missing or stale: they
 * are refreshed only when the first try says so. @param {(text: string) => void} say @param {readonly string[]} names */
export async function aptInstall(say, ...names) {
  if ((await onPath('apt-get')) === undefined) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && (await run('sudo', ['-n', 'true'])).code !== 0) return false;
  const apt = async (/** @type {string[]} */ ...args) => {
    const [command, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    for (let attempt = 1; ; attempt++) {
      const { code, output } = await run(command, rest);
      if (code === 0) return true;
      const isBusy = /Could not get lock|Unable to lock/.test(output); // another gate installs something, too
      if (isBusy && attempt < 300) await setTimeout(2000);
      else {
        say(`apt-get ${args[0]} failed: ${output.trim().split('\n').at(-1)}`);
        return false;
      }
    }
  };
  const any = async () => {
    for (const name of names) if (await apt('install', '-y', '--no-install-recommends', name)) return true;
    return false;
  };
  return (await any()) || ((await apt('update')) && (await any()));
}
