/** `asterion labyrinth list`: who can play. */

import { type LabyrinthPlayer, labyrinthPlayers } from 'asterion/players';
import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { writeOutput } from '../host/output.js';
import { withQuiet } from '../options.js';
import { HUMAN } from '../stage/session.js';
import { listText } from '../text.js';
import { SIDES } from './options.js';

export const listCommand = (host: Host): Command =>
  withQuiet(
    new Command('list')
      .description('list the players')
      .option('--json', 'print a report instead of text')
      .action(async ({ json }: { json?: boolean }) => {
        await writeOutput([json === true ? `${JSON.stringify(report())}\n` : text()], undefined, host);
      }),
  );

const person: Pick<LabyrinthPlayer, 'name' | 'about' | 'cost' | 'seats'> = {
  name: HUMAN,
  about: 'You, at the keyboard.',
  cost: 'as long as you take',
  seats: SIDES,
};

const report = () => ({
  players: [...labyrinthPlayers, person].map(({ name, about, cost, seats }) => ({ name, about, cost, seats })),
});

const text = (): string =>
  listText(
    'Players of either side (--theseus, --minotaur)',
    report().players.map(({ name, about, cost }) => ({ name, about: `${about} Cost: ${cost}.` })),
  );
