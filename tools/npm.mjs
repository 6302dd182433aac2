import assert from 'node:assert/strict';
import { run } from './run.mjs';

/** The output of a command that has to end well. @param {string} cwd @param {string} command @param {readonly string[]} args */
export async function must(cwd, command, ...args) {
  const { code, output } = await run(command, args, { cwd });
  assert.equal(code, 0, `${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** The same of npm: by its script where there is one, because on Windows the command itself needs a shell.
 * @param {string} cwd @param {readonly string[]} args */
export function mustNpm(cwd, ...args) {
  const { npm_execpath: script = '' } = process.env;
  return script.endsWith('.js') ? must(cwd, process.execPath, script, ...args) : must(cwd, 'npm', ...args);
}
