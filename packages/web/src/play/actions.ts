/** What the keys of a room with a game do. */

import type { ReadonlySignal } from '@preact/signals';
import { boardActions } from '../board/keys.js';
import type { BoardModel } from '../board/model.js';
import type { Actions } from '../shell/actions.js';
import { announce } from '../shell/announce.js';
import { transportActions } from '../transport/keys.js';
import type { Player } from '../transport/player.js';
import { formatRate, formatSpeed } from '../transport/speed.js';
import type { Hands } from './hands.js';
import type { Looking } from './looking.js';
import { WAIT } from './steering.js';

const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

interface Moving {
  readonly session: { drawSeed(): void };
  readonly play: {
    readonly player: Player;
    readonly isWatching: ReadonlySignal<boolean>;
    announceStanding(): void;
    undo(): void;
    redo(): void;
    restart(): void;
    comeBack(): boolean;
  };
  readonly board: BoardModel;
  readonly hands: Hands;
  readonly looking: Looking;
  tellThreat(): void;
  tellPlace(): void;
}

interface Knowing extends Moving {
  readonly play: Moving['play'] & { tryOut(): void };
  readonly truth: { toggle(): void; colour(): void; hold(on: boolean): void };
}

/** Where an exact table knows who wins. */
export function playActions(stage: Knowing): Actions {
  const { play, truth } = stage;
  return {
    ...movingActions(stage),
    truth: () => truth.toggle(),
    colour: () => truth.colour(),
    peek: () => truth.hold(true),
    'peek-end': () => truth.hold(false),
    'try-out': () => play.tryOut(),
  };
}

/** Where people move, whatever the game. */
export function movingActions(stage: Moving): Actions {
  const { session, play, board, hands, looking } = stage;
  const { player } = play;
  const transport = transportActions(
    player,
    () => play.announceStanding(),
    () => announce(`Speed ${formatSpeed(player.speed.value)}, ${formatRate(player.rate.value)}.`),
  );
  /** The same key steers a player and, where there is none to steer, the transport. */
  const either = (steer: () => void, watch: string) => () => {
    if (play.isWatching.value && !looking.isOn.value) transport[watch]();
    else steer();
  };
  /** A direction key: a step, or the cursor where one looks around. */
  const go = (name: string): void => {
    if (looking.isOn.value) looking.go(name);
    else hands.tell(name);
  };
  return {
    ...transport,
    ...boardActions(() => board),
    ...Object.fromEntries(WINDS.map((name) => [`go-${name}`, () => go(name)])),
    left: either(() => go('W'), 'step-back'),
    right: either(() => go('E'), 'step-forward'),
    wait: either(() => hands.tell(WAIT), 'play'),
    pause: either(() => hands.tell(WAIT), 'step-forward'),
    undo: () => play.undo(),
    redo: () => play.redo(),
    restart: () => play.restart(),
    threat: () => stage.tellThreat(),
    place: () => stage.tellPlace(),
    look: () => looking.toggle(),
    leave: () => {
      if (looking.isOn.value) looking.toggle(false);
      else play.comeBack();
    },
    pick: () => {
      if (looking.isOn.value && board.cursor.value !== undefined) hands.pick(board.cursor.value);
    },
    'new-seed': () => session.drawSeed(),
  };
}
