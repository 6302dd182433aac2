import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../shell/icons.js';

interface ActProps {
  readonly icon?: IconName;
  /** The key as it is shown, and as `aria-keyshortcuts` wants it. */
  readonly shown: string;
  readonly keys: string;
  readonly isPressed?: boolean;
  readonly isIdle?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A button with its key. Idle ones keep the focus: disabled they would take it from whoever has just pressed them. */
export const Act = ({ icon, shown, keys, isPressed, isIdle = false, onClick, children }: ActProps) => (
  <button
    type="button"
    aria-keyshortcuts={keys}
    aria-disabled={isIdle}
    onClick={onClick}
    {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
  >
    {icon !== undefined && <Icon name={icon} />}
    <span>{children}</span>
    <kbd aria-hidden="true">{shown}</kbd>
  </button>
);
