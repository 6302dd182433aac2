import { type LabyrinthPosition, MINOTAUR, type Seat, THESEUS } from 'asterion/game';
import type { Side } from './table.js';

/** Whose sight counts: that of the one person, of two whoever is to move, without people Theseus'. */
export const viewerOf = ({ seat }: LabyrinthPosition, people: readonly Seat[]): Side => {
  if (people.length === 2) return seat;
  return people.at(0) === MINOTAUR ? MINOTAUR : THESEUS;
};
