/** The worlds of the visitor: the list as it is now, what became of the last wish, and the way back from it. */

import { signal } from '@preact/signals';
import { formatSketches, freeSketchName, type NamedSketch } from 'asterion/edit';
import { counted } from 'asterion/play';
import type { Note } from '../game/visiting.js';
import { announce } from '../page/announce.js';
import { download } from '../shell/download.js';
import { type Changed, KeptWorlds, type WorldEntry } from './kept-worlds.js';

class Worlds {
  readonly #kept = new KeptWorlds();
  readonly list = signal<readonly WorldEntry[]>(this.#kept.list());
  readonly note = signal<Note | undefined>(undefined);
  /** Undoes what was done last; undefined where there is nothing to undo. */
  readonly takeBack = signal<(() => void) | undefined>(undefined);

  /** A name that is free: that one, or with a number. */
  freeName = (name: string): string => freeSketchName(this.list.value, name);

  /** Returns whether it is kept. */
  keep(named: NamedSketch, verdict: string | undefined): boolean {
    const isThere = this.list.peek().some(({ name }) => name === named.name);
    const text = `“${named.name}” is kept${isThere ? ', in place of the one before' : ''}.`;
    return this.#done(this.#kept.keep({ named, verdict }), text);
  }

  /** Returns whether it is called that now. */
  rename(entry: WorldEntry, name: string): boolean {
    return this.#done(this.#kept.rename(entry, name), `“${entry.name}” is called “${name}” now.`);
  }

  remove(entry: WorldEntry): void {
    this.#done(this.#kept.remove(entry), `“${entry.name}” is deleted.`);
  }

  /** Takes in worlds from a file; returns what became of it. */
  merge(others: readonly NamedSketch[]): Note {
    const made = this.#kept.merge(others);
    const added = made.before?.size ?? 0;
    const rest = added === others.length ? '' : ` ${counted(others.length - added, 'world')} you had already.`;
    this.#done(made, `${counted(added, 'world')} added to your worlds.${rest}`);
    return this.note.peek() ?? { text: '', isFault: false };
  }

  /** All that can be read, as one file. */
  exportAll(): void {
    const worlds = this.#kept.worlds();
    download('asterion-worlds.json', 'application/json', formatSketches(worlds));
    const left = this.list.peek().length - worlds.length;
    const more = left === 0 ? '' : ` ${counted(left, 'damaged one')} stayed out.`;
    this.#tell(`${counted(worlds.length, 'world')} saved as asterion-worlds.json.${more}`);
  }

  /** Looks again: other windows may have kept something, too. */
  look(): void {
    this.list.value = this.#kept.list();
  }

  refuse(why: string): void {
    this.#tell(why, true);
  }

  #done(made: Changed, text: string): boolean {
    this.takeBack.value = made.ok && made.before.size > 0 ? () => this.#undo(made.before) : undefined;
    this.#tell(made.ok ? text : made.why, !made.ok);
    this.look();
    return made.ok;
  }

  #undo(before: Parameters<KeptWorlds['change']>[0]): void {
    const made = this.#kept.change(before);
    this.takeBack.value = undefined;
    this.#tell(made.ok ? 'Taken back: your worlds are as they were.' : made.why, !made.ok);
    this.look();
  }

  #tell(text: string, isFault = false): void {
    this.note.value = { text, isFault };
    announce(text);
  }
}

/** One list for all visits. */
export const worlds = new Worlds();
