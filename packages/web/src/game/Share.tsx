/** Ways to take a game along, and to bring one. */

import type { ComponentChildren } from 'preact';
import { useKeyOf } from '../page/Act.js';
import { perform } from '../page/actions.js';
import { Button } from '../page/Button.js';
import { Icon } from '../page/icons.js';
import { CopyLink } from '../shell/CopyLink.js';
import { download } from '../shell/download.js';
import type { Visiting } from './visiting.js';

interface ShareProps {
  readonly visit: { link(): string | undefined | Promise<string | undefined> };
  /** Undefined while there is no game. */
  readonly file: { readonly name: string; readonly text: () => string | undefined } | undefined;
  /** What its button says. */
  readonly label?: string;
  /** What the link holds. */
  readonly hint: string;
}

/** The link to what is on screen, and the game as a file. */
export function Share({ visit, file, label = 'Download recording', hint }: ShareProps) {
  const save = (): void => {
    const text = file?.text();
    if (text !== undefined) download(`${file?.name}.json`, 'application/json', text);
  };
  return (
    <CopyLink link={() => visit.link()} isDisabled={file === undefined} hint={hint}>
      <button type="button" disabled={file === undefined} onClick={save}>
        <Icon name="download" />
        {label}
      </button>
      <EditThis />
    </CopyLink>
  );
}

/** To the editor, with the world on screen; the room carries it out. */
export function EditThis() {
  const { name, shortcut } = useKeyOf('edit-world');
  return (
    <Button
      icon="edit"
      text="Edit this world"
      title={`Draw on it in the editor, and come back (${name})`}
      aria-keyshortcuts={shortcut}
      onClick={() => perform('edit-world')}
    />
  );
}

interface OpenProps {
  readonly visit: Pick<Visiting, 'openFile'>;
  readonly label: string;
  /** What else can be done with files. */
  readonly children: ComponentChildren;
}

/** Files from elsewhere. What became of one is told at the top of the panel. */
export const OpenFile = ({ visit, label, children }: OpenProps) => (
  <>
    <div class="button-row">
      <button type="button" onClick={() => pickFile((file) => void visit.openFile(file))}>
        <Icon name="open" />
        {label}
      </button>
    </div>
    <p class="hint">{children}</p>
  </>
);

const TEXTS = '.json,.txt,.map,.maze,text/plain,application/json';

/** Lets the visitor choose a file. The input exists only for the moment: nobody has to tab past it. */
export function pickFile(open: (file: File) => void, accept = TEXTS): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) open(file);
  });
  input.click();
}
