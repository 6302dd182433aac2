/**
 * Bots nobody vouches for: programs in bubblewrap, modules in QuickJS.
 *
 * @module
 */

export { sandboxedModuleBot } from './module-bot.js';
export { sandboxFor, whyNotIn } from './sandbox-for.js';
