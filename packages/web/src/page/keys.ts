/**
 * Keys as data: what a stroke means depends on where the focus is, and help lists the very same entries.
 *
 * Fields, lists, sliders and dialogs have keys of their own, so nothing of ours acts there, but that Ctrl+Z and its like
 * act beside lists and sliders, which do not know them; buttons and links keep Space and Enter.
 */

/**
 * What has the focus: nothing in particular, a button or link, the board, a list or slider, or something whose keys are
 * all its own (a text field, anything in a dialog).
 */
export type Focus = 'page' | 'button' | 'board' | 'choice' | 'own';

/** How a room is used at the moment. One who looks around with the cursor plays. */
export type Way = 'play' | 'watch' | 'set-up' | 'draw';

/** Where help lists a key. */
export const GROUPS = ['Draw', 'Move', 'Game', 'Aids', 'Board', 'Page'] as const;
export type Group = (typeof GROUPS)[number];

/** `Action` are the names of what keys can do, for whoever carries it out. */
export interface KeyBinding<Action extends string = string> {
  readonly action: Action;
  /**
   * `KeyboardEvent.key` values, any of which will do; with Ctrl (or Command) as `Ctrl+z` or `Ctrl+Shift+z`, and as `Shift+ArrowUp`
   * where Shift makes a difference.
   */
  readonly keys: readonly string[];
  readonly about: string;
  /** Where it acts: with the focus on the board, anywhere else, or both. */
  readonly where: 'page' | 'board' | 'both';
  readonly group: Group;
  /** Help does not list it: there it does nothing but say why. */
  readonly isUnlisted?: boolean;
  /** In which ways of using the room it acts; in all if absent. */
  readonly ways?: readonly Way[];
  /** It lasts as long as the key is held: the action `NAME-end` follows when it is let go. */
  readonly isHeld?: boolean;
}

export interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a stroke means here, or undefined. Without `characters`, keys that print something mean nothing. */
export function bindingFor(
  bindings: readonly KeyBinding[],
  stroke: KeyStroke,
  focus: Focus,
  characters: boolean,
  way: Way,
): KeyBinding | undefined {
  const key = strokeName(stroke);
  if (focus === 'own' || stroke.altKey) return undefined;
  if (focus === 'choice' && !key.startsWith('Ctrl+')) return undefined;
  if (focus === 'button' && (stroke.key === ' ' || stroke.key === 'Enter')) return undefined;
  if (isCharacter(key) && !characters) return undefined;
  const side = focus === 'board' ? 'board' : 'page';
  const meaning = (name: string) =>
    bindings.find(
      ({ keys, where, ways }) =>
        (where === 'both' || where === side) && ways?.includes(way) !== false && keys.includes(name),
    );
  // Caps Lock is no mistake, nor is Shift where it makes no difference.
  return meaning(key) ?? meaning(/^[A-Z]$/.test(key) ? key.toLowerCase() : key.replace(/^Shift[+]/, ''));
}

/** Shift is part of a character; it counts beside Ctrl, and for keys that print nothing. */
function strokeName({ key, ctrlKey, metaKey, shiftKey }: KeyStroke): string {
  const shift = shiftKey ? 'Shift+' : '';
  if (ctrlKey || metaKey) return `Ctrl+${shift}${key.toLowerCase()}`;
  return key.length === 1 ? key : `${shift}${key}`;
}

/** Letters, digits and signs, which speech input may produce by accident. The space bar is not one of them. */
export const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Backspace: '⌫',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
};

/** A key as it is printed on the keyboard. */
export const keyName = (key: string): string =>
  key.replace(
    /^((?:Ctrl[+])?(?:Shift[+])?)(.+)$/,
    (_, held: string, name: string) =>
      held + (NAMES[name] ?? name.replace(/^[a-z]$/, (letter) => letter.toUpperCase())),
  );
