/** What the keys do at the moment: the shell and the room on screen each register their actions. */

import { useEffect } from 'preact/hooks';
import { bindingFor, type Focus, isCharacter, type KeyBinding } from './keys.js';
import { characterKeys } from './settings.js';

/** What each of some names does. */
export type Actions<Action extends string = string> = Readonly<Record<Action, () => void>>;

const registered = new Set<Actions>();

/** Registers actions, under the names in the bindings, for as long as the component is on screen. */
export function useActions(actions: Actions): void {
  useEffect(() => {
    registered.add(actions);
    return () => {
      registered.delete(actions);
    };
  }, [actions]);
}

/** Listens to the keys of the page, in one place: no stroke is ever handled twice. */
export function listenToKeys(bindings: () => readonly KeyBinding[]): () => void {
  /** The actions that last, by the key that is held. */
  const held = new Map<string, string>();
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const binding = bindingFor(bindings(), event, focusOf(event.target), characterKeys.value === 'on');
    if (binding === undefined) {
      if (isStray(event)) perform('stray-key');
      return;
    }
    if (binding.isHeld === true) {
      if (held.has(event.code)) return; // the keyboard repeats what is held
      held.set(event.code, binding.action);
    }
    if (perform(binding.action)) event.preventDefault();
  };
  const letGo = (code: string): void => {
    const action = held.get(code);
    if (held.delete(code)) perform(`${action}-end`);
  };
  const onKeyUp = ({ code }: KeyboardEvent): void => letGo(code);
  // Keys that are let go while another window has them are never heard of.
  const onBlur = (): void => {
    for (const code of [...held.keys()]) letGo(code);
  };
  addEventListener('keydown', onKey);
  addEventListener('keyup', onKeyUp);
  addEventListener('blur', onBlur);
  return () => {
    removeEventListener('keydown', onKey);
    removeEventListener('keyup', onKeyUp);
    removeEventListener('blur', onBlur);
  };
}

/** Carries out an action; returns whether anybody knows it. */
export function perform(name: string): boolean {
  for (const actions of registered) {
    if (!Object.hasOwn(actions, name)) continue;
    actions[name]();
    return true;
  }
  return false;
}

/** A letter or sign that means nothing here, struck where letters act. A room may know an action `stray-key` for it. */
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
