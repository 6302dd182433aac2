import { counted } from 'asterion/play';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { boardActions } from '../board/keys.js';
import { FileNote, Notice } from '../game/around.js';
import { type Actions, type Endings, useActions, useEndings } from '../page/actions.js';
import { Button } from '../page/Button.js';
import { FileDrop } from '../shell/FileDrop.js';
import { transportActions } from '../transport/keys.js';
import { Transport } from '../transport/Transport.js';
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
  useActions(
    useMemo(() => actionsOf(stage), [stage]),
    settingUp,
  );
  useEndings(useMemo(() => endingsOf(stage), [stage]));
  return (
    <FileDrop onFile={(file) => void session.openFile(file)}>
      <section class="stage" aria-label="Board">
        <Boards stage={stage} />
        <p class="visually-hidden" id="board-keys">
          Arrow keys read cell by cell.
        </p>
      </section>
      <div class="panel" aria-busy={session.preparing.value !== undefined}>
        <FileNote visit={session} />
        <BoardBar stage={stage} />
        <Transport
          player={session.player}
          label={transportLabel(stage)}
          onMoved={() => stage.moved()}
          onScrubbed={() => session.overlay.show(undefined)}
        >
          {session.preparing.value !== undefined && (
            <Button class="stop" text="Stop preparing" onClick={() => session.stop()} />
          )}
          <Notice text={session.notice.value} />
        </Transport>
        <Controls stage={stage} />
      </div>
      {stage.isExporting.value && <ExportDialog stage={stage} />}
      <PrintSheet stage={stage} />
    </FileDrop>
  );
}

/** What the keys of the room do. */
function actionsOf(stage: Stage): Actions {
  const { session, board, tunnels } = stage;
  const atCursor = (act: (cell: number) => void) => () => {
    if (board.cursor.value !== undefined) act(board.cursor.value);
  };
  return {
    ...transportActions(session.player, () => stage.moved()),
    ...boardActions(() => stage.focused),
    'new-game': () => session.drawSeed(),
    'set-entrance': atCursor((cell) => session.place('entrance', cell)),
    'set-exit': atCursor((cell) => session.place('exit', cell)),
    'add-tunnels': () => tunnels.toggle(),
    pick: atCursor((cell) => tunnels.pick(cell)),
    undo: () => session.undo(),
    redo: () => session.redo(),
    save: () => stage.openExport(),
  };
}

const settingUp = () => 'set-up' as const;

/** What Escape ends. */
const endingsOf = ({ tunnels, session }: Stage): Endings => ({
  tool: () => {
    const wasOn = tunnels.isOn.value;
    tunnels.leave();
    return wasOn;
  },
  branch: () => {
    session.overlay.show(undefined);
    return true;
  },
});

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
