/** A visit to the Rogue room. */

import { chaseOf } from 'asterion/exact';
import type { RoguePosition } from 'asterion/game';
import { TableMaker } from '../exact/making.js';
import type { Preparer } from '../play/kind.js';
import { PlaySession } from '../play/session.js';
import type { Draft } from './draft.js';
import { rogueKind } from './kind.js';
import { SIDES, type Table } from './table.js';

/** The player that needs the exact table before it can start. */
const OPTIMAL = 'optimal';

/** The exact table is made beside the page, not by it. */
class TableFirst implements Preparer<Draft, Table> {
  readonly maker: TableMaker;

  constructor(maker: TableMaker) {
    this.maker = maker;
  }

  prepare({ names, start }: Table) {
    const needy = SIDES.filter((side) => names[side] === OPTIMAL);
    if (needy.length === 0) return undefined;
    return this.maker.make(chaseOf(start.setup, start.monsters.length)).then((made) => {
      const now = this.maker.now.value;
      if (made !== undefined) return {};
      if (now.kind !== 'refused') return undefined; // cancelled, or overtaken
      return Object.fromEntries(needy.map((side) => [side, `It cannot play here. ${now.why}`]));
    });
  }

  stop(): void {
    this.maker.stop();
  }
}

export class RogueSession extends PlaySession<RoguePosition, Draft, Table> {
  /** Makes the table that a player needs. */
  readonly maker: TableMaker;

  constructor() {
    const maker = new TableMaker();
    super(rogueKind, new TableFirst(maker));
    this.maker = maker;
  }
}
