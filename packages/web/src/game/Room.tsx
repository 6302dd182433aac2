import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Act } from '../page/Act.js';
import { type Actions, useActions, useEndings } from '../page/actions.js';
import { FileDrop } from '../shell/FileDrop.js';
import { WayBack } from '../shell/WayBack.js';
import { Transport } from '../transport/Transport.js';
import { Annotations } from './Annotations.js';
import { gameActions, gameEndings, gameWay } from './actions.js';
import { BoardPart, FileNote, GrowingMessage, GrowingNote, Notice, StaleMessage } from './around.js';
import { GhostTrail } from './ChallengePart.js';
import { Controls, type ControlsProps } from './Controls.js';
import { EvaluationBar } from './EvaluationBar.js';
import { ExactBar, ExactStrip, PeekText } from './ExactBar.js';
import type { Hinting } from './hint.js';
import { InShort } from './InShort.js';
import { uselessIn } from './input.js';
import type { OwnAction } from './keys.js';
import { LevelBar, LevelNote } from './levels.js';
import { Moves } from './Moves.js';
import { Pad } from './Pad.js';
import { AfterGame, Status } from './Status.js';
import type { Stage } from './stage.js';
import { WatchSwitch } from './WatchSwitch.js';
import './game.css';

export interface RoomProps extends ControlsProps {
  readonly query: URLSearchParams;
  /** What the board is called; as the ground unless told. */
  readonly board?: string;
  /** What staying put is called on buttons; undefined where it is not offered. */
  readonly rest?: string | undefined;
  /** What asks for dangers is called; `Where is it?` unless told. */
  readonly threat?: string;
  /** Whether a finger that stays on the pad steps again: not where each step wants a look. It does unless told. */
  readonly repeats?: boolean;
  /** What the game's own keys do. The same object every time. */
  readonly actions?: Partial<Actions<OwnAction>>;
  /** The game's own marks on the board, below and above the common ones. */
  readonly below?: ComponentChildren;
  readonly above?: ComponentChildren;
  /** A bar of further buttons. */
  readonly bar?: ComponentChildren;
}

/** The room of any game: what no other game has comes in its slots. */
export function Room(props: RoomProps) {
  const { stage, query, ground, board: name = ground, rest, repeats = true, actions } = props;
  const { visit, play, board, input, exact, hint, looking, description } = stage;
  useEffect(() => void stage.open(query), [stage, query]);
  useEffect(() => () => stage.close(), [stage]);
  useEffect(() => stage.watch(), [stage]);
  useActions(
    useMemo(() => ({ ...gameActions(stage), ...actions }), [stage, actions]),
    useMemo(() => gameWay(stage), [stage]),
    useMemo(() => uselessIn(() => play.world.value), [play]),
  );
  useEndings(useMemo(() => gameEndings(stage), [stage]));
  const id = description.game.name;
  const bar = (
    <>
      <InShort play={play} />
      {props.bar}
      {stage.levels !== undefined && (
        <>
          <LevelNote progress={stage.levels} />
          <LevelBar progress={stage.levels} />
        </>
      )}
    </>
  );
  const states = `${looking.isOn.value ? 'is-looking' : ''} ${play.branch.value === undefined ? '' : 'is-branch'}`;
  const isWatching = play.isWatching.value;
  return (
    <FileDrop onFile={(file) => void visit.openFile(file)} class={`playing ${id} ${states}`}>
      <section class={`stage ${exact === undefined ? '' : 'has-bar'}`} aria-label="Board">
        {exact !== undefined && <EvaluationBar stage={stage} annotations={exact} />}
        <BoardPart
          board={board}
          name={id}
          label={name}
          hint={hintOf(stage)}
          hands={stage.hands}
          found={play.found.value}
          keys="Arrow keys move the player; X looks around cell by cell."
        >
          <Annotations
            name={id}
            stage={stage}
            below={
              <>
                <GhostTrail challenge={stage.challenge} model={board} />
                {props.below}
              </>
            }
            above={props.above}
          />
          <GrowingMessage isGrowing={play.isGrowing.value} />
          <StaleMessage isStale={visit.isStale.value} isEmpty={play.course.value === undefined} what="game" />
          {exact !== undefined && <PeekText annotations={exact} board={board} />}
        </BoardPart>
      </section>
      <div class={`panel ${isWatching ? 'is-watching' : ''}`} aria-busy={play.isRunning.value || play.isGrowing.value}>
        <WayBack />
        <FileNote visit={visit} />
        <GrowingNote isGrowing={play.isGrowing.value} onCancel={() => void visit.cancelGrowing()} />
        <BranchNote stage={stage} />
        <Status stage={stage} />
        <Pad play={play} input={input} rest={rest === 'Wait' ? 'Wait here' : rest} repeats={repeats} />
        <AfterGame stage={stage} />
        <WatchSwitch stage={stage} />
        <div class="play-bars">
          <MoveBar stage={stage} rest={rest} threat={props.threat ?? 'Where is it?'}>
            {hint !== undefined && <HintButton hint={hint} about={props.hint?.about} />}
            {description.memory !== undefined && <FogButton stage={stage} />}
          </MoveBar>
          {exact !== undefined && <ExactBar room={id} play={play} annotations={exact} onTry={() => stage.tryOut()} />}
          {bar}
        </div>
        {exact !== undefined && <ExactStrip visit={visit} annotations={exact} />}
        {hint?.isOn.value === true && <HintStrip hint={hint} />}
        <Moves play={play} isEndKnown={!isWatching || play.standing.value?.end !== undefined} />
        <Transport playback={play.playback} label={transportLabel(stage)} onMoved={() => play.announceStanding()}>
          <Notice text={play.notice.value} />
        </Transport>
        <Controls {...props} />
      </div>
    </FileDrop>
  );
}

