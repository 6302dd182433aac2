/** `asterion puzzle list`: the packs that come with us, or the puzzles of one. */

import { gameNamed } from 'asterion/play';
import type { Puzzle, PuzzlePack } from 'asterion/puzzle';
import { shippedPacks } from 'asterion/puzzle/shipped';
import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { plain, tableText } from '../host/text.js';
import { starCounts, starsText } from './kinds.js';
import { openPack, openShipped, PACK_HELP } from './pack-file.js';

export const listCommand = (host: Host): Command =>
  withResult(
    new Command('list')
      .argument('[pack]', `${PACK_HELP} (default: all shipped packs, without their puzzles)`)
      .addHelpText('after', HELP)
      .action((argument: string | undefined, options: ResultOptions) => list(argument, options, host)),
  );

const HELP = `
Moves are those that have to be found. Nothing of the solutions is told.

Examples:
  asterion puzzle list
  asterion puzzle list first
`;

async function list(argument: string | undefined, options: ResultOptions, host: Host): Promise<void> {
  if (argument === undefined) {
    const packs = Object.keys(shippedPacks).map((name) => openShipped(name).pack);
    await writeResult(options, host, {
      report: () => ({ packs: packs.map(packReport) }),
      text: () => tableText(['pack', 'puzzles', 'stars'], packs.map(packRow), 3),
    });
    return;
  }
  const { pack } = await openPack(argument, host);
  await writeResult(options, host, {
    report: () => ({ pack: pack.name, puzzles: pack.list.map(puzzleReport) }),
    text: () => tableText(HEAD, pack.list.map(puzzleRow), HEAD.length),
  });
}

const packReport = (pack: PuzzlePack) => ({ name: pack.name, puzzles: pack.list.length, stars: starCounts(pack) });

const packRow = (pack: PuzzlePack): string[] => [pack.name, String(pack.list.length), starsText(pack)];

/** Nothing here is proven, or even opened: what a file claims is told as it stands. */
const puzzleReport = (puzzle: Puzzle) => {
  const { number, spec, seat, task, stars, themes } = puzzle;
  return { number, game: spec.game, side: seat, task, stars, themes, moves: movesIn(puzzle) };
};

/** Where there is an opponent, every other move is a reply. */
function movesIn({ spec, line }: Puzzle): number {
  const isAlone = gameNamed(spec.game)?.game.seats.length === 1;
  return isAlone ? line.length : Math.ceil(line.length / 2);
}

const HEAD = ['', 'game', 'side', 'task', 'stars', 'moves', 'themes'];

function puzzleRow(puzzle: Puzzle): string[] {
  const { number, game, side, task, stars, themes, moves } = puzzleReport(puzzle);
  return [String(number), game, side, task, '*'.repeat(stars), String(moves), themes.join(', ')].map(plain);
}
