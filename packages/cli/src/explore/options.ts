/** What the commands of Explore share: the settings of its worlds, and where games are kept. */

import { type ExploreDescription, exploreDescription } from 'asterion/play';
import type { Schema } from 'asterion/settings';
import { type Command, InvalidArgumentError } from 'commander';
import { dataFolder } from '../host/data-folder.js';
import type { Host } from '../host/host.js';
import { Slots, slotFault, USUAL_SLOT } from './slots.js';

/** Who and what is put into a world; the rest of what makes one is how it grows. */
const PUT = ['hunters', 'coins'];

/** What worlds are grown from. */
export const GROWTH: Schema = exploreDescription.settings.filter(
  (part) => !('affects' in part) || (part.affects === 'world' && !PUT.includes(part.key)),
);

/** Where games are kept. */
export interface SaveOptions {
  readonly saveDir?: string;
  readonly slot: string;
}

export const withSaves = (command: Command): Command =>
  withFolder(command).option('--slot <name>', 'the slot to load from and to save into', slot, USUAL_SLOT);

export const withFolder = (command: Command): Command =>
  command.option(
    '--save-dir <dir>',
    'the folder of the saves, made if need be ' +
      '(default: $ASTERION_SAVES, else $XDG_DATA_HOME/asterion/explore, else ~/.local/share/asterion/explore)',
  );

export const slotsOf = (
  { saveDir }: Pick<SaveOptions, 'saveDir'>,
  { env }: Host,
  description?: ExploreDescription,
): Slots => new Slots(saveDir ?? usualFolder(env), description);

/** A place of the user's own: `ASTERION_SAVES` if it is set, else a folder among the user's data. */
export function usualFolder(env: Host['env']): string {
  const { ASTERION_SAVES: own = '' } = env;
  return own === '' ? dataFolder('explore', env) : own;
}

function slot(value: string): string {
  const why = slotFault(value);
  if (why !== undefined) throw new InvalidArgumentError(why);
  return value;
}
