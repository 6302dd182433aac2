/** Explore, as hosts know it: an avatar walks worlds grown from a seed while hunters come after it. */

import {
  AVATAR,
  type ExploreKey,
  ExploreMemory,
  type ExploreOptions,
  type ExplorePosition,
  exploreDefaults,
  exploreWith,
  formatRecipe,
  growLevel,
  type Hunter,
  huntersIn,
  KNOB,
  type LevelRecipe,
  optionsFault,
  parseRecipe,
} from '../game/explore/index.js';
import { STAY } from '../game/index.js';
import { realmFault, realmGenerators } from '../generate/index.js';
import type { GrowWorld, Recording } from '../notation/index.js';
import { exploreGame, hunterNamed } from '../players/explore/index.js';
import { memberKey, Refusal, type Said } from '../settings/index.js';
import {
  createScene,
  destination,
  directionName,
  directionNamed,
  openDirectionsOf,
  pick,
  type Scene,
  type Seed,
  seedText,
} from '../world/index.js';
import { type Fog, figuresOf, type GameDescription, type MoveParts } from './description.js';
import { exploreSettings, HUNTER, isFromGenerator, levelRecipe, optionsOf } from './explore-settings.js';
import { exploreFacts, exploreNarration } from './explore-words.js';
import { meanOf, reportOf } from './many.js';
import { accepting } from './outsiders.js';
import { GIVEN, SOURCE } from './setup.js';
import { WAIT } from './steering.js';
import { gameTitles } from './titles.js';

/** Large worlds take their time, and whoever reads a recording asks twice: once to read it, once to set it up. */
let grownLast: { readonly key: string; readonly scene: Scene } | undefined;

/** The first world, with everybody in it. */
function firstLevel(recipe: LevelRecipe, options: ExploreOptions, of: Seed): Scene {
  const key = JSON.stringify([formatRecipe(recipe), huntersIn(options, 1), options.coins, seedText(of)]);
  if (grownLast?.key !== key) grownLast = { key, scene: growLevel(recipe, options, of, 1) };
  return grownLast.scene;
}

const regrow: GrowWorld = ({ recipe, options: asked, seed: of }) => {
  const read = parseRecipe(recipe);
  if (typeof read === 'string') return read;
  const options: ExploreOptions = { ...exploreDefaults, ...asked };
  return realmFault({ ...read, seed: of }) ?? optionsFault(options) ?? firstLevel(read, options, of);
};

/** Whoever comes in, or the hunted of another game, is the avatar. */
function inhabited(scene: Scene): Scene {
  const { world, entrance, exit, made, actors } = scene;
  const [cell = entrance] = actors[AVATAR] ?? actors.rogue ?? actors.theseus ?? actors.player ?? [];
  if (actors[AVATAR] !== undefined || cell === undefined) return scene;
  return createScene(world, { exit, actors: { [AVATAR]: [cell] }, made });
}

/** Version 1 says the recipe and the options, which is everything. */
function legacy({ recipe, options, seed: of }: Pick<Recording, 'recipe' | 'options' | 'seed'>): Said {
  const { name, ...world } = recipe ?? {};
  const origin = recipe === undefined ? { [SOURCE]: GIVEN } : { generator: name, ...world };
  const said = Object.entries({ ...origin, ...exploreDefaults, ...options, seed: of });
  return Object.fromEntries(said.map(([key, value]) => [key, String(value)]));
}

const KEYS: Readonly<Record<string, ExploreKey>> = { N: 'W', W: 'A', S: 'S', E: 'D', [WAIT]: '.' };

const input: MoveParts<ExplorePosition, ExploreKey> = {
  movers: ({ avatar }) => [avatar],
  parts: ({ world, avatar }, told) => {
    const ways = openDirectionsOf(world, avatar).map((way) => directionName(world.grid.shape, way));
    const to = (name: string) =>
      name === WAIT ? avatar : destination(world, avatar, directionNamed(world.grid.shape, name) ?? STAY);
    const names = Object.keys(KEYS).filter((name) => name === WAIT || ways.includes(name));
    return told.length > 0 ? [] : names.map((name) => ({ name, to: to(name) }));
  },
  move: (_position, told) => (told.length === 1 ? KEYS[told[0]] : undefined),
};

