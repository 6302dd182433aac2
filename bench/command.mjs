// The built command, for benches that run it as a process.
import { fileURLToPath } from 'node:url';

export const program = fileURLToPath(new URL('../packages/cli/bin/asterion.js', import.meta.url));