interface StageProps {
  readonly stage: Stage;
}

/** Below the board while nobody points at it: before the first move what the rule in short begins with, then what can be done. */
function hintOf({ play, board, description }: Stage): string | undefined {
  if (play.mover.value === undefined) return undefined;
  const setup = play.setup.value;
  const rule = play.line.value.length < 2 && setup !== undefined ? description.inShort?.(setup.values) : undefined;
  if (rule !== undefined) return `${rule.split(/[:.]/)[0]}.`;
  return `${board.frame.value?.notes === undefined ? 'Dots' : 'Dotted rings'}: where you can step.`;
}

/** `turn 3 of 40`. */
function transportLabel({ play: { playback, isRunning }, description: { words } }: Stage): string {
  const { step, total, isReady } = playback;
  if (!isReady.value) return 'nothing to play';
  const more = isRunning.value ? ', still being played' : '';
  return `${words.unit} ${step.value.toLocaleString('en')} of ${(total.value ?? 0).toLocaleString('en')}${more}`;
}

/** That this is not the game itself, and the way back. */
function BranchNote({ stage: { play } }: StageProps) {
  const branch = play.branch.value;
  if (branch === undefined) return null;
  return (
    <div class="board-note branch-note" data-testid="branch">
      <p>
        <strong>What if</strong>, from turn {branch.root.position.ply.toLocaleString('en')}: every move is yours, and
        the game itself stays as it was.
      </p>
      <button type="button" aria-keyshortcuts="Escape" onClick={() => play.comeBack()}>
        Return to the game
        <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}

interface MoveBarProps extends StageProps, Pick<RoomProps, 'rest'> {
  readonly threat: string;
  readonly children: ComponentChildren;
}

/** Undo, redo, restart, wait: each with its key. */
const MoveBar = ({ stage: { play }, rest, threat, children }: MoveBarProps) => (
  <div class="play-bar" role="group" aria-label="Moves">
    <Act action="undo" icon="undo" text="Undo" isIdle={!play.canUndo.value} />
    <Act action="redo" icon="redo" text="Redo" isIdle={!play.canRedo.value} />
    <Act action="restart" icon="start" text="Restart" isIdle={play.line.value.length < 2} />
    {rest !== undefined && !play.isWatching.value && (
      <Act action="wait" icon="pause" text={rest} isIdle={play.mover.value === undefined} />
    )}
    <Act action="threat" text={threat} />
    {children}
  </div>
);

interface HintProps {
  readonly hint: Hinting;
}

const HintButton = ({ hint, about }: HintProps & { readonly about: string | undefined }) => (
  <Act action="hint" text="Hint" title={about ?? 'Show good steps'} isPressed={hint.isOn.value} />
);

const HintStrip = ({ hint }: HintProps) => (
  <section class="truth hint-strip" aria-label="Hint">
    <p data-testid="hint">{hint.shownText}</p>
  </section>
);

const FogButton = ({ stage }: StageProps) => (
  <Act
    action="fog"
    text="Fog"
    title="Show only what your side sees, and the ground it has seen before"
    isPressed={stage.isFogWanted.value}
  />
);
