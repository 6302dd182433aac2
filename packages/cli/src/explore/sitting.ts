/** What a person has before them: a run or none, the slots, what new worlds are like, and how all of it is shown. */

import { beginExplore, type ExploreDescription, exploreDescription, saveText } from 'asterion/play';
import type { Said } from 'asterion/settings';
import { type Seed, seedText } from 'asterion/world';
import { orFail } from '../host/host.js';
import type { Screen } from '../terminal/screen.js';
import { Adventure } from './adventure.js';
import { AUTOSAVE, type Loaded, type Slots } from './slots.js';
import { type Theme, themes } from './themes.js';

export class Sitting {
  readonly slots: Slots;
  /** What new worlds are like. */
  readonly plan: Said;
  /** Where `:Q` saves and `L` loads. */
  slot: string;
  adventure: Adventure | undefined;
  theme: Theme;
  isFogged = true;
  hasPlans = false;
  hasMap = false;
  /** What there is to say at the end. */
  readonly farewell: string[] = [];
  readonly #description: ExploreDescription;

  constructor(slots: Slots, slot: string, plan: Said, theme: Theme = themes[0], description = exploreDescription) {
    this.slots = slots;
    this.slot = slot;
    this.plan = plan;
    this.theme = theme;
    this.#description = description;
  }

  /** Begins a new world. Returns what became of the game before. */
  begin(seed: Seed): string {
    return this.#turnTo(
      new Adventure(
        orFail(() => beginExplore({ ...this.plan, seed: seedText(seed) }, this.#description)),
        false,
      ),
    );
  }

  /** Goes on with a save. Returns what became of the game before, or why there is nothing to go on with. */
  open(loaded: Loaded, slot: string): string {
    if (!loaded.ok) return loaded.why;
    const said = this.#turnTo(new Adventure(loaded.session, true));
    if (slot !== AUTOSAVE) this.slot = slot;
    return said;
  }

  /** Saves the run in the slot; returns what there is to say of it. */
  save(): string {
    const { adventure, slot, slots } = this;
    if (adventure === undefined) return 'There is nothing to save.';
    const told = slots.save(slot, saveText(adventure.session));
    adventure.markSaved();
    return `${told === undefined ? '' : `${told}. `}Saved in ${slots.pathOf(slot)}.`;
  }

  /** Puts a run that would be lost into a slot of its own; returns what there is to say of it. */
  keep(): string {
    const { adventure, slots } = this;
    if (adventure === undefined || adventure.isSaved) return '';
    const told = slots.save(AUTOSAVE, saveText(adventure.session));
    adventure.markSaved();
    return `${told === undefined ? '' : `${told}. `}The game that was not saved is kept in the slot ${AUTOSAVE}.`;
  }

  #turnTo(adventure: Adventure): string {
    const said = this.keep();
    this.adventure = adventure;
    return said;
  }
}

/** The places of a sitting on the screen, and the way out. */
export type ScreenName = 'menu' | 'play' | 'replay' | 'slots' | 'seed' | 'leave';

/** Where to go next, and what there is to say of that. */
export interface Next {
  readonly to: ScreenName;
  readonly said: string;
}

/** A place: it is stayed in until somebody goes elsewhere. `said` is what the place before had to say. */
export type ExploreScreen = (sitting: Sitting, screen: Screen, said: string) => Promise<Next>;

export const go = (to: ScreenName, said = ''): Next => ({ to, said });
