/** What can be chosen in Rogue. */

import { dungeons, MONSTER, ROGUE, rogue } from '../game/rogue/index.js';
import {
  type DungeonPlan,
  dungeonKindNamed,
  dungeonKinds,
  generatorShapes,
  mazeGeneratorFault,
  mazeGeneratorNamed,
  mazeGenerators,
  mixtureIn,
} from '../generate/index.js';
import { roguePlayerFault, roguePlayers } from '../players/rogue/index.js';
import {
  choice,
  count,
  flag,
  Refusal,
  type Schema,
  type Setting,
  type Span,
  seed,
  span,
  square,
  type Values,
} from '../settings/index.js';
import { DIAGONALS } from '../world/index.js';
import { isFrom, seatSetting, shapeSetting, sizeSettings, sourceSetting } from './common-settings.js';

/** Dungeons as the generator makes them unless told. */
const PLAIN = 'plain';

const isGenerated = isFrom('generated');
const isMaze = isFrom('maze');

/** `3`, or `40%` of the corridors that join the rooms; undefined where the kind of the dungeon says. */
const loops: Setting<DungeonPlan['loops']> = {
  key: 'loops',
  title: 'Loops',
  about: 'corridors beyond those that join the rooms: a number, or a share such as 40%',
  input: 'text',
  affects: 'world',
  isFor: isGenerated,
  usual: () => undefined,
  format: (value) => (typeof value === 'object' ? `${100 * value.share}%` : (value?.toString() ?? '')),
  parse: (text) => {
    if (text.trim() === '') return undefined;
    const [, share] = /^([0-9]{1,6}(?:\.[0-9]{1,6})?)%$/.exec(text.trim()) ?? [];
    if (share !== undefined) return { share: Number(share) / 100 };
    const isNumber = /^[0-9]{1,6}$/.test(text.trim());
    return isNumber
      ? Number(text)
      : new Refusal(`Expected a number or a share, like 40%, got ${JSON.stringify(text)}.`);
  },
};

/** A knob of generated dungeons that its kind sets unless it is said. */
const knob = { affects: 'world', isFor: isGenerated } as const;

/** What a generated dungeon is like: everything but its seed. */
export const dungeonSettings: Schema = [
  choice({
    ...knob,
    key: 'kind',
    title: 'Kind',
    about: 'settings with a name',
    noun: 'a kind',
    usual: 'loops',
    choices: [{ name: PLAIN, about: 'A few rooms, a few loops.' }, ...dungeonKinds],
  }),
  ...square({ aliases: ['size'], about: 'rows and columns', least: 5, most: 255, usual: 19, isFor: isGenerated }),
  count({ ...knob, key: 'monsters', title: 'Monsters', about: 'how many monsters', least: 1, most: 12, usual: 1 }),
  span<Span | undefined>({
    ...knob,
    key: 'rooms',
    title: 'Rooms',
    about: 'how many rooms: a number or a range',
    least: 1,
    most: 1_000_000,
    usual: undefined,
  }),
  span<Span | undefined>({
    ...knob,
    key: 'room-size',
    title: 'Size of rooms',
    about: 'sides of the rooms: a number or a range',
    least: 2,
    most: 255,
    usual: undefined,
  }),
  loops,
  count({
    ...knob,
    key: 'dead-ends',
    title: 'Dead ends',
    about: 'how many corridors lead nowhere',
    most: 1_000_000,
    usual: ({ kind }) => planOfKind(String(kind)).deadEnds ?? 1,
  }),
  flag({ ...knob, key: 'touching', title: 'Rooms may touch', about: 'rooms may touch' }),
];

const planOfKind = (kind: string): DungeonPlan => dungeonKindNamed(kind)?.knobs ?? {};

/** The plan that the settings ask for. */
export function dungeonPlan(values: Values): DungeonPlan {
  const { kind, rows, monsters, rooms, loops: asked, touching, seed: of } = values;
  const said = {
    rooms,
    roomSize: values['room-size'],
    loops: asked,
    deadEnds: values['dead-ends'],
    monsters,
    ...(touching === true && { touching }),
  };
  const given = Object.entries(said).filter(([, value]) => value !== undefined);
  return {
    ...planOfKind(String(kind)),
    ...(Object.fromEntries(given) as DungeonPlan),
    rows: Number(rows),
    seed: String(of),
  };
}

/** The rules of Rogue. */
export const rogueRules: Schema = [
  choice({
    key: 'diagonals',
    title: 'Diagonal steps',
    about: 'diagonal steps: between rooms always, only where both cells beside are room, never',
    noun: 'a rule',
    affects: 'rules',
    usual: rogue.defaults.diagonals,
    choices: DIAGONALS.map((name) => ({
      name,
      title: { always: 'between rooms always', rooms: 'only where both sides are room', never: 'never' }[name],
    })),
  }),
  flag({
    key: 'no-stay',
    title: 'No staying put',
    about: 'nobody may stay put who can step',
    otherwise: 'Staying put is allowed',
    affects: 'rules',
  }),
];

export const rogueSettings: Schema = [
  sourceSetting('Dungeon from', [
    { name: 'shipped', title: 'Built-in maps', by: ['dungeon'] },
    { name: 'generated', title: 'Generated', by: ['kind'] },
    { name: 'maze', title: 'A maze', by: ['shape'] },
  ]),
  choice({
    key: 'dungeon',
    title: 'Dungeon',
    about: 'a shipped dungeon',
    noun: 'a dungeon',
    affects: 'world',
    isFor: isFrom('shipped'),
    usual: 'mouth',
    choices: dungeons.map(({ name, idea }) => ({ name, about: idea })),
  }),
  ...dungeonSettings,
  shapeSetting(isMaze, 'Shape', 'hex'),
  choice({
    key: 'generator',
    title: 'Generator',
    about: 'how the maze is made',
    noun: 'a generator',
    affects: 'world',
    isFor: isMaze,
    usual: 'recursive-backtracker',
    choices: ({ shape }) =>
      mazeGenerators.filter((one) => typeof shape !== 'string' || generatorShapes(one).includes(shape)),
    other: (name) =>
      mixtureIn(name) === undefined
        ? undefined
        : (mazeGeneratorNamed(name)?.name ?? new Refusal(mazeGeneratorFault(name) ?? '')),
  }),
  ...sizeSettings(isMaze, 'the maze', { least: 2, most: 1000, usual: { rows: 11, cols: 11 } }),
  count({
    key: 'braid',
    title: 'Braid, percent',
    about: 'how many of the dead ends become loops; without loops the rogue is lost',
    affects: 'world',
    isFor: isMaze,
    most: 100,
    usual: 100,
  }),
  seed({ about: 'a number or any text, for what is generated and for players that choose at random' }),
  ...rogueRules,
  count({
    key: 'moves',
    title: 'Longest game, in monster moves',
    about: 'end after so many moves of the monster',
    affects: 'seats',
    least: 1,
    usual: 1000,
  }),
  seatSetting(MONSTER, 'the monster', roguePlayers, 'bfs', (name) => roguePlayerFault(name, MONSTER)),
  seatSetting(ROGUE, 'the rogue', roguePlayers, 'cycle', (name) => roguePlayerFault(name, ROGUE)),
];
