/** What can be chosen in Explore, and what it comes to: how worlds are grown, and how hard they are. */

import {
  EXPLORE_RECIPE,
  type ExploreOptions,
  exploreDefaults,
  KNOB,
  type LevelRecipe,
  optionsFault,
} from '../game/explore/index.js';
import { type Knob, type KnobSettings, realmGeneratorNamed, realmGenerators } from '../generate/index.js';
import { hunterNamed, hunters } from '../players/explore/index.js';
import {
  choice,
  count,
  type Family,
  memberKey,
  player,
  type Schema,
  type Setting,
  seed,
  type Values,
} from '../settings/index.js';
import { asChoice, isFrom, sizeSettings, sourceSetting } from './common-settings.js';

export const isFromGenerator = isFrom('generated');

/** A knob as a setting. What nobody says is left to the generator. */
function knobSetting(knob: Knob): Setting<number | string | undefined> {
  const of = { key: memberKey({ family: KNOB }, knob.name), title: knob.name, affects: 'world' } as const;
  const asked: Setting<number> | Setting<string> =
    'choices' in knob
      ? choice({
          ...of,
          about: knob.about,
          noun: 'one of',
          choices: knob.choices.map((name) => ({ name })),
          usual: knob.usual,
        })
      : count({
          ...of,
          about: `${knob.about} From ${knob.least} to ${knob.most}.`,
          least: knob.least,
          most: knob.most,
          usual: ({ rows, cols }) => knob.usual(Number(rows), Number(cols)),
        });
  return {
    ...asked,
    usual: () => undefined,
    leftOpen: (before) => String(asked.usual(before, {})),
    parse: (text, before) => (text.trim() === '' ? undefined : asked.parse(text, before)),
    format: (value) => (value === undefined ? '' : String(value)),
  };
}

const knobsOf = ({ generator }: Values): readonly Knob[] => realmGeneratorNamed(String(generator))?.knobs ?? [];

const knobs: Family = {
  family: KNOB,
  about: 'turn a knob of the generator',
  members: (before) =>
    isFromGenerator(before) ? knobsOf(before).map((knob) => knobSetting(knob) as Setting<never>) : [],
};

/** The key of the setting that names who hunts. */
export const HUNTER = 'hunter';

const hunterNames = hunters.map(({ name }) => name).join(', ');

export const exploreSettings: Schema = [
  sourceSetting('World from', [{ name: 'generated', title: 'A seed' }]),
  choice({
    key: 'generator',
    title: 'World',
    about: 'how worlds are made',
    noun: 'a generator',
    affects: 'world',
    isFor: isFromGenerator,
    usual: EXPLORE_RECIPE.generator,
    choices: realmGenerators,
  }),
  ...sizeSettings(isFromGenerator, 'a world', { least: 9, most: 2000, usual: EXPLORE_RECIPE }),
  knobs,
  seed({ about: 'a number or any text; the same seed grows the same worlds' }),
  player({
    key: HUNTER,
    title: 'Hunter',
    about: 'who hunts',
    affects: 'rules',
    usual: exploreDefaults.hunter,
    choices: hunters.map(asChoice),
    refuse: (name) =>
      hunterNamed(name) === undefined ? `There is no hunter "${name}"; known: ${hunterNames}.` : undefined,
  }),
  // Hunters and coins are put into a world when it is grown.
  count({
    key: 'hunters',
    title: 'Hunters',
    about: 'hunters in the first world; one more in each further one',
    affects: 'world',
    most: 20,
    usual: exploreDefaults.hunters,
  }),
  count({
    key: 'speed',
    title: 'Steps in 100 turns',
    about: "hunters' steps in a hundred turns",
    affects: 'rules',
    most: 200,
    usual: exploreDefaults.speed,
  }),
  count({
    key: 'coins',
    title: 'Coins in a world',
    about: 'coins in each world',
    affects: 'world',
    most: 99,
    usual: exploreDefaults.coins,
  }),
  count({
    key: 'toll',
    title: 'Toll of the stairs',
    about: 'coins of a world that its stairs ask for',
    affects: 'rules',
    most: 99,
    usual: ({ coins }) => Math.min(exploreDefaults.toll, Number(coins)),
    refuse: (toll, { coins }) => optionsFault({ ...exploreDefaults, coins: Number(coins), toll }),
  }),
  count({
    key: 'worlds',
    title: 'Worlds',
    about: 'worlds until the way out',
    affects: 'rules',
    least: 1,
    most: 99,
    usual: exploreDefaults.worlds,
  }),
];

export const optionsOf = (values: Values): ExploreOptions => ({
  hunter: String(values.hunter),
  hunters: Number(values.hunters),
  speed: Number(values.speed),
  coins: Number(values.coins),
  toll: Number(values.toll),
  worlds: Number(values.worlds),
});

/** What the settings grow worlds from. */
export function levelRecipe(values: Values): LevelRecipe {
  const said = knobsOf(values).flatMap(({ name }): (readonly [string, number | string])[] => {
    const setting = values[memberKey({ family: KNOB }, name)];
    return typeof setting === 'number' || typeof setting === 'string' ? [[name, setting]] : [];
  });
  const { generator, rows, cols } = values;
  const turned: KnobSettings = Object.fromEntries(said);
  return {
    generator: String(generator),
    rows: Number(rows),
    cols: Number(cols),
    ...(said.length > 0 && { knobs: turned }),
  };
}
