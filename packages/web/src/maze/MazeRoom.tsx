import { counted } from 'asterion/play';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { FileNote, Notice } from '../game/around.js';
import { uselessIn } from '../game/input.js';
import { useActions, useEndings } from '../page/actions.js';
import { Button } from '../page/Button.js';
import { isPrinting } from '../page/settings.js';
import { FileDrop } from '../shell/FileDrop.js';
import { Transport } from '../transport/Transport.js';
import '../game/game.css';
import { mazeActions, mazeEndings, mazeWay } from './actions.js';
import { BoardBar } from './BoardBar.js';
import { Boards } from './Boards.js';
import { Controls } from './Controls.js';
import { ExportDialog } from './ExportDialog.js';
import { drawSheet, subjectOf } from './saving.js';
import { Stage } from './stage.js';
import { WalkPanel } from './WalkPanel.js';

export function MazeRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new Stage(), []);
  const { session } = stage;
  useEffect(() => session.open(query), [session, query]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => stage.watch(), [stage]);
  useActions(
    useMemo(() => mazeActions(stage), [stage]),
    useMemo(() => mazeWay(stage), [stage]),
    useMemo(() => uselessIn(() => session.scene.value?.world), [session]),
  );
  useEndings(useMemo(() => mazeEndings(stage), [stage]));
  return (
    <FileDrop
      onFile={(file) => void session.openFile(file)}
      class={`maze ${stage.isSettingUp.value ? '' : 'playing'} ${stage.looking.isOn.value ? 'is-looking' : ''}`}
    >
      <section class="stage" aria-label="Board">
        <Boards stage={stage} />
        <p class="visually-hidden" id="board-keys">
          {stage.isSettingUp.value ? 'Arrow keys read cell by cell.' : 'Arrow keys walk; X looks around cell by cell.'}
        </p>
      </section>
      <div class="panel" aria-busy={session.preparing.value !== undefined}>
        <FileNote visit={session} />
        <BoardBar stage={stage} />
        <WalkPanel stage={stage} />
        <Transport
          player={session.modes.player.value}
          label={transportLabel(stage)}
          onMoved={() => stage.moved()}
          onPlay={() => session.modes.play()}
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

function transportLabel({ session }: Stage): string {
  const preparing = session.preparing.value;
  if (preparing !== undefined) return `preparing, ${counted(preparing, 'step')} so far`;
  return session.modes.player.value.isReady.value ? session.modes.label : 'nothing to play';
}

/** The maze for paper. Filled just before printing, however that was asked for, and empty otherwise. */
function PrintSheet({ stage }: { readonly stage: Stage }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fill = (): void => {
      const subject = subjectOf(stage);
      if (sheet.current !== null && subject !== undefined) drawSheet(sheet.current, subject);
    };
    return isPrinting.subscribe((holds) => {
      if (holds) fill();
      else sheet.current?.replaceChildren();
    });
  }, [stage]);
  return <div class="print-sheet" data-testid="print-sheet" ref={sheet} />;
}
