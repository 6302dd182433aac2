/** The keys of the front page: any step takes the chase over. */

import { charactersFor, WAIT } from 'asterion/play';
import { acting, goKeys } from '../game/keys.js';

export const homeKeys = [
  acting('go-N', 'North', 'ArrowUp'),
  acting('go-S', 'South', 'ArrowDown'),
  acting('go-W', 'West', 'ArrowLeft'),
  acting('go-E', 'East', 'ArrowRight'),
  ...goKeys(),
  acting('wait', 'Wait', ...charactersFor(WAIT), 'Clear'),
  acting('undo', 'Undo', 'z', 'Backspace', 'Ctrl+z'),
  acting('play', 'Play or pause the chase', 'p'),
];
