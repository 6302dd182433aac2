/** Playing oneself, or watching bots play: in sight, for the lists of players are folded away. */

import type { Seat } from 'asterion/game';
import { HUMAN } from 'asterion/play';
import { plainSettings, type Setting } from 'asterion/settings';
import { Button } from '../page/Button.js';
import { isCalm } from '../page/settings.js';
import type { Stage } from './stage.js';

interface Props {
  readonly stage: Stage;
}

export function WatchSwitch({ stage }: Props) {
  const { play, description } = stage;
  const isWatching = play.isWatching.value;
  if (play.setup.value === undefined || play.branch.value !== undefined) return null;
  return (
    <div class="button-row mode-switch" role="group" aria-label="Play or watch">
      <Button text="Play yourself" aria-pressed={!isWatching} onClick={() => playYourself(stage)} />
      <Button
        text={description.game.seats.length === 1 ? 'Watch a bot' : 'Watch two bots'}
        aria-pressed={isWatching}
        onClick={() => watchBots(stage)}
      />
    </div>
  );
}

/** Who usually sits at each seat by these settings. */
function usualPlayers({ description, play }: Stage, settings: readonly Setting[]): [Seat, string][] {
  const values = play.setup.value?.values ?? {};
  return settings
    .filter(({ key, input }) => input === 'player' && description.game.seats.includes(key))
    .map((setting) => [setting.key, setting.format(setting.usual(values, {}))]);
}

/** Bots sit wherever people did, and play from the first move on; whoever watches already sees it again. */
function watchBots(stage: Stage): void {
  const { play, visit, description } = stage;
  const people = play.people.value;
  if (people.length === 0) {
    play.playback.stepBy(-Infinity);
    if (!isCalm.value) play.playback.play(); // else it would be over at once
    return;
  }
  const bots = usualPlayers(stage, plainSettings(description.settings)).filter(([seat]) => people.includes(seat));
  visit.choose(Object.fromEntries(bots), true);
}

/** Takes the seat that is usually a person's: from the turn on screen, or from the start of a game that is over. */
function playYourself(stage: Stage): void {
  const { play, visit } = stage;
  if (!play.isWatching.value) return;
  play.playback.pause();
  if (play.standing.value?.end !== undefined) play.playback.stepBy(-Infinity);
  const seats = usualPlayers(stage, visit.settled.value.settings);
  const [seat] = seats.find(([, name]) => name === HUMAN) ?? seats[0];
  visit.choose({ [seat]: HUMAN });
}
