import type { ComponentProps } from 'preact';
import { Icon, type IconName } from './icons.js';

interface Props extends ComponentProps<'button'> {
  readonly icon?: IconName;
  readonly text: string;
}

/** A button with words on it. */
export const Button = ({ icon, text, ...rest }: Props) => (
  <button type="button" {...rest}>
    {icon !== undefined && <Icon name={icon} />}
    {text}
  </button>
);
