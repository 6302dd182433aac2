/** What stands around a board on which a game is played. */

import type { ReadonlySignal } from '@preact/signals';
import { ReadOut } from '../board/Board.js';
import type { BoardModel } from '../board/model.js';
import type { Player } from '../transport/player.js';

/** The cell under pointer or cursor, in words; a hint while there is none. */
export function CellText({
  board,
  name,
  hint,
}: {
  readonly board: BoardModel;
  readonly name: string;
  readonly hint: string | undefined;
}) {
  const isIdle = !board.isCursorUsed.value && board.readout.value === board.cursorText.value;
  return (
    <div class={`readouts ${isIdle ? 'is-idle' : ''}`}>
      {isIdle && hint !== undefined && <p class="readout">{hint}</p>}
      <ReadOut model={board} name={name} />
    </div>
  );
}

interface StaleProps {
  readonly session: {
    readonly isStale: ReadonlySignal<boolean>;
    readonly play: { readonly course: ReadonlySignal<unknown> };
  };
}

/** Over the board: why it does not show what the settings say. */
export function BoardMessage({ session }: StaleProps) {
  if (!session.isStale.value) return null;
  return (
    <p class="board-message" data-testid="board-message">
      {session.play.course.value === undefined ? 'No game yet' : 'Still the game from before'}: some settings cannot be
      used. They are marked.
    </p>
  );
}

/** What the link asked for and the game could not give. */
export function Notice({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p class="fault" data-testid="notice">
      {text}
    </p>
  );
}

interface Played {
  readonly player: Player;
  readonly isRunning: ReadonlySignal<boolean>;
}

export function transportLabel({ player: { step, total, isReady }, isRunning }: Played, unit = 'turn'): string {
  if (!isReady.value) return 'nothing to play';
  const running = isRunning.value ? ', still being played' : '';
  return `${unit} ${step.value.toLocaleString('en')} of ${(total.value ?? 0).toLocaleString('en')}${running}`;
}
