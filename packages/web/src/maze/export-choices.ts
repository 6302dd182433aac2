/** What the visitor wants to be part of files and prints. Kept for the visit. */

import { signal } from '@preact/signals';
import type { Layers } from 'asterion/render';
import type { MazeFrame } from './frame.js';

export class ExportChoices {
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
