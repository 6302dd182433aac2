import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announcement, message, noticeInput } from './announce.js';

/** CSS pixels between the message and the edge of the board. */
const GAP = 12;

interface Place {
  readonly left: string;
  readonly top: string;
  readonly maxWidth: string;
  readonly transform: string;
}

/** The live region; and for those who see the page, the last message over the board. */
export function Announcement() {
  useEffect(() => {
    addEventListener('keydown', noticeInput, { capture: true });
    addEventListener('pointerdown', noticeInput, { capture: true });
    return () => {
      removeEventListener('keydown', noticeInput, { capture: true });
      removeEventListener('pointerdown', noticeInput, { capture: true });
    };
  }, []);
  return (
    <>
      <p class="announcement visually-hidden" role="status" data-testid="announcement">
        {announcement.value}
      </p>
      <ShownMessage />
    </>
  );
}

/** Over the lower edge of the board, or over the upper one where somebody stands below. It takes no clicks. */
function ShownMessage() {
  const place = useSignal<Place | undefined>(undefined);
  useSignalEffect(() => {
    if (message.value === '') return undefined;
    const measure = (): void => {
      place.value = placeOver(boardBox(), document.querySelector('.mover')?.getBoundingClientRect());
    };
    measure();
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, { capture: true });
    };
  });
  if (message.value === '' || place.value === undefined) return null;
  return (
    <p class="shown-message" aria-hidden="true" data-testid="message" style={{ ...place.value }}>
      {message.value}
    </p>
  );
}

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;

/** The part of the board that is in the window; the window where there is no board, or less than half of it is. */
function boardBox(): Box {
  const board = document.querySelector('[data-board]')?.getBoundingClientRect();
  const inSight = board === undefined ? 0 : Math.min(board.bottom, innerHeight) - Math.max(board.top, 0);
  if (board === undefined || inSight < board.height / 2)
    return { left: 0, top: 0, bottom: innerHeight, width: innerWidth };
  const { left, width } = board;
  // Where something stands there already, above that.
  const other = document.querySelector('.board-message')?.getBoundingClientRect();
  const edge = other !== undefined && other.top > (board.top + board.bottom) / 2 ? other.top : board.bottom;
  return { left, width, top: Math.max(board.top, 0), bottom: Math.min(edge, innerHeight) };
}

function placeOver({ left, top, bottom, width }: Box, mover: Box | undefined): Place {
  const isLow = mover !== undefined && mover.bottom > top + (bottom - top) * 0.75;
  return {
    left: `${left + width / 2}px`,
    top: `${isLow ? top + GAP : bottom - GAP}px`,
    maxWidth: `${Math.max(width - 2 * GAP, 0)}px`,
    transform: `translate(-50%, ${isLow ? '0' : '-100%'})`,
  };
}
