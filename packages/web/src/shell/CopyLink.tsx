import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce } from '../page/announce.js';
import { Icon } from '../page/icons.js';

interface CopyProps {
  /** In lines; undefined while there is nothing to copy. */
  readonly lines: () => Promise<readonly string[] | undefined>;
  /** What is copied, as it is told: `Link`. */
  readonly what: string;
  /** What is told when it was copied. */
  readonly done: string;
  readonly isDisabled: boolean;
  /** What the button says. */
  readonly label: string;
  readonly title?: string | undefined;
  /** What it holds. Without it the outcome is told over the board alone, and nothing here moves. */
  readonly hint?: string | undefined;
  /** Further buttons, in the same row. */
  readonly children?: ComponentChildren;
}

/** Copies a text, beside other ways to take something along. */
export function CopyText({ lines, what, done, isDisabled, label, title, hint, children }: CopyProps) {
  const shown = useSignal<string | undefined>(undefined);
  const note = useSignal(hint ?? '');
  const tell = (told: string): void => {
    note.value = told;
    announce(told);
  };
  const copy = async (): Promise<void> => {
    const text = await lines();
    if (text === undefined) return;
    try {
      await navigator.clipboard.writeText(text.join('\n'));
      shown.value = undefined;
      tell(done);
    } catch {
      // No clipboard (no permission, no https): then it is shown, to be copied by hand.
      shown.value = text.join(' ');
      tell(`The ${what.toLowerCase()} could not be copied. Here it is:`);
    }
  };
  return (
    <>
      <div class="button-row">
        <button type="button" title={title} disabled={isDisabled} onClick={() => void copy()}>
          <Icon name={what === 'Link' ? 'link' : 'copy'} />
          {label}
        </button>
        {children}
      </div>
      {hint !== undefined && <p class="hint">{note.value}</p>}
      {shown.value !== undefined && (
        <input
          class="shown-link"
          readOnly
          aria-label={what}
          value={shown.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

interface Props extends Pick<CopyProps, 'isDisabled' | 'title' | 'hint' | 'children'> {
  /** From `#` on; undefined while there is nothing to link to. */
  readonly link: () => string | undefined | Promise<string | undefined>;
  /** `Copy link` unless told. */
  readonly label?: string;
  /** What is copied before the link; nothing if absent. */
  readonly text?: string;
}

/** Copies the link to what is on screen. */
export function CopyLink({ link, label = 'Copy link', text, ...props }: Props) {
  const lines = async (): Promise<readonly string[] | undefined> => {
    const hash = await link();
    if (hash === undefined) return undefined;
    const address = new URL(hash, location.href).href;
    return text === undefined ? [address] : [text, address];
  };
  const done = text === undefined ? 'Link copied.' : 'Copied, with the link.';
  return <CopyText lines={lines} what="Link" done={done} label={label} {...props} />;
}
