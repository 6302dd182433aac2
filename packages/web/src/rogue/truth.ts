/**
 * The exact truth about the game on screen: who wins, what each cell is worth, which move is best.
 *
 * Nothing of it is shown, said or even worked out unless it was asked for. What was asked for is remembered; the best
 * move is only peeked at.
 */

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { type Chase, chaseOf, type Value, valueOf } from 'asterion/exact';
import { ROGUE } from 'asterion/game';
import type { Frame } from '../board/frame.js';
import { TableMaker } from '../exact/making.js';
import { valueText } from '../exact/words.js';
import { announce, retract } from '../shell/announce.js';
import { SWITCH } from '../shell/settings.js';
import { stored } from '../shell/stored.js';
import { type Best, bestOf } from './best.js';
import { type CellValues, cellText, cellValues, heated } from './cell-values.js';
import type { Standing } from './course.js';
import type { Play } from './play.js';

/** Whether the truth is shown, and for whose place the cells are coloured. */
const showing = stored('rogue-truth', SWITCH, 'off');
const HEATS = ['off', ROGUE, 'monster'] as const;
type Heat = (typeof HEATS)[number];
const heating = stored<Heat>('rogue-heat', HEATS, 'off');

export class Truth {
  readonly maker = new TableMaker();
  readonly isShown = computed(() => showing.value === 'on');
  readonly heat = computed(() => heating.value);

  readonly #play: Play;
  readonly #isHeld = signal(false);
  /** Where the best move was asked for without holding a key: it goes with the next move. */
  readonly #pinned = signal<Standing | undefined>(undefined);

  constructor(play: Play) {
    this.#play = play;
  }

  /** Whether the best move is being looked at. */
  readonly isPeeking = computed(
    () => this.#isHeld.value || (this.#pinned.value !== undefined && this.#pinned.value === this.#play.standing.value),
  );

  readonly #setup = computed(() => this.#play.standing.value?.position.setup);
  readonly #monsters = computed(() => this.#play.standing.value?.position.monsters.length ?? 1);
  readonly #chase = computed<Chase | undefined>(
    () => this.#setup.value && chaseOf(this.#setup.value, this.#monsters.value),
  );

  /** The table of the game on screen; undefined until there is one. */
  readonly table = computed(() => {
    const now = this.maker.now.value;
    return now.kind === 'solved' && now.chase === this.#chase.value ? now.table : undefined;
  });

  /** Of the standing on screen. */
  readonly value = computed<Value | undefined>(() => {
    const [table, standing] = [this.table.value, this.#play.standing.value];
    return table && standing && valueOf(table, standing.position);
  });

  /** Of the start of the game. */
  readonly startValue = computed<Value | undefined>(() => {
    const [table, start] = [this.table.value, this.#play.line.value.at(0)];
    return table && start && valueOf(table, start.position);
  });

  readonly best = computed<Best | undefined>(() => {
    const [table, standing] = [this.table.value, this.#play.standing.value];
    return this.isPeeking.value && table && standing ? bestOf(table, standing.position) : undefined;
  });

  /** What is said while the best move is looked at; undefined while it is not. */
  readonly #peekText = computed<string | undefined>(() => {
    if (!this.isPeeking.value) return undefined;
    return this.best.value?.text ?? this.noBest.value;
  });

  /** Why there is no best move to be seen. */
  readonly noBest = computed(() => {
    if (this.#play.standing.value?.end !== undefined) return 'The game is over: there is no best move.';
    return this.refusal.value ?? 'The exact table is being made.';
  });

  /** Why the truth cannot be known; undefined as long as it can. */
  readonly refusal = computed(() => {
    const now = this.maker.now.value;
    if (now.kind === 'cancelled') return 'Solving was cancelled.';
    return now.kind === 'refused' ? `The truth is not known here. ${now.why}` : undefined;
  });

  /** What the cells are coloured by. */
  readonly cells = computed<CellValues | undefined>(() => {
    const [table, standing, heat] = [this.table.value, this.#play.standing.value, this.heat.value];
    if (table === undefined || standing === undefined || heat === 'off') return undefined;
    return cellValues(table, standing.position, heat, this.#play.told.value.length);
  });

  /** The picture of the game, with as much of the truth as was asked for. */
  readonly frame = computed<Frame | undefined>(() => {
    const [frame, cells, fact] = [this.#play.frame.value, this.cells.value, this.#fact.value];
    if (frame === undefined || fact === undefined) return frame;
    return { ...(cells === undefined ? frame : heated(frame, cells)), fact };
  });

  readonly #fact = computed<Frame['fact']>(() => {
    const [table, standing, heat] = [this.table.value, this.#play.standing.value, this.heat.value];
    if (table === undefined || standing === undefined || (heat === 'off' && !this.isShown.value)) return undefined;
    const told = this.#play.told.value.length;
    return (cell) => cellText(table, standing.position, heat === 'off' ? ROGUE : heat, told, cell);
  });

  /** Solves what is on screen as long as somebody wants to know, and says what was found. Ends with the returned call. */
  watch(): () => void {
    const isWanted = computed(() => this.isShown.value || this.heat.value !== 'off' || this.isPeeking.value);
    const ends = [
      effect(() => {
        const chase = isWanted.value ? this.#chase.value : undefined;
        untracked(() => (chase === undefined ? this.maker.stop() : void this.maker.make(chase)));
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
    showing.value = this.isShown.value ? 'off' : 'on';
    if (!this.isShown.value) announce('The truth is hidden.');
    else announce(this.text === '' ? 'The exact table is being made.' : this.text);
  }

  /** The next of off, rogue, monster; or the one that is told. */
  colour(heat = HEATS[(HEATS.indexOf(heating.value) + 1) % HEATS.length]): void {
    heating.value = heat;
    announce(
      heat === 'off'
        ? 'Cells are not coloured.'
        : `Cells are coloured by the monster moves to the capture, if the ${heat} stood there.`,
    );
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
    const value = this.value.value;
    if (!this.isShown.value || value === undefined || this.#play.standing.value?.end !== undefined) return '';
    return `With best play: ${valueText(value)}.`;
  }
}

/** For whose place cells are coloured, as choices. */
export const heatChoices = HEATS.map((name) => ({ name, title: name === 'off' ? 'off' : `for the ${name}` }));
