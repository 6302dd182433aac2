/** One game between players who are no people: as text, round by round on request, as a report, or on the screen. */

import { setImmediate } from 'node:timers/promises';
import type { MatchEnd } from 'asterion/game';
import { checkInterrupted, Failure, type Host } from '../host/host.js';
import { linesOf } from '../host/lines.js';
import type { Messages } from '../host/messages.js';
import { besideRecording, type Chunks, writeOutput } from '../host/output.js';
import { view } from '../stage/viewer.js';
import { charsetFor } from '../terminal/charset.js';
import { isScreen } from '../terminal/screen.js';
import { LabyrinthBoard } from './board.js';
import { PROMPT, stateTexts } from './classic.js';
import { filmOf } from './film.js';
import { type LabyrinthGame, type LabyrinthMatch, matchOf, playersOf, record } from './game.js';
import { playerNamed } from './options.js';
import { gameReport } from './report.js';
import { roundsBegun } from './rounds.js';
import { statisticsText, winnerText } from './statistics.js';

export interface WatchOptions {
  readonly interactive?: boolean;
  readonly classic?: boolean;
  readonly json?: boolean;
  readonly ascii?: boolean;
  readonly record?: string;
}

export async function watch(game: LabyrinthGame, options: WatchOptions, host: Host, messages: Messages): Promise<void> {
  const shown = besideRecording(options, host);
  const match = matchOf(game, playersOf(game.names, playerNamed));
  const wantsText = options.json === true || options.classic === true || options.interactive === true;
  if (!wantsText && isScreen(shown))
    await view(filmOf(game, match, charsetFor(options, host)), { isPaused: false }, shown);
  else if (options.interactive === true) await roundByRound(match, game, shown);
  else await finish(match, host, messages);
  await record(match, game, options.record, host);
  await writeOutput(resultOf(match, game, options, wantsText || !isScreen(shown)), undefined, shown);
  if (match.end?.result === 'forfeit') throw new Failure(options.json === true ? match.end.why : '', 1);
}

function resultOf(match: LabyrinthMatch, game: LabyrinthGame, options: WatchOptions, wantsText: boolean): Chunks {
  const { end, position } = match;
  if (end === undefined) return [`Left in round ${roundsBegun(position)}.\n`];
  if (options.json === true) return [`${JSON.stringify(gameReport(end, position, game))}\n`];
  if (!wantsText) return [winnerText(end, position)];
  return options.interactive === true ? [statisticsText(match.positions, end)] : gameText(match, game, end);
}

/** All boards, then the statistics. */
function* gameText({ positions }: LabyrinthMatch, { scene }: LabyrinthGame, end: MatchEnd): Generator<string, void> {
  for (const state of stateTexts(new LabyrinthBoard(scene, 'ascii'), positions)) yield `${state}\n`;
  yield statisticsText(positions, end);
}

async function finish(match: LabyrinthMatch, host: Host, messages: Messages): Promise<void> {
  while (match.end === undefined) {
    await match.step();
    if (match.moves.length % 64 > 0) continue;
    messages.progress(`playing: round ${roundsBegun(match.position)}`);
    await setImmediate();
    checkInterrupted(host);
  }
  messages.done();
}

/** Prints a board a round and waits for Enter between them; at the end of the input nobody is waited for. */
async function roundByRound(match: LabyrinthMatch, { scene }: LabyrinthGame, host: Host): Promise<void> {
  const board = new LabyrinthBoard(scene, 'ascii');
  const enters = linesOf(host);
  try {
    for (let round = 0; ; round++) {
      for (const state of stateTexts(board, match.positions, round)) host.stdout.write(state);
      if (match.end !== undefined) break;
      host.stdout.write(PROMPT);
      await enters.next();
      checkInterrupted(host);
      await match.step();
      await match.step(); // nothing happens if the first ended the game
    }
    host.stdout.write('\n');
  } finally {
    await enters.return();
  }
}
