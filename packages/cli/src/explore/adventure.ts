/** A run as somebody plays it: what they know of the worlds, and whether it has been saved. */

import {
  type ExploreKey,
  ExploreMemory,
  type ExplorePosition,
  nearestThreat,
  type Threat,
} from 'asterion/game/explore';
import { counted, type ExploreSession, keysPressed, pressKey, turnWords } from 'asterion/play';

export class Adventure {
  readonly session: ExploreSession;
  readonly memory = new ExploreMemory();
  #savedKeys: number;

  constructor(session: ExploreSession, isSaved: boolean) {
    this.session = session;
    this.#savedKeys = isSaved ? this.keys.length : 0;
    for (const { position } of session.line) this.memory.look(position);
  }

  get position(): ExplorePosition {
    return this.session.tip.position;
  }

  get isOver(): boolean {
    return this.session.tip.end !== undefined;
  }

  /** Every key that did something, those taken back and the taking back included. */
  get keys(): string[] {
    return keysPressed(this.session);
  }

  /** Whether nothing would be lost. */
  get isSaved(): boolean {
    return this.keys.length === this.#savedKeys;
  }

  markSaved(): void {
    this.#savedKeys = this.keys.length;
  }

  /** Plays a key. Returns what happened, or undefined if the key did nothing. */
  press(key: ExploreKey): string[] | undefined {
    return this.#played(() => pressKey(this.session, key));
  }

  /** Takes the last turn back; returns false if there is none. */
  undo(): boolean {
    const isTaken = this.session.undo();
    if (isTaken) this.memory.look(this.position);
    return isTaken;
  }

  /** Plays the turn again that was taken back last. */
  redo(): string[] | undefined {
    return this.#played(() => this.session.redo());
  }

  /** The nearest hunter in view. */
  get threat(): Threat | undefined {
    return nearestThreat(this.position, (hunter) => this.memory.isVisible(hunter));
  }

  /** What there is to say at the end of a run. */
  get summary(): string {
    const { level, purse, turn, setup, isOut } = this.position;
    const back = this.keys.filter((key) => key === 'Z').length;
    const end = isOut ? 'You found the way out' : `Caught in world ${level} of ${setup.options.worlds}`;
    const taken = back === 0 ? 'nothing' : counted(back, 'turn');
    return `${end}: ${counted(purse, 'coin')} in ${counted(turn, 'turn')}, ${taken} taken back. Seed ${setup.seed}.`;
  }

  #played(act: () => boolean): string[] | undefined {
    const before = this.position;
    if (!act()) return undefined;
    this.memory.look(this.position);
    return turnWords(before, this.position);
  }
}
