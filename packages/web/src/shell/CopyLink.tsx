import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce } from '../page/announce.js';
import { Icon } from '../page/icons.js';

interface Props {
  /** From `#` on; undefined while there is nothing to link to. */
  readonly link: () => string | undefined | Promise<string | undefined>;
  readonly isDisabled: boolean;
  /** `Copy link` unless told. */
  readonly label?: string;
  readonly title?: string;
  /** What the link holds. Without it the outcome is told over the board alone, and nothing here moves. */
  readonly hint?: string;
  /** Further buttons, in the same row. */
  readonly children?: ComponentChildren;
}

/** Copies the link to what is on screen, beside other ways to take it along. */
export function CopyLink({ link, isDisabled, label = 'Copy link', title, hint, children }: Props) {
  const shown = useSignal<string | undefined>(undefined);
  const note = useSignal(hint ?? '');
  const tell = (text: string): void => {
    note.value = text;
    announce(text);
  };
  const copy = async (): Promise<void> => {
    const hash = await link();
    if (hash === undefined) return;
    const address = new URL(hash, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      shown.value = undefined;
      tell('Link copied.');
    } catch {
      // No clipboard (no permission, no https): then it is shown, to be copied by hand.
      shown.value = address;
      tell('The link could not be copied. Here it is:');
    }
  };
  return (
    <>
      <div class="button-row">
        <button type="button" title={title} disabled={isDisabled} onClick={() => void copy()}>
          <Icon name="link" />
          {label}
        </button>
        {children}
      </div>
      {hint !== undefined && <p class="hint">{note.value}</p>}
      {shown.value !== undefined && (
        <input
          class="shown-link"
          readOnly
          aria-label="Link"
          value={shown.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
