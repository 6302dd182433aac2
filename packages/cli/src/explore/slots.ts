/**
 * Saves in slots: `NAME.json` in a folder, and beside it `NAME.bak.json`, the save before it.
 *
 * A save that cannot be read is refused with the reason, and never overwritten: whoever saves into its slot moves it
 * aside first, as `NAME.damaged-1.json`, and is told so.
 */

import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { faultText, type Parsed, parseRecording } from 'asterion/notation';
import { type ExploreDescription, type ExploreSession, exploreDescription, loadExplore } from 'asterion/play';
import { exploreGame } from 'asterion/players/explore';
import { createScene, createWorld, rect } from 'asterion/world';
import { Failure, reasonOf } from '../host/host.js';
import { WITHOUT_WAITING } from '../host/input.js';
import { keepAsFirstFree, replaceKeeping, replaceSafely } from '../host/replace-file.js';
import { namedAgain } from '../module/module-file.js';

/** The slot of whoever names none. */
export const USUAL_SLOT = 'main';

/** Where a game goes that was left without a save. */
export const AUTOSAVE = 'autosave';

const NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** Why there can be no slot of that name; undefined if there can. */
export const slotFault = (name: string): string | undefined =>
  NAME.test(name)
    ? undefined
    : `Expected the name of a slot: up to 40 of a-z, 0-9, - and _, the first a letter or a digit; got ${JSON.stringify(name)}.`;

/** Why nothing can be loaded: there is nothing, its hunter is not here, or it is damaged, newer, or something else. */
export interface NoSave {
  readonly kind: 'none' | 'bad' | 'stranger';
  /** From the name of the file on. */
  readonly why: string;
  /** The file of the backup, if that can be loaded. */
  readonly backup: string | undefined;
}

/** The same as a sentence, and what to do about it. */
export const noSaveText = ({ why, backup }: NoSave, remedy: string): string =>
  backup === undefined ? why : `${why}${/[.?]$/.test(why) ? ' There' : '; there'} is a backup, ${backup}: ${remedy}`;

export type Loaded = { readonly ok: true; readonly session: ExploreSession } | ({ readonly ok: false } & NoSave);

/** What a slot holds. */
export interface SlotInfo {
  readonly slot: string;
  readonly loaded: Loaded;
  /** When it was written. */
  readonly when: Date;
}

export class Slots {
  readonly folder: string;
  readonly #description: ExploreDescription;

  /** The game, with the hunters that it knows. */
  constructor(folder: string, description = exploreDescription) {
    this.folder = folder;
    this.#description = description;
  }

  pathOf(slot: string): string {
    return join(this.folder, `${checked(slot)}.json`);
  }

  backupOf(slot: string): string {
    return join(this.folder, `${checked(slot)}.bak.json`);
  }

  /** The text of a save, or of a backup; undefined if there is none to be read: `load` says why. */
  textOf(slot: string, part: 'save' | 'backup'): string | undefined {
    const path = part === 'save' ? this.pathOf(slot) : this.backupOf(slot);
    try {
      return read(path);
    } catch {
      return undefined;
    }
  }

