/** The keys of the tour: those of every game that the lessons are about. */

import { charactersFor, WAIT } from 'asterion/play';
import { acting, goKeys } from '../game/keys.js';

export const tourKeys = [
  acting('go-N', 'North', 'ArrowUp'),
  acting('go-S', 'South', 'ArrowDown'),
  acting('go-W', 'West', 'ArrowLeft'),
  acting('go-E', 'East', 'ArrowRight'),
  ...goKeys(),
  acting('wait', 'Wait', ...charactersFor(WAIT), ' ', 'Clear'),
  acting('undo', 'Undo', 'z', 'Backspace', 'Ctrl+z'),
  acting('restart', 'Restart', 'r'),
  acting('next', 'Next lesson, when this one is done', 'Enter'),
];
