/**
 * What every key of the page means. Rooms choose from this table which actions they have, and never which key does one:
 * so a key means the same in every room, in the same way of using it. Keys of movement are never taken.
 */

import { charactersFor, WAIT } from 'asterion/play';
import type { Group, KeyBinding, Way } from './keys.js';

const PLAYING: readonly Way[] = ['play'];
const WATCHING: readonly Way[] = ['watch'];
const SETTING_UP: readonly Way[] = ['set-up'];
const NOT_PLAYING: readonly Way[] = ['watch', 'set-up'];
const NOT_SETTING_UP: readonly Way[] = ['play', 'watch'];
const DRAWING: readonly Way[] = ['draw'];
const NOT_DRAWING: readonly Way[] = ['play', 'watch', 'set-up'];

const meaning = <Name extends string>(
  group: Group,
  action: Name,
  about: string,
  keys: readonly string[],
  { where = 'both', ...more }: Partial<Pick<KeyBinding, 'where' | 'ways' | 'isHeld'>> = {},
) => ({ group, action, about, keys, where, ...more });

/** A direction: letters and digits at any time, the arrow where one plays. */
const going = <Name extends string>(name: Name, about: string, ...arrows: string[]) => [
  ...(arrows.length === 0 ? [] : [meaning('Move', `go-${name}`, about, arrows, { ways: PLAYING })]),
  meaning('Move', `go-${name}`, about, charactersFor(name)),
];

/** The cursor, and with Shift painting along. */
const drawing = <Name extends string>(name: Name, arrow: string) => [
  meaning('Draw', `paint-${name}`, 'Paint along', [`Shift+${arrow}`], { ways: DRAWING }),
  meaning('Board', `cursor-${name}`, 'Move the cursor', [arrow], { ways: DRAWING }),
];

