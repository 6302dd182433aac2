/** The classic text of a game: every board, and the statistics: per round what each side did and saw, at the end how often it went where, and who won. */

import { STAY, type StandingEnd } from 'asterion/game';
import { type LabyrinthPosition, MINOTAUR, suppliesTaken, THESEUS } from 'asterion/game/labyrinth';
import { type AnyDescription, inSight, labyrinthNumbers, namedSides, type Standing, stepsMade } from 'asterion/play';
import { type Cell, colOf, type Direction, rect, rowOf, type Shape } from 'asterion/world';
import type { Board } from '../game/board.js';
import { endLine, type Finished, type Showing } from '../game/watch.js';
import { checkInterrupted } from '../host/host.js';
import { linesOf } from '../host/input.js';
import type { Chunks } from '../host/output.js';
import { tableText } from '../host/text.js';

type SideSeat = 'theseus' | 'minotaur';

interface Round {
  /** From 1. */
  readonly number: number;
  /** Before Theseus moved. */
  readonly before: LabyrinthPosition;
  /** After the Minotaur moved, or after Theseus did if that was the end. */
  readonly after: LabyrinthPosition;
}

/** The rounds of a game. */
function roundsOf(line: readonly Pick<Standing, 'position'>[]): Round[] {
  const positions = line.map(({ position }) => position as LabyrinthPosition);
  return Array.from({ length: positions.length >> 1 }, (_, index) => ({
    number: index + 1,
    before: positions[2 * index],
    after: positions[Math.min(2 * index + 2, positions.length - 1)],
  }));
}

/** Whether a side has moved in a round: the Minotaur has not if Theseus ended it. */
const hasMoved = ({ after }: Round, side: SideSeat): boolean => side === THESEUS || after.seat === THESEUS;

const SIDES: readonly SideSeat[] = [THESEUS, MINOTAUR];

/** Rounds that have begun: that of the last move counts, finished or not. */
const roundsBegun = ({ ply }: LabyrinthPosition): number => (ply + 1) >> 1;

/** The numbers of the classic die. */
const DIE: Readonly<Record<string, string>> = { N: '1', E: '3', S: '5', W: '7' };

function dieText(shape: Shape, step: Direction): string {
  if (step === STAY) return 'pass';
  const name = shape.directions[step];
  return shape === rect ? DIE[name] : name;
}

const NONE = '-';

/** Of one side after a round: its die, supplies so far, and how far away the nearest supply and opponent in sight are. */
function seenText(round: Round, side: SideSeat): string[] {
  const { after } = round;
  const { shape } = after.setup.world.grid;
  const steps = hasMoved(round, side) ? (after.last[side]?.steps ?? []) : [];
  const { nearestSupply, nearestOpponent } = inSight(after, side);
  return [
    steps.length === 0 ? NONE : steps.map((step) => dieText(shape, step)).join('+'),
    side === THESEUS ? String(suppliesTaken(after)) : '0', // only Theseus collects
    ...[nearestSupply, nearestOpponent].map((distance) => distance?.toString() ?? 'none'),
  ];
}

const SEEN = ['die', 'supplies', 'supply', 'opponent'];

function roundsTable(rounds: readonly Round[]): string {
  const rows = rounds.map((round) => [String(round.number), ...SIDES.flatMap((side) => seenText(round, side))]);
  const head = ['round', ...SIDES.flatMap((side) => [`${LETTERS[side]}: ${SEEN[0]}`, ...SEEN.slice(1)])];
  return tableText(head, rows, 0);
}

const LETTERS: Readonly<Record<SideSeat, string>> = { [THESEUS]: 'T', [MINOTAUR]: 'M' };

function countsTable(line: readonly Standing[], { setup }: LabyrinthPosition): string {
  const sides = namedSides(setup.world.grid.shape);
  const rows = SIDES.map((side) => {
    const { steps, passes, lost } = labyrinthNumbers(line, side);
    const counts = [...sides.map(([direction]) => steps.get(direction) ?? 0), passes, lost];
    return [side === THESEUS ? 'Theseus' : 'Minotaur', ...counts.map(String)];
  });
  return tableText(['', ...sides.map(([, name]) => name), 'pass', 'lost turns'], rows);
}

