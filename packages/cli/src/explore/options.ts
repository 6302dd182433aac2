/** The options of Explore: what a new world is like, and where games are kept. */

import {
  EXPLORE_RECIPE,
  type ExploreOptions,
  exploreDefaults,
  KNOB,
  type LevelRecipe,
  optionsFault,
} from 'asterion/game';
import { type KnobSettings, realmFault, realmGenerators } from 'asterion/generate';
import { hunterNamed, hunters } from 'asterion/players';
import { memberKey, type Said } from 'asterion/settings';
import { type Command, InvalidArgumentError } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { named } from '../host/names.js';
import { wholeNumber } from '../host/options.js';
import { USUAL_FOLDER_HELP, usualFolder } from './folder.js';
import { Slots, slotFault, USUAL_SLOT } from './slots.js';

/** What worlds are grown from. */
export interface RecipeOptions extends Omit<LevelRecipe, 'knobs'> {
  readonly knob?: KnobSettings;
}

export const withRecipe = (command: Command): Command =>
  command
    .option('--generator <name>', `how worlds are made: ${namesOf(realmGenerators)}`, EXPLORE_RECIPE.generator)
    .option('--rows <n>', 'rows of a world, 9 to 2000', wholeNumber(0), EXPLORE_RECIPE.rows)
    .option('--cols <n>', 'columns of a world, 9 to 2000', wholeNumber(0), EXPLORE_RECIPE.cols)
    .option('--knob <name=value>', 'turn a knob of the generator, as "explore list" names them; may be repeated', knob);

/** `depth=3`, gathered over all uses of the option. */
function knob(value: string, before: KnobSettings = {}): KnobSettings {
  const [, name, setting] = /^([A-Za-z]+)=([A-Za-z0-9-]+)$/.exec(value) ?? [];
  if (name === undefined) throw new InvalidArgumentError('Expected a name and a value, like depth=3.');
  return { ...before, [name]: /^[0-9]+$/.test(setting) ? Number(setting) : setting };
}

/** The recipe asked for; refused if nothing grows from it. */
export function recipeOf({ generator, rows, cols, knob: knobs }: RecipeOptions): LevelRecipe {
  const recipe = { generator, rows, cols, ...(knobs !== undefined && { knobs }) };
  const why = realmFault(recipe);
  if (why !== undefined) throw new Failure(why);
  return recipe;
}

/** What makes a world harder. */
export type RuleOptions = ExploreOptions;

export const withRules = (command: Command): Command =>
  withPlaces(withHunter(command))
    .option('--speed <n>', "hunters' steps in a hundred turns, up to 200", wholeNumber(0), exploreDefaults.speed)
    .option('--toll <n>', 'coins of a world that its stairs ask for', wholeNumber(0), exploreDefaults.toll)
    .option('--worlds <n>', 'worlds until the way out, 1 to 99', wholeNumber(0), exploreDefaults.worlds);

const withHunter = (command: Command): Command =>
  command.option('--hunter <name>', `who hunts: ${namesOf(hunters)}`, exploreDefaults.hunter);

/** Who and what is put into a world. */
export const withPlaces = (command: Command): Command =>
  command
    .option(
      '--hunters <n>',
      'hunters in the first world, up to 20; one more in each further one',
      wholeNumber(0),
      exploreDefaults.hunters,
    )
    .option('--coins <n>', 'coins in each world, up to 99', wholeNumber(0), exploreDefaults.coins);

/** The rules asked for; refused if there is no game in them. */
function rulesOf({ hunter, hunters: count, speed, coins, toll, worlds }: RuleOptions): ExploreOptions {
  const rules = { hunter, hunters: count, speed, coins, toll, worlds };
  named('hunter', hunter, hunterNamed(hunter), hunters);
  const why = optionsFault(rules);
  if (why !== undefined) throw new Failure(why);
  return rules;
}

/** What new worlds are like, as settings. */
export function planOf(options: RecipeOptions & RuleOptions): Said {
  const { knobs = {}, ...recipe } = recipeOf(options);
  const turned = Object.entries(knobs).map(([name, setting]) => [memberKey({ family: KNOB }, name), setting] as const);
  const values = [...Object.entries(recipe), ...turned, ...Object.entries(rulesOf(options))];
  return Object.fromEntries(values.map(([key, value]) => [key, String(value)]));
}

/** Where games are kept. */
export interface SaveOptions {
  readonly saveDir?: string;
  readonly slot: string;
}

export const withSaves = (command: Command): Command =>
  withFolder(command).option('--slot <name>', 'the slot to load from and to save into', slot, USUAL_SLOT);

export const withFolder = (command: Command): Command =>
  command.option('--save-dir <dir>', `the folder of the saves, made if need be (${USUAL_FOLDER_HELP})`);

export const slotsOf = ({ saveDir }: Pick<SaveOptions, 'saveDir'>, { env }: Host): Slots =>
  new Slots(saveDir ?? usualFolder(env));

function slot(value: string): string {
  const why = slotFault(value);
  if (why !== undefined) throw new InvalidArgumentError(why);
  return value;
}

const namesOf = (items: readonly { readonly name: string }[]): string => items.map(({ name }) => name).join(', ');
