/**
 * After a choice by pointer the keys belong to the board again: Space must not press the button once more that a click has
 * pressed. Whoever came to a control by keyboard keeps it, and so do fields in which one types, sliders, dialogs, and
 * buttons that ask back (`data-keeps-focus`), which take leaving them for a no.
 */

const BUTTONS = 'button:not([data-keeps-focus]), summary, input:is([type="checkbox"], [type="radio"])';
const LISTS = 'select, input:is([type="checkbox"], [type="radio"])';

/** Listens on the whole page; the returned call ends it. */
export function giveKeysBack(): () => void {
  let isByPointer = false;
  const onPointer = (): void => {
    isByPointer = true;
  };
  const onKey = (): void => {
    isByPointer = false;
  };
  const onClick = ({ target, detail }: MouseEvent): void => {
    if (isByPointer && detail > 0) leave(target, BUTTONS);
  };
  const onChange = ({ target }: Event): void => {
    if (isByPointer) leave(target, LISTS);
  };
  addEventListener('pointerdown', onPointer, { capture: true });
  addEventListener('keydown', onKey, { capture: true });
  addEventListener('click', onClick);
  addEventListener('change', onChange);
  return () => {
    removeEventListener('pointerdown', onPointer, { capture: true });
    removeEventListener('keydown', onKey, { capture: true });
    removeEventListener('click', onClick);
    removeEventListener('change', onChange);
  };
}

function leave(target: EventTarget | null, controls: string): void {
  if (!(target instanceof Element) || target.closest('dialog') !== null) return;
  const control = target.closest<HTMLElement>(controls);
  if (control === null || document.activeElement !== control) return;
  toBoard(control);
}

/** Whoever comes into a room by a link above it goes on with the keys of the room: Enter must not follow the link again. */
export function enterRoom(): void {
  scrollTo(0, 0); // not where the room before was left
  const { activeElement } = document;
  if (activeElement instanceof HTMLAnchorElement && activeElement.closest('header') !== null) toBoard(activeElement);
}

/** What is about to go leaves the focus, if it has it, to the board. */
export function leaveToBoard(part: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && part?.contains(activeElement) === true) toBoard(activeElement);
}

function toBoard(control: HTMLElement): void {
  const board = document.querySelector<HTMLElement>('[data-board]');
  if (board === null) control.blur();
  else board.focus({ preventScroll: true });
}
