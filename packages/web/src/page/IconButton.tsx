import { Icon, type IconName } from './icons.js';

interface Props {
  readonly icon: IconName;
  /** What it does; also the tooltip. */
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly class?: string;
  readonly keys?: string;
  /** There is nothing to do at the moment; unlike a disabled one it keeps the focus. */
  readonly isIdle?: boolean;
  /** For a button that stays down: whether it is. */
  readonly isPressed?: boolean;
}

/** A button that is a picture. `keys` are those that do the same, as `aria-keyshortcuts` wants them. */
export const IconButton = ({
  icon,
  label,
  onClick,
  disabled = false,
  class: extra = '',
  keys,
  isIdle = false,
  isPressed,
}: Props) => (
  <button
    type="button"
    class={`icon-button ${extra}`}
    aria-label={label}
    title={label}
    disabled={disabled}
    aria-disabled={isIdle}
    onClick={onClick}
    {...(keys === undefined ? {} : { 'aria-keyshortcuts': keys })}
    {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
  >
    <Icon name={icon} />
  </button>
);