  /** The run that was saved in a slot, or why there is none. */
  load(slot: string): Loaded {
    const loaded = load(this.pathOf(slot), this.#description);
    return loaded.ok ? loaded : { ...loaded, backup: this.loadBackup(slot).ok ? this.backupOf(slot) : undefined };
  }

  /** The run that was saved before the last one. */
  loadBackup(slot: string): Loaded {
    return load(this.backupOf(slot), this.#description);
  }

  /** Saves into a slot. Returns what there is to tell, if there is anything. */
  save(slot: string, text: string): string | undefined {
    const path = this.pathOf(slot);
    try {
      mkdirSync(this.folder, { recursive: true });
      const before = read(path);
      return before === text ? undefined : this.#write(slot, text, before); // the same again is no reason to lose a backup
    } catch (error) {
      throw new Failure(`cannot save to ${path}: ${reasonOf(error)}`);
    }
  }

  /** Every slot with a save or a backup in it, the last written first. */
  list(): SlotInfo[] {
    return this.names()
      .map((slot) => ({ slot, loaded: this.load(slot), when: this.#whenOf(slot) }))
      .sort((a, b) => b.when.getTime() - a.when.getTime());
  }

  /** The names of the slots that have anything in them. */
  names(): string[] {
    const slots = filesIn(this.folder).map((file) => file.replace(/(?:\.bak)?\.json$/, ''));
    return [...new Set(slots)].filter((slot) => NAME.test(slot)).sort();
  }

  /** A good save before it becomes the backup; a bad one gets a name of its own, and the backup stays. */
  #write(slot: string, text: string, before: string | undefined): string | undefined {
    const path = this.pathOf(slot);
    const seal = before === undefined ? undefined : sealOf(before);
    if (seal?.ok === true) {
      replaceKeeping(path, this.backupOf(slot), text);
      return undefined;
    }
    const aside = seal === undefined ? '' : keepAsFirstFree(path, this.#asideNames(slot));
    replaceSafely(path, text);
    return seal === undefined ? undefined : `${faultText(seal.fault, path)} It was moved aside, to ${aside}`;
  }

  *#asideNames(slot: string): Generator<string, void> {
    for (let number = 1; ; number++) yield join(this.folder, `${slot}.damaged-${number}.json`);
  }

  #whenOf(slot: string): Date {
    const found = [this.pathOf(slot), this.backupOf(slot)].map((path) => statSync(path, { throwIfNoEntry: false }));
    return found.find((stats) => stats !== undefined)?.mtime ?? new Date(0);
  }
}

/** The columns of a list of slots. */
export const SLOT_HEAD = ['slot', 'seed', 'world', 'turns', 'coins', 'saved'];

/** Why a slot has nothing to show, in a word or two. */
export const noSaveBrief = (kind: NoSave['kind']): string =>
  ({ none: 'backup only', bad: 'damaged', stranger: 'its own hunter' })[kind];

/** A line of it; what cannot be loaded says so. */
export function slotRow({ slot, loaded, when }: SlotInfo): string[] {
  const saved = whenText(when);
  if (!loaded.ok) return [slot, noSaveBrief(loaded.kind), '', '', '', saved];
  const { level, turn, purse, setup } = loaded.session.tip.position;
  return [slot, setup.seed, `${level} of ${setup.options.worlds}`, String(turn), String(purse), saved];
}

/** The same as a report. */
export function slotReport({ slot, loaded, when }: SlotInfo) {
  const saved = when.toISOString();
  if (!loaded.ok) return { slot, saved, fault: loaded.why, backup: loaded.backup ?? null };
  const { level, turn, purse, setup } = loaded.session.tip.position;
  return { slot, saved, seed: setup.seed, world: level, turns: turn, coins: purse };
}

/** `2026-11-15 19:30`, as clocks on the wall show it. */
function whenText(when: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [when.getFullYear(), two(when.getMonth() + 1), two(when.getDate())].join('-');
  return `${day} ${two(when.getHours())}:${two(when.getMinutes())}`;
}

function checked(slot: string): string {
  const why = slotFault(slot);
  if (why !== undefined) throw new Failure(why);
  return slot;
}

/** The names of files that may be saves or backups. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => /^[^.]+(?:\.bak)?\.json$/.test(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Failure(`cannot read ${folder}: ${reasonOf(error)}`);
  }
}

/** The text of a file; undefined where there is none. */
function read(path: string): string | undefined {
  let fd: number | undefined;
  try {
    fd = openSync(path, WITHOUT_WAITING);
    return readFileSync(fd, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

function load(path: string, description: ExploreDescription): Loaded {
  try {
    const text = read(path);
    if (text === undefined) return { ok: false, kind: 'none', why: `there is no save ${path}`, backup: undefined };
    const loaded = loadExplore(text, description);
    if (loaded.ok) return { ok: true, session: loaded.value };
    const why = faultText(loaded.fault, path);
    if (loaded.stranger === undefined) return { ok: false, kind: 'bad', why, backup: undefined };
    return { ok: false, kind: 'stranger', why: `${why} ${namedAgain('hunter')}`, backup: undefined };
  } catch (error) {
    return {
      ok: false,
      kind: 'bad',
      why: `${error instanceof Failure ? path : `cannot read ${path}`}: ${reasonOf(error)}`,
      backup: undefined,
    };
  }
}

/** Whether a text is a whole save of a version that is known. Its game is not played: that may take long. */
function sealOf(text: string): Parsed<unknown> {
  const read = parseRecording(text, () => NOWHERE);
  if (!read.ok) return read;
  const { game, isWhole } = read.value;
  const refuse = (message: string) => ({ ok: false, fault: { line: 1, column: 1, message } }) as const;
  if (game !== exploreGame.name) return refuse(`Expected a save of ${exploreGame.name}, found a recording of ${game}.`);
  return isWhole ? read : refuse('The checksum does not hold: the save was changed or cut short.');
}

/** Stands for a world that is not grown. */
const NOWHERE = createScene(createWorld(rect.grid(1, 1, 'bottom')));
