/** Programs nobody vouches for, whoever plays the games. */

import { defaultLimits, type SandboxLimits } from '../bots/index.js';
import type { BotSpec } from '../games/job.js';
import { Refused } from '../games/refused.js';
import { sandboxFor, whyNotIn } from '../sandbox/index.js';
import type { Tournament } from '../tournament/tournament.js';
import type { Engine } from './engine.js';

/** The same engine, which runs every program in a sandbox. */
export const inSandbox = (engine: Engine, limits: SandboxLimits = defaultLimits): Engine => ({
  play: (tasks, hear, signal, watch) => {
    const bound = (bot: BotSpec): BotSpec => ('command' in bot ? { ...bot, sandbox: sandboxFor(bot, limits) } : bot);
    return engine.play(
      tasks.map(({ job, bots }) => ({ job, bots: bots.map(bound) })),
      hear,
      signal,
      watch,
    );
  },
  close: () => engine.close(),
});

/** Refuses a tournament whose programs cannot be run so on this machine. */
export async function checkSandbox({ bots }: Tournament): Promise<void> {
  for (const { name, by } of bots) {
    const why = 'command' in by ? await whyNotIn(by, sandboxFor(by, defaultLimits)) : undefined;
    if (why !== undefined) throw new Refused(`${name}: ${why}`);
  }
}
