/** `asterion GAME list`: who can play, and what else there is to choose from. */

import { type AnyDescription, HUMAN } from 'asterion/play';
import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { listText } from '../host/text.js';

/** Something else to choose from. */
export interface Listing {
  /** Its key in the report. */
  readonly key: string;
  readonly title: string;
  readonly entries: readonly { readonly name: string; readonly about: string }[];
  /** The entries as the report has them; as they are if absent. */
  readonly report?: readonly object[];
}

/** The players of a game, and these besides. */
export const listCommand =
  (description: AnyDescription, listings: readonly Listing[] = []) =>
  (host: Host): Command =>
    withQuiet(
      new Command('list')
        .description('list the players')
        .option('--json', 'print a report instead of text')
        .option('--out <file>', 'write to a file instead of stdout')
        .action(async ({ json, out }: { json?: boolean; out?: string }) => {
          const text =
            json === true ? `${JSON.stringify(reportOf(description, listings))}\n` : textOf(description, listings);
          await writeOutput([text], out, host);
        }),
    );

const person = { name: HUMAN, about: 'You, at the keyboard.', cost: 'as long as you take' };

const playersOf = ({ players, game }: AnyDescription) => [
  ...players.list.map(({ name, about, cost, seats }) => ({ name, about, cost, seats })),
  { ...person, seats: game.seats },
];

const reportOf = (description: AnyDescription, listings: readonly Listing[]) => ({
  players: playersOf(description),
  ...Object.fromEntries(listings.map(({ key, entries, report = entries }) => [key, report])),
});

/** One list where everybody can sit everywhere, else one for each seat. */
function textOf(description: AnyDescription, listings: readonly Listing[]): string {
  const { game } = description;
  const all = playersOf(description);
  const isOne = all.every(({ seats }) => game.seats.every((seat) => seats.includes(seat)));
  const groups = isOne ? [game.seats] : game.seats.map((seat) => [seat]);
  return [
    ...groups.map((seats) =>
      listText(
        `Players of ${seats.map((seat) => description.words.seat(seat)).join(' and ')} (${seats.map((seat) => `--${seat}`).join(', ')})`,
        all
          .filter((player) => player.seats.includes(seats[0]))
          .map(({ name, about, cost }) => ({ name, about: `${about} Cost: ${cost}.`.replace('..', '.') })),
      ),
    ),
    ...listings.map(({ title, entries }) => listText(title, entries)),
  ].join('\n');
}
