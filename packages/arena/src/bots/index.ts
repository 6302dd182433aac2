/**
 * Bots from outside: programs and what they are held to.
 *
 * @module
 */

export { MazeProgram } from './maze-program.js';
export { Misbehaved } from './misbehaved.js';
export { Program, type ProgramFile, type Spawning } from './program.js';
export {
  defaultLimits,
  type SandboxedProgram,
  type SandboxLimits,
  sandboxed,
  whyNoSandbox,
  whyNotSandboxed,
} from './sandbox.js';
export type { Sandbox } from './sandbox-spawning.js';
export { Programs, SeatedProgram, type Terms } from './seated.js';
