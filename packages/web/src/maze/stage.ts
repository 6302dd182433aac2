/** What the parts of the room share: the session, its boards, and the tools. */

import { computed, effect, signal } from '@preact/signals';
import { swiped } from 'asterion/play';
import type { Layers } from 'asterion/render';
import type { Cell } from 'asterion/world';
import type { BoardHands, End } from '../board/gestures.js';
import { BoardModel } from '../board/model.js';
import { Looking, MoveInput } from '../game/input.js';
import { announce } from '../page/announce.js';
import type { MazeFrame } from './frame.js';
import { MazeSession } from './session.js';
import { TunnelTool } from './tunnels.js';

/** What the visitor wants to be part of files and prints. Kept for the visit. */
class ExportChoices {
  readonly withPath = signal(true);
  readonly withVisited = signal(false);
  /** The way one came, in place of a solution. */
  readonly withTrail = signal(false);
  /** Pixels a cell of a PNG, as typed. */
  readonly cellSize = signal('16');
  /** Which board, where there are two. */
  readonly board = signal(0);

  layersOf({ layers, trail }: MazeFrame, isWalk: boolean): Layers {
    if (isWalk) return this.withTrail.value ? { path: trail } : {};
    return {
      ...(this.withPath.value ? { path: layers.path } : {}),
      ...(this.withVisited.value ? { visited: layers.visited, marked: layers.marked } : {}),
    };
  }
}

/** Cells that are seen around whoever walks. */
const AROUND = 3;

export class Stage {
  readonly session = new MazeSession();
  readonly tunnels = new TunnelTool(this.session);
  readonly exporting = new ExportChoices();
  readonly isExporting = signal(false);
  readonly input = new MoveInput(this.session.modes.walk);
  readonly board = new BoardModel(computed(() => this.session.shown.value.at(0)));
  /** The board of the second search. */
  readonly second = new BoardModel(
    computed(() => this.session.shown.value.at(1)),
    this.board,
  );
  readonly looking = new Looking({
    board: this.board,
    name: 'board-1',
    from: () => this.session.modes.walk.cell.value,
    hint: 'Enter walks to the cursor, X is done.',
  });

  readonly #walking: BoardHands = {
    pick: (cell) => this.input.pick(cell),
    // A finger that is drawn across the board means more than a step.
    stroke: (right, down) => this.#run(right, down),
    isLed: (cell) => cell === this.session.modes.walk.mover.value,
    lead: (cell) => this.session.modes.walk.follow(cell),
  };
  readonly #settingUp: BoardHands = {
    moveEnd: (end: End, cell: Cell): void => this.session.place(end, cell),
    pick: (cell: Cell): void => this.tunnels.pick(cell),
  };
  /** What pointers do. */
  readonly hands = computed<BoardHands>(() => (this.isSettingUp.value ? this.#settingUp : this.#walking));
  /** Whether keys and taps go to the maze and its run, not to whoever walks or has walked; so does a tool in hand. */
  readonly isSettingUp = computed(() => this.session.modes.now.value === 'watch' || this.tunnels.isOn.value);

  constructor() {
    this.board.focus = () => this.session.modes.walk.mover.value;
  }

  /** Keeps whoever walks in sight until the returned call. */
  watch(): () => void {
    return effect(() => {
      const cell = this.session.modes.walk.mover.value;
      if (cell !== undefined) this.board.keepInSight(cell, AROUND);
    });
  }

  /** The board with the focus; the first where none has it. */
  get focused(): BoardModel {
    return document.activeElement?.matches('[data-board="board-2"]') === true ? this.second : this.board;
  }

  /** Whoever moves along the run wants to see it. */
  moved(): void {
    this.session.shownAnalysis.show(undefined);
    this.session.modes.tell();
  }

  openExport(): void {
    if (this.session.scene.value !== undefined) this.isExporting.value = true;
    else announce('There is nothing to export yet.');
  }

  #run(right: number, down: number): void {
    const { walk } = this.session.modes;
    const world = walk.world.value;
    const why = world === undefined ? undefined : walk.run(swiped(world, right, down));
    if (why !== undefined) announce(why);
  }
}
