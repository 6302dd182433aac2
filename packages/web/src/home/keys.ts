/** The keys of the front page: any step takes the chase over. */

import { GOING } from '../game/keys.js';
import { keysFor } from '../page/meanings.js';

export const homeKeys = keysFor([...GOING, 'wait', 'undo', 'play'], { play: 'Play or pause the chase' });
