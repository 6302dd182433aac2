import { useSignalEffect } from '@preact/signals';
import { capital, endText, toMove } from 'asterion/play';
import { useEffect, useMemo } from 'preact/hooks';
import { Act } from '../../page/Act.js';
import { useActions, useEndings } from '../../page/actions.js';
import { Button } from '../../page/Button.js';
import { FileDrop } from '../../shell/FileDrop.js';
import { Section } from '../../shell/Section.js';
import { WayBack } from '../../shell/WayBack.js';
import { Transport } from '../../transport/Transport.js';
import { gameEndings } from '../actions.js';
import { BoardPart, FileNote, Notice } from '../around.js';
import { titleOf } from '../exact-values.js';
import { uselessIn } from '../input.js';
import { Moves } from '../Moves.js';
import { ReviewAnnotations } from './Annotations.js';
import { Graph, MistakeSign } from './Graph.js';
import { reviewActions, reviewWay } from './keys.js';
import { Jumps, Mistakes, Solving } from './Mistakes.js';
import { playerOf } from './opening.js';
import { GameInfo, MovesHere, shortText, TakeAlong } from './panels.js';
import type { Reviewing } from './reviewing.js';
import type { Reviews } from './session.js';
import { ReviewStage } from './stage.js';
import { signTexts, verdictText } from './words.js';
import '../game.css';
import './review.css';

interface RoomProps {
  readonly query: URLSearchParams;
  readonly reviews: Reviews;
}

/** A game beside the truth, move by move; whichever game, if it has an exact table. */
export function ReviewRoom({ query, reviews }: RoomProps) {
  const stage = useMemo(() => new ReviewStage(reviews), [reviews]);
  const { visit, play, board } = stage;
  useEffect(() => void visit.open(query), [visit, query]);
  useEffect(() => () => visit.close(), [visit]);
  useSignalEffect(() => stage.follow());
  useActions(
    useMemo(() => reviewActions(stage), [stage]),
    useMemo(() => reviewWay(stage), [stage]),
    useMemo(() => uselessIn(() => play.world.value), [play]),
  );
  useEndings(useMemo(() => gameEndings(stage), [stage]));
  return (
    <FileDrop
      onFile={(file) => void visit.openFile(file)}
      class={`review ${stage.looking.isOn.value ? 'is-looking' : ''} ${play.isTrying.value ? 'is-trying' : ''}`}
    >
      <section class="stage" aria-label="Board">
        <BoardPart
          board={board}
          name="review"
          label="Game under review, on a board"
          hint={play.mover.value === undefined ? undefined : 'Click or tap a cell beside the mover to try a step.'}
          found={play.found.value}
          hands={stage.input}
          keys="Left and right arrow step through the game. Q tries other moves from here; X looks around cell by cell."
        >
          <ReviewAnnotations stage={stage} />
        </BoardPart>
      </section>
      <div class="panel" aria-busy={play.maker.now.value.kind === 'solving'}>
        <WayBack />
        <FileNote visit={visit} />
        <Status play={play} />
        <Transport
          playback={play.playback}
          label={transportLabel(play)}
          onMoved={() => play.announceStanding()}
          onScrubbed={() => play.announceStanding()}
        >
          <Notice text={visit.notice.value} />
        </Transport>
        <Jumps play={play} />
        <TryBar play={play} />
        <JudgedMoves play={play} />
        <div class="folds">
          <Section title="Value" isOpen>
            <Solving play={play} />
            <Graph play={play} />
            <Signs play={play} />
          </Section>
          <Section title="Mistakes" isOpen>
            <Mistakes play={play} />
          </Section>
          <Section title="Moves here" isOpen>
            <MovesHere stage={stage} />
          </Section>
          <Section title="Game">
            <GameInfo visit={visit} />
          </Section>
          <Section title="Save and share">
            <TakeAlong visit={visit} />
          </Section>
        </div>
      </div>
    </FileDrop>
  );
}

interface Props {
  readonly play: Reviewing;
}

