import { Icon, type IconName } from '../page/icons.js';
import { CopyLink } from '../shell/CopyLink.js';
import { pickFile } from '../shell/pick-file.js';
import type { Stage } from './stage.js';

/** The link to what is on screen, and files of it. */
export function Share({ stage }: { readonly stage: Stage }) {
  const { session } = stage;
  const isEmpty = session.frames.value.length === 0 || !session.player.isReady.value;
  return (
    <>
      <CopyLink
        link={() => session.link}
        isDisabled={isEmpty}
        hint="The link and the files hold what is on screen, at this step."
      >
        <ShareButton icon="download" text="Export" isDisabled={isEmpty} onClick={() => stage.openExport()} />
        <ShareButton
          icon="open"
          text="Open a file"
          isDisabled={false}
          onClick={() => pickFile((file) => void stage.openFile(file))}
        />
        <ShareButton icon="print" text="Print" isDisabled={isEmpty} onClick={() => print()} />
      </CopyLink>
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
