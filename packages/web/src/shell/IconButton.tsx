import { Icon, type IconName } from './icons.js';

interface Props {
  readonly icon: IconName;
  /** What it does; also the tooltip. */
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly class?: string;
  readonly keys?: string;
}

/** A button that is a picture. `keys` are those that do the same, as `aria-keyshortcuts` wants them. */
export const IconButton = ({ icon, label, onClick, disabled = false, class: extra = '', keys }: Props) => (
  <button
    type="button"
    class={`icon-button ${extra}`}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
    {...(keys === undefined ? {} : { 'aria-keyshortcuts': keys })}
  >
    <Icon name={icon} />
  </button>
);
