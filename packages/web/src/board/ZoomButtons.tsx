import { IconButton } from '../page/IconButton.js';
import type { BoardModel } from './model.js';

export const ZoomButtons = ({ model }: { readonly model: BoardModel }) => (
  <div class="zoom-buttons" role="group" aria-label="Zoom">
    <IconButton icon="minus" label="Smaller" keys="-" onClick={() => model.zoom(-1)} />
    <IconButton icon="fit" label="Show the whole" keys="0" onClick={() => model.fit()} />
    <IconButton icon="plus" label="Larger" keys="+" onClick={() => model.zoom(1)} />
  </div>
);
