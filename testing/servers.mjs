/** Servers that tests start on free ports, as whoever runs the tests may, and stop when they are done. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { programFile } from '../tools/programs.mjs';

/**
 * `restart` kills it at once, as a machine that loses power would, and starts it again on the same files.
 * @typedef {{ readonly url: string, readonly pid: number, restart(): Promise<void>, stop(): Promise<void> }} Server
 */

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('Expected a port.');
  return address.port;
}

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to be root. @param {readonly string[]} command */
const asNobody = (command) =>
  isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--', ...command] : command;

/** A folder for the files of a server, its owner's alone. @param {string} name */
function folderFor(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

/** @param {number} port */
async function listens(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * @param {string} url @param {number} port @param {string} folder @param {readonly string[]} command @param {() => boolean} isReady
 * @returns {Promise<Server>}
 */
async function serverOf(url, port, folder, command, isReady) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const start = async () => {
    const [file, ...args] = asNobody(command);
    const started = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    started.stderr.on('data', (/** @type {Buffer} */ chunk) => {
      said = `${said}${chunk.toString()}`.slice(-2000);
    });
    child = started;
    while (!((await listens(port)) && isReady())) {
      if (started.exitCode !== null) throw new Error(`${command[0]} ended: ${said}`);
      await setTimeout(50);
    }
  };
  const kill = async (/** @type {'SIGKILL' | 'SIGINT'} */ signal) => {
    const ending = child;
    child = undefined;
    if (ending?.exitCode !== null) return;
    ending.kill(signal);
    await once(ending, 'close');
  };
  await start();
  return {
    url,
    get pid() {
      return child?.pid ?? 0;
    },
    restart: async () => {
      await kill('SIGKILL');
      await start();
    },
    stop: async () => {
      await kill('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** With an append-only file, unless told otherwise. */
export async function startRedis(isKept = true) {
  const [port, folder] = [await freePort(), folderFor('redis')];
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const kept = ['--appendonly', isKept ? 'yes' : 'no', '--appendfsync', 'everysec'];
  const command = [programFile('redis-server') ?? 'redis-server', ...options, ...kept];
  return serverOf(`redis://127.0.0.1:${port}`, port, folder, command, () => true);
}

export async function startPostgres() {
  const [port, folder] = [await freePort(), folderFor('postgres')];
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const [file, ...args] = asNobody([
    programFile('initdb') ?? 'initdb',
    ...['-D', data, '-U', 'arena', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ]);
  const made = spawnSync(file, args, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const options = ['-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const url = `postgres://arena@127.0.0.1:${port}/postgres`;
  return serverOf(url, port, folder, [programFile('postgres') ?? 'postgres', ...['-D', data], ...options], () => {
    const asked = spawnSync(programFile('pg_isready') ?? 'pg_isready', ['-h', '127.0.0.1', '-p', `${port}`]);
    return asked.status === 0;
  });
}
