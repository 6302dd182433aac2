/** `asterion puzzle play`: the puzzle of today, of a day, or those of a pack. */

import { type Puzzle, puzzleDayFault, puzzleOfDay } from 'asterion/puzzle';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo, SILENT } from '../host/messages.js';
import { type QuietOption, wholeNumber, withQuiet } from '../host/options.js';
import { charsetFor } from '../terminal/charset.js';
import { isScreen, onScreen } from '../terminal/screen.js';
import { checkPack } from './check.js';
import { type HistoryFile, type HistoryOption, historyOf, withHistory } from './history-file.js';
import { type OpenedPack, openPack, openShipped, USUAL_PACK } from './pack-file.js';
import { playPuzzleLines } from './play-lines.js';
import { PuzzleScreen } from './play-screen.js';
import { type ChosenPuzzle, nextNumber, PuzzleSitting } from './sitting.js';

interface PlayOptions extends QuietOption, HistoryOption {
  readonly number?: number;
  readonly date?: string;
  readonly ascii?: boolean;
}

export const playCommand = (host: Host): Command =>
  withQuiet(
    withHistory(
      new Command('play')
        .argument('[pack]', 'a pack of puzzles, or the name of a shipped one (default: the puzzle of today)')
        .option(
          '--number <n>',
          `the puzzle of that number (default: the first not solved yet; of ${USUAL_PACK} without a pack)`,
          wholeNumber(1),
        )
        .addOption(
          new Option('--date <day>', 'the puzzle of that day, like 2026-11-19; days begin at midnight UTC')
            .argParser(day)
            .conflicts('number'),
        ),
    )
      .option('--ascii', 'plain characters only')
      .addHelpText('after', HELP)
      .action((argument: string | undefined, options: PlayOptions) => play(argument, options, host)),
  );

const HELP = `
On a terminal press ? for the keys. Without one, lines are read from standard input: names of moves in capitals (N, SE,
STAY; N+E for two monsters), keys in small letters (k, u, .), or hint, back, next, quit.

A right move is answered at once. A wrong one is shown to be wrong, and taken back. Each wrong move and each hint costs a
star. A puzzle from a file is proven before it is played.

Examples:
  asterion puzzle play
  asterion puzzle play first --number 12
  asterion puzzle play --date 2026-11-19
`;

function day(date: string): string {
  const why = puzzleDayFault(date);
  if (why !== undefined) throw new InvalidArgumentError(why);
  return date;
}

async function play(argument: string | undefined, options: PlayOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const hasScreen = isScreen(host);
  const history = historyOf(options, host);
  const { opened, chosen } = await chosenBy(argument, options, history, host);
  const fault = async (puzzle: Puzzle): Promise<string | undefined> => {
    const pack = { ...opened.pack, list: [puzzle] };
    const { report } = await checkPack({ pack, hasPlayers: false }, host, hasScreen ? SILENT : messages);
    return report.refused.at(0)?.why;
  };
  const hasClock = host.stdin.isTTY === true;
  const sitting = await PuzzleSitting.begin({ opened, history, hasClock, fault }, chosen);
  if (hasScreen) {
    const charset = charsetFor(options, host);
    await onScreen(host, (screen) => new PuzzleScreen(sitting, charset, screen).run());
  } else await playPuzzleLines(sitting, host, messages);
  host.stdout.write(sitting.farewell.map((line) => `${line}\n`).join(''));
}

async function chosenBy(
  argument: string | undefined,
  { number, date }: PlayOptions,
  history: HistoryFile,
  host: Host,
): Promise<{ readonly opened: OpenedPack; readonly chosen: ChosenPuzzle }> {
  if (argument === undefined && number === undefined) return ofDay(date ?? today());
  if (date !== undefined) throw new Failure('--date names a puzzle already, so leave the pack out');
  if (argument === '-') throw new Failure('moves come from standard input, so the pack cannot');
  const opened = await openPack(argument, host);
  const { length } = opened.pack.list;
  if (length === 0) throw new Failure(`${opened.name}: there is no puzzle in it`);
  if (number !== undefined && number > length)
    throw new Failure(`--number ${number}: expected a number from 1 to ${length}, as ${opened.name} has no more`);
  return { opened, chosen: { number: number ?? nextNumber({ opened, history }, 0) } };
}

function ofDay(date: string) {
  const why = puzzleDayFault(date);
  if (why !== undefined) throw new Failure(why);
  const { pack, number } = puzzleOfDay(date);
  return { opened: openShipped(pack), chosen: { number, date } };
}

/** The day it is in UTC. */
const today = (): string => new Date().toISOString().slice(0, 10);
