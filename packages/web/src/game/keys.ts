/**
 * The keys of a room with a game, and the names of what they do. No letter means two steps, so arrows, keypad, WASD and
 * hjkl with yubn all work at once.
 */

import { type AnyDescription, charactersFor, WAIT } from 'asterion/play';
import { boardKeys } from '../board/keys.js';
import type { KeyBinding } from '../page/keys.js';
import { transportKeys } from '../transport/keys.js';

export const acting = <Action extends string>(
  action: Action,
  about: string,
  ...keys: string[]
): KeyBinding<Action> => ({
  action,
  keys,
  about,
  where: 'both',
});

/** The actions of some keys. */
export type ActionOf<Keys extends readonly KeyBinding[]> = Keys[number]['action'];

/** Directions, but for those arrows that mean more in places. */
export const goKeys = (lead = '') => {
  const named = (name: string): string => (lead === '' ? name : `${lead} ${name.toLowerCase()}`);
  return [
    acting('go-N', named('North'), ...charactersFor('N')),
    acting('go-S', named('South'), ...charactersFor('S')),
    acting('go-W', named('West'), ...charactersFor('W')),
    acting('go-E', named('East'), ...charactersFor('E')),
    acting('go-NW', named('North-west'), ...charactersFor('NW')),
    acting('go-NE', named('North-east'), ...charactersFor('NE')),
    acting('go-SW', named('South-west'), ...charactersFor('SW')),
    acting('go-SE', named('South-east'), ...charactersFor('SE')),
  ];
};

/** Those of the transport and the board that are not wanted for playing. */
export const lookingKeys = [...transportKeys, ...boardKeys]
  .filter(({ action }) =>
    ['to-start', 'to-end', 'slower', 'faster', 'zoom-in', 'zoom-out', 'zoom-fit'].includes(action),
  )
  .map((binding) => ({ ...binding, where: 'both' as const }));

/** `rest` is what staying put is called, `threat` what is told of dangers, `fresh` what a new seed brings. */
const commonKeys = ({ rest, threat, fresh }: Readonly<Record<'rest' | 'threat' | 'fresh', string>>) => [
  acting('left', 'West; watching: step back', 'ArrowLeft'),
  acting('right', 'East; watching: step forward', 'ArrowRight'),
  acting('go-N', 'North', 'ArrowUp'),
  acting('go-S', 'South', 'ArrowDown'),
  ...goKeys(),
  acting('wait', `${rest}; watching: play or pause`, ' '),
  acting('pause', `${rest}; watching: step forward`, ...charactersFor(WAIT), 'Clear'),
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
  acting('new-seed', fresh, 'g'),
  ...lookingKeys,
];

/** Where there are no hints the best move has their key, and else none: no letter is left that means nothing elsewhere. */
const HINT = 'i';

const exactKeys = [
  acting('leave', 'Done with looking around; back from a what-if to the game', 'Escape'),
  acting('truth', 'Show or hide the truth: who wins with best play', 'v'),
  { ...acting('peek', 'Best move, as long as it is held', HINT), isHeld: true },
  acting('try-out', 'What if: try other moves from this turn', 'f'),
  acting('colour', 'Colour cells by the truth: off, or for either side', 'c'),
];
const hintKeys = [acting('hint', 'Hint: show or hide', HINT)];
const plainKeys = [acting('leave', 'Done with looking around', 'Escape')];
const fogKeys = [acting('fog', 'Fog of sight: only what your side sees', 'e')];

/** What is common to all games; what a table, hints and sight add (`peek-end` is letting go); what only some games have. */
export type CommonAction = ActionOf<ReturnType<typeof commonKeys>> | ActionOf<typeof plainKeys>;
export type ExtraAction =
  | Exclude<ActionOf<typeof exactKeys>, 'leave'>
  | ActionOf<typeof hintKeys>
  | ActionOf<typeof fogKeys>
  | 'peek-end';
export type OwnAction = 'tunnel' | 'predicate' | 'next-seed' | 'stray-key';

interface Wanted extends Readonly<Record<'rest' | 'threat' | 'fresh', string>> {
  /** The game's own. */
  readonly own: readonly KeyBinding<OwnAction>[];
}

/** The keys of a game's room. */
export function gameKeys(
  description: AnyDescription,
  wanted: Wanted,
): readonly KeyBinding<CommonAction | ExtraAction | OwnAction>[] {
  const hasHints = description.hint !== undefined;
  return [
    ...commonKeys(wanted),
    ...(description.exact === undefined
      ? plainKeys
      : exactKeys.filter(({ keys }) => !hasHints || !keys.includes(HINT))),
    ...(hasHints ? hintKeys : []),
    ...(description.memory === undefined ? [] : fogKeys),
    ...wanted.own,
  ];
}
