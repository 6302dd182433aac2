/** Which sandbox a program belongs into, and whether it is there. */

import {
  type Sandbox,
  type SandboxedProgram,
  type SandboxLimits,
  whyNoSandbox,
  whyNotSandboxed,
} from '../bots/index.js';
import { whyWithout } from '../package.js';
import { isSandboxedModule } from './module-bot.js';

export const sandboxFor = ({ command }: SandboxedProgram, limits: SandboxLimits): Sandbox => ({
  ...limits,
  by: isSandboxedModule(command) ? 'quickjs' : 'bubblewrap',
});

/** Why a program cannot be run so on this machine, as a sentence; undefined where it can. */
export async function whyNotIn(program: SandboxedProgram, { by }: Pick<Sandbox, 'by'>): Promise<string | undefined> {
  if (by === 'quickjs' && !isSandboxedModule(program.command)) return 'is no module that runs in QuickJS here';
  const why = by === 'quickjs' ? whyWithout('quickjs-emscripten') : await whyNoSandbox();
  if (why !== undefined) return `bots cannot be run in a sandbox here: ${why}`;
  return by === 'quickjs' ? undefined : whyNotSandboxed(program);
}
