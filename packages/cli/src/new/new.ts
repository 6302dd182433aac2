/** `asterion new`: a module of one's own to begin with, and a test that runs. Nothing is ever overwritten. */

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Seat } from 'asterion/game';
import { games, oneOf } from 'asterion/play';
import { Argument, Command } from 'commander';
import { Failure, type Host, reasonOf } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { type QuietOption, withQuiet } from '../host/options.js';
import { STARTED } from '../module/module-file.js';
import { moduleFile, moduleText, type Started, type Starter, testFile, testText } from './starters.js';

interface NewOptions extends QuietOption {
  readonly game?: string;
  readonly seat?: Seat;
  readonly js?: boolean;
}

/** Games that somebody else can sit at. */
const playable = games.filter(({ players }) => players.list.length > 0);

export const newCommand = (host: Host): Command =>
  withQuiet(
    new Command('new')
      .addArgument(new Argument('<kind>', 'what to begin').choices(STARTED))
      .argument('<name>', 'how it is called: letters, digits and hyphens')
      .option(
        '--game <name>',
        `the game of a player: ${playable.map(({ game }) => game.name).join(', ')} (default: ${playable[0].game.name})`,
      )
      .option('--seat <seat>', 'the seat of a player (default: the last one of the game)')
      .option('--js', 'plain JavaScript (default: TypeScript)')
      .addHelpText('after', HELP)
      .action((kind: Started, name: string, options: NewOptions) => begin(kind, name, options, host)),
  );

const HELP = `
Writes NAME.ts (NAME.mjs with --js) and NAME.test.mjs into this folder, and prints their names. The test needs the
package asterion beside it.

Examples:
  asterion new player mine --game rogue --seat rogue
  asterion new generator spiral --js
`;

async function begin(kind: Started, name: string, options: NewOptions, host: Host): Promise<void> {
  if (!/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(name))
    throw new Failure(`${JSON.stringify(name)}: expected a name of letters, digits and hyphens`);
  const starter: Starter = { kind, name, isTyped: options.js !== true, ...placeOf(kind, options) };
  const files: [string, string][] = [
    [moduleFile(starter), moduleText(starter)],
    [testFile(starter), testText(starter)],
  ];
  for (const [file] of files) if (existsSync(file)) throw new Failure(`${file}: it is there already`);
  for (const [file, text] of files) {
    try {
      await writeFile(file, text, { flag: 'wx' });
    } catch (error) {
      throw new Failure(`${file}: ${reasonOf(error)}`);
    }
  }
  host.stdout.write(files.map(([file]) => `${file}\n`).join(''));
  messagesTo(host, options.quiet === true).say(
    `Check it with "asterion check ./${moduleFile(starter)}"; test it with "node --test ${testFile(starter)}".`,
  );
}

/** The game and the seat of a player. */
function placeOf(kind: Started, { game: asked, seat }: NewOptions): Pick<Starter, 'description' | 'seat'> {
  if (kind !== 'player' && (asked ?? seat) !== undefined)
    throw new Failure(`--${asked === undefined ? 'seat' : 'game'} is for players, not for a ${kind}`);
  const isMeant = ({ game }: (typeof playable)[number]): boolean =>
    asked === undefined ? seat === undefined || game.seats.includes(seat) : game.name === asked;
  const all = playable.map(({ game }) => game);
  const description = named('game', asked ?? `with the seat ${String(seat)}`, playable.find(isMeant), all);
  const { seats, name } = description.game;
  if (seat !== undefined && !seats.includes(seat))
    throw new Failure(`--seat ${seat}: expected a seat of ${name}: ${oneOf(seats)}`);
  return { description, seat: seat ?? seats[seats.length - 1] };
}
