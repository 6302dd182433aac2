/** A puzzle on the board, and beside it what is done with it. */

import { useSignalEffect } from '@preact/signals';
import { counted } from 'asterion/play';
import { clockText, shareText } from 'asterion/puzzle';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Annotations } from '../game/Annotations.js';
import { BoardPart, Notice } from '../game/around.js';
import { uselessIn } from '../game/input.js';
import { Legend } from '../game/Legend.js';
import { Pad } from '../game/Pad.js';
import { ResultSign } from '../game/ResultSign.js';
import { EditThis } from '../game/Share.js';
import { Act } from '../page/Act.js';
import { useActions, useEndings } from '../page/actions.js';
import { Button } from '../page/Button.js';
import { leaveToBoard } from '../page/focus.js';
import { CopyLink } from '../shell/CopyLink.js';
import { FactList } from '../shell/numbers.js';
import { Section } from '../shell/Section.js';
import { WayBack } from '../shell/WayBack.js';
import { Transport } from '../transport/Transport.js';
import '../game/game.css';
import { puzzleActions, puzzleEndings, puzzleWay } from './actions.js';
import { listLink } from './filter.js';
import { dayBeside } from './opening.js';
import { kindOf, puzzleTitle, type ShelfPuzzle, starSigns } from './shelf.js';
import { bestOf, history } from './solved.js';
import { linkTo, type PuzzleStage } from './stage.js';

interface Props {
  readonly stage: PuzzleStage;
}

export function PuzzleBoard({ stage }: Props) {
  const { play, board, input, looking } = stage;
  useActions(
    useMemo(() => puzzleActions(stage), [stage]),
    useMemo(() => puzzleWay(stage), [stage]),
    useMemo(() => uselessIn(() => play.world.value), [play]),
  );
  useEndings(useMemo(() => puzzleEndings(stage), [stage]));
  useLayoutEffect(() => scrollTo(0, 0), []); // not where the lists were left
  useEffect(() => stage.watch(), [stage]);
  useSignalEffect(() => stage.follow());
  const phase = stage.phase.value;
  return (
    <div
      class={`room playing puzzle ${looking.isOn.value ? 'is-looking' : ''} ${phase === 'wrong' ? 'is-branch' : ''}`}
    >
      <section class="stage" aria-label="Board">
        <BoardPart
          board={board}
          name="puzzle"
          label="Puzzle"
          hint={play.mover.value === undefined ? undefined : 'Dots: where you can step.'}
          hands={stage.hands}
          found={play.found.value}
          keys="Arrow keys move the player; X looks around cell by cell."
        >
          <Annotations name="puzzle" stage={stage} />
        </BoardPart>
      </section>
      <div class="panel">
        <WayBack />
        <Notice text={stage.notice.value} />
        <Status stage={stage} />
        <Pad play={play} input={input} rest={stage.canRest.value ? 'Wait here' : undefined} repeats={false} />
        <Wrong stage={stage} />
        <Result stage={stage} />
        <div class="play-bar" role="group" aria-label="Moves">
          {stage.isTeam.value && phase !== 'wrong' && (
            <Act action="undo" icon="undo" text="Take back" isIdle={play.told.value.length === 0} />
          )}
          <Act action="hint" text="Hint" title="What it is about, then the move" isIdle={phase !== 'solving'} />
          {stage.canRest.value && (
            <Act action="wait" icon="pause" text="Wait" isIdle={play.mover.value === undefined} />
          )}
          <Act action="threat" text="Where is it?" />
        </div>
        {stage.hintText.value !== '' && (
          <section class="truth hint-strip" aria-label="Hint">
            <p data-testid="hint">{stage.hintText.value}</p>
          </section>
        )}
        <p class="hint" data-testid="rule">
          {stage.rule.value}
        </p>
        <Transport playback={play.playback} label={transportLabel(stage)} onMoved={() => play.announceStanding()} />
        <Ways stage={stage} />
        <div class="folds">
          <Section title="Legend and rules">
            <p class="hint">{play.setup.value?.description.about}</p>
            <Legend play={play} hint="the right move" />
          </Section>
        </div>
      </div>
    </div>
  );
}

const transportLabel = ({ play: { playback } }: PuzzleStage): string =>
  playback.total.value === 0 ? 'no moves yet' : `move ${playback.step.value} of ${playback.total.value ?? 0}`;

/** Which puzzle it is, what is to be done or what became of it, and how it goes so far. */
function Status({ stage }: Props) {
  const [of, solving, phase] = [stage.shown.value, stage.play.solving.value, stage.phase.value];
  if (of === undefined || solving === undefined) return null;
  const sign = phase === 'wrong' ? 'lost' : phase === 'solved' ? 'won' : undefined;
  const { stars } = of.puzzle;
  return (
    <div class={`play-status ${sign === undefined ? '' : `is-over is-${sign}`}`}>
      <p class="puzzle-title" data-testid="puzzle">
        <strong>{puzzleTitle(of)}</strong>, {kindOf(of.puzzle).title}, <Stars stars={stars} />
      </p>
      <div class="status-line">
        {sign !== undefined && <ResultSign result={sign} />}
        <p data-testid="status">{stage.status.value}</p>
      </div>
      <FactList
        facts={[
          ['Time', clockText(stage.stopwatch.seconds.value), 'time'],
          ['To find', solving.left, 'left'],
          ['Wrong', solving.wrongs, 'wrongs'],
          ['Hints', solving.hints, 'hints'],
        ]}
      />
    </div>
  );
}

