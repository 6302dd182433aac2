/** The worlds of a game in a tournament: files, shipped ones, or grown from settings and seeds. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { shippedWorlds } from 'asterion/game';
import { faultText, formatDocument, readScene } from 'asterion/notation';
import { type AnyDescription, GIVEN, gameNamed, games, SOURCE, setUp, withRulesSaid } from 'asterion/play';
import { didYouMean, type Said, SET, settle } from 'asterion/settings';
import type { Part } from './reader.js';
import type { GamePlan, WorldPlan } from './tournament.js';

const KEYS = ['game', 'worlds', 'set', 'seeds', 'cap'] as const;

/** The most seeds in a world, and moves in a game. */
const MOST = 1_000_000;

/** Reads a game and its worlds; undefined where something is wrong with it. */
export function gamePlanIn(part: Part, folder: string): GamePlan | undefined {
  const isShort = typeof part.value === 'string';
  const { game: named, worlds: asked, set, seeds, cap } = isShort ? { game: part } : part.entries(KEYS);
  if (named === undefined) {
    part.refuse('expected a game');
    return undefined;
  }
  const name = named.text();
  if (name === undefined) return undefined;
  const description = gameNamed(name);
  const names = games.map(({ game }) => game.name);
  if (description === undefined) {
    named.refuse(
      `there is no game ${JSON.stringify(name)}; known: ${names.join(', ')}. ${didYouMean(name, names)}`.trimEnd(),
    );
    return undefined;
  }
  const said = set === undefined ? {} : saidIn(set, description, asked !== undefined);
  if (said === undefined) return undefined;
  const worlds =
    asked === undefined ? usualWorlds(part, description, said) : worldsIn(asked, description, said, folder);
  const times = seeds === undefined ? 1 : seeds.count(1, MOST);
  const most = cap?.count(1, MOST);
  if (worlds === undefined || times === undefined || (cap !== undefined && most === undefined)) return undefined;
  return { game: name, said, worlds, seeds: times, cap: most };
}

/** Settings as values or as text. Where worlds are named, nothing is left to say of how they are made. */
function saidIn(part: Part, description: AnyDescription, isGiven: boolean): Said | undefined {
  const { game, settings } = description;
  const said: Record<string, string> = {};
  const parts = new Map(part.all());
  for (const [key, one] of parts) {
    if (one.value === true) said[key] = SET;
    else if (one.value !== false) said[key] = one.text() ?? '';
  }
  const { faults, settings: known } = settle(settings, isGiven ? { ...said, [SOURCE]: GIVEN } : said);
  const taken = [...game.seats, 'seed', SOURCE];
  const free = known.flatMap(({ key, aliases = [] }) => [key, ...aliases]).filter((key) => !taken.includes(key));
  let isRight = true;
  for (const [key, one] of parts) {
    const why = !free.includes(key)
      ? `there is no such setting here; known: ${free.join(', ')}. ${didYouMean(key, free)}`.trimEnd()
      : Object.hasOwn(faults, key)
        ? faults[key]
        : undefined;
    if (why === undefined) continue;
    one.refuse(why);
    isRight = false;
  }
  return isRight ? said : undefined;
}

/** Unless told: those that come with the game; grown ones where it has none, or where the settings say of what kind. */
function usualWorlds(part: Part, description: AnyDescription, said: Said): readonly WorldPlan[] | undefined {
  const { game, settings, shippedAs } = description;
  const isGrown = settle(settings, said).settings.some(
    ({ key, affects }) => affects === 'world' && Object.hasOwn(said, key),
  );
  const shipped = shippedWorlds[game.name] ?? [];
  if (!isGrown && shippedAs !== undefined && shipped.length > 0) {
    const fitting = shipped.filter(
      ({ name }) => setUp(description, { ...said, [shippedAs]: name }).setup !== undefined,
    );
    return fitting.map(({ name }) => ({ name, said: { [shippedAs]: name } }));
  }
  const { setup, faults } = setUp(description, said);
  if (setup === undefined) {
    part.refuse(Object.values(faults).join(' '));
    return undefined;
  }
  return [{ name: 'grown', said: {} }];
}

function worldsIn(part: Part, description: AnyDescription, said: Said, folder: string): WorldPlan[] | undefined {
  const found = part.items().map((one) => {
    const name = one.text();
    return name === undefined ? undefined : worldsNamed(one, name, description, said, folder);
  });
  const worlds = found.flatMap((some) => some ?? []);
  const twice = worlds.find(({ name }, index) => worlds.findIndex((other) => other.name === name) !== index);
  if (twice !== undefined) {
    part.refuse(`${twice.name} is there twice`);
    return undefined;
  }
  return found.includes(undefined) ? undefined : worlds;
}

function worldsNamed(
  part: Part,
  name: string,
  description: AnyDescription,
  said: Said,
  folder: string,
): readonly WorldPlan[] | undefined {
  const { game, shippedAs } = description;
  const path = resolve(folder, name);
  const files = filesAt(path);
  const shipped = (shippedWorlds[game.name] ?? []).map((world) => world.name);
  if (files === undefined && shippedAs !== undefined && shipped.includes(name)) {
    const own = { [shippedAs]: name };
    const { setup, faults } = setUp(description, { ...said, ...own });
    if (setup !== undefined) return [{ name, said: own }];
    part.refuse(Object.values(faults).join(' '));
    return undefined;
  }
  if (files === undefined) {
    part.refuse(
      `there is no file ${name}, and no world of that name comes with ${game.name}. ${didYouMean(name, shipped)}`.trimEnd(),
    );
    return undefined;
  }
  const worlds = files.map((file) => worldIn(part, file, description, said));
  return worlds.includes(undefined) ? undefined : worlds.flatMap((world) => world ?? []);
}

/** The file, or all files of a folder; undefined where there is neither. */
function filesAt(path: string): string[] | undefined {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path)
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map((name) => join(path, name))
      .filter((file) => statSync(file).isFile());
  } catch {
    return undefined;
  }
}

function worldIn(part: Part, file: string, description: AnyDescription, said: Said): WorldPlan | undefined {
  const read = readScene(readFileSync(file, 'utf8'));
  const name = basename(file);
  if (!read.ok) {
    part.refuse(faultText(read.fault, name));
    return undefined;
  }
  const own = withRulesSaid(description, read.value.scene);
  const { setup, faults } = setUp(description, { ...own.said, ...said }, { scene: own.scene });
  if (setup === undefined) {
    part.refuse(`${name}: ${Object.values(faults).join(' ')}`);
    return undefined;
  }
  return { name, said: own.said, document: formatDocument(setup.scene) };
}
