import { counted } from 'asterion/play';
import { useEffect, useMemo } from 'preact/hooks';
import { PrintSheet } from '../files/PrintSheet.js';
import { FileNote, Notice } from '../game/around.js';
import { uselessIn } from '../game/input.js';
import { useActions, useEndings } from '../page/actions.js';
import { announce } from '../page/announce.js';
import { Button } from '../page/Button.js';
import { FileDrop } from '../shell/FileDrop.js';
import { Later } from '../shell/Later.js';
import { WayBack } from '../shell/WayBack.js';
import { Transport } from '../transport/Transport.js';
import '../game/game.css';
import { mazeActions, mazeEndings, mazeWay } from './actions.js';
import { BoardBar } from './BoardBar.js';
import { Boards } from './Boards.js';
import { Controls } from './Controls.js';
import { Stage } from './stage.js';
import { subjectOf } from './subject.js';
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
  const subject = useMemo(() => () => subjectOf(stage), [stage]);
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
        <WayBack />
        <FileNote visit={session} />
        <BoardBar stage={stage} />
        <WalkPanel stage={stage} />
        <Transport
          playback={session.modes.playback.value}
          label={transportLabel(stage)}
          onMoved={() => stage.moved()}
          onPlay={() => session.modes.play()}
          onScrubbed={() => session.shownAnalysis.show(undefined)}
        >
          {session.preparing.value !== undefined && (
            <Button class="stop" text="Stop preparing" onClick={() => session.stop()} />
          )}
          <Notice text={session.notice.value} />
        </Transport>
        <Controls stage={stage} />
      </div>
      {stage.isExporting.value && <Exporting stage={stage} />}
      <PrintSheet subject={subject} />
    </FileDrop>
  );
}

function transportLabel({ session }: Stage): string {
  const preparing = session.preparing.value;
  if (preparing !== undefined) return `preparing, ${counted(preparing, 'step')} so far`;
  return session.modes.playback.value.isReady.value ? session.modes.label : 'nothing to play';
}

const exporting = async () => (await import('./ExportDialog.js')).ExportDialog;

function Exporting({ stage }: { readonly stage: Stage }) {
  const missing = (): void => {
    stage.isExporting.value = false;
    announce('What writes files could not be loaded. Is there a connection?');
  };
  return (
    <Later load={exporting} onMissing={missing}>
      {(ExportDialog) => <ExportDialog stage={stage} />}
    </Later>
  );
}
