/** How programs nobody vouches for are started: bound, and their memory watched. */

import type { Spawning } from './program.js';
import { watchResidentSet } from './resident-set.js';
import { type SandboxLimits, sandboxed } from './sandbox.js';

/** What a program may use, and what keeps it from the rest. Plain data. */
export interface Sandbox extends SandboxLimits {
  /** `quickjs`: the program itself runs a module there, and can be trusted. */
  readonly by: 'bubblewrap' | 'quickjs';
}

export const sandboxSpawning = (sandbox: Sandbox): Spawning => ({
  wrap: (program) => (sandbox.by === 'quickjs' ? program.command : sandboxed(program, sandbox)),
  watch: (pid, stop) => watchResidentSet(pid, sandbox.memory, () => stop('memory')),
});
