/** A sitting on the terminal, from the menu to the farewell. However it ends, a game that was not saved is kept. */

import type { ExploreDescription } from 'asterion/play';
import type { Said } from 'asterion/settings';
import { writeRecording } from '../game/watch.js';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { besideRecording } from '../host/output.js';
import { isScreen, onScreen, type Screen } from '../terminal/screen.js';
import { menuScreen } from './menu-screen.js';
import { playScreen } from './play-screen.js';
import { replayScreen } from './replay-screen.js';
import { beginWith, seedScreen } from './seed-screen.js';
import { type ExploreScreen, go, type Next, type ScreenName, Sitting } from './sitting.js';
import type { Slots } from './slots.js';
import { slotsScreen } from './slots-screen.js';
import type { Theme } from './themes.js';

export interface SittingPlan {
  readonly slots: Slots;
  readonly slot: string;
  /** What new worlds are like; with a seed one begins at once, else the menu comes first. */
  readonly plan: Said;
  /** The game, with the hunters that it knows. */
  readonly description: ExploreDescription;
  readonly theme: Theme;
  /** Where the game goes that is before the player at the end; nowhere if absent. */
  readonly record: string | undefined;
}

export async function play(asked: SittingPlan, host: Host, messages: Messages): Promise<void> {
  const { slots, slot, theme, record, plan, description } = asked;
  const { seed } = plan;
  const shown = besideRecording({ record }, host);
  if (!isScreen(shown)) throw new Failure('there is no terminal to play on; --input KEYS plays a string of keys');
  const sitting = new Sitting(slots, slot, plan, theme, description);
  const first = seed === undefined ? go('menu') : beginWith(seed, sitting);
  // A terminal that is closed ends us at once; that is no reason to lose the game.
  const hangUp = () => {
    sitting.keep();
    process.exit(130);
  };
  process.once('SIGHUP', hangUp);
  try {
    await onScreen(shown, (screen) => visit(first, sitting, screen));
  } finally {
    process.removeListener('SIGHUP', hangUp);
    for (const words of [...sitting.farewell, sitting.keep()]) if (words !== '') messages.say(words);
    const { adventure } = sitting;
    if (adventure !== undefined) await writeRecording(adventure.session.recording(), record, host);
    else if (record !== undefined) messages.say(`No game was played, so ${record} is not written.`);
  }
}

const screens: Readonly<Record<Exclude<ScreenName, 'leave'>, ExploreScreen>> = {
  menu: menuScreen,
  seed: seedScreen,
  slots: slotsScreen,
  play: playScreen,
  replay: replayScreen,
};

/** From screen to screen. */
async function visit(first: Next, sitting: Sitting, screen: Screen): Promise<void> {
  let next = first;
  while (next.to !== 'leave') next = await screens[next.to](sitting, screen, next.said);
}
