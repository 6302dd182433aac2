/**
 * Saved runs in the browser's storage, by name. Writing keeps what was there as a backup; what is damaged is never
 * overwritten unless somebody says so, and then the backup stays.
 *
 * An entry holds the save, which is a recording, and beside it a few facts for the list: finding them out again would
 * mean to play the whole run.
 */

import { type GrowWorld, parseRecording } from 'asterion/notation';
import { type ExploreSession, saveText } from 'asterion/play';
import { createScene, createWorld, rect } from 'asterion/world';
import { type Store, StoredTexts, UNSTORED } from '../page/stored.js';

export interface Saved {
  /** The text of the save; and beside it what the list tells of it. */
  readonly save: string;
  readonly seed: string;
  readonly world: number;
  readonly worlds: number;
  readonly turns: number;
  readonly coins: number;
}

export interface Slot {
  readonly name: string;
  /** What is kept, or why it cannot be read. */
  readonly saved: Saved | string;
  readonly backup: Saved | undefined;
}

export type Written = 'saved' | { readonly why: string; readonly isDamaged: boolean };

export class Slots {
  readonly #saves: StoredTexts;
  readonly #backups: StoredTexts;

  constructor(store?: () => Store) {
    this.#saves = new StoredTexts('explore.save.', store);
    this.#backups = new StoredTexts('explore.backup.', store);
  }

  /** By name. */
  list(): Slot[] {
    return this.#saves.names().map((name) => this.#slot(name));
  }

  /** Keeps a run under a name. `isForced` overwrites what is damaged. */
  write(name: string, run: ExploreSession, isForced = false): Written {
    const before = this.#saves.get(name);
    const kept = before === undefined ? undefined : read(before);
    if (typeof kept === 'string' && !isForced) return { why: kept, isDamaged: true };
    const isBackedUp = typeof kept !== 'object' || this.#backups.put(name, before);
    if (isBackedUp && this.#saves.put(name, JSON.stringify(savedOf(run)))) return 'saved';
    return { why: UNSTORED, isDamaged: false };
  }

  remove(name: string): void {
    this.#saves.put(name, undefined);
    this.#backups.put(name, undefined);
  }

  #slot(name: string): Slot {
    const backup = read(this.#backups.get(name) ?? '');
    return {
      name,
      saved: read(this.#saves.get(name) ?? ''),
      backup: typeof backup === 'object' ? backup : undefined,
    };
  }
}

function savedOf(run: ExploreSession): Saved {
  const { setup, level, turn, purse } = run.tip.position;
  const facts = { seed: setup.seed, world: level, worlds: setup.options.worlds, turns: turn, coins: purse };
  return { ...facts, save: saveText(run) };
}

/** To look at a recording without growing its world. */
const ungrown: GrowWorld = () => createScene(createWorld(rect.grid(1, 1)));

/** An entry, or why it is none. */
function read(text: string): Saved | string {
  const entry = parsed(text);
  if (!isSaved(entry)) return 'What is there is damaged: cut short or changed.';
  const recording = parseRecording(entry.save, ungrown);
  if (!recording.ok) return `What is there is damaged: ${recording.fault.message}`;
  return recording.value.isWhole ? entry : 'What is there is damaged: its checksum does not hold.';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSaved(entry: unknown): entry is Saved {
  if (typeof entry !== 'object' || entry === null) return false;
  const values = entry as Record<string, unknown>;
  return (
    ['seed', 'save'].every((key) => typeof values[key] === 'string') &&
    ['world', 'worlds', 'turns', 'coins'].every((key) => typeof values[key] === 'number')
  );
}
