/** The rules of Rogue as options, and a dungeon set up under them. */

import { type RogueOptions, type RoguePosition, rogue } from 'asterion/game';
import { DIAGONALS } from 'asterion/world';
import { type Command, Option } from 'commander';
import { Failure, type Host, orFail } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { type OpenedDungeon, openDungeon } from './dungeon-file.js';

export const withRules = (command: Command): Command =>
  command
    .option('--no-stay', 'nobody may stay put who can step')
    .addOption(
      new Option(
        '--diagonals <rule>',
        'diagonal steps: between rooms always, only where both cells beside are room, never',
      )
        .choices(DIAGONALS)
        .default(rogue.defaults.diagonals),
    );

/** A dungeon and the rules: everything that a chase is decided by. */
export interface Setting {
  readonly dungeon: OpenedDungeon;
  readonly options: RogueOptions;
  readonly start: RoguePosition;
}

/** Opens a dungeon by path, `-` (standard input) or name, and sets the game up in it. */
export async function openSetting(
  argument: string,
  { stay, diagonals }: RogueOptions,
  host: Host,
  messages: Messages,
): Promise<Setting> {
  const dungeon = await openDungeon(argument, host, messages);
  const options = { stay, diagonals };
  const fault = rogue.fault(dungeon.scene, options);
  if (fault !== undefined) throw new Failure(`${dungeon.name}: ${fault}`);
  const start = orFail(() => rogue.initial(dungeon.scene, options, '0')); // no chance in Rogue, so any seed will do
  return { dungeon, options, start };
}

/** What `--help` says of the argument. */
export const DUNGEON_HELP =
  'a file with a monster and a rogue in it, - for standard input, or the name of a shipped dungeon';
