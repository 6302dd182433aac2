/**
 * Programs that nobody vouches for, on Linux: bubblewrap hides files, network and other processes, and prlimit bounds what is
 * left. Root becomes `nobody` before. Memory is watched (resident-set.ts), not limited here: limits on addresses stop a JVM at
 * two gigabytes and Node at half of one before they do anything.
 */

import { spawn } from 'node:child_process';
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';

/** What a program of a bot may use. */
export interface SandboxLimits {
  /** Bytes resident in memory, all its processes together. */
  readonly memory: number;
  /** Processes and threads at a time: a JVM has some twenty, and more where there are many cores. */
  readonly processes: number;
  /** Bytes in its folder for temporary files, which lies in memory. */
  readonly scratch: number;
}

const MEBIBYTE = 2 ** 20;

export const defaultLimits: SandboxLimits = { memory: 1024 * MEBIBYTE, processes: 256, scratch: 16 * MEBIBYTE };

/** A program and where it is started. */
export interface SandboxedProgram {
  readonly command: readonly string[];
  /** Where the names in its command begin; this process's folder where it is absent. */
  readonly cwd?: string | undefined;
}

/** Where programs and their libraries are installed. Nobody keeps secrets there. */
const systemFolders = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64'];
const systemPath = ['/usr/local/bin', '/usr/bin', '/bin'];

/** What programs look for in /etc when they start; not who lives here, and no keys. */
const settings = /^(alternatives|ld[.]so[.].*|java-.*|localtime|python.*)$/;

/**
 * The command that starts the same program where it can read nothing but itself and the system's programs, write nothing but
 * temporary files, and reach nobody. Every file or folder that the command names is its own: of a file in another folder than
 * `cwd`, where those of others may lie, that whole folder.
 */
export function sandboxed({ command, cwd }: SandboxedProgram, limits: SandboxLimits = defaultLimits): string[] {
  const { memory, processes, scratch } = limits;
  const folder = resolve(cwd ?? '.');
  const own = filesOf(command, folder);
  const heap = Math.max(16, Math.floor(memory / MEBIBYTE / 2));
  return [
    ...asNobody(),
    ...['bwrap', '--unshare-all', '--unshare-user', '--disable-userns', '--die-with-parent', '--new-session'],
    ...['--cap-drop', 'ALL', '--clearenv', '--setenv', 'HOME', '/tmp', '--setenv', 'LANG', 'C.UTF-8'],
    ...['--setenv', 'PATH', systemPath.join(delimiter)],
    ...['--setenv', 'JAVA_TOOL_OPTIONS', `-Xmx${heap}m`], // else it takes a quarter of the machine before it tidies up
    ...systemFolders.flatMap((path) => ['--ro-bind-try', path, path]),
    ...settingsHere().flatMap((path) => ['--ro-bind-try', path, path]),
    ...['--proc', '/proc', '--dev', '/dev', '--remount-ro', '/dev'], // /dev/shm would be memory that nobody counts
    ...['--size', `${scratch}`, '--tmpfs', '/tmp'],
    ...['--dir', folder, ...own.flatMap((path) => ['--ro-bind', path, path])],
    ...['--chdir', folder, '--remount-ro', '/'],
    // Inside, where only its own processes are counted; outside, those of the whole user would be.
    ...['--', 'prlimit', `--nproc=${processes}`, '--core=0', `--fsize=${scratch}`, '--nofile=256', '--'],
    ...[programOf(command[0], folder), ...command.slice(1)],
  ];
}

/** `nobody`, everywhere. */
const NOBODY = 65534;

const asNobody = (): string[] =>
  process.getuid?.() === 0 ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--'] : [];

const settingsHere = (): string[] => {
  try {
    return readdirSync('/etc')
      .filter((name) => settings.test(name))
      .map((name) => join('/etc', name));
  } catch {
    return [];
  }
};

function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined; // or no path at all: a whole program as an argument
  }
}

const isOfSystem = (path: string): boolean =>
  systemFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** What the arguments name (`bots/mine.py`, `-cp out:lib.jar`, `--table=t.bin`), and where the program itself lies. */
function filesOf([program, ...rest]: readonly string[], folder: string): string[] {
  const named = rest.flatMap((argument) => [argument, ...argument.split(/[:=]/)]).filter((part) => part !== '');
  const own = named.flatMap((part) => {
    const path = resolve(folder, part);
    const kind = kindOf(path);
    return kind === undefined ? [] : [kind === 'folder' || dirname(path) === folder ? path : dirname(path)];
  });
  const all = [...own, ...installationOf(programOf(program, folder), folder)];
  return [...new Set(all)].filter((path) => path !== '/' && !isOfSystem(path));
}

/** As the sandbox finds it: by its name where the system has it, else where it lies. */
function programOf(name: string, folder: string): string {
  if (name.includes('/')) return resolve(folder, name);
  if (systemPath.some((path) => kindOf(join(path, name)) === 'file')) return name;
  const path = (process.env.PATH ?? '').split(delimiter).find((each) => kindOf(join(each, name)) === 'file');
  return path === undefined ? name : join(path, name);
}

/** A program that lies elsewhere: itself, or all of its installation where it has one (`bin` beside `lib`). */
function installationOf(program: string, folder: string): string[] {
  if (!program.startsWith('/') || isOfSystem(program) || kindOf(program) !== 'file') return [];
  return [program, realpathSync(program)].flatMap((path) => {
    const home = dirname(dirname(path));
    if (basename(dirname(path)) === 'bin' && kindOf(join(home, 'lib')) === 'folder')
      return [join(home, 'bin'), join(home, 'lib')];
    return [dirname(path) === folder ? path : dirname(path)];
  });
}

/** Why programs cannot be run so here, as the end of a sentence; undefined where they can. */
export async function whyNoSandbox(): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'it needs Linux';
  const missing = ['bwrap', 'prlimit', ...asNobody().slice(0, 1)].filter((name) => !isInstalled(name));
  if (missing.includes('bwrap')) return 'bubblewrap is not installed (on Debian: apt-get install bubblewrap)';
  if (missing.length > 0) return `${missing.join(' and ')} of util-linux is not installed`;
  const { code, said } = await ran(sandboxed({ command: ['true'] }));
  return code === 0 ? undefined : `bubblewrap does not start: ${said === '' ? `exit code ${String(code)}` : said}`;
}

const isInstalled = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((path) => kindOf(join(path, name)) === 'file');

/** Why this program cannot be started so, as a sentence: what it needs is not there, or not to be read by `nobody`. */
export async function whyNotSandboxed(program: SandboxedProgram): Promise<string | undefined> {
  const folder = resolve(program.cwd ?? '.');
  const [{ code, said }, name] = [await ran(probeOf(program)), programOf(program.command[0], folder)];
  if (code === 0) return undefined;
  if (said.includes('Permission denied') && process.getuid?.() === 0)
    return `${said}: started by root, bots run as nobody, who must be able to read their folders`;
  return said === '' ? `${name} is not to be found in the sandbox` : said;
}

/** The same surroundings, in which only the program is looked for. */
function probeOf(program: SandboxedProgram): string[] {
  const whole = sandboxed(program);
  const end = whole.length - program.command.length;
  return [...whole.slice(0, end), 'sh', '-c', 'command -v -- "$1" > /dev/null', 'sh', whole[end]];
}

function ran([command, ...args]: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((end) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', (error) => end({ code: null, said: error.message }));
    child.on('close', (code) => end({ code, said: said.trim().split('\n')[0].slice(0, 300) }));
  });
}