/** What is seen counts twice: it is known, too. */
const fogOf = ({ known, visible }: ExploreMemory): Fog => ({
  cells: known.map((isKnown, cell) => isKnown + visible[cell]),
});

/** The description of Explore, whoever may hunt in it. */
export type ExploreDescription = GameDescription<ExplorePosition, ExploreKey, ExplorePosition, unknown, ExploreMemory>;

/** The same game with a hunter of one's own, under its name. */
export const exploreHuntedBy = (own: Hunter): ExploreDescription => ({
  ...exploreDescription,
  game: exploreWith((name) => (name === own.name ? own : hunterNamed(name))),
  settings: accepting(exploreSettings, { [HUNTER]: own }),
});

/** Explore, as hosts know it, with the hunters of the registry. */
export const exploreDescription: ExploreDescription = {
  game: exploreGame,
  ...gameTitles.explore,
  settings: exploreSettings,
  pieces: [
    { role: 'stairs', title: 'stairs', glyph: '>', part: 'thing', isExit: true },
    { role: 'coin', title: 'coin', glyph: '$', part: 'thing' },
    { role: AVATAR, title: 'avatar', glyph: '@', part: 'quarry' },
    { role: 'hunter', title: 'hunter', glyph: 'E', part: 'pursuer' },
  ],
  grow: (values) => firstLevel(levelRecipe(values), optionsOf(values), String(values.seed)),
  inhabit: inhabited,
  rules: (values) => ({ options: optionsOf(values), cap: Infinity, capText: '', isFogged: true }),
  recipe: (values) => (isFromGenerator(values) ? formatRecipe(levelRecipe(values)) : undefined),
  regrow,
  legacy,
  players: {
    list: [],
    named: (name) => new Refusal(`Only a person walks here, not "${name}".`),
    depths: [],
    needsTable: () => false,
  },
  insider: { key: HUNTER, with: (own) => exploreHuntedBy(own as Hunter) },
  input,
  memory: { empty: () => new ExploreMemory(), look: (memory, position) => memory.look(position) },
  view: (position, eyes) => {
    const { world, stairs, coins, avatar, hunters: all } = position;
    const memory = eyes?.memory;
    const known = (role: string, cells: readonly number[]) =>
      figuresOf(role, cells).filter(({ cell }) => memory === undefined || memory.isKnown(cell));
    return {
      world,
      figures: [
        ...known('stairs', [stairs]),
        ...known('coin', coins),
        { role: AVATAR, cell: avatar, index: 0 },
        ...figuresOf('hunter', all, avatar).filter(({ cell }) => memory === undefined || memory.isVisible(cell)),
      ],
      fog: memory && fogOf(memory),
      focus: avatar,
      facts: exploreFacts(position),
    };
  },
  words: exploreNarration,
  report: ({ turn: turns, purse: coins, level: world }, { result: outcome, why }, _names, of) => ({
    outcome,
    turns,
    coins,
    world,
    why,
    seed: of,
  }),
  tallying: {
    results: ['out', 'caught'].map((result) => ({ result, title: result })),
    sums: ({ turn: turns, purse: coins }) => ({ turns, coins }),
    sureness: 95,
    report: reportOf(['out', 'caught'], ['turns', 'coins']),
    text: (tally) => `Turns: ${meanOf(tally, 'turns').toFixed(1)} a game, coins: ${meanOf(tally, 'coins').toFixed(1)}.`,
  },
  score: ({ turn: turns, purse: coins }) => [-coins, turns],
  sample: (rng) => {
    const coins = rng.below(4);
    const { name: generator, knobs: turned } = pick(realmGenerators, rng);
    const knob = pick(turned, rng);
    const setting = 'choices' in knob ? pick(knob.choices, rng) : String(knob.least);
    const said = {
      generator,
      rows: String(9 + rng.below(7)),
      cols: String(9 + rng.below(12)),
      ...(rng.below(2) === 0 && { [memberKey({ family: KNOB }, knob.name)]: setting }),
      seed: String(rng.below(1000)),
      hunter: pick(['bfs', 'greedy-avatar', 'random'], rng),
      hunters: String(rng.below(3)),
      speed: pick(['50', '100'], rng),
      coins: String(coins),
      toll: String(rng.below(coins + 1)),
      worlds: String(1 + rng.below(2)),
    };
    return { game: exploreGame.name, said };
  },
};
