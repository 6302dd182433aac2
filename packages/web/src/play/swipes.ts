/** Swipes on the board: a finger drawn across it is a step that way, as long as there is nothing to pan. */

import type { BoardModel } from '../board/model.js';
import type { Hands } from './hands.js';

/** CSS pixels from which a stroke is meant. */
const SHORTEST = 28;

/** Listens to the page until the returned function is called: the board itself has the pointers in its hands. */
export function listenToSwipes(hands: Hands, board: BoardModel): () => void {
  const down = new Map<number, { readonly x: number; readonly y: number; isAlone: boolean }>();
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' || !isOnBoard(event)) return;
    for (const other of down.values()) other.isAlone = false;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY, isAlone: down.size === 0 });
  };
  const onUp = (event: PointerEvent): void => {
    const start = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (start?.isAlone !== true || event.type === 'pointercancel' || !board.isFitted.value) return;
    const [right, below] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.hypot(right, below) >= SHORTEST) hands.swipe(right, below);
  };
  addEventListener('pointerdown', onDown);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', onUp);
  return () => {
    removeEventListener('pointerdown', onDown);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onUp);
  };
}

const isOnBoard = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-board]') !== null;
