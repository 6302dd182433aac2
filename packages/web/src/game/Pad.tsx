import type { ReadonlySignal } from '@preact/signals';
import { compassNames, WAIT } from 'asterion/play';
import { type Cell, hex } from 'asterion/world';
import { useEffect, useMemo } from 'preact/hooks';
import type { MoveInput } from './input.js';

/** How long a finger must rest before steps repeat, and how long between them. */
const HOLD = 400;
const AGAIN = 120;

interface Steered {
  readonly mover: ReadonlySignal<Cell | undefined>;
  readonly isWatching: ReadonlySignal<boolean>;
  readonly standing: ReadonlySignal<{ readonly end: unknown } | undefined>;
}

interface Props {
  readonly play: Steered;
  readonly input: MoveInput;
  /** What the button in the middle says; none where there is none. */
  readonly rest?: string | undefined;
  /** Whether a finger that stays steps again: not where each step wants a look. It does unless told. */
  readonly repeats?: boolean;
}

/** A step a button, for fingers: eight, four or six around the one that waits. */
export function Pad({ play, input, rest, repeats = true }: Props) {
  const repeater = useMemo(() => new Repeater(play, input), [play, input]);
  useEffect(() => () => repeater.stop(), [repeater]);
  const world = input.world.value;
  if (world === undefined || play.isWatching.value) return null;
  const { shape } = world.grid;
  const names = compassNames(world);
  const isIdle = play.mover.value === undefined;
  return (
    <div class={`pad ${shape === hex ? 'is-hex' : ''}`} role="group" aria-label="Steps of the player">
      {[...names, ...(rest === undefined ? [] : [WAIT])].map((name) => (
        <button
          key={name}
          type="button"
          class={`pad-${name.toLowerCase()}`}
          aria-label={name === WAIT ? rest : `Step ${name}`}
          aria-disabled={isIdle}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            if (event.pointerType === 'touch') repeater.touch(name, repeats);
            else if (repeats) repeater.start(name);
            else input.tell(name);
          }}
          onTouchMove={(event) => {
            if (repeater.isHeld) event.preventDefault(); // a finger that stays may tremble without scrolling the page
          }}
          onPointerUp={() => repeater.lift()}
          onPointerCancel={() => repeater.stop()}
          onPointerLeave={() => repeater.stop()}
          onContextMenu={(event) => event.preventDefault()}
          onClick={(event) => {
            // By keyboard or by a screen reader: fingers have been heard already.
            if (event.detail === 0) input.tell(name);
          }}
        >
          {name === WAIT ? <Dot /> : <Arrow name={name} isHex={shape === hex} />}
        </button>
      ))}
    </div>
  );
}

/**
 * Steps, and again for as long as the finger stays: whenever it is one's turn, until a way is closed. A mouse steps when it is
 * pressed; a finger when it is lifted or has stayed, because until then it may be about to scroll the page.
 */
class Repeater {
  readonly #play: Steered;
  readonly #input: MoveInput;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The button under a finger that has neither stayed nor been lifted. */
  #touched: string | undefined;
  #isHeld = false;

  constructor(play: Steered, input: MoveInput) {
    this.#play = play;
    this.#input = input;
  }

  /** Whether a finger stays. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  touch(name: string, repeats: boolean): void {
    this.stop();
    this.#touched = name;
    if (!repeats) return;
    this.#timer = setTimeout(() => {
      this.#touched = undefined;
      this.#isHeld = true;
      this.#again(name);
    }, HOLD);
  }

  /** A finger that is lifted before it has stayed takes its one step now. */
  lift(): void {
    const name = this.#touched;
    this.stop();
    if (name !== undefined) this.#input.tell(name);
  }

  start(name: string): void {
    this.stop();
    if (this.#input.tell(name)) this.#timer = setTimeout(() => this.#again(name), HOLD);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#touched = undefined;
    this.#isHeld = false;
  }

  #again(name: string): void {
    if (this.#play.standing.value?.end !== undefined) return;
    if (this.#play.mover.value === undefined || this.#input.tell(name))
      this.#timer = setTimeout(() => this.#again(name), AGAIN);
  }
}

const ANGLES: Readonly<Record<string, number>> = { E: 0, SE: 45, S: 90, SW: 135, W: 180, NW: 225, N: 270, NE: 315 };
const HEX_ANGLES: Readonly<Record<string, number>> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };

const Arrow = ({ name, isHex }: { readonly name: string; readonly isHex: boolean }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 12h15M13 6l6 6-6 6" transform={`rotate(${(isHex ? HEX_ANGLES : ANGLES)[name]} 12 12)`} />
  </svg>
);

const Dot = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="3.5" fill="currentColor" />
  </svg>
);
