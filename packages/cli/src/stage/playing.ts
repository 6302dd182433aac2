/** Playing with people: on the screen where there is one, else line by line. */

import type { Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { isScreen, onScreen } from '../terminal/screen.js';
import type { Play } from './play.js';
import { playLines } from './play-lines.js';
import { PlayScreen } from './play-screen.js';
import type { PlacedPosition } from './walk.js';

/** Plays until the game or the input ends, or the player leaves. */
export async function playWithPeople<P extends PlacedPosition>(
  play: Play<P, unknown>,
  host: Host,
  messages: Messages,
): Promise<void> {
  if (isScreen(host)) await onScreen(host, (screen) => new PlayScreen(play, screen).run());
  else await playLines(play, host, messages);
}
