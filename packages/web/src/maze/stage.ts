/** What the parts of the room share: the session, its boards, and the tools. */

import { computed, signal } from '@preact/signals';
import type { Layers } from 'asterion/render';
import type { Cell } from 'asterion/world';
import type { End } from '../board/gestures.js';
import { BoardModel } from '../board/model.js';
import { announce } from '../page/announce.js';
import type { MazeFrame } from './frame.js';
import { MazeSession } from './session.js';
import { TunnelTool } from './tunnels.js';

/** What the visitor wants to be part of files and prints. Kept for the visit. */
class ExportChoices {
  readonly withPath = signal(true);
  readonly withVisited = signal(false);
  /** Pixels a cell of a PNG, as typed. */
  readonly cellSize = signal('16');
  /** Which board, where there are two. */
  readonly board = signal(0);

  layersOf({ layers }: MazeFrame): Layers {
    return {
      ...(this.withPath.value ? { path: layers.path } : {}),
      ...(this.withVisited.value ? { visited: layers.visited, marked: layers.marked } : {}),
    };
  }
}

export class Stage {
  readonly session = new MazeSession();
  readonly tunnels = new TunnelTool(this.session);
  readonly exporting = new ExportChoices();
  readonly isExporting = signal(false);
  readonly board = new BoardModel(computed(() => this.session.shown.value.at(0)));
  /** The board of the second solver. */
  readonly second = new BoardModel(
    computed(() => this.session.shown.value.at(1)),
    this.board,
  );

  readonly hands = {
    moveEnd: (end: End, cell: Cell): void => this.session.place(end, cell),
    pick: (cell: Cell): void => this.tunnels.pick(cell),
  };

  /** The board with the focus; the first where none has it. */
  get focused(): BoardModel {
    return document.activeElement?.matches('[data-board="board-2"]') === true ? this.second : this.board;
  }

  /** Whoever moves along the run wants to see it. */
  moved(): void {
    this.session.overlay.show(undefined);
    this.session.announceStep();
  }

  openExport(): void {
    if (this.session.player.isReady.value) this.isExporting.value = true;
    else announce('There is nothing to export yet.');
  }
}
