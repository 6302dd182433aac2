import { counted } from 'asterion/play';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useActions } from '../page/actions.js';
import { FileDrop } from '../shell/FileDrop.js';
import { Transport } from '../transport/Transport.js';
import { actionsOf } from './actions.js';
import { BoardBar } from './BoardBar.js';
import { Boards } from './Boards.js';
import { Controls } from './Controls.js';
import { ExportDialog } from './ExportDialog.js';
import { drawSheet, subjectOf } from './saving.js';
import { Stage } from './stage.js';

export function MazeRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new Stage(), []);
  const { session } = stage;
  useEffect(() => session.open(query), [session, query]);
  useEffect(() => () => session.close(), [session]);
  useActions(useMemo(() => actionsOf(stage), [stage]));
  return (
    <FileDrop onFile={(file) => void stage.openFile(file)}>
      <section class="stage" aria-label="Board">
        <Boards stage={stage} />
        <BoardBar stage={stage} />
        <p class="visually-hidden" id="board-keys">
          Arrow keys read cell by cell.
        </p>
        <Transport
          player={session.player}
          label={transportLabel(stage)}
          onMoved={() => stage.moved()}
          onScrubbed={() => session.overlay.show(undefined)}
        >
          <Preparing stage={stage} />
          {session.notice.value !== undefined && (
            <p class="fault" data-testid="notice">
              {session.notice.value}
            </p>
          )}
        </Transport>
      </section>
      <Controls stage={stage} />
      {stage.isExporting.value && <ExportDialog stage={stage} />}
      <PrintSheet stage={stage} />
    </FileDrop>
  );
}

function Preparing({ stage }: { readonly stage: Stage }) {
  if (stage.session.preparing.value === undefined) return null;
  return (
    <button type="button" class="stop" onClick={() => stage.session.stop()}>
      Stop preparing
    </button>
  );
}

function transportLabel({ session }: Stage): string {
  const preparing = session.preparing.value;
  if (preparing !== undefined) return `preparing, ${counted(preparing, 'step')} so far`;
  return session.player.isReady.value ? session.label : 'nothing to play';
}

/** The maze for paper. Filled just before printing, however that was asked for, and empty otherwise. */
function PrintSheet({ stage }: { readonly stage: Stage }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fill = (): void => {
      const subject = subjectOf(stage);
      if (sheet.current !== null && subject !== undefined) drawSheet(sheet.current, subject);
    };
    const empty = (): void => sheet.current?.replaceChildren();
    addEventListener('beforeprint', fill);
    addEventListener('afterprint', empty);
    return () => {
      removeEventListener('beforeprint', fill);
      removeEventListener('afterprint', empty);
    };
  }, [stage]);
  return <div class="print-sheet" data-testid="print-sheet" ref={sheet} />;
}
