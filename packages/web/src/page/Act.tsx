import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { perform } from './actions.js';
import { Icon, type IconName } from './icons.js';
import { type KeyBinding, keyName } from './keys.js';
import type { KeyAction } from './meanings.js';

/** The keys of the room on screen. */
export const Bindings = createContext<readonly KeyBinding[]>([]);

/**
 * The first key of an action in the room on screen: as buttons show it, and for those who do not see them. None where
 * there is none, or none that is held if it is to be.
 */
export function useKeyOf(action: KeyAction, isHeld = false): { readonly name: string; readonly shortcut: string } {
  const binding = useContext(Bindings).find((one) => one.action === action && (!isHeld || one.isHeld === true));
  const [key = ''] = binding?.keys ?? [];
  const shortcut = key.replace('Ctrl', 'Control').replace(/\b[a-z]$/, (letter) => letter.toUpperCase());
  return { name: keyName(key), shortcut };
}

interface ActProps {
  /** The name of what it does, as in the room's keys: the button shows the first of them. */
  readonly action: KeyAction;
  readonly icon?: IconName;
  readonly text: string;
  readonly title?: string;
  readonly isIdle?: boolean;
  /** For one that stays down: whether it is. */
  readonly isPressed?: boolean;
  /** What the key does if absent. */
  readonly onClick?: () => void;
}

/** A button with its key. Idle ones keep the focus: disabled they would take it from whoever has just pressed them. */
export function Act({ action, icon, text, title, isIdle = false, isPressed, onClick }: ActProps) {
  const { name, shortcut } = useKeyOf(action);
  return (
    <button
      type="button"
      class={`act-${text.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`}
      aria-keyshortcuts={shortcut}
      aria-disabled={isIdle}
      onClick={onClick ?? (() => perform(action))}
      {...(title === undefined ? {} : { title })}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{text}</span>
      <kbd aria-hidden="true">{name}</kbd>
    </button>
  );
}