function transportLabel({ playback, from }: Reviewing): string {
  const { step, total, isReady } = playback;
  if (!isReady.value) return 'no game yet';
  const tries = from.value === undefined ? '' : `, what if from turn ${from.value}`;
  return `turn ${step.value.toLocaleString('en')} of ${(total.value ?? 0).toLocaleString('en')}${tries}`;
}

/** The move that led here: whose it was, what it was worth, and what would have been better. */
function Status({ play }: Props) {
  const [game, standing, judged] = [play.game.value, play.standing.value, play.reviewed.value];
  const mistake = judged?.mistake ?? undefined;
  const value = play.judged.value?.values[play.at.value];
  return (
    <div class={`review-status ${mistake === undefined ? '' : `is-${mistake}`}`}>
      <p class="review-move" data-testid="status">
        <MoveWords play={play} />
      </p>
      <p class="review-judgement" data-testid="judgement">
        {game !== undefined && standing?.before !== undefined && judged !== undefined && mistake !== undefined
          ? verdictText(game, judged)
          : game !== undefined &&
            standing?.end !== undefined &&
            endText(game.setup.description, standing.end, standing.position, [])}
      </p>
      <dl>
        {game !== undefined && judged !== undefined && (
          <div>
            <dt>Before</dt>
            <dd data-testid="before" title={game.exact.text(judged.before)}>
              {shortText(game, judged.before)}
            </dd>
          </div>
        )}
        <div>
          <dt>{judged === undefined ? 'Value' : 'After'}</dt>
          <dd data-testid="value" title={game && value && game.exact.text(value)}>
            {game === undefined || value === undefined ? '–' : shortText(game, value)}
          </dd>
        </div>
      </dl>
      <p class="hint value-words" data-testid="value-words">
        {game !== undefined && value !== undefined && `${capital(game.exact.text(value))}, with best play.`}
      </p>
    </div>
  );
}

/** What the signs on the graph and in the list mean, where they are no numbers. */
function Signs({ play }: Props) {
  const [game, judged] = [play.game.value, play.judged.value];
  const texts = game === undefined || judged === undefined ? [] : signTexts(game.exact, judged.values);
  if (texts.length === 0) return null;
  return (
    <p class="hint" data-testid="signs">
      {texts.join('; ')}.
    </p>
  );
}

/** `Move 4: rogue E farthest` */
function MoveWords({ play }: Props) {
  const [standing, game, from] = [play.standing.value, play.game.value, play.from.value];
  if (standing === undefined || game === undefined) return <>No game yet.</>;
  const { turn, position } = standing;
  const { description } = game.setup;
  if (turn === undefined) return <>The start. {toMove(description.words.seat(position.seat))}.</>;
  const isTried = from !== undefined && position.ply > from;
  return (
    <>
      Move {position.ply}: {titleOf(description, turn.seat)} {turn.name}{' '}
      <span class="player">{isTried ? 'what if' : playerOf(game, turn.seat)}</span>
    </>
  );
}

/** The list of moves, with the mistakes among them. */
function JudgedMoves({ play }: Props) {
  const judged = play.judged.value;
  const judge = useMemo(
    () => (turn: number) => {
      const mistake = judged?.moves.at(turn - 1)?.mistake ?? undefined;
      return mistake && { sign: <MistakeSign mistake={mistake} />, about: mistake };
    },
    [judged],
  );
  return <Moves play={play} tried={play.from.value} judge={judge} />;
}

/** Leaves the game to try other moves, and comes back to it. */
function TryBar({ play }: Props) {
  const isShown = play.best.value === 'on';
  return (
    <div class="try-bar" role="group" aria-label="Other moves">
      {play.isTrying.value ? (
        <Act action="leave" text="Return to the game" icon="undo" onClick={() => play.comeBack()} />
      ) : (
        <Act action="what-if" text="What if" icon="fork" />
      )}
      <Button text="Play a best move" onClick={() => play.playBest()} />
      <Act action="hint" text="Hint" title="Show the best moves" isPressed={isShown} />
    </div>
  );
}
