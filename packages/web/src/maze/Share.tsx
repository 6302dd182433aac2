import { useSignal } from '@preact/signals';
import { announce } from '../shell/announce.js';
import { Icon, type IconName } from '../shell/icons.js';
import { pickFile } from '../shell/pick-file.js';
import type { Stage } from './stage.js';

/** The link to what is on screen, and files of it. */
export function Share({ stage }: { readonly stage: Stage }) {
  const { session } = stage;
  const shown = useSignal<string | undefined>(undefined);
  const note = useSignal('The link and the files hold what is on screen, at this step.');
  const tell = (text: string): void => {
    note.value = text;
    announce(text);
  };
  const isEmpty = session.frames.value.length === 0 || !session.player.isReady.value;
  const copy = async (): Promise<void> => {
    const { link } = session;
    if (link === undefined) return;
    const address = new URL(link, location.href).href;
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
        <ShareButton icon="link" text="Copy link" isDisabled={isEmpty} onClick={() => void copy()} />
        <ShareButton icon="download" text="Export" isDisabled={isEmpty} onClick={() => stage.openExport()} />
        <ShareButton
          icon="open"
          text="Open a file"
          isDisabled={false}
          onClick={() => pickFile((file) => void stage.openFile(file))}
        />
        <ShareButton icon="print" text="Print" isDisabled={isEmpty} onClick={() => print()} />
      </div>
      <p class="hint">{note.value}</p>
      {shown.value !== undefined && (
        <input
          class="shown-link"
          readOnly
          aria-label="Link"
          value={shown.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {stage.fileNote.value !== undefined && (
        <p class={stage.fileNote.value.isFault ? 'fault' : 'hint'} data-testid="file-note">
          {stage.fileNote.value.text}
        </p>
      )}
      <p class="hint">
        Files can also be dropped on the page: world documents, classic parameter files, drawings and maps.
      </p>
    </>
  );
}

interface ButtonProps {
  readonly icon: IconName;
  readonly text: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

const ShareButton = ({ icon, text, isDisabled, onClick }: ButtonProps) => (
  <button type="button" disabled={isDisabled} onClick={onClick}>
    <Icon name={icon} />
    {text}
  </button>
);
