/** What the keys of the room do. */

import { MONSTER, ROGUE } from 'asterion/game';
import { boardActions } from '../board/keys.js';
import { WAIT, waysText } from '../play/steering.js';
import { placeText } from '../play/words.js';
import { waysOf } from '../rogue/steering.js';
import { threatText } from '../rogue/words.js';
import type { Actions } from '../shell/actions.js';
import { announce } from '../shell/announce.js';
import { transportActions } from '../transport/keys.js';
import { formatRate, formatSpeed } from '../transport/speed.js';
import type { Stage } from './stage.js';

const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

export function actionsOf(stage: Stage): Actions {
  const { view, trying, board } = stage;
  const { player } = view;
  const transport = transportActions(
    player,
    () => view.tellStanding(),
    () => announce(`Speed ${formatSpeed(player.speed.value)}, ${formatRate(player.rate.value)}.`),
  );
  /** The same key is a step where one tries (or looks around), and walks through the game where one does not. */
  const either = (step: () => void, walk: () => void) => () => {
    if (view.branch.value !== undefined || stage.looking.isOn.value) step();
    else walk();
  };
  return {
    ...transport,
    ...boardActions(() => board),
    ...Object.fromEntries(WINDS.map((name) => [`go-${name}`, () => stage.go(name)])),
    left: either(() => stage.go('W'), transport['step-back']),
    right: either(() => stage.go('E'), transport['step-forward']),
    up: either(
      () => stage.go('N'),
      () => view.goToMistake(-1),
    ),
    down: either(
      () => stage.go('S'),
      () => view.goToMistake(1),
    ),
    dot: either(() => trying.tell(WAIT), transport['step-forward']),
    stay: () => trying.tell(WAIT),
    tunnel: () => trying.tell('TUNNEL'),
    'next-mistake': () => view.goToMistake(1),
    'previous-mistake': () => view.goToMistake(-1),
    'first-mistake': () => view.goToFirst(),
    best: () => view.toggleBest(),
    reply: () => trying.playBest(),
    threat: () => tellThreat(stage),
    place: () => tellPlace(stage),
    look: () => stage.looking.toggle(),
    leave: () => {
      if (stage.looking.isOn.value) stage.looking.toggle(false);
      else trying.leave();
    },
    'try-out': () => trying.begin(),
    pick: () => {
      if (!stage.looking.isOn.value) trying.begin();
      else if (board.cursor.value !== undefined) trying.pick(board.cursor.value);
    },
  };
}

/** Seen by whoever is to move. */
function tellThreat({ view }: Stage): void {
  const position = view.standing.value?.position;
  if (position !== undefined) announce(threatText(position, position.seat === MONSTER ? MONSTER : ROGUE, false));
}

function tellPlace({ view }: Stage): void {
  const [position, mover] = [view.standing.value?.position, view.mover.value];
  if (position === undefined) return;
  if (mover === undefined) announce('The game is over here.');
  else
    announce(
      `The ${position.seat} is to move, at ${placeText(position.setup.world.grid, mover)}. ${waysText(waysOf(position.setup), mover)}`,
    );
}
