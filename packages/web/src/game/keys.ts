/**
 * The keys of a room with a game, and the names of what they do. No letter means two steps, so arrows, keypad, WASD and
 * hjkl with yubn all work at once.
 */

import type { AnyDescription } from 'asterion/play';
import { type BoardAction, boardKeys } from '../board/keys.js';
import type { KeyBinding } from '../shell/keys.js';
import { type TransportAction, transportKeys } from '../transport/keys.js';

export const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** A direction key. */
export type GoAction = `go-${(typeof WINDS)[number]}`;

/** What is common to all games. */
export type CommonAction =
  | TransportAction
  | BoardAction
  | GoAction
  | 'left'
  | 'right'
  | 'wait'
  | 'pause'
  | 'undo'
  | 'redo'
  | 'restart'
  | 'threat'
  | 'place'
  | 'look'
  | 'leave'
  | 'pick'
  | 'new-seed';

/** What an exact table adds; `peek-end` is letting go of `peek`. */
export type ExactAction = 'truth' | 'colour' | 'peek' | 'peek-end' | 'try-out';

/** What sight adds. */
export type FogAction = 'fog';

/** What only some games have. */
export type OwnAction = 'tunnel' | 'predicate' | 'hint' | 'next-seed' | 'stray-key';

export type GameAction = CommonAction | ExactAction | FogAction | OwnAction;

export const acting = <Action extends string>(
  action: Action,
  about: string,
  ...keys: string[]
): KeyBinding<Action> => ({ action, keys, about, where: 'both' });

type GameKeys = readonly KeyBinding<GameAction>[];

/** `rest` is what staying put is called. */
const steeringKeys = (rest: string): GameKeys => [
  acting('left', 'West; watching: step back', 'ArrowLeft'),
  acting('right', 'East; watching: step forward', 'ArrowRight'),
  acting('go-N', 'North', 'ArrowUp', '8', 'w', 'k'),
  acting('go-S', 'South', 'ArrowDown', '2', 's', 'j'),
  acting('go-W', 'West', '4', 'a', 'h'),
  acting('go-E', 'East', '6', 'd', 'l'),
  acting('go-NW', 'North-west', '7', 'y'),
  acting('go-NE', 'North-east', '9', 'u'),
  acting('go-SW', 'South-west', '1', 'b'),
  acting('go-SE', 'South-east', '3', 'n'),
  acting('wait', `${rest}; watching: play or pause`, ' '),
  acting('pause', `${rest}; watching: step forward`, '.', '5', 'Clear'),
];

/** Those of the transport and the board that are not wanted for playing. */
export const lookingKeys: readonly KeyBinding<TransportAction | BoardAction>[] = [...transportKeys, ...boardKeys]
  .filter(({ action }) =>
    ['to-start', 'to-end', 'slower', 'faster', 'zoom-in', 'zoom-out', 'zoom-fit'].includes(action),
  )
  .map((binding) => ({ ...binding, where: 'both' }));

const exactKeys: GameKeys = [
  acting('leave', 'Done with looking around; back from a what-if to the game', 'Escape'),
  acting('truth', 'Show or hide the truth: who wins with best play', 'v'),
  { ...acting('peek', 'Best move, as long as it is held', 'i'), isHeld: true },
  acting('try-out', 'What if: try other moves from this turn', 'f'),
  acting('colour', 'Colour cells by the truth: off, or for either side', 'c'),
];

const fogKeys: GameKeys = [acting('fog', 'Fog of sight: only what your side sees', 'e')];

interface Wanted {
  /** What staying put is called. */
  readonly rest: string;
  /** What is told of dangers. */
  readonly threat: string;
  /** What a new seed brings. */
  readonly fresh: string;
  /** The game's own. */
  readonly own: GameKeys;
}

/** The keys of a game's room. */
export const gameKeys = ({ exact, memory }: AnyDescription, { rest, threat, fresh, own }: Wanted): GameKeys => [
  ...steeringKeys(rest),
  acting('undo', 'Undo', 'Backspace', 'Ctrl+z'),
  acting('redo', 'Redo', 'Ctrl+y', 'Ctrl+Shift+z'),
  acting('restart', 'Restart', 'z'),
  acting('threat', threat, 'm'),
  acting('place', 'Tell where you are and the ways out', 'o'),
  acting('look', 'Look around with the cursor: on, off', 'x'),
  acting('pick', 'Looking around: step to the cursor', 'Enter'),
  acting('step-back', 'Step back', ',', '<'),
  acting('step-forward', 'Step forward', '>'),
  acting('play', 'Play or pause', 'p'),
  ...(exact !== undefined ? exactKeys : [acting('leave', 'Done with looking around', 'Escape')]),
  ...(memory !== undefined ? fogKeys : []),
  ...own,
  acting('new-seed', fresh, 'g'),
  ...lookingKeys,
];
