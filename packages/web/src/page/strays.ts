/** What is said of a key that does nothing: what it would do and when, what it does in other rooms, or that there is no such key. */

import { bindingFor, type KeyBinding, keyName, type Way } from './keys.js';
import { meanings } from './meanings.js';

const WHILE: Readonly<Record<Way, string>> = {
  play: 'while you play',
  watch: 'while you watch',
  'set-up': 'while you set a maze up',
  draw: 'while you draw',
};
const WAYS = Object.keys(WHILE) as Way[];

/** `Fog`: what it does without the details. */
const short = (about: string): string => about.replace(/[:,;.].*/s, '');

/** What `bindings` are the keys of the room on screen, and `isOffered` tells which actions are of use there now. */
export function strayText(
  key: string,
  bindings: readonly KeyBinding[],
  isOffered: (action: string) => boolean = () => true,
): string {
  const stroke = { key, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };
  const find = (among: readonly KeyBinding[], way: Way) => bindingFor(among, stroke, 'page', true, way);
  const here = bindings.filter(({ action }) => isOffered(action));
  const way = WAYS.find((one) => find(here, one) !== undefined);
  const name = keyName(key.toLowerCase());
  if (way !== undefined) return `${name} (${short(find(here, way)?.about ?? '')}) acts only ${WHILE[way]}.`;
  const other = WAYS.map((one) => find(meanings, one)).find((one) => one !== undefined);
  if (other !== undefined) return `${name} (${short(other.about)}) does nothing here. ? lists the keys.`;
  const steps = bindings.some(({ action }) => action === 'go-N')
    ? ' Steps: arrows, W A S D, H J K L or the keypad.'
    : '';
  return `No such key.${steps} Nothing has happened. ? lists all keys.`;
}