/** `Winner: Theseus, in round 23; supplies 4 of 4. Theseus has all supplies.` */
function winnerText(end: StandingEnd, position: LabyrinthPosition): string {
  const { winner, why } = end;
  const who = winner === undefined ? 'nobody, a draw' : winner === THESEUS ? 'Theseus' : 'the Minotaur';
  const taken = `${suppliesTaken(position)} of ${position.setup.supplies.length}`;
  return `Winner: ${who}, in round ${roundsBegun(position)}; supplies ${taken}. ${why}\n`;
}

function statisticsText(line: readonly Standing[], end: StandingEnd): string {
  const rounds = roundsOf(line);
  const last = line[line.length - 1].position as LabyrinthPosition;
  return [ABOUT, roundsTable(rounds), countsTable(line, last), winnerText(end, last)].join('\n');
}

const ABOUT = `After each round, for Theseus (T) and the Minotaur (M): the die, supplies so far, and the distance to the nearest
supply and to the opponent in sight.
`;

const PROMPT = 'Press enter to continue...\n';

/** The states of a game as far as it goes: the start, then one for each round from `from` on. */
export function* stateTexts(
  board: Board,
  line: readonly Pick<Standing, 'position'>[],
  description: AnyDescription,
  from = 0,
): Generator<string, void> {
  if (from === 0) yield stateText(board, line[0].position as LabyrinthPosition, description, undefined);
  for (const round of roundsOf(line).slice(Math.max(0, from - 1)))
    yield stateText(board, round.after, description, round);
}

const NAMES: Readonly<Record<SideSeat, string>> = { [THESEUS]: 'Theseus:      ', [MINOTAUR]: 'Minotaur:     ' };

/** A line for each of a side who lost its turn. */
const lostTexts = (round: Round, side: SideSeat): string[] =>
  hasMoved(round, side)
    ? stepsMade(round.before, round.after, side)
        .filter(({ isLost }) => isLost)
        .map(() => `${NAMES[side]}*Can not move.`)
    : [];

/** The state after a round; of the start, which is after none, if there is no round. */
function stateText(
  board: Board,
  position: LabyrinthPosition,
  description: AnyDescription,
  round: Round | undefined,
): string {
  const { theseus, minotaurs, setup } = position;
  const { grid } = setup.world;
  const tileText = (tile: Cell) => `tileId =${tile} (${rowOf(grid, tile)}, ${colOf(grid, tile)})`;
  return [
    `State after round: ${round?.number ?? 0}`,
    ...(round === undefined ? [] : SIDES.flatMap((side) => lostTexts(round, side))),
    `${NAMES[THESEUS]}${tileText(theseus)}`,
    ...minotaurs.map((tile) => `${NAMES[MINOTAUR]}${tileText(tile)}`),
    board.text(description.view(position)),
  ].join('\n');
}

/** All boards, then the statistics. */
export function* printAll({ session, line, board }: Finished): Generator<string, void> {
  const { end } = session.tip;
  for (const state of stateTexts(board, line, session.setup.description)) yield `${state}\n`;
  if (end !== undefined) yield statisticsText(line, end);
}

/** Prints a board a round and waits for Enter between them; at the end of the input nobody is waited for. */
export const roundByRound: Showing = {
  isText: true,
  watch: async ({ session, board }, host) => {
    const enters = linesOf(host);
    try {
      for (let round = 0; ; round++) {
        for (const state of stateTexts(board, session.line, session.setup.description, round)) host.stdout.write(state);
        if (session.tip.end !== undefined) break;
        host.stdout.write(PROMPT);
        await enters.next();
        checkInterrupted(host);
        await session.answer();
        if (session.tip.end === undefined) await session.answer();
      }
      host.stdout.write('\n');
    } finally {
      await enters.return();
    }
  },
  print: (finished): Chunks => {
    const { end } = finished.session.tip;
    return end === undefined ? endLine(finished) : [statisticsText(finished.line, end)];
  },
};
