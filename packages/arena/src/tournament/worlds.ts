/** The worlds of a game in a tournament: files, shipped ones, or grown from settings and seeds. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { faultText, readScene } from 'asterion/notation';
import { GIVEN, SOURCE } from 'asterion/play';
import { didYouMean, Refusal, type Said, SET, settle } from 'asterion/settings';
import type { Discipline } from '../games/discipline.js';
import { disciplineNamed, disciplines } from '../games/disciplines.js';
import type { FilePart } from './reader.js';
import type { TournamentGame, TournamentWorld } from './tournament.js';

const KEYS = ['game', 'worlds', 'set', 'seeds', 'cap'] as const;

/** The most seeds in a world, and moves in a game. */
const MOST = 1_000_000;

/** Reads a game and its worlds; undefined where something is wrong with it. */
export function gamePlanIn(part: FilePart, folder: string): TournamentGame | undefined {
  const isShort = typeof part.value === 'string';
  const { game: named, worlds: asked, set, seeds, cap } = isShort ? { game: part } : part.entries(KEYS);
  if (named === undefined) {
    part.refuse('expected a game');
    return undefined;
  }
  const name = named.text();
  if (name === undefined) return undefined;
  const discipline = disciplineNamed(name);
  if (discipline === undefined) {
    const names = disciplines.map((one) => one.name);
    named.refuse(
      `there is no game ${JSON.stringify(name)}; known: ${names.join(', ')}. ${didYouMean(name, names)}`.trimEnd(),
    );
    return undefined;
  }
  const said = set === undefined ? {} : saidIn(set, discipline, asked !== undefined);
  if (said === undefined) return undefined;
  const worlds = asked === undefined ? usualWorlds(part, discipline, said) : worldsIn(asked, discipline, said, folder);
  const times = seeds === undefined ? 1 : seeds.count(1, MOST);
  const most = cap?.count(1, MOST);
  if (!discipline.hasCap) cap?.refuse(`there are no moves to count in ${name}`);
  if (worlds === undefined || times === undefined || (cap !== undefined && most === undefined)) return undefined;
  return { game: name, said, worlds, seeds: times, cap: most };
}

/** Settings as values or as text. Where worlds are named, nothing is left to say of how they are made. */
function saidIn(part: FilePart, { seats, settings }: Discipline, isGiven: boolean): Said | undefined {
  const said: Record<string, string> = {};
  const parts = new Map(part.all());
  for (const [key, one] of parts) {
    if (one.value === true) said[key] = SET;
    else if (one.value !== false) said[key] = one.text() ?? '';
  }
  const { faults, settings: known } = settle(settings, isGiven ? { ...said, [SOURCE]: GIVEN } : said);
  const taken = [...seats, 'seed', SOURCE];
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
function usualWorlds(part: FilePart, discipline: Discipline, said: Said): readonly TournamentWorld[] | undefined {
  const { settings, shipped } = discipline;
  const isGrown = settle(settings, said).settings.some(
    ({ key, affects }) => affects === 'world' && Object.hasOwn(said, key),
  );
  if (!isGrown && shipped !== undefined && shipped.names.length > 0) {
    const worlds = shipped.names.map((name) => ({ name, said: { [shipped.as]: name } }));
    return worlds.filter((world) => discipline.fault({ ...said, ...world.said }) === undefined);
  }
  const why = discipline.fault(said);
  if (why === undefined) return [{ name: 'grown', said: {} }];
  part.refuse(why);
  return undefined;
}

function worldsIn(part: FilePart, discipline: Discipline, said: Said, folder: string): TournamentWorld[] | undefined {
  const found = part.items().map((one) => {
    const name = one.text();
    return name === undefined ? undefined : worldsNamed(one, name, discipline, said, folder);
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
  part: FilePart,
  name: string,
  discipline: Discipline,
  said: Said,
  folder: string,
): readonly TournamentWorld[] | undefined {
  const { shipped } = discipline;
  const files = filesAt(resolve(folder, name));
  if (files === undefined && shipped?.names.includes(name) === true) {
    const own = { [shipped.as]: name };
    const why = discipline.fault({ ...said, ...own });
    if (why === undefined) return [{ name, said: own }];
    part.refuse(why);
    return undefined;
  }
  if (files === undefined) {
    part.refuse(
      `there is no file ${name}, and no world of that name comes with ${discipline.name}. ${didYouMean(name, shipped?.names ?? [])}`.trimEnd(),
    );
    return undefined;
  }
  const worlds = files.map((file) => worldIn(part, file, discipline, said));
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

function worldIn(part: FilePart, file: string, discipline: Discipline, said: Said): TournamentWorld | undefined {
  const read = readScene(readFileSync(file, 'utf8'));
  const name = basename(file);
  if (!read.ok) {
    part.refuse(faultText(read.fault, name));
    return undefined;
  }
  const given = discipline.given(read.value.scene, said);
  if (!(given instanceof Refusal)) return { name, ...given };
  part.refuse(`${name}: ${given.message}`);
  return undefined;
}
