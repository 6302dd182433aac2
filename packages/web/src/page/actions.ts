/** What the keys do at the moment: the shell and the room on screen each register their actions. */

import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { announce } from './announce.js';
import { bindingFor, type Focus, isCharacter, type KeyBinding, type Way } from './keys.js';
import { characterKeys } from './settings.js';
import { strayText } from './strays.js';

/** What each of some names does. */
export type Actions<Action extends string = string> = Readonly<Record<Action, () => void>>;

/** A signal, for help that was opened before its room was there. */
const registered = signal<readonly Actions[]>([]);
const ways = new Set<() => Way>();
const useless = new Set<(action: string) => boolean>();

/**
 * Registers actions, under the names in the bindings, for as long as the component is on screen. `way` tells how the room
 * is used at the moment, and `isUseless` which actions lead nowhere in what is on screen; both are the same functions
 * every time. They count from the frame on in which the component is seen.
 */
export function useActions(actions: Actions, way?: () => Way, isUseless?: (action: string) => boolean): void {
  useLayoutEffect(() => {
    registered.value = [...registered.peek(), actions];
    if (way !== undefined) ways.add(way);
    if (isUseless !== undefined) useless.add(isUseless);
    return () => {
      registered.value = registered.peek().filter((one) => one !== actions);
      if (way !== undefined) ways.delete(way);
      if (isUseless !== undefined) useless.delete(isUseless);
    };
  }, [actions, way, isUseless]);
}

/** How the room on screen is used; as one plays in, unless it tells. */
const currentWay = (): Way => [...ways].at(-1)?.() ?? 'play';

/** Whether somebody carries an action out, and it can lead anywhere. */
const isOffered = (action: string): boolean =>
  registered.value.some((actions) => Object.hasOwn(actions, action)) && ![...useless].some((is) => is(action));

/** Of these keys those that act now, as the room is used: what help lists. */
export function bindingsNow(bindings: readonly KeyBinding[]): readonly KeyBinding[] {
  const way = currentWay();
  return bindings.filter(({ action, ways: only }) => only?.includes(way) !== false && isOffered(action));
}

/** What Escape can end, the innermost first. Dialogs close before all of them, by themselves. */
const INNERMOST_FIRST = [
  'waiting keys',
  'growing world',
  'looking around',
  'tool',
  'best move',
  'branch',
  'earlier turn',
  'focus mode',
] as const;

/** For what can be ended, a call that ends it and returns whether there was anything to end. */
export type Endings = Partial<Readonly<Record<(typeof INNERMOST_FIRST)[number], () => boolean>>>;

const endings = new Set<Endings>();

/** Registers what Escape ends, for as long as the component is on screen. */
export function useEndings(own: Endings): void {
  useLayoutEffect(() => {
    endings.add(own);
    return () => {
      endings.delete(own);
    };
  }, [own]);
}

/** Ends the innermost thing; returns whether there was one. */
export const endInnermost = (): boolean =>
  INNERMOST_FIRST.some((name) => [...endings].some((own) => own[name]?.() === true));

/** Whether the key that is being carried out is one that is held down and repeats. */
let isRepeated = false;
export const isRepeatedKey = (): boolean => isRepeated;

/** Listens to the keys of the page, or of what is within a part of it, in one place: no stroke is ever handled twice. */
export function listenToKeys(bindings: () => readonly KeyBinding[], within: EventTarget = globalThis): () => void {
  /** The actions that last, by the key that is held. */
  const held = new Map<string, string>();
  const onKey = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.isComposing) return;
    const binding = bindingFor(bindings(), event, focusOf(event.target), characterKeys.value === 'on', currentWay());
    if (binding === undefined) {
      if (isStray(event)) announce(strayText(event.key, bindings(), isOffered));
      return;
    }
    if (binding.isHeld === true) {
      if (held.has(event.code)) return; // the keyboard repeats what is held
      held.set(event.code, binding.action);
    }
    isRepeated = event.repeat;
    if (perform(binding.action)) event.preventDefault();
    else if (isStray(event)) announce(strayText(event.key, bindings(), isOffered));
    isRepeated = false;
  };
  const letGo = (code: string): void => {
    const action = held.get(code);
    if (held.delete(code)) perform(`${action}-end`);
  };
  const onKeyUp = (event: Event): void => {
    if (event instanceof KeyboardEvent) letGo(event.code);
  };
  // Keys that are let go while another window has them are never heard of.
  const onBlur = (): void => {
    for (const code of [...held.keys()]) letGo(code);
  };
  within.addEventListener('keydown', onKey);
  within.addEventListener('keyup', onKeyUp);
  addEventListener('blur', onBlur);
  return () => {
    within.removeEventListener('keydown', onKey);
    within.removeEventListener('keyup', onKeyUp);
    removeEventListener('blur', onBlur);
  };
}

/** Carries out an action; returns whether anybody knows it. */
export function perform(name: string): boolean {
  for (const actions of registered.peek()) {
    if (!Object.hasOwn(actions, name)) continue;
    actions[name]();
    return true;
  }
  return false;
}

/** A letter or sign that is struck where letters act. */
const isStray = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  isCharacter(key) &&
  characterKeys.value === 'on' &&
  !(ctrlKey || altKey || metaKey) &&
  ['page', 'board', 'button'].includes(focusOf(target));

function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'page';
  if (document.querySelector('dialog[open]') !== null) return 'own';
  if (target.closest('select, input:is([type="range"], [type="checkbox"])') !== null) return 'choice';
  if (target.closest('input, textarea, [contenteditable]') !== null) return 'own';
  if (target.closest('[data-board]') !== null) return 'board';
  return target.closest('button, a, summary') === null ? 'page' : 'button';
}
