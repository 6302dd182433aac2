/** What every layout of a text drawing is given. */

import type { Cell, Scene } from '../world/index.js';
import type { CellSymbol } from './symbols.js';

export type Charset = 'ascii' | 'unicode';

export interface TextPlan {
  readonly scene: Scene;
  readonly charset: Charset;
  readonly symbolAt: (cell: Cell) => CellSymbol;
}
