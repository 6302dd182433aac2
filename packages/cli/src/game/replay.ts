/** `asterion replay`: a recording again, on the screen, as text, as a report, checked, as a page, or as a film. */

import { recordingVersion } from 'asterion/notation';
import { type AnyDescription, auditRecording, counted, games } from 'asterion/play';
import { Command, Option } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { withResult } from '../host/options.js';
import { type ResultOptions, writeOutput } from '../host/output.js';
import { openInsiders } from '../module/insiders.js';
import { isModulePath, type TimeOption, withTime } from '../module/module-file.js';
import { writeGif } from '../scene/gif.js';
import { charsetFor } from '../terminal/charset.js';
import { isScreen } from '../terminal/screen.js';
import { Board } from './board.js';
import { openRecordingFile, RECORDING_HELP, type Replayed } from './recording-file.js';
import { gifFilmOf } from './replay-gif.js';
import { pageOf } from './replay-page.js';
import { tableOrFail } from './table.js';
import { shotOf, watchFilm } from './viewer.js';

interface ReplayOptions extends ResultOptions, TimeOption {
  readonly check?: boolean;
  readonly html?: string;
  readonly format?: 'text' | 'gif';
  readonly ascii?: boolean;
  readonly [option: string]: unknown;
}

/** Of the games that are known. */
export const replayCommandOf =
  (known: readonly AnyDescription[]) =>
  (host: Host): Command =>
    withResult(
      withInsiders(new Command('replay'), known)
        .argument('<recording>', RECORDING_HELP)
        .option('--check', 'play it all and say whether what it claims holds, or where it does not')
        .option('--html <file>', 'write it as one page that opens from disk and plays')
        .addOption(
          new Option('--format <name>', 'the last board as text, or the whole game as an animated GIF').choices([
            'text',
            'gif',
          ]),
        )
        .option('--ascii', 'plain characters only')
        .action(async (file: string, options: ReplayOptions) => {
          const messages = messagesTo(host, options.quiet === true);
          checkInsiders(known, options);
          const opened = await openInsiders(known, options, { signal: host.signal, messages });
          try {
            await replay(file, options, opened.known, host, messages);
          } finally {
            await opened.close();
          }
        }),
      'print a report',
    );

/** Who is part of the rules is needed again, if it was somebody's own. */
function withInsiders(command: Command, known: readonly AnyDescription[]): Command {
  const keys = known.flatMap(({ insider }) => insider?.key ?? []);
  for (const key of keys) command.option(`--${key} <module>`, `the ${key}, if the game was played with one's own`);
  return keys.length === 0 ? command : withTime(command, 'player');
}

export const replayCommand = replayCommandOf(games);

function checkInsiders(known: readonly AnyDescription[], options: ReplayOptions): void {
  for (const key of known.flatMap(({ insider }) => insider?.key ?? [])) {
    const name = options[key];
    if (typeof name === 'string' && !isModulePath(name))
      throw new Failure(`--${key} ${name}: expected a path to a module; the recording names all others`);
  }
}

async function replay(
  file: string,
  options: ReplayOptions,
  known: readonly AnyDescription[],
  host: Host,
  messages: Messages,
): Promise<void> {
  if (options.check === true && options.html === '-')
    throw new Failure('--check and --html - would both go to standard output; name a file for the page');
  const isGif = options.format === 'gif';
  if (isGif && (options.check === true || options.html !== undefined))
    throw new Failure('--format gif is a result of its own; leave --check and --html out');
  const replayed = await openRecordingFile(file, host, known);
  const { name, recording, line } = replayed;
  const fault =
    replayed.fault ?? (options.check === true ? await contradictionIn(replayed, host, messages) : undefined);
  if (options.check === true && options.json !== true) {
    const ok = `ok: ${counted(recording.moves.length, 'move').replaceAll(',', '')}`; // scripts read the number
    await writeOutput([`${fault ?? ok}\n`], options.out, host);
  }
  if (fault !== undefined) {
    const isSaid = options.check === true;
    if (options.json !== true && (isSaid || line.length === 0 || options.html !== undefined || isGif))
      throw new Failure(isSaid ? '' : `${name}: ${fault}`, 1);
    if (!isSaid) messages.say(`${name}: ${fault}`);
  }
  if (options.json === true) await writeOutput([`${JSON.stringify(reportOf(replayed, fault))}\n`], options.out, host);
  else if (options.html !== undefined) await writeOutput([pageOf(replayed)], options.html, host);
  else if (isGif) await writeGif(gifFilmOf(replayed), options.out, host, messages);
  else if (options.check !== true) await present(replayed, options, host);
  if (fault !== undefined) throw new Failure('', 1);
}

/** The first claim that does not hold; what nobody can check is said. An outcome by the exact table is proven again. */
async function contradictionIn(replayed: Replayed, host: Host, messages: Messages): Promise<string | undefined> {
  const { name, recording, opened } = replayed;
  if (opened === undefined) return undefined;
  const { contradictions, unchecked, toProve } = auditRecording(recording, opened);
  for (const sentence of unchecked) messages.say(`${name}: ${sentence}`);
  if (contradictions.length > 0) return contradictions[0];
  if (toProve === undefined) return undefined;
  try {
    const { description, setup } = opened;
    const { table } = await tableOrFail(description, setup.start, { depth: false }, name, host, messages);
    const proven = description.exact?.atCap?.(table, toProve)?.result;
    return proven === recording.outcome ? undefined : `The exact table does not prove ${recording.outcome ?? 'that'}.`;
  } catch (error) {
    if (!(error instanceof Failure) || error.exitCode !== 2) throw error;
    messages.say(`${name}: That the outcome is proven cannot be checked here. ${error.message}`);
    return undefined;
  }
}

const reportOf = ({ recording, line }: Replayed, fault: string | undefined) => {
  const { game, seats, seed, moves, outcome, basis } = recording;
  return {
    game,
    version: recordingVersion(recording),
    seats,
    seed,
    moves: moves.length,
    played: line.length === 0 ? 0 : line[line.length - 1].position.ply,
    outcome: outcome ?? null,
    ground: basis ?? null,
    fault: fault ?? null,
  };
};

async function present(replayed: Replayed, options: ReplayOptions, host: Host): Promise<void> {
  const { name, recording, opened, line, fault } = replayed;
  if (opened === undefined) return;
  const { description } = opened;
  const { game, seats, seed, moves, outcome } = recording;
  const { position } = line[line.length - 1];
  if (isScreen(host) && options.out === undefined && options.format === undefined) {
    const board = new Board(description, charsetFor(options, host), recording);
    const film = {
      title: `${name}: ${seatsText(seats)}`,
      turns: line.length - 1,
      at: (turn: number) => shotOf(description, board, line[turn]),
      ending: `${outcome ?? 'not finished'}: ${fault ?? `the end after ${description.words.length(position)}`}`,
    };
    await watchFilm(film, { isPaused: true }, host);
    return;
  }
  const facts = [
    `game ${game}`,
    seatsText(seats),
    `seed ${seed}`,
    `moves ${moves.length}`,
    `outcome ${outcome ?? 'none'}`,
  ];
  const board = new Board(description, 'ascii', recording).text(description.view(position));
  await writeOutput([`${facts.join('\n')}\n\n`, board], options.out, host);
}

const seatsText = (seats: Readonly<Record<string, string>>): string =>
  Object.entries(seats)
    .map(([seat, player]) => `${seat} ${player}`)
    .join(', ');
