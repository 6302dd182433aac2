/** A hook of the module loader for TypeScript. Node runs it in a thread of its own. */

import type { LoadHook } from 'node:module';
import { fileURLToPath } from 'node:url';
import { stripped } from './strip-types.js';

export const load: LoadHook = async (url, context, next) =>
  /^file:.*[.]ts$/.test(url)
    ? { format: 'module', source: await stripped(fileURLToPath(url)), shortCircuit: true }
    : await next(url, context);
