import { CopyLink } from '../shell/CopyLink.js';
import { download } from '../shell/download.js';
import { Icon } from '../shell/icons.js';
import { pickFile } from '../shell/pick-file.js';
import type { ExploreSession } from './session.js';

/** The link to the run, and the run as a file. */
export function Share({ session }: { readonly session: ExploreSession }) {
  const isEmpty = session.journey.run.value === undefined;
  const note = session.fileNote.value;
  const save = (): void => {
    const text = session.saveText;
    if (text !== undefined) download('explore-save.json', 'application/json', text);
  };
  return (
    <>
      <CopyLink link={() => session.link()} isDisabled={isEmpty} hint="The link and the file hold the whole run.">
        <button type="button" disabled={isEmpty} onClick={save}>
          <Icon name="download" />
          Export save
        </button>
        <button type="button" onClick={() => pickFile((file) => void session.openFile(file))}>
          <Icon name="open" />
          Import save
        </button>
      </CopyLink>
      {note !== undefined && (
        <p class={note.isFault ? 'fault' : 'hint'} role="status" data-testid="file-note">
          {note.text}
        </p>
      )}
      <p class="hint">Saves of the command line are the same files. They can also be dropped on the page.</p>
    </>
  );
}
