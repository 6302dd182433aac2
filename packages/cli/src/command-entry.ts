/** A command as the list of all commands has it. */

import type { Command } from 'commander';
import type { Host } from './host/host.js';

export interface CommandEntry {
  readonly name: string;
  /** For the list of commands, and above its own help. */
  readonly about: string;
  /** Absent if it only holds the commands below it. */
  readonly load?: () => Promise<(host: Host) => Command>;
  readonly commands?: readonly CommandEntry[];
}
