/** A game with people in it: on the screen where there is one, else line by line. */

import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { besideRecording, type ResultOptions } from '../host/output.js';
import { charsetFor } from '../terminal/charset.js';
import { isScreen, onScreen } from '../terminal/screen.js';
import { Board } from './board.js';
import { playLines } from './play-lines.js';
import { PlayScreen } from './play-screen.js';
import { Sitting } from './sitting.js';
import type { Started } from './start.js';
import { endLine, writeRecording } from './watch.js';

export interface PlayOptions extends Pick<ResultOptions, 'record'> {
  readonly fog?: boolean;
  readonly ascii?: boolean;
}

/** Plays until the game or the input ends, or the player leaves. `capitals` are keys in lines that are names elsewhere. */
export async function playGame(
  started: Started,
  options: PlayOptions,
  capitals: string,
  host: Host,
  messages: Messages,
): Promise<void> {
  const shown = besideRecording(options, host);
  const { description } = started.setup;
  const isFogged = options.fog === true || started.setup.isFogged;
  const sitting = new Sitting(started, isFogged, host);
  const boardIn = (charset: 'ascii' | 'unicode') =>
    new Board(description, charset, { letters: started.letters, scene: started.setup.scene });
  try {
    if (isScreen(shown)) {
      const board = boardIn(charsetFor(options, host));
      await onScreen(shown, (screen) => new PlayScreen(sitting, board, screen).run());
    } else await playLines(sitting, boardIn('ascii'), capitals, shown, messages);
  } finally {
    await writeRecording(sitting.lastPlayed, options.record, host);
  }
  shown.stdout.write(endLine(sitting)[0]);
  if (sitting.games > 1 && sitting.attempts.games > 0) shown.stdout.write(`${sitting.attempts.text}\n`);
  if (sitting.session.tip.end?.basis === 'forfeit') throw new Failure('', 1);
}
