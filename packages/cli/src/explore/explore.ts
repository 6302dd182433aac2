/** `asterion explore`: worlds from a seed, hunters, and saves that are recordings; and the commands around them. */

import { type ExplorePosition, exploreRows } from 'asterion/game/explore';
import { exploreDescription, exploreHuntedBy } from 'asterion/play';
import { settle } from 'asterion/settings';
import { Command, Option } from 'commander';
import { generateCommand } from '../game/generate.js';
import { checkFaults, saidOn, withSettings } from '../game/options.js';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { withCommands, withResult } from '../host/options.js';
import type { ResultOptions } from '../host/output.js';
import { openHunterNamed } from '../module/hunters.js';
import { type TimeOption, withTime } from '../module/module-file.js';
import { charsetFor } from '../terminal/charset.js';
import { compareCommand } from './compare.js';
import { playInput } from './input.js';
import { listCommand, slotsCommand } from './list.js';
import { type SaveOptions, slotsOf, withSaves } from './options.js';
import { play } from './play.js';
import { tableCommand } from './table.js';
import { themeNamed, themes } from './themes.js';

interface ExploreOptions extends SaveOptions, ResultOptions, TimeOption {
  readonly input?: string;
  readonly backup?: boolean;
  readonly theme?: string;
  readonly ascii?: boolean;
}

const SCHEMA = exploreDescription.settings;

export function exploreCommand(host: Host): Command {
  const children = [slotsCommand, generate, compareCommand, tableCommand, listCommand].map((make) => make(host));
  const command = withSaves(withSettings(new Command('explore'), SCHEMA, {}, ['seed']))
    .option('--seed <seed>', 'begin in a new world at once; a number or any text (default: the menu or the keys say)')
    .option('--input <keys>', 'play these keys, print the tiles after the last one, and draw nothing else')
    .option('--backup', 'L in --input loads the save before the last one')
    .option('--record <file>', 'write the game down as it stands at the end, for "asterion replay"')
    .addOption(
      new Option(
        '--theme <name>',
        'characters and colours on the terminal (default: unicode, or ascii where the locale is not UTF-8)',
      ).choices(themes.map(({ name }) => name)),
    )
    .addOption(new Option('--ascii', 'plain characters only').conflicts('theme'))
    .addHelpText('after', HELP);
  withTime(command, 'hunter');
  withResult(command, 'with --input: print a report, {"grid","hash","saved"}');
  return withCommands(command, children).action((_command: undefined, options: ExploreOptions) => run(options, host));
}

const generate = generateCommand(exploreDescription, {
  about: 'generate a world, with avatar, hunters, coins and stairs',
  text: ({ start }) => exploreRows(start as ExplorePosition).map((row) => `${row}\n`),
  help: `
As text it is what "asterion explore --input N7S" begins with, for the seed 7 and the same options.

Examples:
  asterion explore generate --seed 7
  asterion explore generate --generator caves --knob rock=40 --rows 100 --cols 100 --format png --out caves.png
`,
});

const HELP = `
Without --input there is a menu on the terminal; press ? for the keys. A string of keys, in either case:
  N, digits, S   a new world from a seed up to 9223372036854775807, as the options say
  L              the saved world, with the options it was begun with
  W A S D .      up, left, down, right, wait; each is a turn, and the hunters follow
  Z              take the last turn back, across saves, too
  :Q             save and quit
Other keys do nothing. With --seed the world has begun already, and the string holds only what is pressed there.
A save is a recording: "asterion replay" plays it. The save before it is kept beside it as
NAME.bak.json; a save that is damaged is refused, and moved aside before anything is written in its place.
Exit code 1: there was no save to load, or a hunter of one's own failed.

Examples:
  asterion explore --seed 7
  asterion explore --input DDDWWW --seed 999 --record game.json
  asterion explore --input N999SDDDWWW:Q --save-dir saves && asterion explore --input LDDD --save-dir saves --json
  asterion explore --seed 7 --hunter ./mine.js
  asterion explore --hunters 3 --generator caves --knob rock=40 --rows 500 --cols 500
`;

async function run(options: ExploreOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const { slot, input: keys, backup, json, out, record } = options;
  const said = saidOn({ ...options }, SCHEMA);
  const opened = await openHunterNamed(said.hunter, options, { signal: host.signal, messages });
  try {
    const description = opened === undefined ? exploreDescription : exploreHuntedBy(opened.hunter);
    const plan = opened === undefined ? said : { ...said, hunter: opened.hunter.name };
    checkFaults(settle(description.settings, plan), plan, SCHEMA);
    const common = { slots: slotsOf(options, host, description), slot, plan, description };
    if (keys !== undefined) {
      await playInput({ ...common, keys, part: backup === true ? 'backup' : 'save' }, options, host, messages);
      return;
    }
    const [wrong] = Object.entries({ json, backup, out }).filter(([, value]) => value !== undefined);
    if (wrong !== undefined) throw new Failure(`--${wrong[0]} is for --input KEYS; on the terminal there is a menu`);
    await play({ ...common, record, theme: themeNamed(options.theme ?? charsetFor(options, host)) }, host, messages);
  } finally {
    await opened?.close();
  }
}
