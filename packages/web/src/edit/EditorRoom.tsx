import { useEffect, useMemo } from 'preact/hooks';
import { PrintSheet } from '../files/PrintSheet.js';
import { BoardPart, FileNote, Notice } from '../game/around.js';
import '../game/game.css';
import { Act } from '../page/Act.js';
import { useActions, useEndings } from '../page/actions.js';
import { announce } from '../page/announce.js';
import { FileDrop } from '../shell/FileDrop.js';
import { Later } from '../shell/Later.js';
import { Section } from '../shell/Section.js';
import { WayBack } from '../shell/WayBack.js';
import { drawWay, editActions, editEndings } from './actions.js';
import './edit.css';
import { GameFields } from './GameFields.js';
import { Marks } from './Marks.js';
import { MoreParts } from './MoreParts.js';
import { NewWorld } from './NewWorld.js';
import { BrushPalette, ToolBar } from './Palette.js';
import { SharePart } from './SharePart.js';
import type { Stage } from './stage.js';
import { subjectOf } from './subject.js';
import { ShownTruth, Verdict } from './TruthPart.js';

interface Props {
  readonly stage: Stage;
  readonly query: URLSearchParams;
}

export function EditorRoom({ stage, query }: Props) {
  const { session, board, pen } = stage;
  useEffect(() => void session.open(query), [session, query]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => stage.watch(), [stage]);
  useActions(
    useMemo(() => editActions(stage), [stage]),
    drawWay,
  );
  useEndings(useMemo(() => editEndings(stage), [stage]));
  const subject = useMemo(() => () => subjectOf(stage), [stage]);
  return (
    <FileDrop onFile={(file) => stage.openFile(file)} class="edit">
      <section class="stage" aria-label="Board">
        <BoardPart
          board={board}
          name="edit"
          label="Drawing"
          hint={pen.text.value}
          listen={stage.listen}
          found={pen.anchor.value === undefined ? [] : [pen.anchor.value]}
          keys="Arrow keys move the cursor, Space paints, Delete erases, with Shift the arrows paint along. M takes the next tool; the tool Select chooses an area."
        >
          <Marks stage={stage} />
        </BoardPart>
      </section>
      <div class="panel">
        <WayBack />
        <FileNote visit={session} />
        <Notice text={session.notice.value} />
        <Verdict stage={stage} />
        <StepBar stage={stage} />
        <BrushPalette stage={stage} />
        <ToolBar stage={stage} />
        <ShownTruth stage={stage} />
        <div class="folds">
          <Section title="New world" isOpen>
            <NewWorld stage={stage} />
          </Section>
          <Section title="Game and rules">
            <GameFields stage={stage} />
          </Section>
          <MoreParts stage={stage} />
          <Section title="Save and share" isOpen>
            <SharePart stage={stage} />
          </Section>
          <Section title="My worlds">
            <Kept stage={stage} />
          </Section>
        </div>
      </div>
      {stage.isExporting.value && <Exporting stage={stage} />}
      <PrintSheet subject={subject} />
    </FileDrop>
  );
}

const keeping = async () => (await import('./MyWorlds.js')).MyWorlds;

const Kept = ({ stage }: Pick<Props, 'stage'>) => (
  <Later load={keeping} onMissing={() => announce('Your worlds could not be loaded. Is there a connection?')}>
    {(MyWorlds) => <MyWorlds stage={stage} />}
  </Later>
);

const exporting = async () => (await import('./ExportDialog.js')).ExportDialog;

function Exporting({ stage }: Pick<Props, 'stage'>) {
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

/** What was done, and what it is done for. */
const StepBar = ({ stage: { session } }: Pick<Props, 'stage'>) => (
  <div class="play-bar" role="group" aria-label="Steps">
    <Act
      action="undo"
      icon="undo"
      text="Undo"
      title={titled('Undo', session.undoTitle.value)}
      isIdle={!session.canUndo.value}
    />
    <Act
      action="redo"
      icon="redo"
      text="Redo"
      title={titled('Redo', session.redoTitle.value)}
      isIdle={!session.canRedo.value}
    />
    <Act action="play-test" icon="play" text="Play it" title="Play on this world, and come back" />
  </div>
);

const titled = (what: string, step: string | undefined): string => (step === undefined ? what : `${what}: ${step}`);
