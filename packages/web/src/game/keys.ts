/** The keys of a room with a game: which of the page's meanings it has, as its description tells. */

import type { AnyDescription } from 'asterion/play';
import { zoomKeys } from '../board/keys.js';
import type { KeyBinding } from '../page/keys.js';
import { keysFor } from '../page/meanings.js';
import { transportKeys } from '../transport/keys.js';

/** Steps in all directions, and questions. */
export const GOING = ['go-N', 'go-S', 'go-W', 'go-E', 'go-NW', 'go-NE', 'go-SW', 'go-SE'] as const;
export const ASKING = ['threat', 'place', 'look', 'pick'] as const;
const COMMON = [...GOING, ...ASKING, 'wait', 'undo', 'redo', 'restart', 'new-game', 'save'] as const;
const EXACT = ['solve', 'heat', 'what-if'] as const;

/** Along the line of turns, nearer to the board, and to the editor with it. No room with a game has a way of setting up. */
export const lookingKeys = [...transportKeys, ...zoomKeys, ...keysFor(['edit-world'])].filter(
  ({ ways }) => ways?.join() !== 'set-up',
);

export type GoAction = (typeof GOING)[number];
type LookingAction = (typeof lookingKeys)[number]['action'];
/** What is common to all games; what a table, hints and sight add (`hint-end` is letting go); what only some have. */
export type CommonAction = (typeof COMMON)[number] | LookingAction;
export type ExtraAction = (typeof EXACT)[number] | 'hint' | 'hint-end' | 'fog';
export type OwnAction = 'tunnel';

interface Wanted {
  /** What staying put is called; undefined where nobody can: the key says so, and help does not list it. */
  readonly rest: string | undefined;
  /** What is asked for by `Where is it?`. */
  readonly threat: string;
  /** What a new game brings. */
  readonly fresh: string;
  /** What Enter does; steps to the cursor if absent. */
  readonly pick?: string;
  /** Whether there may be tunnels. */
  readonly hasTunnels?: boolean;
}

/** The keys of a game's room. */
export function gameKeys(
  { hint, exact, memory }: Pick<AnyDescription, 'hint' | 'exact' | 'memory'>,
  { rest, threat, fresh, pick, hasTunnels = false }: Wanted,
): readonly KeyBinding[] {
  const aids = [
    ...(exact === undefined ? [] : EXACT),
    ...(exact === undefined && hint === undefined ? [] : (['hint'] as const)),
    ...(memory === undefined ? [] : (['fog'] as const)),
    ...(hasTunnels ? (['tunnel'] as const) : []),
  ];
  const told = {
    wait: rest ?? { isUnlisted: true },
    threat,
    'new-game': fresh,
    hint:
      hint === undefined ? { about: 'Hint: the best move, until the next one', isHeld: true } : 'Hint: show or hide',
    heat: 'Heat map: off, or for either side',
    ...(pick === undefined ? {} : { pick }),
  };
  return [...keysFor([...COMMON, ...aids], told), ...lookingKeys];
}
