// Looks for the programs that some tests start, and installs those that are missing where that needs nobody's word. Without
// them the tests leave out what needs them, and say so; `npm run thorough` fails there.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall, exists, onPath } from './apt.mjs';

/** Debian keeps the servers of PostgreSQL off the PATH, one folder a version. */
const postgresFolder = '/usr/lib/postgresql';

/** A folder on the PATH, or the newest version that Debian has. */
async function postgres() {
  const found = await onPath('initdb');
  if (found !== undefined) return found;
  const versions = await readdir(postgresFolder).catch(() => []);
  for (const version of versions.sort((a, b) => Number(b) - Number(a))) {
    const file = join(postgresFolder, version, 'bin/initdb');
    if (await exists(file)) return file;
  }
  return undefined;
}

/** @type {readonly { name: string, packageName: string, find: () => Promise<string | undefined> }[]} */
const programs = [
  { name: 'Python', packageName: 'python3', find: () => onPath('python3') },
  { name: 'bubblewrap', packageName: 'bubblewrap', find: () => onPath('bwrap') },
  { name: 'Redis', packageName: 'redis-server', find: () => onPath('redis-server') },
  { name: 'PostgreSQL', packageName: 'postgresql', find: postgres },
];

/** The names of those that are still missing. */
export async function installPrograms() {
  const say = (/** @type {string} */ text) => process.stderr.write(`programs: ${text}\n`);
  const missing = [];
  for (const { name, packageName, find } of programs) {
    if ((await find()) !== undefined) continue;
    say(`installing ${name}`);
    if ((await aptInstall(say, packageName)) && (await find()) !== undefined) continue;
    say(`${name} is missing, and what needs it is not tested: install it (on Debian: apt-get install ${packageName})`);
    missing.push(name);
  }
  return missing;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installPrograms();
