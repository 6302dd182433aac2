/** What happened up to a turn, in words. Told from the line itself, so it is right after undo, replays and loading. */

import type { ExplorePosition } from 'asterion/game/explore';
import { turnWords } from 'asterion/play';

export interface Message {
  readonly turn: number;
  readonly text: string;
}

const MOST_MESSAGES = 8;
/** How far back it is looked for. */
const MOST_TURNS = 400;

/** The latest messages, newest first. */
export function messagesUpTo(line: readonly ExplorePosition[], at: number): Message[] {
  const messages: Message[] = [];
  for (let turn = at; turn > 0 && turn > at - MOST_TURNS && messages.length < MOST_MESSAGES; turn--) {
    const text = turnWords(line[turn - 1], line[turn]).join(' ');
    if (text !== '') messages.push({ turn, text });
  }
  return messages;
}
