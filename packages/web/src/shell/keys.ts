/**
 * Keys as data: what a stroke means depends on where the focus is, and help lists the very same entries.
 *
 * Fields, lists, sliders and dialogs have keys of their own, so nothing of ours acts there; buttons and links keep
 * Space and Enter.
 */

/** What has the focus: nothing in particular, a button or link, the board, or something with keys of its own. */
export type Focus = 'page' | 'button' | 'board' | 'own';

export interface KeyBinding {
  /** The name of the action, for whoever carries it out. */
  readonly action: string;
  /** `KeyboardEvent.key` values, any of which will do. */
  readonly keys: readonly string[];
  readonly about: string;
  /** Where it acts: with the focus on the board, anywhere else, or both. */
  readonly where: 'page' | 'board' | 'both';
}

export interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a stroke means here, or undefined. Without `characters`, keys that print something mean nothing. */
export function bindingFor(
  bindings: readonly KeyBinding[],
  stroke: Stroke,
  focus: Focus,
  characters: boolean,
): KeyBinding | undefined {
  const { key } = stroke;
  if (focus === 'own' || stroke.ctrlKey || stroke.altKey || stroke.metaKey) return undefined;
  if (focus === 'button' && (key === ' ' || key === 'Enter')) return undefined;
  if (isCharacter(key) && !characters) return undefined;
  const side = focus === 'board' ? 'board' : 'page';
  return bindings.find(({ keys, where }) => (where === 'both' || where === side) && keys.includes(key));
}

/** Letters, digits and signs, which speech input may produce by accident. The space bar is not one of them. */
export const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

/** A key as it is printed on the keyboard. */
export const keyName = (key: string): string => NAMES[key] ?? (/^[a-z]$/.test(key) ? key.toUpperCase() : key);
