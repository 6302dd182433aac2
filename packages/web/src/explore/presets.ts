/** Difficulties: how many hunters there are and how they go, with a name. */

import type { Draft } from './draft.js';

type Hardness = Pick<Draft, 'hunter' | 'hunters' | 'speed' | 'coins' | 'toll'>;

export interface Preset {
  readonly name: string;
  readonly title: string;
  readonly settings: Hardness;
}

const preset = (name: string, title: string, ...values: string[]): Preset => {
  const [hunter, hunters, speed, coins, toll] = values;
  return { name, title, settings: { hunter, hunters, speed, coins, toll } };
};

export const presets: readonly Preset[] = [
  preset('walk', 'A walk: nobody hunts you', 'bfs', '0', '100', '8', '3'),
  preset('gentle', 'Gentle: one slow hunter', 'bfs', '1', '50', '8', '3'),
  preset('usual', 'Usual: one hunter, as fast as you', 'bfs', '1', '100', '8', '3'),
  preset('hard', 'Hard: three hunters, five coins to pay', 'bfs', '3', '100', '8', '5'),
  preset('grim', 'Grim: three hunters, faster than you', 'bfs', '3', '125', '8', '5'),
];

/** The preset that settings are; undefined where they are somebody's own. */
export const presetOf = (draft: Draft): Preset | undefined =>
  presets.find(({ settings }) => Object.entries(settings).every(([field, text]) => draft[field].trim() === text));
