/** The tour: five lessons by playing. Each ends when it is done; all of it can be left at any time. */

import { computed, effect, signal } from '@preact/signals';
import { tableHere, WAIT } from 'asterion/play';
import { useEffect, useMemo } from 'preact/hooks';
import { stepActions, uselessIn } from '../game/input.js';
import { Pad } from '../game/Pad.js';
import { SmallBoard, SmallGame } from '../game/small.js';
import { Act } from '../page/Act.js';
import { useActions } from '../page/actions.js';
import { announce, announceSeen } from '../page/announce.js';
import { formatLink } from '../shell/link.js';
import { record } from '../shell/place.js';
import { isWon, type Lesson, lessons, sceneOf } from './lessons.js';
import './tour.css';

class TourStage {
  readonly game = new SmallGame();
  readonly at = signal(0);
  /** Whether what has been won was lost for a while: what the last lesson is about. */
  readonly #wasLost = signal(false);
  readonly #isDone = signal(false);

  get play() {
    return this.game.play;
  }

  get lesson(): Lesson {
    return lessons[this.at.value];
  }

  /** Done once is done, whatever is taken back afterwards. */
  get isDone(): boolean {
    return this.#isDone.value;
  }

  /** What the position is worth; undefined where the lesson is about something else. */
  readonly truth = computed(() => {
    const [standing, { exact }] = [this.play.standing.value, this.lesson.description];
    if (standing === undefined || exact === undefined || this.lesson.isAboutTruth !== true) return undefined;
    const value = exact.value(tableHere(this.lesson.description, standing.position), standing.position);
    return { isLost: value.winner !== this.lesson.seat, text: exact.text(value) };
  });

  /** What is to be said of the lesson: done, failed, or neither. */
  readonly verdict = computed(() => {
    if (this.#isDone.value) return this.lesson.done;
    return this.play.standing.value?.end === undefined ? undefined : this.lesson.failed;
  });

  /** Starts to notice what is done; the returned call ends it. */
  watch(): () => void {
    const stop = effect(() => {
      const [standing, truth] = [this.play.standing.value, this.truth.value];
      if (standing === undefined) return;
      if (truth?.isLost === true) this.#wasLost.value = true;
      const isSafeAgain = truth?.isLost === false && this.#wasLost.peek();
      if (isSafeAgain || (truth === undefined && isWon(this.lesson, standing))) this.#isDone.value = true;
    });
    this.play.remark = () => this.verdict.value ?? '';
    return () => {
      stop();
      this.play.stop();
    };
  }

  begin(at: number): void {
    this.at.value = at;
    this.#wasLost.value = false;
    this.#isDone.value = false;
    this.game.begin(this.lesson.description, this.lesson.said, sceneOf(this.lesson));
    announceSeen(`Lesson ${at + 1} of ${lessons.length}: ${this.lesson.title}. ${this.lesson.task}`);
  }

  /** The next lesson, once this one is done; after the last one home. */
  next(): void {
    if (!this.isDone) announce('This lesson is not done yet.');
    else if (this.at.value + 1 < lessons.length) this.go(this.at.value + 1);
    else location.assign('#/');
  }

  go(at: number): void {
    record(formatLink('tour', [['lesson', String(at + 1)]]), 'push');
    this.begin(at);
  }
}

/** The lesson a link asks for, from 0; the first where it asks for none there is. */
function lessonIn(query: URLSearchParams): number {
  const at = Number(query.get('lesson') ?? 1) - 1;
  return Number.isInteger(at) && at >= 0 && at < lessons.length ? at : 0;
}

export function Tour({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new TourStage(), []);
  useEffect(() => stage.watch(), [stage]);
  useEffect(() => stage.begin(lessonIn(query)), [stage, query]);
  useActions(
    useMemo(
      () => ({
        ...stepActions((name) => stage.game.input.tell(name)),
        wait: () => stage.game.input.tell(WAIT),
        undo: () => stage.play.undo(),
        restart: () => stage.play.restart(),
        pick: () => stage.next(),
      }),
      [stage],
    ),
    undefined,
    useMemo(() => uselessIn(() => stage.play.world.value), [stage]),
  );
  const { play, lesson, game } = stage;
  const isLast = stage.at.value + 1 === lessons.length;
  return (
    <div class="tour">
      <section class="tour-board" aria-label="Board">
        <SmallBoard game={game} name="tour" label={`Lesson: ${lesson.title}`} keys="Arrow keys move the player." />
      </section>
      <section class="tour-words" aria-label="Lesson">
        <p class="hint" data-testid="lesson">
          Lesson {stage.at.value + 1} of {lessons.length}
        </p>
        <h2>{lesson.title}</h2>
        <p class="tour-task">{lesson.task}</p>
        {stage.verdict.value === undefined && <p data-testid="status">{play.status.value}</p>}
        {stage.truth.value !== undefined && (
          <p class={`tour-truth ${stage.truth.value.isLost ? 'is-lost' : ''}`} data-testid="truth">
            With best play: {stage.truth.value.text}.
          </p>
        )}
        {stage.verdict.value !== undefined && (
          <p class={stage.isDone ? 'tour-done' : 'fault'} data-testid="verdict">
            {stage.verdict.value}
          </p>
        )}
        {stage.isDone && <Act action="pick" text={isLast ? 'Done: to the front page' : 'Next lesson'} />}
        <Pad play={play} input={game.input} rest="Wait here" repeats={false} />
        <div class="play-bar" role="group" aria-label="Moves">
          <Act action="undo" icon="undo" text="Undo" isIdle={!play.canUndo.value} />
          <Act action="wait" icon="pause" text="Wait" isIdle={play.mover.value === undefined} />
          <Act action="restart" icon="start" text="Restart" isIdle={play.line.value.length < 2} />
        </div>
        <nav class="tour-ways" aria-label="Lessons">
          {lessons.map(({ title }, at) => (
            <button
              key={title}
              type="button"
              aria-label={`Lesson ${at + 1}: ${title}`}
              aria-pressed={at === stage.at.value}
              onClick={() => stage.go(at)}
            >
              {at + 1}
            </button>
          ))}
          <a href="#/">Skip the tour</a>
        </nav>
      </section>
    </div>
  );
}
