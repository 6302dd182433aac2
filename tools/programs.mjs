// Looks for the programs that some tests start, and installs those that are missing where that needs nobody's word. Without
// them the tests leave out what needs them, and say so; `npm run thorough` fails there.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall } from './apt.mjs';

/** Debian keeps the servers of PostgreSQL off the PATH, one folder a version. */
const postgresFolder = '/usr/lib/postgresql';

/** The path of a program; undefined where it is not installed. @param {string} name */
export function programFile(name) {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(postgresFolder, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** By the file that tells whether they are there. */
const programs = [
  { name: 'Python', packageName: 'python3', file: 'python3' },
  { name: 'bubblewrap', packageName: 'bubblewrap', file: 'bwrap' },
  { name: 'Redis', packageName: 'redis-server', file: 'redis-server' },
  { name: 'PostgreSQL', packageName: 'postgresql', file: 'initdb' },
];

/** The names of those that are still missing. */
export async function installPrograms() {
  const say = (/** @type {string} */ text) => process.stderr.write(`programs: ${text}\n`);
  const missing = [];
  for (const { name, packageName, file } of programs) {
    if (programFile(file) !== undefined) continue;
    say(`installing ${name}`);
    if ((await aptInstall(say, packageName)) && programFile(file) !== undefined) continue;
    say(`${name} is missing, and what needs it is not tested: install it (on Debian: apt-get install ${packageName})`);
    missing.push(name);
  }
  return missing;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installPrograms();
