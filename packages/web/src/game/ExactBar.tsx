/** What the exact table has to offer: buttons, and below the status what it says. */

import type { BoardModel } from '../board/model.js';
import { Act, useKeyOf } from '../page/Act.js';
import { Button } from '../page/Button.js';
import type { ExactAnnotations } from './exact.js';
import { HeatLegend } from './HeatLegend.js';
import type { Play } from './play.js';
import type { Visit } from './session.js';
import type { Making } from './table-maker.js';

interface Props {
  readonly room: string;
  readonly play: Play;
  readonly annotations: ExactAnnotations;
  /** Tries other moves, unless something speaks against it. */
  readonly onTry: () => void;
}

/** The truth, the best move, other moves to try it on, and colours. */
export function ExactBar({ room, play, annotations, onTry }: Props) {
  const isInBranch = play.branch.value !== undefined;
  return (
    <div class="play-bar" role="group" aria-label="Exact truth">
      <Act action="solve" text="Solve" title="Show who wins with best play" isPressed={annotations.isShown.value} />
      <PeekButton annotations={annotations} />
      <Act
        action={isInBranch ? 'leave' : 'what-if'}
        icon={isInBranch ? 'close' : 'fork'}
        text={isInBranch ? 'Return' : 'What if'}
        title={isInBranch ? 'Return to the game' : 'Try other moves from this turn'}
        onClick={() => {
          if (!play.comeBack()) onTry();
        }}
      />
      <div class="heat-field">
        <label for={`${room}-heat`}>Heat map</label>
        <select
          id={`${room}-heat`}
          value={annotations.heat.value}
          aria-keyshortcuts="C"
          onChange={(event) => annotations.colour(event.currentTarget.value)}
        >
          {annotations.heats.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        <kbd aria-hidden="true">C</kbd>
      </div>
      <Button
        text="Evaluation bar"
        title="Show a bar beside the board: who wins with best play, and how soon"
        aria-pressed={annotations.hasBar.value}
        onClick={() => annotations.toggleBar()}
      />
      <button
        type="button"
        title="Keep what is shown on in new games"
        aria-pressed={annotations.isKept.value}
        onClick={() => annotations.toggleKept()}
      >
        Keep in new games
      </button>
    </div>
  );
}

interface AnnotationProps {
  readonly annotations: ExactAnnotations;
}

/**
 * Shows the best move until the next move; held by pointer or Space, as long as it is held. Not where the game has a hint of
 * its own: that is the same in other words.
 */
function PeekButton({ annotations }: AnnotationProps) {
  const { name, shortcut } = useKeyOf('hint', true);
  if (name === '') return null;
  return (
    <button
      type="button"
      class="act-peek"
      title="Show the best move until the next move; hold to peek"
      aria-keyshortcuts={shortcut}
      aria-pressed={annotations.isPeeking.value}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        annotations.hold(true);
      }}
      onPointerUp={() => annotations.hold(false)}
      onPointerCancel={() => annotations.hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) annotations.hold(true);
      }}
      onKeyUp={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault(); // no click: it was held
        annotations.hold(false);
      }}
      onBlur={() => annotations.hold(false)}
      onClick={(event) => {
        if (event.detail === 0) annotations.pin();
      }}
    >
      Hint
      <kbd aria-hidden="true">{name}</kbd>
    </button>
  );
}

/** Over the board, where it moves nothing, away from the arrows: the best move in words, or why it is not known yet. */
export function PeekText({ annotations, board }: AnnotationProps & { readonly board: BoardModel }) {
  if (!annotations.isPeeking.value) return null;
  const [first] = annotations.best.value?.steps ?? [];
  const isLow = first !== undefined && board.pixelOfCell(first.from).y > board.window.value.height / 2;
  return (
    <p class={`board-message peek ${isLow ? 'is-above' : ''}`} data-testid="peek">
      {annotations.best.value?.choice ?? annotations.noBest.value}
    </p>
  );
}

interface StripProps {
  readonly visit: Visit;
  readonly annotations: ExactAnnotations;
}

/** Below the status: what the exact table says, as far as it was asked; or how far it has come; or why there is none. */
export function ExactStrip({ visit, annotations }: StripProps) {
  const { maker, isShown, isWanted, cells, hidden } = annotations;
  const preparing = visit.maker.now.value;
  if (preparing.kind === 'solving' || preparing.kind === 'cancelled') {
    return (
      <InTheMaking
        now={preparing}
        lead="The optimal player needs the exact table."
        onCancel={() => visit.maker.cancel()}
        onAgain={() => visit.choose({})}
      />
    );
  }
  if (!isWanted.value && !annotations.hasBar.value) return null;
  if (hidden.value !== undefined) {
    return (
      <section class="truth is-making" aria-label="Exact truth">
        <p data-testid="veil">{hidden.value}</p>
      </section>
    );
  }
  const now = maker.now.value;
  if (now.kind === 'none') return null;
  if (now.kind !== 'solved') {
    const again = (): void => void maker.make(now.problem);
    return <InTheMaking now={now} onCancel={() => maker.cancel()} onAgain={again} />;
  }
  if (!isShown.value && cells.value === undefined && now.why === undefined) return null;
  return (
    <section class="truth" aria-label="Exact truth" ref={bringIntoSight}>
      {isShown.value && <Verdict play={visit.play} annotations={annotations} />}
      {cells.value !== undefined && <HeatLegend exact={annotations.exact} cells={cells.value} />}
      {now.why !== undefined && (
        <p class="hint" data-testid="no-depths">
          In how many moves is not known here. {now.why}
        </p>
      )}
    </section>
  );
}

/** On a phone the answer may lie below the button that asked for it. */
const bringIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

interface MakingProps {
  readonly now: Exclude<Making, { readonly kind: 'none' | 'solved' }>;
  /** What it is made for; nothing if that goes without saying. */
  readonly lead?: string;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** How far an exact table has come, or why there is none. */
const InTheMaking = ({ now, lead = '', onCancel, onAgain }: MakingProps) => (
  <section class="truth is-making" aria-label="Exact truth" aria-busy={now.kind === 'solving'}>
    <p data-testid="making">
      {lead}{' '}
      {now.kind === 'refused'
        ? `The truth is not known here. ${now.why}`
        : now.kind === 'cancelled'
          ? 'Solving was cancelled.'
          : `Solving … ${now.progress?.text ?? ''}`}
    </p>
    {now.kind === 'solving' && (
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    )}
    {now.kind === 'cancelled' && (
      <button type="button" onClick={onAgain}>
        Solve again
      </button>
    )}
  </section>
);

/** Of the standing on screen, and of the start where that is another one. */
function Verdict({ play, annotations }: Pick<Props, 'play' | 'annotations'>) {
  const [standing, value, start] = [play.standing.value, annotations.value.value, annotations.startValue.value];
  if (standing === undefined || value === undefined || start === undefined) return null;
  const { exact } = annotations;
  const note = exact.caveat?.(standing.position);
  // What has no end then and has none now is no news.
  const isOld = standing.end === undefined && value.count === null && exact.text(value) === exact.text(start);
  return (
    <div class="verdict">
      {standing.end === undefined && (
        <p data-testid="truth">
          With best play: <strong>{exact.text(value)}</strong>.
        </p>
      )}
      {standing.position.ply > 0 && !isOld && (
        <p class="hint" data-testid="truth-start">
          From the start, with best play: {exact.text(start)}.
        </p>
      )}
      {note !== undefined && <p class="hint">{note}</p>}
    </div>
  );
}