const table = [
  meaning('Draw', 'paint', 'Paint at the cursor; of a line or a box the start, then the end', [' ', 'Enter'], {
    ways: DRAWING,
  }),
  ...drawing('left', 'ArrowLeft'),
  ...drawing('right', 'ArrowRight'),
  ...drawing('up', 'ArrowUp'),
  ...drawing('down', 'ArrowDown'),
  meaning('Draw', 'rub-out', 'Erase at the cursor', ['Delete'], { ways: DRAWING }),
  meaning('Draw', 'grab', 'Pick up who stands at the cursor, or put them down', ['g'], { ways: DRAWING }),
  meaning('Draw', 'eyedropper', 'Take the brush that made the cell at the cursor', ['i'], { ways: DRAWING }),
  meaning('Draw', 'eraser', 'Eraser: on, off', ['e'], { ways: DRAWING }),
  meaning('Draw', 'next-tool', 'Next tool', ['m'], { ways: DRAWING }),
  meaning('Draw', 'next-symmetry', 'Next symmetry', ['|'], { ways: DRAWING }),
  meaning('Draw', 'area-all', 'Choose the whole world as the area', ['Ctrl+a'], { ways: DRAWING }),
  meaning('Draw', 'brush-before', 'Brush before', ['['], { ways: DRAWING }),
  meaning('Draw', 'brush-after', 'Brush after', [']'], { ways: DRAWING }),
  meaning('Draw', 'brush-wall', 'Brush: wall', ['x'], { ways: DRAWING }),
  meaning('Draw', 'brush-room', 'Brush: room', ['r'], { ways: DRAWING }),
  meaning('Draw', 'brush-open', 'Brush: corridor, or passage', ['o'], { ways: DRAWING }),
  meaning('Draw', 'brush-close', 'Brush: pit, or thin wall', ['q'], { ways: DRAWING }),
  meaning('Draw', 'brush-tunnel', 'Brush: tunnel', ['t'], { ways: DRAWING }),
  meaning('Draw', 'brush-figure', 'Brush: next figure', ['f'], { ways: DRAWING }),
  meaning('Game', 'play-test', 'Play it, and come back', ['p', 'Ctrl+e'], { ways: DRAWING }),
  meaning('Game', 'edit-world', 'Edit this world', ['Ctrl+e'], { ways: NOT_DRAWING }),

  ...going('N', 'North', 'ArrowUp'),
  ...going('S', 'South', 'ArrowDown'),
  ...going('W', 'West', 'ArrowLeft'),
  ...going('E', 'East', 'ArrowRight'),
  ...going('NW', 'North-west'),
  ...going('NE', 'North-east'),
  ...going('SW', 'South-west'),
  ...going('SE', 'South-east'),
  meaning('Move', 'wait', 'Wait', ['.', ' '], { ways: PLAYING }),
  meaning('Move', 'wait', 'Wait', [...charactersFor(WAIT).filter((key) => key !== '.'), 'Clear']),
  meaning('Move', 'tunnel', 'Through the tunnel', ['t'], { ways: NOT_SETTING_UP }),
  meaning('Move', 'explore', 'Explore by itself, until something happens', ['e'], { ways: NOT_DRAWING }),
  meaning('Move', 'stairs', 'Travel to the stairs', ['>']),
  meaning('Move', 'pick', 'Looking around: step to the cursor', ['Enter'], { ways: NOT_DRAWING }),

  meaning('Game', 'undo', 'Undo', ['z', 'Backspace', 'Ctrl+z']),
  meaning('Game', 'redo', 'Redo', ['Ctrl+y', 'Ctrl+Shift+z']),
  meaning('Game', 'restart', 'Restart', ['r'], { ways: NOT_DRAWING }),
  meaning('Game', 'new-game', 'New game', ['g'], { ways: NOT_DRAWING }),
  meaning('Game', 'play', 'Play or pause', ['p'], { ways: NOT_DRAWING }),
  meaning('Game', 'play', 'Play or pause', [' '], { ways: NOT_PLAYING }),
  meaning('Game', 'step-back', 'A turn back', ['PageUp', ',']),
  meaning('Game', 'step-back', 'A turn back', ['ArrowLeft'], { ways: WATCHING }),
  meaning('Game', 'step-back', 'A turn back', ['ArrowLeft'], { ways: SETTING_UP, where: 'page' }),
  meaning('Game', 'step-forward', 'A turn forward', ['PageDown']),
  meaning('Game', 'step-forward', 'A turn forward', ['.'], { ways: NOT_PLAYING }),
  meaning('Game', 'step-forward', 'A turn forward', ['ArrowRight'], { ways: WATCHING }),
  meaning('Game', 'step-forward', 'A turn forward', ['ArrowRight'], { ways: SETTING_UP, where: 'page' }),
  meaning('Game', 'to-start', 'To the first turn', ['Home']),
  meaning('Game', 'to-end', 'To the last turn', ['End']),
  meaning('Game', 'previous-mistake', 'Previous mistake', ['{']),
  meaning('Game', 'previous-mistake', 'Previous mistake', ['ArrowUp'], { ways: WATCHING }),
  meaning('Game', 'next-mistake', 'Next mistake', ['}']),
  meaning('Game', 'next-mistake', 'Next mistake', ['ArrowDown'], { ways: WATCHING }),
  meaning('Game', 'slower', 'Slower', ['['], { ways: NOT_DRAWING }),
  meaning('Game', 'faster', 'Faster', [']'], { ways: NOT_DRAWING }),
  meaning('Game', 'add-tunnels', 'Add tunnels: on, off', ['t'], { ways: SETTING_UP }),
  meaning('Game', 'set-entrance', 'Entrance at the cursor', ['(']),
  meaning('Game', 'set-exit', 'Exit at the cursor', [')']),
  meaning('Game', 'save', 'Save as a file', ['Ctrl+s']),

  meaning('Aids', 'threat', 'Where is it?', ['m'], { ways: NOT_DRAWING }),
  meaning('Aids', 'place', 'Where am I?', ['o'], { ways: NOT_DRAWING }),
  meaning('Aids', 'hint', 'Hint', ['i'], { ways: NOT_DRAWING }),
  meaning('Aids', 'solve', 'Solve: who wins with best play', ['v']),
  meaning('Aids', 'heat', 'Heat map', ['c']),
  meaning('Aids', 'what-if', 'What if: try other moves from this turn', ['q'], { ways: NOT_DRAWING }),
  meaning('Aids', 'fog', 'Fog: show only what your side sees', ['f'], { ways: NOT_DRAWING }),

  meaning('Board', 'look', 'Look around with the cursor: on, off', ['x'], { ways: NOT_DRAWING }),
  meaning('Board', 'cursor-left', 'Move the cursor', ['ArrowLeft'], { ways: SETTING_UP, where: 'board' }),
  meaning('Board', 'cursor-right', 'Move the cursor', ['ArrowRight'], { ways: SETTING_UP, where: 'board' }),
  meaning('Board', 'cursor-up', 'Move the cursor', ['ArrowUp'], { ways: SETTING_UP, where: 'board' }),
  meaning('Board', 'cursor-down', 'Move the cursor', ['ArrowDown'], { ways: SETTING_UP, where: 'board' }),
  meaning('Board', 'zoom-in', 'Larger', ['+', '=']),
  meaning('Board', 'zoom-out', 'Smaller', ['-']),
  meaning('Board', 'zoom-fit', 'Show the whole', ['0']),
  meaning('Board', 'focus', 'Focus mode: the board alone', ['#']),

  meaning('Page', 'leave', 'Cancel, or go back', ['Escape']),
  meaning('Page', 'repeat', 'Say the last message again', [';']),
  meaning('Page', 'help', 'This help', ['?']),
];

/** The name of something that a key does. */
export type KeyAction = (typeof table)[number]['action'];

/** Every meaning of every key. */
export const meanings: readonly KeyBinding<KeyAction>[] = table;

/** What a room says of an action in its own words; and what else is its own. */
type Told = string | Partial<Pick<KeyBinding, 'about' | 'isHeld' | 'isUnlisted'>>;

/** The keys of some actions. */
export function keysFor<Name extends KeyAction>(
  actions: readonly Name[],
  told: Partial<Readonly<Record<Name, Told>>> = {},
): readonly KeyBinding<Name>[] {
  const own = (name: Name): Partial<KeyBinding> => {
    const words = told[name];
    return typeof words === 'string' ? { about: words } : (words ?? {});
  };
  return meanings
    .filter((one): one is KeyBinding<Name> => (actions as readonly string[]).includes(one.action))
    .map((one) => ({ ...one, ...own(one.action), action: one.action }));
}
