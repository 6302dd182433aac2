/**
 * The exact values over the game on screen: who wins, what each cell is worth, which move is best.
 *
 * Nothing of it is shown, said or even worked out unless it was asked for. What was asked for is remembered; the best
 * move is only peeked at.
 */

import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { AnyDescription, ExactValue, Standing } from 'asterion/play';
import type { Frame } from '../board/frame.js';
import { announce, announceSeen, hush, retract } from '../page/announce.js';
import { SWITCH } from '../page/settings.js';
import { stored } from '../page/stored.js';
import { type Best, bestOf, type CellValues, cellText, cellValues, type Exact, heated } from './exact-values.js';
import { tableMaker } from './solving.js';
import type { GameState } from './state.js';
import type { Problem } from './table-maker.js';

/** Milliseconds in which a press is no holding. */
const A_PRESS = 400;

/** Cells are coloured for nobody's place. */
const OFF = 'off';

/** Whether a bar beside the board shows who wins: the same for all games. */
const evaluationBar = stored('evaluation-bar', SWITCH, 'off');

export class ExactAnnotations {
  readonly exact: Exact;
  readonly maker = tableMaker();
  /** Why nothing of it may be shown now; undefined if it may. */
  readonly hidden: ReadonlySignal<string | undefined>;
  /** For whose place cells are coloured, as choices. */
  readonly heats: readonly { readonly name: string; readonly title: string }[];
  readonly #description: AnyDescription;
  readonly #play: GameState;
  readonly #showing: Signal<'on' | 'off'>;
  readonly #heating: Signal<string>;
  readonly #keeping: Signal<'on' | 'off'>;
  readonly #isHeld = signal(false);
  /** When it was pressed last, and whether it was in sight then. */
  #press = { at: 0, wasPinned: false };
  /** Where the best move was asked for without holding a key: it goes with the next move. */
  readonly #pinned = signal<Standing | undefined>(undefined);

  constructor(play: GameState, description: AnyDescription, exact: Exact, hidden: ReadonlySignal<string | undefined>) {
    const { game, words } = description;
    this.#play = play;
    this.#description = description;
    this.exact = exact;
    this.hidden = hidden;
    this.#keeping = stored(`${game.name}-keep-aids`, SWITCH, 'off');
    this.#showing = stored(`${game.name}-truth`, SWITCH, 'off');
    this.#heating = stored(`${game.name}-heat`, [OFF, ...exact.roles], OFF);
    this.heats = [
      { name: OFF, title: OFF },
      ...exact.roles.map((role) => ({ name: role, title: `for ${words.seat(role)}` })),
    ];
  }

