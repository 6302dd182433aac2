/** What all visits to rooms with games have in common: files that are opened, and the address that follows. */

import { signal } from '@preact/signals';
import { announce } from '../page/announce.js';
import { download } from '../shell/download.js';
import { whenAtRest } from '../shell/place.js';

const MEGABYTE = 1024 * 1024;

/** A place of the browser's history to come back to, or the same one. */
export type How = 'push' | 'replace';

/** What became of something. */
export interface Note {
  readonly text: string;
  readonly isFault: boolean;
}

export abstract class Visiting {
  /** What became of the file that was opened last. */
  readonly fileNote = signal<Note | undefined>(undefined);
  /** How large a file may be, in MB. */
  protected readonly largestFile: number = 8;
  /** Counts arrivals: what an earlier one has still under way is dropped. */
  protected visits = 0;
  #stopFollowing: () => void = () => undefined;

  /** Opens a file. */
  async openFile(file: File): Promise<void> {
    const most = this.largestFile;
    if (file.size > most * MEGABYTE) this.refuse(`${file.name} is too large: at most ${most} MB are read here.`);
    else await this.openText(await file.text(), file.name);
  }

  /** Opens the text of a file; one that is refused changes nothing. */
  protected abstract openText(text: string, name: string): void | Promise<void>;

  /** What is on screen as a file; undefined while there is nothing, and where there are none. */
  get file(): { readonly name: string; readonly text: () => string | undefined } | undefined {
    return undefined;
  }

  /** Saves what is on screen as a file. */
  save(): void {
    const text = this.file?.text();
    if (text === undefined) {
      announce('There is nothing to save yet.');
      return;
    }
    const name = `${this.file?.name}.json`;
    download(name, 'application/json', text);
    announce(`Saved as ${name}.`);
  }

  protected refuse(why: string): void {
    this.fileNote.value = { text: why, isFault: true };
    announce(`Not opened: ${why}`);
  }

  /** Notes that a file was opened; returns what is said of it. */
  protected accept(name: string, notes: readonly string[]): string {
    const text = [`${name} opened.`, ...notes].join(' ');
    this.fileNote.value = { text, isFault: false };
    return text;
  }

  /** Does without a world that is growing; returns whether there was one. */
  cancelGrowing(): boolean {
    return false;
  }

  /** Lets the address follow what is on screen, once it is at rest. */
  protected follow(writing: () => (() => void) | undefined): void {
    this.#stopFollowing = whenAtRest(writing);
  }

  /** Stops everything; the visit is over. */
  close(): void {
    this.visits++;
    this.#stopFollowing();
  }
}
