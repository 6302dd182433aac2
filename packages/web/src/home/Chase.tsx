/** The chase that plays itself. Any step takes it over: whoever does is the rogue from then on. */

import { computed, effect, signal, untracked } from '@preact/signals';
import { ROGUE } from 'asterion/game/rogue';
import { formatRecording } from 'asterion/notation';
import { rogueDescription, WAIT } from 'asterion/play';
import type { Cell } from 'asterion/world';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardHands } from '../board/gestures.js';
import { stepActions, uselessIn } from '../game/input.js';
import { SmallBoard, SmallGame } from '../game/small.js';
import { useActions } from '../page/actions.js';
import { hush } from '../page/announce.js';
import { Icon } from '../page/icons.js';
import { isCalm } from '../page/settings.js';
import { formatLink } from '../shell/link.js';
import { packText } from '../shell/pack.js';

/** Two loops that share a room: the rogue dances from one to the other, and the end is long in coming. */
const SAID = { dungeon: 'eight', monster: 'bfs', rogue: 'trailmax', seed: '7', moves: '200' };
/** How long the end stays on screen before the chase begins again, in milliseconds. */
const PAUSE = 2500;

class LivingChase {
  readonly game = new SmallGame();
  /** Whether nobody has stopped it. */
  readonly #isWanted = signal(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly isTaken = computed(() => !this.game.play.isWatching.value);
  readonly hands: BoardHands = {
    pick: (cell) => this.#pick(cell),
    stroke: (right, down) => {
      this.takeOver();
      this.game.input.swipe(right, down);
    },
    isStroke: () => true,
  };

  get play() {
    return this.game.play;
  }

  /** Starts it; the returned call ends it. With less motion it is a still until it is wanted. */
  watch(): () => void {
    this.begin(!isCalm.peek());
    this.play.playback.onEnd = () => {
      if (!this.isTaken.value && !isCalm.value) this.#timer = setTimeout(() => this.play.playback.play(), PAUSE);
    };
    const stop = effect(() => {
      const isReady = this.play.course.value !== undefined && !this.play.isRunning.value;
      const isDue = isReady && this.#isWanted.value && !this.isTaken.value;
      untracked(() => {
        if (isDue && !this.play.playback.playing.value) this.play.playback.play();
      });
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
      this.play.stop();
    };
  }

  begin(isWanted: boolean): void {
    clearTimeout(this.#timer);
    this.#isWanted.value = false;
    this.game.begin(rogueDescription, SAID);
    hush(); // nobody asked for it
    this.#isWanted.value = isWanted;
  }

  toggle(): void {
    clearTimeout(this.#timer);
    this.play.playback.toggle();
  }

  takeOver(): void {
    clearTimeout(this.#timer);
    this.#isWanted.value = false;
    this.game.takeOver(ROGUE);
  }

  go(name: string): void {
    this.takeOver();
    this.game.input.tell(name);
  }

  /** The first tap takes over, and is a step only where one can step. */
  #pick(cell: Cell): void {
    const isFirst = !this.isTaken.value;
    this.takeOver();
    if (!isFirst || this.play.parts.value.some(({ to }) => to === cell)) this.game.input.pick(cell);
  }

  /** The same game in its room, from `#` on. */
  async link(): Promise<string | undefined> {
    const { recording } = this.play;
    return recording && formatLink(recording.game, [['rec', await packText(formatRecording(recording))]]);
  }
}

export function Chase() {
  const chase = useMemo(() => new LivingChase(), []);
  const section = useRef<HTMLElement>(null);
  useEffect(() => chase.watch(), [chase]);
  useEffect(() => {
    // Beside the dungeon there is no cell to pick, but whoever taps there means the chase, too.
    const takeOver = (): void => chase.takeOver();
    const board = section.current?.querySelector('[data-board]');
    board?.addEventListener('click', takeOver);
    return () => board?.removeEventListener('click', takeOver);
  }, [chase]);
  useActions(
    useMemo(
      () => ({
        ...stepActions((name) => chase.go(name)),
        wait: () => chase.go(WAIT),
        undo: () => chase.play.undo(),
        play: () => chase.toggle(),
      }),
      [chase],
    ),
    undefined,
    useMemo(() => uselessIn(() => chase.play.world.value), [chase]),
  );
  const { play, isTaken } = chase;
  return (
    <section ref={section} class="chase" aria-label="A chase">
      <SmallBoard
        game={chase.game}
        name="chase"
        label="Dungeon in which a monster hunts a rogue"
        keys="Arrow keys make you the rogue."
        hands={chase.hands}
      />
      <p class="chase-status" data-testid="chase-status">
        {isTaken.value
          ? play.status.value
          : 'A monster (M) hunts a rogue (@). Press an arrow key or tap the board, and you are the rogue.'}
      </p>
      <div class="button-row">{isTaken.value ? <Taken chase={chase} /> : <Watched chase={chase} />}</div>
    </section>
  );
}

interface ChaseProps {
  readonly chase: LivingChase;
}

function Watched({ chase }: ChaseProps) {
  const isPlaying = chase.play.playback.playing.value;
  return (
    <>
      <button type="button" onClick={() => chase.toggle()}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <button type="button" onClick={() => chase.takeOver()}>
        Take over
      </button>
    </>
  );
}

const Taken = ({ chase }: ChaseProps) => (
  <>
    <button type="button" onClick={() => chase.play.undo()} aria-disabled={!chase.play.canUndo.value}>
      <Icon name="undo" />
      Undo
    </button>
    <button type="button" onClick={() => void chase.link().then((link) => location.assign(link ?? '#/'))}>
      Go on in the Rogue room
    </button>
    <button type="button" onClick={() => chase.begin(true)}>
      Watch again
    </button>
  </>
);
