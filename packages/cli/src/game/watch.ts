/** One game between players who are no people: on the screen, as text, or as a report. */

import { setImmediate } from 'node:timers/promises';
import { formatRecording, type Recording } from 'asterion/notation';
import { endText, type GameSetup, leftText, lineOf, Session, type Standing } from 'asterion/play';
import { checkInterrupted, Failure, type Host, orFail } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { besideRecording, type Chunks, type ResultOptions, writeOutput } from '../host/output.js';
import { charsetFor } from '../terminal/charset.js';
import { isScreen } from '../terminal/screen.js';
import { Board } from './board.js';
import { type Started, titleOf } from './start.js';
import { capOracle } from './table.js';
import { type Film, shotOf, watchFilm } from './viewer.js';

export interface WatchOptions extends ResultOptions {
  readonly ascii?: boolean;
  readonly paused?: boolean;
}

/** A finished game, for printing. */
export interface Finished {
  readonly started: Started;
  readonly session: Session;
  /** The start, and the standing after each turn. */
  readonly line: readonly Standing[];
  readonly board: Board;
  readonly messages: Messages;
}

/** Ways of a game to print itself, or to be watched; each for a command that asks for it. */
export interface Showing {
  /** All of a game as text, its end included; the last board and the end if absent. */
  readonly print?: ((finished: Finished, host: Host) => Chunks | Promise<Chunks>) | undefined;
  /** Watches it in a way of its own, to its end. */
  readonly watch?: ((finished: Omit<Finished, 'line'>, host: Host) => Promise<void>) | undefined;
  /** Whether it is to be printed even where there is a screen. */
  readonly isText?: boolean;
}

export async function watchGame(
  started: Started,
  options: WatchOptions,
  { print = lastBoard, watch, isText = false }: Showing,
  host: Host,
  messages: Messages,
): Promise<void> {
  const shown = besideRecording(options, host);
  const session = new Session(started.setup, (setup: GameSetup) => capOracle(setup, host));
  const wantsText = options.json === true || isText || options.out !== undefined || !isScreen(shown);
  const board = new Board(started.setup.description, wantsText ? 'ascii' : charsetFor(options, host), {
    letters: started.letters,
    scene: started.setup.scene,
  });
  if (watch !== undefined) await watch({ started, session, board, messages }, shown);
  else if (wantsText) await finish(session, host, messages);
  else await watchFilm(filmOf(started, session, board, host), { isPaused: options.paused === true }, shown);
  await writeRecording(session.recording(), options.record, host);
  const finished = { started, session, board, messages, line: session.line };
  await writeOutput(await resultOf(finished, options, wantsText ? print : endLine, host), options.out, shown);
  const { end } = session.tip;
  if (end?.basis === 'forfeit') throw new Failure(options.json === true ? end.why : '', 1);
}

async function resultOf(
  finished: Finished,
  { json }: WatchOptions,
  print: NonNullable<Showing['print']>,
  host: Host,
): Promise<Chunks> {
  const { description, names, seed } = finished.session.setup;
  const { position, end } = finished.session.tip;
  if (end === undefined) return endLine(finished);
  if (json === true) return [`${JSON.stringify(description.report(position, end, names, seed))}\n`];
  return print(finished, host);
}

/** How a game ended, in a line. */
export function endLine({ session: { setup, tip } }: Pick<Finished, 'session'>): [string] {
  const { end, position } = tip;
  return [
    `${end === undefined ? leftText(setup.description, position) : endText(setup.description, end, position, [])}\n`,
  ];
}

const lastBoard = (finished: Finished): Chunks => {
  const { setup, tip } = finished.session;
  return [finished.board.text(setup.description.view(tip.position)), ...endLine(finished)];
};

async function finish(session: Session, host: Host, messages: Messages): Promise<void> {
  const { words } = session.setup.description;
  for (let turns = 1; session.tip.end === undefined; turns++) {
    await session.answer();
    if (turns % 16 > 0) continue;
    messages.progress(`playing: ${words.length(session.tip.position)}`);
    await setImmediate();
    checkInterrupted(host);
  }
  checkInterrupted(host); // what ended it may be that
  messages.done();
}

function filmOf(started: Started, session: Session, board: Board, host: Host): Film {
  const { description } = started.setup;
  let [line, tip] = [session.line, session.tip];
  const known = (): readonly Standing[] => {
    if (tip !== session.tip) [line, tip] = [lineOf(session.tip), session.tip];
    return line;
  };
  return {
    title: titleOf(started),
    warning: description.warning?.(started.setup.start),
    get turns() {
      return known().length - 1;
    },
    at: (turn) => shotOf(description, board, known()[turn]),
    more: async () => {
      await session.answer();
      await setImmediate();
      checkInterrupted(host);
    },
    get ending() {
      const { end, position } = session.tip;
      return end === undefined ? undefined : endText(description, end, position, []);
    },
  };
}

/** Writes a recording, if one was asked for. */
export async function writeRecording(recording: Recording, file: string | undefined, host: Host): Promise<void> {
  if (file !== undefined) await writeOutput([orFail(() => formatRecording(recording))], file, host);
}
