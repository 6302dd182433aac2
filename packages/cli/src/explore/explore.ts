/** `asterion explore`: worlds from a seed, hunters, and saves that are recordings; and the commands around them. */

import { Command, Option } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, withCommands, withJson, withQuiet } from '../host/options.js';
import { charsetFor } from '../terminal/charset.js';
import { compareCommand } from './compare.js';
import { generateCommand } from './generate.js';
import { playInput } from './input.js';
import { listCommand } from './list.js';
import {
  planOf,
  type RecipeOptions,
  type RuleOptions,
  type SaveOptions,
  slotsOf,
  withRecipe,
  withRules,
  withSaves,
} from './options.js';
import { play } from './play.js';
import { slotsCommand } from './slots-command.js';
import { tableCommand } from './table.js';
import { themeNamed, themes } from './themes.js';

interface ExploreOptions extends QuietOption, RecipeOptions, RuleOptions, SaveOptions {
  readonly seed?: string;
  readonly input?: string;
  readonly backup?: boolean;
  readonly theme?: string;
  readonly json?: boolean;
}

export function exploreCommand(host: Host): Command {
  const children = [slotsCommand, generateCommand, compareCommand, tableCommand, listCommand].map((make) => make(host));
  const command = new Command('explore');
  withSaves(withRules(withRecipe(command)))
    .option('--seed <seed>', 'begin in a new world at once; a number or any text (default: the menu asks)')
    .option('--input <keys>', 'play these keys, print the tiles after the last one, and draw nothing else')
    .option('--backup', 'L in --input loads the save before the last one')
    .addOption(
      new Option(
        '--theme <name>',
        'characters and colours on the terminal (default: unicode, or ascii where the locale is not UTF-8)',
      ).choices(themes.map(({ name }) => name)),
    )
    .addHelpText('after', HELP);
  withQuiet(withJson(command, 'with --input: print a report, {"grid","hash","saved"}'));
  return withCommands(command, children).action((_command: undefined, options: ExploreOptions) => run(options, host));
}

const HELP = `
Without --input there is a menu on the terminal; press ? for the keys. A string of keys, in either case:
  N, digits, S   a new world from a seed up to 9223372036854775807, as the options say
  L              the saved world, with the options it was begun with
  W A S D .      up, left, down, right, wait; each is a turn, and the hunters follow
  Z              take the last turn back, across saves, too
  :Q             save and quit
Other keys do nothing. A save is a recording: "asterion replay" plays it. The save before it is kept beside it as
NAME.bak.json; a save that is damaged is refused, and moved aside before anything is written in its place.
Exit code 1: there was no save to load.

Examples:
  asterion explore --seed 7
  asterion explore --input N999SDDDWWW:Q --save-dir saves && asterion explore --input LDDD --save-dir saves --json
  asterion explore --hunters 3 --generator caves --knob rock=40 --rows 500 --cols 500
`;

async function run(options: ExploreOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const { slot, seed, input: keys, backup, json } = options;
  const common = { slots: slotsOf(options, host), slot, plan: planOf(options) };
  if (keys !== undefined) {
    if (seed !== undefined) throw new Failure('--seed is for the terminal; in --input N, digits and S say the seed');
    await playInput(
      { ...common, keys, part: backup === true ? 'backup' : 'save', json: json === true },
      host,
      messages,
    );
    return;
  }
  if (json === true || backup === true)
    throw new Failure(`--${json === true ? 'json' : 'backup'} is for --input KEYS; on the terminal there is a menu`);
  const theme = themeNamed(options.theme ?? charsetFor({}, host));
  await play({ ...common, seed, theme }, host, messages);
}
