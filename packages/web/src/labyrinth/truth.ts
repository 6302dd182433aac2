/** The exact truth about the game on screen. */

import { computed } from '@preact/signals';
import { type LabyrinthTable, type LabyrinthValue, labyrinthValueOf } from 'asterion/exact';
import { type LabyrinthPosition, THESEUS } from 'asterion/game';
import { OFF, Truth } from '../play/truth.js';
import type { Fog } from './fog.js';
import type { SolveProgress } from './request.js';
import type { LabyrinthSession } from './session.js';
import { LabyrinthMaker } from './solving.js';
import { SIDES, type Side } from './table.js';
import { bestOf, type TileValues, tileValues, valueText } from './values.js';
import { seatName } from './words.js';

type Play = LabyrinthSession['play'];

export class LabyrinthTruth extends Truth<LabyrinthPosition, LabyrinthPosition, LabyrinthTable, SolveProgress> {
  readonly #play: Play;

  constructor(play: Play, fog: Fog) {
    super(play, {
      room: 'labyrinth',
      maker: new LabyrinthMaker(),
      problem: computed(() => play.line.value.at(0)?.position),
      sides: SIDES.map((name) => ({ name, called: seatName(name) })),
      scale: 'who wins and in how many rounds',
      veil: fog.veil,
      bestOf,
      valueText: (table, position) => valueText(labyrinthValueOf(table, position)),
    });
    this.#play = play;
  }

  /** Of the standing on screen. */
  readonly value = computed<LabyrinthValue | undefined>(() => {
    const [table, standing] = [this.table.value, this.#play.standing.value];
    return table && standing && labyrinthValueOf(table, standing.position);
  });

  /** Of the start of the game. */
  readonly startValue = computed<LabyrinthValue | undefined>(() => {
    const [table, start] = [this.table.value, this.#play.line.value.at(0)];
    return table && start && labyrinthValueOf(table, start.position);
  });

  /** What the tiles are coloured by. */
  readonly tiles = computed<TileValues | undefined>(() => this.#valuesFor(this.heat.value));

  /** What is said of tiles: also where they are not coloured, then for Theseus. */
  readonly told = computed<TileValues | undefined>(() => {
    if (!this.isWanted.value) return undefined;
    return this.heat.value === OFF ? this.#valuesFor(THESEUS) : this.tiles.value;
  });

  #valuesFor(side: string): TileValues | undefined {
    const [table, standing] = [this.table.value, this.#play.standing.value];
    if (table === undefined || standing === undefined || side === OFF) return undefined;
    return tileValues(table, standing.position, side as Side);
  }
}
