/** One game of a player who is no person: as text, as a report, or on the screen. */

import { setImmediate } from 'node:timers/promises';
import { PLAYER, pitsOf, turnsPlayed } from 'asterion/game';
import { checkInterrupted, Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { besideRecording, type Chunks, writeOutput } from '../host/output.js';
import { view } from '../stage/viewer.js';
import { charsetFor } from '../terminal/charset.js';
import { isScreen } from '../terminal/screen.js';
import { PitsBoard } from './board.js';
import { filmOf } from './film.js';
import { matchOf, type PitsGame, type PitsMatch, record } from './game.js';
import { playerNamed } from './options.js';
import { gameReport } from './report.js';
import { endText, leftText } from './status.js';

export interface WatchOptions {
  readonly json?: boolean;
  readonly ascii?: boolean;
  readonly record?: string;
  readonly out?: string;
}

export async function watch(game: PitsGame, options: WatchOptions, host: Host, messages: Messages): Promise<void> {
  const shown = besideRecording(options, host);
  const match = matchOf(game, playerNamed(game.player, game.seed));
  const isShown = options.json !== true && options.out === undefined && isScreen(shown);
  if (isShown) await view(filmOf(game, match, charsetFor(options, host)), { isPaused: false }, shown);
  else await finish(match, host, messages);
  await record(match, game, options.record, host);
  await writeOutput(isShown ? [lastText(match)] : resultOf(match, game, options), options.out, shown);
  if (match.end?.result === 'forfeit') throw new Failure(options.json === true ? match.end.why : '', 1);
}

async function finish(match: PitsMatch, host: Host, messages: Messages): Promise<void> {
  while (match.end === undefined) {
    await match.step();
    if (match.moves.length % 16 > 0) continue;
    messages.progress(`playing: turn ${turnsPlayed(match.position)}`);
    await setImmediate();
    checkInterrupted(host);
  }
  messages.done();
}

function resultOf(match: PitsMatch, game: PitsGame, { json }: WatchOptions): Chunks {
  if (match.end === undefined || json !== true) return boards(match, game);
  return [`${JSON.stringify(gameReport(match.end, match.position, game))}\n`];
}

/** The board of each turn, after its pits and before its step; then the last one, and how it ended. */
function* boards(match: PitsMatch, { scene }: PitsGame): Generator<string, void> {
  const board = new PitsBoard(scene, 'ascii');
  const last = match.positions.length - 1;
  for (const [index, position] of match.positions.entries()) {
    const heading = index === last ? 'The end' : `Turn ${turnsPlayed(position) + 1}`;
    if (index === last || position.seat === PLAYER)
      yield `${heading}, pits ${pitsOf(position).length}\n${board.text(position)}\n`;
  }
  yield lastText(match);
}

const lastText = ({ end, position }: PitsMatch): string =>
  end === undefined ? leftText(position) : endText(end, position);
