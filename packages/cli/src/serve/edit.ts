/** `asterion edit`: the app on loopback, and the link that opens its editor with a world. */

import { deflateRawSync } from 'node:zlib';
import { shippedWorlds } from 'asterion/game';
import { documentFault, formatDocument } from 'asterion/notation';
import { gameTitles } from 'asterion/play';
import type { Scene } from 'asterion/world';
import { Command, Option } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, withQuiet } from '../host/options.js';
import { FILE_SEED_HELP, MAZE_FILE_HELP, type OpenedMaze, openMaze } from '../scene/maze-file.js';
import { openBrowser } from './browser.js';
import { gameOf } from './game-of.js';
import { type AddressOptions, builtApp, isOpenTo, startApp, untilInterrupted, withAddress } from './listening.js';

interface EditOptions extends QuietOption, AddressOptions {
  readonly game?: string;
  readonly seed?: string;
  /** False under `--no-open`. */
  readonly open: boolean;
}

/** What the page calls a world that is meant for no game. */
const MAZE = 'maze';

export const editCommand = (host: Host): Command =>
  withQuiet(
    withAddress(new Command('edit').argument('[file]', `${MAZE_FILE_HELP}; a new world if there is none`))
      .addOption(
        new Option('--game <name>', 'the game to draw for (default: the one that the world seems to be of)').choices([
          ...Object.keys(gameTitles),
          MAZE,
        ]),
      )
      .option('--seed <seed>', FILE_SEED_HELP)
      .option('--no-open', 'print the link only; else it opens in the browser, where stdout is a terminal')
      .addHelpText('after', HELP)
      .action((file: string | undefined, options: EditOptions) => edit(file, options, host)),
  );

const HELP = `
The link holds the whole world. What is drawn stays in the browser, in its address; the file is left as it is: "Export" on the
page saves it in any format. Ctrl-C ends the server.

Examples:
  asterion edit cave.txt
  asterion edit corners --no-open
  asterion maze generate --rows 9 --cols 9 --format json | asterion edit - --game minotaur
`;

async function edit(file: string | undefined, options: EditOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const opened = file === undefined ? undefined : await openMaze(file, options, host, messages);
  const why = opened && documentFault(opened.scene);
  if (opened !== undefined && why !== undefined) throw new Failure(`${opened.name}: it cannot be edited: ${why}`);
  const place = linkTo(opened?.scene, options.game ?? (opened && gameFor(opened)));
  const files = await builtApp();
  const { server, link } = await startApp(options, { files, isOpen: isOpenTo(options, false) }, messages);
  const url = `${link}${place}`;
  // The link is the result of this command, so it is said even under --quiet.
  host.stdout.write(`The editor is at ${url} (Ctrl-C ends it)\n`);
  if (options.open && host.stdout.isTTY === true) openBrowser(url, host.env);
  await untilInterrupted(host);
  await server.close();
}

/** The game of a shipped world, or one that the world seems to be of. */
const gameFor = ({ scene, shipped }: OpenedMaze): string =>
  Object.keys(shippedWorlds).find((game) => shippedWorlds[game].some(({ name }) => name === shipped)) ??
  gameOf(scene) ??
  MAZE;

/** From `#` on, as the page writes it. What is long stands last. */
function linkTo(scene: Scene | undefined, game: string | undefined): string {
  const entries: readonly (readonly [key: string, text: string])[] = [
    ...(game === undefined ? [] : [['game', game] as const]),
    ...(scene === undefined ? [] : [['world', deflateRawSync(formatDocument(scene)).toString('base64url')] as const]),
  ];
  return `#/edit?v=1${entries.map(([key, text]) => `&${key}=${text}`).join('')}`;
}