/** Signs for those who see them, words for those who do not. */
export const Stars = ({ stars }: { readonly stars: number }) => (
  <span class="stars">
    <span aria-hidden="true">{starSigns(stars)}</span>
    <span class="visually-hidden">{counted(stars, 'star')}</span>
  </span>
);

/** Why a move is wrong, step by step, and the way back. Below the pad, so that nothing comes under a finger that still steps. */
function Wrong({ stage }: Props) {
  if (stage.phase.value !== 'wrong') return null;
  const { play } = stage;
  const { step, total } = play.playback;
  return (
    <Passing name="wrong">
      <div class="play-bar" role="group" aria-label="Why it is wrong">
        <Act action="undo" icon="undo" text="Take back" />
        <Act action="step-back" icon="back" text="Step back" isIdle={step.value === 0} />
        <Act action="step-forward" icon="forward" text="Step forward" isIdle={step.value === total.value} />
      </div>
      <p class="note" data-testid="refutation">
        {play.stepText.value}
      </p>
    </Passing>
  );
}

/** What the puzzle came to, and the ways on. */
function Result({ stage }: Props) {
  const solved = stage.solved.value;
  if (solved === undefined || stage.phase.value !== 'solved') return null;
  const next = stage.next.value;
  const { stars, of, seconds, wrongs, hints } = solved;
  return (
    <Passing name="result">
      <p class="note">
        Solved with {stars} of {counted(of, 'star')} <span aria-hidden="true">{starSigns(stars)}</span> in{' '}
        {clockText(seconds)}: {counted(wrongs, 'wrong move')}, {counted(hints, 'hint')}.{' '}
        <span data-testid="streak">{streakText(stage.streak.value)}</span>
      </p>
      <div class="play-bar" role="group" aria-label="After the puzzle">
        {next !== undefined && <Act action="pick" text="Next puzzle" />}
        <Act action="restart" icon="start" text="Once more" />
        <CopyLink
          link={() => linkTo(stage.shown.value ?? { pack: solved.pack, puzzle: stage.shelf.ofDay(stage.today).puzzle })}
          isDisabled={false}
          label="Share the result"
          title="Copies the result as a line of text, with a link to the puzzle"
          text={shareText(solved)}
        />
        <Button text="Review the solution" onClick={() => void stage.review()} />
      </div>
    </Passing>
  );
}

interface PassingProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

/** What goes when one goes on: whoever has just pressed a button in it goes on at the board. */
function Passing({ name, children }: PassingProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    return () => leaveToBoard(current);
  }, []);
  return (
    <div ref={part} class="after-game" data-testid={name}>
      {children}
    </div>
  );
}

const streakText = (days: number): string =>
  days === 0 ? '' : `${counted(days, 'day')} in a row with the puzzle of the day.`;

/** The puzzles beside this one, the one of today, and all of them. */
function Ways({ stage }: Props) {
  const of = stage.shown.value;
  if (of === undefined) return null;
  const best = bestOf(history.value, of);
  return (
    <nav class="puzzle-ways" aria-label="Other puzzles">
      {best !== undefined && stage.solved.value === undefined && (
        <p class="hint" data-testid="before">
          Solved before, with {best.stars} of {counted(best.of, 'star')} in {clockText(best.seconds)}.
        </p>
      )}
      <div class="play-bar">
        {waysFrom(of, stage).map(({ text, link }) => (
          <a key={text} class="button" href={link}>
            {text}
          </a>
        ))}
        <EditThis />
      </div>
    </nav>
  );
}

function waysFrom(of: ShelfPuzzle, { shelf, today }: PuzzleStage): { text: string; link: string }[] {
  const { pack, puzzle, date } = of;
  const days = (text: string, day: string | undefined) =>
    day === undefined || day > today ? [] : [{ text, link: linkTo(shelf.ofDay(day)) }];
  const numbers = (text: string, number: number) => {
    const other = shelf.puzzle(pack, number);
    return other === undefined ? [] : [{ text, link: linkTo(other) }];
  };
  const beside =
    date === undefined
      ? [...numbers('Number before', puzzle.number - 1), ...numbers('Next number', puzzle.number + 1)]
      : [...days('Day before', dayBeside(date, -1)), ...days('Next day', dayBeside(date, 1))];
  const isToday = date === today;
  return [...beside, ...(isToday ? [] : days('Puzzle of today', today)), { text: 'All puzzles', link: listLink() }];
}
