/** `asterion rogue list`: who can play, where, and what can be generated. */

import { dungeons, type Seat } from 'asterion/game';
import { dungeonKinds } from 'asterion/generate';
import { type RoguePlayer, roguePlayers } from 'asterion/players';
import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { writeOutput } from '../host/output.js';
import { withQuiet } from '../options.js';
import { HUMAN } from '../stage/session.js';
import { listText } from '../text.js';
import { SIDES } from './table.js';

export const listCommand = (host: Host): Command =>
  withQuiet(
    new Command('list')
      .option('--json', 'print a report instead of text')
      .action(async ({ json }: { json?: boolean }) => {
        await writeOutput([json === true ? `${JSON.stringify(report())}\n` : table()], undefined, host);
      }),
  );

const person: Pick<RoguePlayer, 'name' | 'about' | 'cost' | 'seats'> = {
  name: HUMAN,
  about: 'You, at the keyboard.',
  cost: 'as long as you take',
  seats: SIDES,
};

const report = () => ({
  players: [...roguePlayers, person].map(({ name, about, cost, seats }) => ({ name, about, cost, seats })),
  dungeons: dungeons.map(({ name, title, idea }) => ({ name, title, idea })),
  kinds: dungeonKinds.map(({ name, about }) => ({ name, about })),
});

function table(): string {
  const { players, dungeons: shipped, kinds } = report();
  const seated = (side: Seat) =>
    players
      .filter(({ seats }) => seats.includes(side))
      .map(({ name, about, cost }) => ({ name, about: `${about} Cost: ${cost}.`.replace('..', '.') }));
  return [
    listText('Monsters (--monster)', seated(SIDES[0])),
    listText('Rogues (--rogue)', seated(SIDES[1])),
    listText(
      'Dungeons',
      shipped.map(({ name, idea }) => ({ name, about: idea })),
    ),
    listText('Kinds to generate (--kind)', kinds),
  ].join('\n');
}
