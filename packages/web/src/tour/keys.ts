/** The keys of the tour: those of every game that the lessons are about. */

import { GOING } from '../game/keys.js';
import { keysFor } from '../page/meanings.js';

export const tourKeys = keysFor([...GOING, 'wait', 'undo', 'restart', 'pick'], {
  pick: 'Next lesson, when this one is done',
});
