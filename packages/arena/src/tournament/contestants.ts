/** Who takes part, as a file or a command line says it: a player of the library, a module, a program. */

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, resolve } from 'node:path';
import type { Seat } from 'asterion/game';
import { HUMAN } from 'asterion/play';
import { didYouMean, Refusal } from 'asterion/settings';
import type { Discipline } from '../games/discipline.js';
import { disciplines } from '../games/disciplines.js';
import type { BotSpec } from '../games/job.js';
import type { FilePart } from './reader.js';
import type { Contestant } from './tournament.js';

/** Where somebody reads a tournament. */
export interface Surroundings {
  /** Paths are from here. */
  readonly folder: string;
  /** What plays a module over the protocol, before the path of the module. */
  readonly moduleBot: readonly string[];
}

const KEYS = ['name', 'player', 'module', 'command', 'games'] as const;
const MODULE = /[.](js|mjs|ts)$/;
const MOST_NAME = 60;

/** Reads who takes part; undefined where something is wrong with it. */
export function contestantIn(part: FilePart, around: Surroundings): Contestant | undefined {
  if (typeof part.value === 'string') return saidShortly(part, part.value.trim(), around);
  const { name, player, module, command, games: only } = part.entries(KEYS);
  const ways = [player, module, command].filter((one) => one !== undefined);
  if (ways.length !== 1) {
    part.refuse('expected one of player, module and command');
    return undefined;
  }
  const by = player ? playerIn(player) : module ? moduleIn(module, around) : command && commandIn(command, around);
  const said = name?.text();
  if (by === undefined || (name !== undefined && said === undefined)) return undefined;
  const found = only?.items().flatMap((one) => one.choice(disciplines.map((game) => game.name)) ?? []);
  const called = said ?? usualName(player?.value ?? module?.value ?? command?.value);
  if (!isName(called)) {
    (name ?? part).refuse(`expected a name of at most ${MOST_NAME} letters`);
    return undefined;
  }
  return { name: called, games: found, by };
}

/** `bfs`, `./mine.js`, `./program`, `python3 bot.py`. */
function saidShortly(part: FilePart, text: string, around: Surroundings): Contestant | undefined {
  const name = usualName(text);
  if (!isName(name)) {
    part.refuse(`expected a name of at most ${MOST_NAME} letters`);
    return undefined;
  }
  const isProgram = /\s/.test(text) || (/^[./]/.test(text) && !MODULE.test(text));
  const by = isProgram ? commandIn(part, around) : MODULE.test(text) ? moduleIn(part, around) : playerIn(part);
  return by && { name, by };
}

const isName = (name: string): boolean => name !== '' && name.length <= MOST_NAME && !/\p{Cc}/u.test(name);

/** A file without its folder; a program by what it is told to run. */
function usualName(value: unknown): string {
  const words = typeof value === 'string' ? wordsIn(value) : Array.isArray(value) ? value.map(String) : [];
  const told = words.findLast((word) => !word.startsWith('-')) ?? '';
  return words.length === 0 ? Object.values(value as object).join('+') : basename(told);
}

function playerIn(part: FilePart): Contestant['by'] | undefined {
  if (typeof part.value === 'object' && part.value !== null) {
    const seats = part.all().map(([seat, one]) => [seat, one.text() ?? ''] as const);
    const known = [...new Set(disciplines.flatMap(({ seats }) => seats))];
    for (const [seat, one] of part.all())
      if (!known.includes(seat)) one.refuse(`there is no such seat; known: ${known.join(', ')}`);
    return { player: Object.fromEntries(seats) };
  }
  const name = part.text();
  if (name === undefined) return undefined;
  const isKnown = disciplines.some((game) => game.seats.some((seat) => game.playerFault(name, seat) === undefined));
  if (isKnown && name !== HUMAN) return { player: name };
  const names = [...new Set(disciplines.flatMap(({ players }) => players))];
  const near = [didYouMean(name, names), 'A program is a command such as "python3 bot.py", or a path'];
  part.refuse(`there is no player ${JSON.stringify(name)}. ${near.filter((text) => text !== '').join(' ')}`);
  return undefined;
}

function moduleIn(part: FilePart, { folder, moduleBot }: Surroundings): Contestant['by'] | undefined {
  const path = part.text();
  if (path === undefined) return undefined;
  const full = resolve(folder, path);
  if (!isFile(full)) {
    part.refuse(`there is no file ${path}`);
    return undefined;
  }
  return { command: [...moduleBot, full], cwd: folder, digest: digestOf([path], folder) };
}

function commandIn(part: FilePart, { folder }: Surroundings): Contestant['by'] | undefined {
  const words = Array.isArray(part.value) ? part.items().map((one) => one.text() ?? '') : wordsIn(part.text() ?? '');
  if (words.length === 0 || words.includes('')) {
    part.refuse('expected a program and its arguments');
    return undefined;
  }
  const [program, ...rest] = words;
  const isPath = /[/\\]/.test(program);
  if (isPath && !isFile(resolve(folder, program))) {
    part.refuse(`there is no file ${program}`);
    return undefined;
  }
  const command = [isPath ? resolve(folder, program) : program, ...rest];
  return { command, cwd: folder, digest: digestOf(words, folder) };
}

/** Words with blanks between them; quotes keep blanks together. */
const wordsIn = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain);

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Of what was said, and of all files that it names: whoever hands in another one plays anew, wherever they lie. */
function digestOf(words: readonly string[], folder: string): string {
  const hash = createHash('sha256');
  for (const word of words) {
    const path = isAbsolute(word) ? word : resolve(folder, word);
    hash.update(`${word}\0`);
    if (isFile(path)) hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Who sits there for a contestant; why nobody can, as a sentence. */
export function botAt(contestant: Contestant, discipline: Discipline, seat: Seat): BotSpec | Refusal {
  const { name, by, games: only } = contestant;
  if (only !== undefined && !only.includes(discipline.name))
    return new Refusal(`${name} does not play ${discipline.name}.`);
  if ('command' in by) return { name, command: by.command, cwd: by.cwd };
  const player = typeof by.player === 'string' ? by.player : by.player[seat];
  if (player === undefined) return new Refusal(`${name} has nobody for the ${seat}.`);
  const why = discipline.playerFault(player, seat);
  return why === undefined ? { name, player } : new Refusal(why);
}
