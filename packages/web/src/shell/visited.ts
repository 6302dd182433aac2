/** What was left: the last link of each room, the last room first. Kept in this browser, and nowhere else. */

import { kept, stored } from '../page/stored.js';
import { parseLink } from './link.js';

/** Rooms that are remembered. */
const MOST = 6;
/** Games of thousands of turns have long links; for those the room alone is remembered. */
const LONGEST = 30_000;

export interface Visited {
  readonly room: string;
  /** From `#` on. */
  readonly link: string;
  /** Where it stood, in a sentence; empty if that is not known. */
  readonly note: string;
}

/** What a browser has kept; whatever is damaged was never there. */
export function parseVisited(text: string | null): readonly Visited[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  const found = (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((entry) => {
    const { link, note = '' } = (entry ?? {}) as Record<string, unknown>;
    if (typeof link !== 'string' || typeof note !== 'string' || link.length > LONGEST || !link.startsWith('#/'))
      return [];
    const read = parseLink(link);
    return read.ok && read.room !== '' ? [{ room: read.room, link, note: note.slice(0, 200) }] : [];
  });
  return found.filter(({ room }, at) => found.findIndex((other) => other.room === room) === at).slice(0, MOST);
}

/** The list after a visit. */
export function noted(before: readonly Visited[], link: string, note: string): readonly Visited[] {
  const read = parseLink(link);
  if (!read.ok || read.room === '') return before;
  const { room } = read;
  const last = { room, link: link.length > LONGEST ? `#/${room}` : link, note };
  return [last, ...before.filter((other) => other.room !== room)].slice(0, MOST);
}

export const visited = kept('visited', { parse: parseVisited, format: (list) => JSON.stringify(list) });

/** Whether somebody new has been offered the tour: it is offered once. */
export const tourOffer = stored('tour', ['new', 'made'] as const, 'new');
