/**
 * Bots from outside: programs and what they are held to.
 *
 * @module
 */

export { watchResidentSet } from './resident-set.js';
export {
  defaultLimits,
  type SandboxedProgram,
  type SandboxLimits,
  sandboxed,
  whyNoSandbox,
  whyNotSandboxed,
} from './sandbox.js';
