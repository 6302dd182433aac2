/** Difficulties: settings with a name, and how often a good player wins with them. */

import { type Draft, USUAL } from './draft.js';

export interface Preset {
  readonly name: string;
  readonly title: string;
  readonly size: string;
  readonly pits: string;
  /** Games of a hundred that the player most-paths wins, roughly. */
  readonly wins: number;
}

export const presets: readonly Preset[] = [
  { name: 'gentle', title: 'Gentle', size: '20', pits: '1-3', wins: 94 },
  { name: 'classic', title: 'Classic', size: '20', pits: '1-5', wins: 80 },
  { name: 'hard', title: 'Hard', size: '20', pits: '1-8', wins: 38 },
  { name: 'small', title: 'Small', size: '10', pits: '1-5', wins: 27 },
  { name: 'large', title: 'Large', size: '30', pits: '1-5', wins: 93 },
];

/** The settings of a preset: those that are its own, everything else as usual. Seed and player stay. */
export const settingsFor = ({ size, pits }: Preset): Omit<Draft, 'seed' | 'player'> => {
  const { player: _, ...usual } = USUAL;
  return { ...usual, source: 'generated', size, pits };
};

/** The preset that settings are; undefined where they are somebody's own. */
export const presetOf = (draft: Draft): Preset | undefined =>
  presets.find((preset) =>
    Object.entries(settingsFor(preset)).every(([field, text]) => draft[field as keyof Draft].trim() === text),
  );
