/**
 * Playing without a terminal: moves come in lines, boards go out.
 *
 * A line is the name of a move (`N`, `SE`, `STAY`, `N+E` for several monsters) or a key. Capital letters are names and
 * small ones keys, because `W` is west and `w` is up, unless the game says otherwise; names of two letters and more may be
 * written either way.
 */

import { checkInterrupted, type Host } from '../host/host.js';
import { linesOf } from '../host/lines.js';
import type { Messages } from '../host/messages.js';
import { Hand } from './hand.js';
import type { Play } from './play.js';
import { moveNameOf } from './steering.js';
import type { PlacedPosition } from './walk.js';

/** Plays until the input or the game ends. */
export async function playLines<P extends PlacedPosition>(
  play: Play<P, unknown>,
  host: Host,
  messages: Messages,
): Promise<void> {
  const { session } = play;
  const { nameOf } = play.walk;
  const hand = new Hand(session, play.walk);
  const show = (): void => {
    const { position, match } = session;
    const turn = match.end === undefined ? [`${nameOf(position.seat)} to move`] : [];
    const note = match.end === undefined ? (play.note?.(position) ?? '') : '';
    const words = [[...turn, ...play.status(position)].join(', '), ...(note === '' ? [] : [note])];
    host.stdout.write(`${play.text(position)}${words.join('\n')}\n\n`);
  };
  await session.proceed();
  show();
  if (session.match.end !== undefined) return;
  for await (const line of linesOf(host)) {
    checkInterrupted(host);
    const word = line.trim();
    if (word === '') continue;
    if (word === 'q' || word === 'quit') return;
    const extra = play.extras?.find(({ key, when }) => key === word && when === 'playing');
    if (extra !== undefined) {
      const said = await extra.act();
      if (said !== '') messages.say(said);
      show();
      continue;
    }
    const ply = session.position.ply;
    const why = await obey(word, play, hand);
    await session.proceed();
    if (why !== undefined) messages.say(`${word}: ${why}`);
    else if (hand.index > 0) messages.say(`next: ${nameOf(session.position.seat)} ${play.letterOf(hand.index)}`);
    else if (session.position.ply !== ply) show();
    if (session.match.end !== undefined) return;
  }
  checkInterrupted(host);
}

/** Does what a line says; resolves to why not. */
async function obey<P extends PlacedPosition>(
  word: string,
  { session, capitalKeys = '' }: Play<P, unknown>,
  hand: Hand<P>,
): Promise<string | undefined> {
  switch (word.toLowerCase()) {
    case 'undo':
      return hand.takeBack() || (await session.undo()) ? undefined : 'There is nothing to undo.';
    case 'redo':
      hand.forget();
      return (await session.redo()) ? undefined : 'There is nothing to redo.';
    case 'restart':
    case 'r':
      hand.forget();
      await session.restart();
      return undefined;
  }
  if (word.includes('+') && hand.movers.length > 1) return await hand.tellAll(word);
  const isKey = word.length === 1 && (!/[A-Z]/.test(word) || capitalKeys.includes(word));
  const name = isKey ? moveNameOf(word) : (moveNameOf(word.toLowerCase().replace(/^[a-z]$/, '')) ?? word.toUpperCase());
  return name === undefined
    ? 'Expected a key (w a s d or h j k l) or the name of a move, such as N.'
    : await hand.tell(name);
}
