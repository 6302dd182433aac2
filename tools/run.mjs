import { spawn } from 'node:child_process';

/**
 * Runs a command to its end, with nothing to read from; resolves to its exit code and, unless shown live, its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, live?: boolean, shell?: boolean }} [options] `live`: output goes to
 *   stderr at once; `shell`: the command is a line of shell.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env = process.env, live = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', live ? 2 : 'pipe', live ? 2 : 'pipe'] });
    let output = '';
    child.stdout?.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
    child.stderr?.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
