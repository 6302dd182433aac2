/**
 * The exact truth about the game on screen: who wins, what each cell is worth, which move is best.
 *
 * Nothing of it is shown, said or even worked out unless it was asked for. What was asked for is remembered; the best
 * move is only peeked at.
 */

import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Position } from 'asterion/game';
import type { Maker } from '../exact/maker.js';
import { announce, hush, retract } from '../shell/announce.js';
import { SWITCH } from '../shell/settings.js';
import { stored } from '../shell/stored.js';
import type { Best } from './best.js';
import type { Standing } from './course.js';

/** What cells are coloured for: nobody's place, or somebody's. */
export const OFF = 'off';

/** What is known of a kind of game. */
interface Facts<P extends Position, Problem, Table, Progress> {
  readonly room: string;
  readonly maker: Maker<Problem, Table, Progress>;
  /** What has to be solved for a standing; the same object as long as one table will do. */
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** The side whose places are coloured, and how it is called. */
  readonly sides: readonly { readonly name: string; readonly called: string }[];
  /** What the colours tell: `the monster moves to the capture`. */
  readonly scale: string;
  /** Why nothing of it may be shown now; undefined if it may. */
  readonly veil: ReadonlySignal<string | undefined>;
  bestOf(table: Table, position: P): Best | undefined;
  /** With best play: who wins, and when. */
  valueText(table: Table, position: P): string;
}

/** The game that is looked at. */
interface Played<P extends Position> {
  readonly standing: ReadonlySignal<Standing<P> | undefined>;
  announceStanding(): void;
}

export class Truth<P extends Position, Problem, Table, Progress> {
  readonly maker: Maker<Problem, Table, Progress>;
  readonly veil: ReadonlySignal<string | undefined>;
  /** For whose place cells are coloured, as choices. */
  readonly heats: readonly { readonly name: string; readonly title: string }[];
  readonly #facts: Facts<P, Problem, Table, Progress>;
  readonly #play: Played<P>;
  readonly #showing: Signal<'on' | 'off'>;
  readonly #heating: Signal<string>;
  readonly #isHeld = signal(false);
  /** Where the best move was asked for without holding a key: it goes with the next move. */
  readonly #pinned = signal<Standing<P> | undefined>(undefined);

  constructor(play: Played<P>, facts: Facts<P, Problem, Table, Progress>) {
    this.#play = play;
    this.#facts = facts;
    this.maker = facts.maker;
    this.veil = facts.veil;
    this.#showing = stored(`${facts.room}-truth`, SWITCH, 'off');
    this.#heating = stored(`${facts.room}-heat`, [OFF, ...facts.sides.map(({ name }) => name)], OFF);
    this.heats = [
      { name: OFF, title: OFF },
      ...facts.sides.map(({ name, called }) => ({ name, title: `for ${called}` })),
    ];
  }

  readonly isShown = computed(() => this.#showing.value === 'on');
  readonly heat = computed(() => this.#heating.value);
  /** Whether anything of it is to be seen for longer than a peek. */
  readonly isWanted = computed(() => this.isShown.value || this.heat.value !== OFF);

  /** Whether the best move is being looked at. */
  readonly isPeeking = computed(
    () => this.#isHeld.value || (this.#pinned.value !== undefined && this.#pinned.value === this.#play.standing.value),
  );

  /** The table of the game on screen; undefined until there is one, and while it is veiled. */
  readonly table = computed(() => {
    const now = this.maker.now.value;
    if (now.kind !== 'solved' || this.veil.value !== undefined) return undefined;
    return now.problem === this.#facts.problem.value ? now.table : undefined;
  });

  readonly best = computed<Best | undefined>(() => {
    const [table, standing] = [this.table.value, this.#play.standing.value];
    return this.isPeeking.value && table && standing ? this.#facts.bestOf(table, standing.position) : undefined;
  });

  /** What is said while the best move is looked at; undefined while it is not. */
  readonly #peekText = computed<string | undefined>(() => {
    if (!this.isPeeking.value) return undefined;
    return this.best.value?.text ?? this.noBest.value;
  });

  /** Why there is no best move to be seen. */
  readonly noBest = computed(() => {
    if (this.#play.standing.value?.end !== undefined) return 'The game is over: there is no best move.';
    return this.veil.value ?? this.refusal.value ?? 'The exact table is being made.';
  });

  /** Why the truth cannot be known; undefined as long as it can. */
  readonly refusal = computed(() => {
    const now = this.maker.now.value;
    if (now.kind === 'cancelled') return 'Solving was cancelled.';
    return now.kind === 'refused' ? `The truth is not known here. ${now.why}` : undefined;
  });

  /** Solves what is on screen as long as somebody wants to know, and says what was found. Ends with the returned call. */
  watch(): () => void {
    const problem = computed(() =>
      (this.isWanted.value || this.isPeeking.value) && this.veil.value === undefined
        ? this.#facts.problem.value
        : undefined,
    );
    const ends = [
      effect(() => {
        const wanted = problem.value;
        untracked(() => (wanted === undefined ? this.maker.stop() : void this.maker.make(wanted)));
      }),
      effect(() => {
        if (this.table.value !== undefined) untracked(() => this.isShown.value && this.#play.announceStanding());
        else if (this.refusal.value !== undefined) announce(this.refusal.value);
      }),
      effect(() => {
        const text = this.#peekText.value;
        if (text === undefined) return undefined;
        announce(text);
        return () => retract(text);
      }),
    ];
    return () => {
      for (const end of ends) end();
      this.maker.stop();
    };
  }

  /** Shows or hides it. */
  toggle(): void {
    this.#showing.value = this.isShown.value ? 'off' : 'on';
    if (!this.isShown.value) {
      hush();
      announce('The truth is hidden.');
    } else announce(this.text === '' ? (this.veil.value ?? 'The exact table is being made.') : this.text);
  }

  /** The next of off and the sides; or the one that is told. */
  colour(name?: string): void {
    const names = this.heats.map((heat) => heat.name);
    const next = names[(names.indexOf(this.heat.value) + 1) % names.length];
    this.#heating.value = name === undefined || !names.includes(name) ? next : name;
    const side = this.#facts.sides.find((one) => one.name === this.heat.value);
    const text = side && `Cells are coloured by ${this.#facts.scale}, if ${side.called} stood there.`;
    announce(text === undefined ? 'Cells are not coloured.' : (this.veil.value ?? text));
  }

  /** Looks at the best move until it is let go. */
  hold(on: boolean): void {
    batch(() => {
      this.#isHeld.value = on;
      this.#pinned.value = undefined;
    });
  }

  /** Looks at the best move until the next move, or until asked again. */
  pin(): void {
    this.#pinned.value = this.isPeeking.value ? undefined : this.#play.standing.value;
  }

  /** The truth in a sentence; empty while it is hidden, not known, or told by the game itself. */
  get text(): string {
    const [table, standing] = [this.table.value, this.#play.standing.value];
    if (!this.isShown.value || table === undefined || standing === undefined || standing.end !== undefined) return '';
    return `With best play: ${this.#facts.valueText(table, standing.position)}.`;
  }
}
