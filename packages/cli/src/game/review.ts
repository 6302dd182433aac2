/** `asterion review`: a recorded game beside the truth, move by move. */

import type { Position, Seat } from 'asterion/game';
import {
  type AnyDescription,
  counted,
  type GameReview,
  type JudgedMove,
  reviewGame,
  reviewSentences,
} from 'asterion/play';
import { type Coordinates, coordinatesOf } from 'asterion/world';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { openRecordingFile, RECORDING_HELP } from './recording-file.js';
import { type MemoryOption, tableOrFail, withMemory } from './table.js';

interface ReviewOptions extends ResultOptions, MemoryOption {
  readonly all?: boolean;
}

export function reviewCommand(host: Host): Command {
  const command = new Command('review')
    .argument('<recording>', RECORDING_HELP)
    .option('--all', 'list every move, not only the mistakes')
    .addHelpText('after', HELP)
    .action((file: string, options: ReviewOptions) => review(file, options, host));
  return withResult(withMemory(command));
}

const HELP = `
A blunder changes who wins; an inaccuracy makes a win longer or a defence shorter. Accuracy is the share of a side's
moves that lost nothing. Moves of both sides are counted from 1; how long a win takes, in what the game counts.

Example, of a game that was written down with --record game.json:
  asterion review game.json
`;

/** A review and the positions it is of: `positions[ply - 1]` is where the move of that ply was made. */
interface Reviewed extends GameReview {
  readonly description: AnyDescription;
  readonly positions: readonly Position[];
  /** What the start is worth, in words. */
  readonly start: string;
  /** What the game comes to beside its moves. */
  readonly sentences: readonly string[];
}

async function review(file: string, options: ReviewOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const { name, recording, opened, line, fault } = await openRecordingFile(file, host);
  if (fault !== undefined || opened === undefined) throw new Failure(`${name}: ${fault ?? ''}`, 1);
  const { description } = opened;
  const { exact, game } = description;
  if (exact === undefined)
    throw new Failure(`${name}: there is no exact table of ${recording.game} to judge moves by; try "asterion replay"`);
  const { table } = await tableOrFail(description, opened.setup.start, options, name, host, messages);
  const positions = line.map(({ position }) => position);
  const moves = line.slice(1).map(({ turn }) => turn?.move);
  const judged = reviewGame({ game, exact }, table, positions, moves);
  const reviewed = {
    ...judged,
    description,
    positions,
    start: exact.text(exact.value(table, positions[0])),
    sentences: reviewSentences({ ...description, exact }, judged, line.at(-1)?.end),
  };
  await writeResult(options, host, {
    report: () => reportOf(reviewed),
    text: () => textOf(reviewed, options.all === true),
  });
}

/** The report object of a review, as outside callers rely on it. */
function reportOf({ description, positions, moves, firstMistake, accuracy, decided }: Reviewed) {
  const told = (ply: number, move: unknown) => moveReport(description, positions[ply - 1], move);
  return {
    game: description.game.name,
    moves: moves.map(({ ply, seat, move, before, after, best, mistake }) => ({
      ply,
      side: seat,
      move: told(ply, move),
      before: description.exact?.report(before),
      after: description.exact?.report(after),
      best: best.map((other) => told(ply, other)),
      mistake,
    })),
    firstMistake,
    accuracy,
    decided: decided?.ply ?? null,
  };
}

/** In words: a line for each mistake, then what it all comes to. */
function textOf(reviewed: Reviewed, wantsAll: boolean): string {
  const { description, start, moves, firstMistake, accuracy, sentences } = reviewed;
  if (moves.length === 0) return ['There are no moves to review.', ...sentences, ''].join('\n');
  const lines = moves
    .filter(({ mistake }) => wantsAll || mistake !== null)
    .map((entry) => `${moveText(reviewed, entry)}\n`);
  const shares = description.game.seats.map((seat) => shareText(seat, moves, accuracy[seat]));
  return [
    `${counted(moves.length, 'move')}. At the start, with best play: ${start}.\n`,
    ...lines,
    firstMistake === null
      ? 'No mistakes: every move kept the exact value.\n'
      : `First mistake: move ${firstMistake}. ${mistakesText(moves)}.\n`,
    ...sentences.map((sentence) => `${sentence}\n`),
    `Accuracy: ${shares.join(', ')}.\n`,
  ].join('');
}

/** `move 4 (rogue E): blunder. The escape was N; after E captured in 7.` */
function moveText({ description }: Reviewed, entry: JudgedMove): string {
  const { ply, seat, name, mistake } = entry;
  const said = description.exact?.judgement(entry) ?? '';
  return `move ${ply} (${seat} ${name}): ${mistake === null ? '' : `${mistake}. `}${said}`;
}

function mistakesText(moves: readonly JudgedMove[]): string {
  const blunders = moves.filter(({ mistake }) => mistake === 'blunder').length;
  const inaccuracies = moves.filter(({ mistake }) => mistake === 'inaccuracy').length;
  return `Blunders ${blunders}, inaccuracies ${inaccuracies}`;
}

function shareText(seat: Seat, moves: readonly JudgedMove[], share: number): string {
  const own = moves.filter((entry) => entry.seat === seat);
  const right = own.filter(({ mistake }) => mistake === null).length;
  return `${seat} ${right} of ${counted(own.length, 'move')} (${(100 * share).toFixed(1).replace('.0', '')} %)`;
}

/** A move as reports tell it. */
interface MoveReport {
  /** Where it leads; one place for each of several movers. */
  readonly to: Coordinates | readonly Coordinates[];
  readonly name: string;
}

export function moveReport(description: AnyDescription, position: Position, move: unknown): MoveReport {
  const { game, input } = description;
  const name = game.moveName(position, move);
  const { grid } = description.view(position).world;
  const names = name.split('+');
  const places = names.map((_, index) => {
    const parts = input.parts(position, names.slice(0, index));
    return coordinatesOf(grid, parts.find((part) => part.name === names[index])?.to ?? input.movers(position)[index]);
  });
  return { to: places.length === 1 ? places[0] : places, name };
}
