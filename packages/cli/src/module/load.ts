/** Loads a module, in the thread that will run it. */

import { Console } from 'node:console';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { builtFile } from '../host/thread.js';
import { stripped } from './strip-types.js';

/** What a module exports. Throws whatever it throws. */
export async function loadModule(path: string): Promise<unknown> {
  const exit = process.exit.bind(process);
  process.exit = () => {
    throw new Error('process.exit is not for modules');
  };
  // After an error that nobody caught Node leaves the thread that way itself, and dies with the whole process if it cannot.
  process.on('uncaughtExceptionMonitor', () => {
    process.exit = exit;
  });
  globalThis.console = new Console(process.stderr); // results go to the other one
  process.setSourceMapsEnabled(true);
  register(builtFile('module/loader-thread.js'));
  try {
    const loaded = (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
    return loaded.default;
  } catch (error) {
    if (error instanceof SyntaxError) await stripped(path); // which says where; Node does not
    throw error;
  }
}
