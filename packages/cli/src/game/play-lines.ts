/**
 * Playing without a terminal: moves come in lines, boards go out.
 *
 * A line is names of moves (`N`, `SE`, `STAY`, `N+E` for several movers) and keys, with blanks between them. Capital letters are names and small
 * ones keys, because `W` is west and `w` is up, unless the game says otherwise; names of two letters and more may be
 * written either way.
 */

import { type AnyDescription, keyedPart, WAIT } from 'asterion/play';
import { checkInterrupted, type Host } from '../host/host.js';
import { linesOf } from '../host/input.js';
import type { Messages } from '../host/messages.js';
import type { Board } from './board.js';
import type { Sitting } from './sitting.js';
import { factsText } from './start.js';

/** Plays until the input or the game ends. `capitals` are letters that are keys in lines too, and not names of moves. */
export async function playLines(
  sitting: Sitting,
  board: Board,
  capitals: string,
  host: Host,
  messages: Messages,
): Promise<void> {
  const { session, input } = sitting;
  const { description } = session.setup;
  const nameOf = (): string => description.words.seat(session.standing.position.seat).replace(/^the /, '');
  const show = (): void => {
    const { view, hint, hinted } = sitting;
    const mover = session.standing.end === undefined ? [`${nameOf()} to move`] : [];
    const status = [...mover, ...factsText(view.facts)].join(', ');
    const words = hint === undefined ? [status] : [status, hint.text];
    host.stdout.write(`${board.text(view, hinted)}${words.join('\n')}\n\n`);
  };
  await sitting.proceed();
  show();
  if (session.standing.end !== undefined) return;
  for await (const line of linesOf(host)) {
    checkInterrupted(host);
    for (const word of line.split(/\s+/).filter((one) => one !== '')) {
      if (word === 'q' || word === 'quit') return;
      if (!(await take(word))) break; // what follows was meant for another position
      if (session.standing.end !== undefined) return;
    }
  }
  checkInterrupted(host);

  /** Does what a word says, and shows what came of it. Resolves to whether it could be done. */
  async function take(word: string): Promise<boolean> {
    if ((word === 'i' || word === 'hint') && description.hint !== undefined) {
      sitting.hasHints = !sitting.hasHints;
      if (!sitting.hasHints) messages.say('No hints.');
      show();
      return true;
    }
    const before = session.standing;
    const why = await obey(word);
    await sitting.proceed();
    if (why !== undefined) messages.say(`${word}: ${why}`);
    else if (input.index > 0)
      messages.say(`next: ${nameOf()} ${board.nameOf(session.standing.position.seat, input.index)}`);
    else if (session.standing !== before) show();
    return why === undefined;
  }

  /** Does what a line says; resolves to why not. */
  async function obey(word: string): Promise<string | undefined> {
    switch (word.toLowerCase()) {
      case 'undo':
        return sitting.undo();
      case 'redo':
        return sitting.redo();
      case 'restart':
      case 'r':
        sitting.restart();
        return undefined;
    }
    if (word.includes('+') && input.count > 1) return await input.tellAll(word);
    const name = partIn(word, description, capitals);
    if (name === undefined) return 'Expected a key (w a s d or h j k l) or the name of a move, such as N.';
    return await input.tell(name, description.view(session.standing.position).world);
  }
}

/** The name of a part of a move in a word of a line; undefined for a key that steers nothing. */
export function partIn(word: string, { words }: AnyDescription, capitals = ''): string | undefined {
  if ([words.rest.name, 'wait', 'pass'].includes(word.toLowerCase())) return WAIT;
  const isKey = word.length === 1 && (!/[A-Z]/.test(word) || capitals.includes(word));
  return isKey ? keyedPart(word) : (keyedPart(word.toLowerCase().replace(/^[a-z]$/, '')) ?? word.toUpperCase());
}
