/** The registry of Labyrinth's players. A new one is one file here and one line below; the test suite then covers it. */

import type { Seat } from '../../game/index.js';
import { type Dice, MINOTAUR, outcomeSeen, THESEUS } from '../../game/labyrinth/index.js';
import { refusingWhenOver } from '../refusal.js';
import { remembering } from '../remembering.js';
import { bfs, bfsCareless } from './bfs.js';
import { dice } from './dice.js';
import { explorer } from './explorer.js';
import { heuristic } from './heuristic.js';
import { type Lookahead, minimaxBoardTo, minimaxLiteralTo, minimaxRevisitTo, minimaxTo } from './minimax.js';
import { optimal } from './optimal.js';
import { type LabyrinthPlayer, needingWholeBoard, wholeBoardFault } from './player.js';

const refusing = (player: LabyrinthPlayer): LabyrinthPlayer => ({
  ...remembering(refusingWhenOver({ outcome: outcomeSeen })(player)),
  needsWholeBoard: player.needsWholeBoard,
});

/** Those that look ahead, and can be told how far. */
const lookaheads: readonly Lookahead[] = [minimaxTo, minimaxRevisitTo, minimaxLiteralTo, minimaxBoardTo];

/** The deepest that anybody would wait for. */
const DEEPEST = 12;

/** Every player, in the order in which they are listed to people; each can take either seat. */
export const labyrinthPlayers: readonly LabyrinthPlayer[] = [
  dice,
  heuristic,
  ...lookaheads.map((to) => needingWholeBoard(to())),
  needingWholeBoard(bfs),
  needingWholeBoard(bfsCareless),
  explorer,
  needingWholeBoard(optimal),
].map(refusing);

/** The player called `NAME` or `NAME:DEPTH` (minimax and its kin, from 1 to 12) if it can take the seat, else undefined. */
export function labyrinthPlayerNamed(name: string, seat: Seat): LabyrinthPlayer | undefined {
  if (labyrinthPlayerFault(name, seat) !== undefined) return undefined;
  const [plain, depth] = name.split(':');
  if (depth === undefined) return playerFor(plain, seat);
  const lookahead = lookaheadNamed(plain);
  return lookahead && refusing(needingWholeBoard(lookahead(Number(depth))));
}

/** Why a name means no player for the seat of a game with that sight, as a sentence; undefined if it means one. */
export function labyrinthPlayerFault(name: string, seat: Seat, sight = 0): string | undefined {
  const [plain, ...depths] = name.split(':');
  const player = playerFor(plain, seat);
  if (player === undefined) {
    const known = labyrinthPlayers.filter(({ seats }) => seats.includes(seat)).map((one) => one.name);
    return `Expected a player for ${seatName(seat)} (${known.join(', ')}), got "${name}".`;
  }
  if (sight > 0 && player.needsWholeBoard) return wholeBoardFault(plain, sight);
  if (depths.length === 0) return undefined;
  if (lookaheadNamed(plain) === undefined) return `Expected ${plain} without a depth, got "${name}".`;
  const depth = Number(depths[0]);
  const isDepth = depths.length === 1 && /^[0-9]+$/.test(depths[0]) && depth >= 1 && depth <= DEEPEST;
  return isDepth ? undefined : `Expected a depth from 1 to ${DEEPEST} after "${plain}:", got "${name}".`;
}

const NAMES: Readonly<Record<Seat, string>> = { [THESEUS]: 'Theseus', [MINOTAUR]: 'the Minotaur' };

const seatName = (seat: Seat): string => NAMES[seat] ?? `the ${seat}`;

const lookaheadNamed = (name: string): Lookahead | undefined => lookaheads.find((to) => to().name === name);

const playerFor = (name: string, seat: Seat): LabyrinthPlayer | undefined =>
  labyrinthPlayers.find((player) => player.name === name && player.seats.includes(seat));

/** The option `dice` for these players: a seat that rolls dice is a matter of the rules. */
export function diceFor(names: Readonly<Record<Seat, string>>): Dice {
  const [theseus, minotaur] = [THESEUS, MINOTAUR].map((seat) => names[seat] === dice.name);
  if (theseus && minotaur) return 'both';
  return theseus ? THESEUS : minotaur ? MINOTAUR : 'none';
}
