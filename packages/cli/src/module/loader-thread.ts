/**
 * Hooks of the module loader, which Node runs in a thread of its own: TypeScript is read where Node cannot, and the library
 * is found even where nobody installed it beside the module.
 */

import type { LoadHook, ResolveHook } from 'node:module';
import { fileURLToPath } from 'node:url';
import { NotExpected } from './stack.js';
import { stripped } from './strip-types.js';

/** Whether Node takes the types out by itself, as it does since 22.18. */
const readsTypes = Boolean((process.features as { readonly typescript?: unknown }).typescript);

export const load: LoadHook = async (url, context, next) =>
  /^file:.*[.]ts$/.test(url) && !readsTypes
    ? { format: 'module', source: await javaScriptOf(fileURLToPath(url)), shortCircuit: true }
    : await next(url, context);

async function javaScriptOf(path: string): Promise<string> {
  const source = await stripped(path);
  if (source !== undefined) return source;
  const { version } = process;
  throw new NotExpected(
    `is TypeScript, which Node ${version.slice(1)} reads by esbuild only (since 22.18 by itself): npm install esbuild`,
  );
}

export const resolve: ResolveHook = async (specifier, context, next) => {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (specifier !== 'asterion' && !specifier.startsWith('asterion/')) throw error;
    return await next(specifier, { ...context, parentURL: import.meta.url });
  }
};
