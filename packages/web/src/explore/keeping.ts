/** The saves of the visitor: the list as it is now, and what became of the last wish. */

import { signal } from '@preact/signals';
import type { ExploreSession } from 'asterion/play';
import type { Note } from '../game/visiting.js';
import { announce } from '../page/announce.js';
import { type Saved, type Slot, Slots } from './slots.js';

const LONGEST_NAME = 40;

export class Keeping {
  readonly #slots = new Slots();
  readonly list = signal<readonly Slot[]>(this.#slots.list());
  /** The name to save under. */
  readonly name = signal('quick');
  readonly note = signal<Note | undefined>(undefined);
  /** The damaged slot somebody wanted to save to. */
  readonly inTheWay = signal<string | undefined>(undefined);

  /** Saves under the chosen name, and says so. */
  save(run: ExploreSession | undefined, isForced = false): void {
    const name = this.name.value.trim().slice(0, LONGEST_NAME);
    this.inTheWay.value = undefined;
    if (run === undefined || name === '') {
      this.#tell(run === undefined ? 'There is no run to save.' : 'Expected a name to save under.', true);
      return;
    }
    const written = this.#slots.write(name, run, isForced);
    if (written === 'saved') this.#tell(`Saved as “${name}”.`);
    else {
      if (written.isDamaged) this.inTheWay.value = name;
      this.#tell(`Not saved as “${name}”. ${written.why}`, true);
    }
    this.#look();
  }

  remove({ name }: Slot): void {
    this.#slots.remove(name);
    this.#tell(`“${name}” is deleted.`);
    this.#look();
  }

  /** What became of loading. */
  loaded({ name }: Slot, { turns }: Saved): void {
    this.name.value = name;
    this.#tell(`“${name}” loaded, at turn ${turns}.`);
  }

  refused({ name }: Slot, why: string): void {
    this.#tell(`“${name}” cannot be loaded: ${why}`, true);
  }

  #tell(text: string, isFault = false): void {
    this.note.value = { text, isFault };
    announce(text);
  }

  #look(): void {
    this.list.value = this.#slots.list();
  }
}
