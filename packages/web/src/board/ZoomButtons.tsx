import { IconButton } from '../page/IconButton.js';
import { boardActions } from './keys.js';
import type { BoardModel } from './model.js';

export const ZoomButtons = ({ model }: { readonly model: BoardModel }) => {
  const actions = boardActions(() => model);
  return (
    <div class="zoom-buttons" role="group" aria-label="Zoom">
      <IconButton icon="minus" label="Smaller" keys="-" onClick={actions['zoom-out']} />
      <IconButton icon="fit" label="Show the whole" keys="0" onClick={actions['zoom-fit']} />
      <IconButton icon="plus" label="Larger" keys="+" onClick={actions['zoom-in']} />
    </div>
  );
};
