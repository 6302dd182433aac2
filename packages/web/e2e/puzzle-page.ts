/** The room of puzzles, as its tests see it. What the puzzles are they read from the packs, whichever are shipped. */

import { charactersFor, WAIT } from 'asterion/play';
import { openPuzzle, type Puzzle, PuzzleFault, parsePack, puzzleLink, puzzleOfDay } from 'asterion/puzzle';
import { shippedPacks } from 'asterion/puzzle/shipped';
import { PlayPage } from './play-page.js';
import { expect, type Locator, type Page } from './test.js';

/** The day it is in these tests. */
export const TODAY = '2026-11-19';

const packs = Object.entries(shippedPacks).map(([name, text]) => {
  const read = parsePack(text);
  if (!read.ok) throw new Error(read.fault.message);
  return { name, list: read.value.list };
});

/** A puzzle with what is to be known of it beforehand. */
export interface KnownPuzzle {
  readonly puzzle: Puzzle;
  readonly link: string;
  /** The moves of the solver, by name. */
  readonly moves: readonly string[];
  /** A legal first move that is wrong. */
  readonly wrong: string;
}

function known(puzzle: Puzzle, link: string): KnownPuzzle {
  const opened = openPuzzle(puzzle);
  if (opened instanceof PuzzleFault) throw opened;
  const { game } = opened.game.description;
  let position = opened.start;
  const moves = puzzle.line.filter((name) => {
    const isOwn = position.seat === puzzle.seat;
    position = game.play(position, game.moveNamed(position, name));
    return isOwn;
  });
  const names = game.legalMoves(opened.start).map((move) => game.moveName(opened.start, move));
  const wrong = names.find((name) => name !== puzzle.line[0]);
  if (wrong === undefined) throw new Error('Expected a choice.');
  return { puzzle, link, moves, wrong };
}

/** The first puzzle of Rogue with one monster that is as it is wished. */
export function puzzleWhich(is: (puzzle: Puzzle) => boolean = () => true): KnownPuzzle {
  for (const { name: pack, list } of packs) {
    const puzzle = list.find((one) => one.spec.game === 'rogue' && one.actors.monster.length === 1 && is(one));
    if (puzzle !== undefined) return known(puzzle, puzzleLink({ pack, number: puzzle.number }));
  }
  throw new Error('Expected such a puzzle in the packs.');
}

/** The puzzle of a day. */
export function puzzleOf(date: string): KnownPuzzle {
  const { pack, number } = puzzleOfDay(date);
  const puzzle = packs.find(({ name }) => name === pack)?.list.at(number - 1);
  if (puzzle === undefined) throw new Error(`Expected puzzle ${number} in ${pack}.`);
  return known(puzzle, puzzleLink({ pack, number, date }));
}

/** How many puzzles there are in the first pack. */
export const countOfPuzzles = packs[0].list.length;

const RIGHT: Readonly<Record<string, number>> = { E: 1, NE: 1, SE: 1, W: -1, NW: -1, SW: -1 };
const DOWN: Readonly<Record<string, number>> = { S: 1, SE: 1, SW: 1, N: -1, NE: -1, NW: -1 };

export class PuzzlePage extends PlayPage {
  readonly title: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    super(page);
    this.title = page.getByTestId('puzzle');
    this.result = page.getByTestId('result');
  }

  /** Opens a link on the day of these tests. */
  override async open(hash: string): Promise<this> {
    await this.page.clock.setFixedTime(`${TODAY}T12:00:00Z`);
    return super.open(hash);
  }

  /** Tells a move by keys, each mover its part. */
  async key(move: string): Promise<void> {
    for (const part of move.split('+')) await this.page.keyboard.press(charactersFor(part)[0] ?? '.');
  }

  /** Waits until a reply has been seen: then it is the solver's turn. */
  async ready(): Promise<void> {
    await expect(this.page.locator('.mover')).toBeVisible();
  }

  /** Where a step of one mover leads on the screen: the dot that lies in its direction. */
  async spot(move: string): Promise<{ x: number; y: number }> {
    await this.ready();
    const mover = await this.mover();
    if (move === WAIT) return mover;
    const [right, down] = [RIGHT[move] ?? 0, DOWN[move] ?? 0];
    const dots = await this.targets.evaluateAll((circles) =>
      circles.map((circle) => {
        const { x, y, width, height } = circle.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const off = ({ x, y }: { x: number; y: number }): number =>
      Math.abs(Math.atan2((x - mover.x) * down - (y - mover.y) * right, (x - mover.x) * right + (y - mover.y) * down));
    const [best] = dots.sort((a, b) => off(a) - off(b));
    if (best === undefined || off(best) > 0.3) throw new Error(`Expected a dot ${move} of the mover.`);
    return best;
  }

  async solveByKeys(moves: readonly string[]): Promise<void> {
    for (const [at, move] of moves.entries()) {
      await this.key(move);
      await this.expectRight(move, moves.length - at - 1);
    }
  }

  async expectRight(move: string, left: number): Promise<void> {
    await expect(this.status).toContainText(new RegExp(`Right: ${saidOf(move)}\\.`));
    await expect(this.page.getByTestId('left')).toHaveText(String(left));
  }
}

/** A move as the page says it, as a pattern: staying put has a word of its own in every game. */
export const saidOf = (name: string): string => name.replaceAll('+', '\\+').replaceAll('STAY', '([wW]ait|[pP]ass)');
