/** What the keys do at the moment: the shell and the room on screen each register their actions. */

import { useEffect } from 'preact/hooks';
import { bindingFor, type Focus, type KeyBinding } from './keys.js';
import { characterKeys } from './settings.js';

export type Actions = Readonly<Record<string, () => void>>;

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

/** Listens to every key of the page, in one place: no stroke is ever handled twice. */
export function listenToKeys(bindings: () => readonly KeyBinding[]): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const binding = bindingFor(bindings(), event, focusOf(event.target), characterKeys.value === 'on');
    if (binding === undefined) return;
    for (const actions of registered) {
      if (!Object.hasOwn(actions, binding.action)) continue;
      event.preventDefault();
      actions[binding.action]();
      return;
    }
  };
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('keydown', onKey);
  };
}

function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'page';
  if (document.querySelector('dialog[open]') !== null) return 'own';
  if (target.closest('select, input:is([type="range"], [type="checkbox"])') !== null) return 'choice';
  if (target.closest('input, textarea, [contenteditable]') !== null) return 'own';
  if (target.closest('[data-board]') !== null) return 'board';
  return target.closest('button, a, summary') === null ? 'page' : 'button';
}
