/** What a room brings with it to be played in: everything about a game that playing does not know. */

import type { Position } from 'asterion/game';
import type { Recording } from 'asterion/notation';
import type { Scene } from 'asterion/world';
import type { Opened } from './opening.js';
import type { Settings, Table } from './table.js';
import type { Telling } from './telling.js';

/** A sentence for each field that cannot be used. */
export type FaultsOf<Draft> = Partial<Record<keyof Draft & string, string>>;

export interface Checked<Draft, T> {
  /** Undefined when there are faults, or when the given world is not yet known. */
  readonly table: T | undefined;
  readonly faults: Readonly<FaultsOf<Draft>>;
}

export interface Kind<P extends Position, Draft extends Settings, T extends Table<P, Draft>> {
  /** The room in links, and the game in the names of files. */
  readonly room: string;
  readonly telling: Telling<P>;
  /** The settings in a link's query. `drawSeed` is asked only where the link has none. */
  draftFrom(query: URLSearchParams, drawSeed: () => string): Draft;
  /** `given` is what the draft's world unpacks to; undefined while that is not known. */
  checkDraft(draft: Draft, given?: Scene | string): Checked<Draft, T>;
  /** What a link says of a draft, its world left out. */
  entriesOf(draft: Draft): [string, string][];
  /** Whether two drafts give the same world under the same rules: then only who plays differs. */
  isSameGround(a: Draft, b: Draft): boolean;
  /** A table on the very world of another one that is the same: what is known of worlds is kept by them. */
  onGroundOf(table: T, other: T): T;
  /** A table whose players go on with the game of another one, on the same ground; undefined if they cannot. */
  goingOn(table: T, other: T): T | undefined;
  openText(text: string, name: string): Opened;
  /** The settings a recording was played with, as far as it says; `notes` gathers what it does not. */
  settingsOf(recording: Recording, notes: string[]): Partial<Draft>;
  /** What of a link counts more than what the recording in it says. */
  saidBeside(query: URLSearchParams, draft: Draft): Partial<Draft>;
  /** Settings that may give the world of a recording; those are believed that give the very same one. */
  guesses(settings: Draft, isFromLink: boolean): readonly Draft[];
  /** A table under the rules a recording was played by. */
  asRecorded(table: T, recording: Recording): T;
}

/** Makes ready what some players need before they can start. */
export interface Preparer<Draft, T> {
  /**
   * Undefined if the game can start at once. Else it can when this comes to be empty; with faults it cannot, and
   * undefined means that nobody waits any more.
   */
  prepare(table: T): Promise<FaultsOf<Draft> | undefined> | undefined;
  stop(): void;
}
