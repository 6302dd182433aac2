import { Icon, type IconName } from './icons.js';

interface ActProps {
  readonly icon?: IconName;
  readonly text: string;
  readonly title?: string;
  /** The key as it is shown, and as `aria-keyshortcuts` wants it. */
  readonly shown: string;
  readonly keys: string;
  readonly isIdle?: boolean;
  /** For one that stays down: whether it is. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** A button with its key. Idle ones keep the focus: disabled they would take it from whoever has just pressed them. */
export const Act = ({ icon, text, title, shown, keys, isIdle = false, isPressed, onClick }: ActProps) => (
  <button
    type="button"
    class={`act-${text.toLowerCase().replaceAll(' ', '-')}`}
    aria-keyshortcuts={keys}
    aria-disabled={isIdle}
    onClick={onClick}
    {...(title === undefined ? {} : { title })}
    {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
  >
    {icon !== undefined && <Icon name={icon} />}
    <span>{text}</span>
    <kbd aria-hidden="true">{shown}</kbd>
  </button>
);
