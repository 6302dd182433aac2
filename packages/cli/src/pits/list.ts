/** `asterion pits list`: who can play. */

import { pitsPlayersFor } from 'asterion/players';
import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { writeOutput } from '../host/output.js';
import { withQuiet } from '../options.js';
import { HUMAN } from '../stage/session.js';
import { listText } from '../text.js';

export const listCommand = (host: Host): Command =>
  withQuiet(
    new Command('list')
      .description('list the players')
      .option('--json', 'print a report instead of text')
      .action(async ({ json }: { json?: boolean }) => {
        await writeOutput([json === true ? `${JSON.stringify(report())}\n` : text()], undefined, host);
      }),
  );

const person = { name: HUMAN, about: 'You, at the keyboard.', cost: 'as long as you take' };

const report = () => ({
  players: [...pitsPlayersFor(0), person].map(({ name, about, cost }) => ({ name, about, cost })),
});

const text = (): string =>
  listText(
    'Players (--player)',
    report().players.map(({ name, about, cost }) => ({ name, about: `${about} Cost: ${cost}.` })),
  );
