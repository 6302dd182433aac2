/** A game with people in it: on the screen where there is one, else line by line. */

import { endText, leftText } from 'asterion/play';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { besideRecording } from '../host/output.js';
import { charsetFor } from '../terminal/charset.js';
import { isScreen, onScreen } from '../terminal/screen.js';
import { Board } from './board.js';
import { playLines } from './play-lines.js';
import { PlayScreen } from './play-screen.js';
import { Sitting } from './sitting.js';
import type { Started } from './start.js';
import { writeRecording } from './watch.js';

export interface PlayOptions {
  readonly fog?: boolean;
  readonly ascii?: boolean;
  readonly record?: string;
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
  const { position, end } = sitting.session.tip;
  const said = end === undefined ? leftText(description, position) : endText(description, end, position, []);
  shown.stdout.write(`${said}\n`);
  if (sitting.seeds > 1) shown.stdout.write(`${sitting.attempts.text}\n`);
  if (end?.ground === 'forfeit') throw new Failure('', 1);
}
