/** The command that plays a module nobody vouches for; the path of the module comes after it. */

import { fileURLToPath } from 'node:url';
import { defaultLimits, type SandboxLimits } from '../bots/index.js';
import { builtFile } from '../package.js';

const FILE = 'sandbox/quickjs-process.js';

/** For a tournament, in the place of what plays modules elsewhere. */
export const sandboxedModuleBot = ({ memory }: SandboxLimits = defaultLimits): readonly string[] => [
  process.execPath,
  fileURLToPath(builtFile(FILE)),
  `${memory}`,
];

/** Whether a command is one of those, which need no other sandbox. */
export const isSandboxedModule = ([program, file]: readonly string[]): boolean => {
  const [ours, known] = sandboxedModuleBot();
  return program === ours && file === known;
};
