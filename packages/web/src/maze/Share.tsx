import { useSignal } from '@preact/signals';
import { formatDocument } from 'asterion/notation';
import { drawSvg } from 'asterion/render';
import { announce } from '../shell/announce.js';
import { download } from '../shell/download.js';
import { Icon, type IconName } from '../shell/icons.js';
import { palette } from '../shell/settings.js';
import type { MazeSession } from './session.js';

/** The link to what is on screen, and files of it. */
export function Share({ session }: { readonly session: MazeSession }) {
  const shown = useSignal<string | undefined>(undefined);
  const note = useSignal('The link and the files hold what is on screen, at this step.');
  const tell = (text: string): void => {
    note.value = text;
    announce(text);
  };
  const frame = session.frame.value;
  const isEmpty = frame === undefined || !session.player.isReady.value;
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
  const name = `maze-${session.draft.value.shape}-${session.draft.value.rows}x${session.draft.value.cols}`;
  const saveSvg = (): void => {
    if (frame === undefined) return;
    download(`${name}.svg`, 'image/svg+xml', drawSvg(frame.scene, frame.layers, { palette: palette.value }));
    tell('SVG saved.');
  };
  const saveJson = (): void => {
    if (frame === undefined) return;
    download(`${name}.json`, 'application/json', formatDocument(frame.scene));
    tell('JSON saved.');
  };
  return (
    <>
      <div class="button-row">
        <ShareButton icon="link" text="Copy link" isDisabled={isEmpty} onClick={() => void copy()} />
        <ShareButton icon="download" text="SVG" isDisabled={isEmpty} onClick={saveSvg} />
        <ShareButton icon="download" text="JSON" isDisabled={isEmpty} onClick={saveJson} />
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