  readonly isShown = computed(() => this.#showing.value === 'on');
  readonly heat = computed(() => this.#heating.value);
  /** Whether the bar beside the board is wanted. */
  readonly hasBar = computed(() => evaluationBar.value === 'on');
  /** Whether anything of it is to be seen for longer than a peek. */
  readonly isWanted = computed(() => this.isShown.value || this.heat.value !== OFF);

  /** Whether the best move is being looked at. */
  readonly isPeeking = computed(
    () => this.#isHeld.value || (this.#pinned.value !== undefined && this.#pinned.value === this.#play.standing.value),
  );

  readonly #first = computed(() => this.#play.line.value.at(0)?.position);
  readonly #problem = computed<Problem | undefined>(() => {
    const position = this.#first.value;
    return position && { description: this.#description, position };
  });

  /** The table of the game on screen; undefined until there is one, and while it is hidden. */
  readonly table = computed(() => {
    const now = this.maker.now.value;
    if (now.kind !== 'solved' || this.hidden.value !== undefined) return undefined;
    return now.problem === this.#problem.value ? now.table : undefined;
  });

  /** Of the standing on screen, and of the start of the game. */
  readonly value = computed(() => this.#valueOf(this.#play.standing.value));
  readonly startValue = computed(() => this.#valueOf(this.#play.line.value.at(0)));

  #valueOf(standing: Standing | undefined): ExactValue | undefined {
    const table = this.table.value;
    return table === undefined || standing === undefined ? undefined : this.exact.value(table, standing.position);
  }

  /** What the cells are coloured by. */
  readonly cells = computed<CellValues | undefined>(() =>
    this.heat.value === OFF ? undefined : this.#cellsFor(this.heat.value),
  );

  #cellsFor(role: string): CellValues | undefined {
    const [table, standing] = [this.table.value, this.#play.standing.value];
    if (table === undefined || standing === undefined) return undefined;
    return cellValues(this.#description, this.exact, table, standing.position, role, this.#play.told.value.length);
  }

  /** A frame with as much of it as was asked for: cells tell their worth also where they are not coloured. */
  over(frame: Frame): Frame {
    if (this.table.value === undefined || !this.isWanted.value) return frame;
    const cells = this.cells.value;
    const told = computed(() => cells ?? this.#cellsFor(this.exact.roles[0]));
    const fact: Frame['fact'] = (cell) => {
      const facts = [frame.fact?.(cell), told.value && cellText(this.exact, told.value, cell)];
      return facts.filter((one) => one !== undefined).join('; ') || undefined;
    };
    return { ...(cells === undefined ? frame : heated(frame, this.exact, cells)), fact };
  }

  readonly best = computed<Best | undefined>(() => {
    const [table, standing] = [this.table.value, this.#play.standing.value];
    if (!this.isPeeking.value || table === undefined || standing === undefined) return undefined;
    return bestOf(this.#description, this.exact, table, standing.position);
  });

  /** Why there is no best move to be seen. */
  readonly noBest = computed(() => {
    if (this.#play.standing.value?.end !== undefined) return 'No hint: the game is over.';
    return this.hidden.value ?? this.refusal.value ?? 'Solving …';
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
      (this.isWanted.value || this.hasBar.value || this.isPeeking.value) && this.hidden.value === undefined
        ? this.#problem.value
        : undefined,
    );
    let first = this.#first.peek();
    const ends = [
      effect(() => {
        const [before, now] = [first, this.#first.value];
        first = now ?? before;
        if (before !== undefined && now !== undefined && before !== now) untracked(() => this.#forget());
      }),
      effect(() => {
        const wanted = problem.value;
        untracked(() => (wanted === undefined ? this.maker.stop() : void this.maker.make(wanted)));
      }),
      effect(() => {
        if (this.table.value !== undefined) untracked(() => this.isShown.value && this.#play.announceStanding());
        else if (this.refusal.value !== undefined) announce(this.refusal.value);
      }),
      effect(() => {
        const text = this.isPeeking.value ? (this.best.value?.text ?? this.noBest.value) : undefined;
        if (text === undefined) return undefined;
        announceSeen(text);
        return () => retract(text);
      }),
    ];
    return () => {
      for (const end of ends) end();
      this.maker.stop();
    };
  }

  /** Another game begins without aids, unless they are kept. */
  #forget(): void {
    if (this.isKept.value) return;
    batch(() => {
      this.#showing.value = 'off';
      this.#heating.value = OFF;
    });
  }

  /** Whether aids stay on in new games; and changes it. */
  readonly isKept = computed(() => this.#keeping.value === 'on');
  toggleKept(): void {
    this.#keeping.value = this.isKept.value ? 'off' : 'on';
    announce(this.isKept.value ? 'What is shown stays on in new games.' : 'New games begin with nothing shown.');
  }

  /** Shows or hides it. */
  toggle(): void {
    this.#showing.value = this.isShown.value ? 'off' : 'on';
    if (!this.isShown.value) {
      hush();
      announce('The truth is hidden.');
    } else announceSeen(this.text === '' ? (this.hidden.value ?? 'Solving …') : this.text);
  }

  toggleBar(): void {
    evaluationBar.value = this.hasBar.value ? 'off' : 'on';
    const value = this.value.value;
    if (!this.hasBar.value) announce('No evaluation bar.');
    else announce(this.hidden.value ?? (value === undefined ? 'Solving …' : `${this.exact.text(value)}.`));
  }

  /** The next of off and the sides; or the one that is told. */
  colour(name?: string): void {
    const names = this.heats.map((heat) => heat.name);
    const next = names[(names.indexOf(this.heat.value) + 1) % names.length];
    this.#heating.value = name === undefined || !names.includes(name) ? next : name;
    if (this.heat.value === OFF) announce('Cells are not coloured.');
    else {
      const who = this.#description.words.seat(this.heat.value);
      announce(this.hidden.value ?? `Cells are coloured by ${this.exact.scale}, if ${who} stood there.`);
    }
  }

  /** Looks at the best move: until it is let go, or, pressed only shortly, until the next move or the next press. */
  hold(on: boolean): void {
    if (on === this.#isHeld.value) return;
    const wasPinned = this.#pinned.value !== undefined && this.#pinned.value === this.#play.standing.value;
    batch(() => {
      this.#isHeld.value = on;
      if (on) this.#press = { at: performance.now(), wasPinned };
      const isShort = !on && performance.now() - this.#press.at < A_PRESS;
      this.#pinned.value = isShort && !this.#press.wasPinned ? this.#play.standing.value : undefined;
    });
  }

  /** No longer looks at it; returns whether it was looked at. */
  unpin(): boolean {
    const wasPeeking = this.isPeeking.value;
    batch(() => {
      this.#isHeld.value = false;
      this.#pinned.value = undefined;
    });
    return wasPeeking;
  }

  /** Looks at the best move until the next move, or until asked again. */
  pin(): void {
    this.#pinned.value = this.isPeeking.value ? undefined : this.#play.standing.value;
  }

  /** The truth in a sentence; empty while it is hidden, not known, or told by the game itself. */
  get text(): string {
    const value = this.value.value;
    if (!this.isShown.value || value === undefined || this.#play.standing.value?.end !== undefined) return '';
    return `With best play: ${this.exact.text(value)}.`;
  }
}
