/** The exact truth about the game of rogue on screen. */

import { computed, signal } from '@preact/signals';
import { type Chase, chaseOf, type ExactTable, type SolveProgress, type Value, valueOf } from 'asterion/exact';
import { MONSTER, ROGUE, type RoguePosition } from 'asterion/game';
import type { Frame } from '../board/frame.js';
import { TableMaker } from '../exact/making.js';
import { valueText } from '../exact/words.js';
import { OFF, Truth } from '../play/truth.js';
import { bestOf } from './best.js';
import { type CellValues, cellText, cellValues, heated } from './cell-values.js';
import { frameOf } from './frame.js';
import type { RogueSession } from './session.js';
import type { Side } from './table.js';

type Play = RogueSession['play'];

const NO_VEIL = signal(undefined);

export class RogueTruth extends Truth<RoguePosition, Chase, ExactTable, SolveProgress> {
  readonly #play: Play;

  constructor(play: Play) {
    const setup = computed(() => play.standing.value?.position.setup);
    const monsters = computed(() => play.standing.value?.position.monsters.length ?? 1);
    super(play, {
      room: 'rogue',
      maker: new TableMaker(),
      problem: computed(() => setup.value && chaseOf(setup.value, monsters.value)),
      sides: [ROGUE, MONSTER].map((name) => ({ name, called: `the ${name}` })),
      scale: 'the monster moves to the capture',
      veil: NO_VEIL,
      bestOf,
      valueText: (table, position) => valueText(valueOf(table, position)),
    });
    this.#play = play;
  }

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

  /** What the cells are coloured by. */
  readonly cells = computed<CellValues | undefined>(() => {
    const [table, standing, heat] = [this.table.value, this.#play.standing.value, this.heat.value];
    if (table === undefined || standing === undefined || heat === OFF) return undefined;
    return cellValues(table, standing.position, heat as Side, this.#play.told.value.length);
  });

  /** The picture of the game, with as much of the truth as was asked for. */
  readonly frame = computed<Frame | undefined>(() => {
    const [standing, cells, fact] = [this.#play.standing.value, this.cells.value, this.#fact.value];
    const frame = standing && frameOf(standing.position, this.#play.told.value);
    if (frame === undefined || fact === undefined) return frame;
    return { ...(cells === undefined ? frame : heated(frame, cells)), fact };
  });

  readonly #fact = computed<Frame['fact']>(() => {
    const [table, standing, heat] = [this.table.value, this.#play.standing.value, this.heat.value];
    if (table === undefined || standing === undefined || !this.isWanted.value) return undefined;
    const told = this.#play.told.value.length;
    return (cell) => cellText(table, standing.position, heat === OFF ? ROGUE : (heat as Side), told, cell);
  });
}
