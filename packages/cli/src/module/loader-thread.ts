/**
 * Hooks of the module loader, which Node runs in a thread of its own: TypeScript is read where Node cannot, and the library
 * is found even where nobody installed it beside the module.
 */

import type { LoadHook, ResolveHook } from 'node:module';
import { fileURLToPath } from 'node:url';
import { stripped } from './strip-types.js';

/** Whether Node takes the types out by itself, as it does since 22.18. */
const readsTypes = Boolean((process.features as { readonly typescript?: unknown }).typescript);

export const load: LoadHook = async (url, context, next) =>
  /^file:.*[.]ts$/.test(url) && !readsTypes
    ? { format: 'module', source: await stripped(fileURLToPath(url)), shortCircuit: true }
    : await next(url, context);

export const resolve: ResolveHook = async (specifier, context, next) => {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (!specifier.startsWith('asterion/')) throw error;
    return await next(specifier, { ...context, parentURL: import.meta.url });
  }
};
