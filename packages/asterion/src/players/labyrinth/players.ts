/** The registry of Labyrinth's players. A new one is one file here and one line below; the test suite then covers it. */

import type { Dice, Seat } from '../../game/index.js';
import { MINOTAUR, THESEUS } from '../../game/index.js';
import { bfs } from './bfs.js';
import { dice } from './dice.js';
import { heuristic } from './heuristic.js';
import type { LabyrinthPlayer } from './player.js';

/** Every player, in the order in which they are listed to people; each can take either seat. */
export const labyrinthPlayers: readonly LabyrinthPlayer[] = [dice, heuristic, bfs];

/** The player called `NAME` or `NAME:DEPTH`, if it can take the seat, else undefined. */
export function labyrinthPlayerNamed(name: string, seat: Seat): LabyrinthPlayer | undefined {
  return labyrinthPlayerFault(name, seat) === undefined ? playerFor(name, seat) : undefined;
}

/** Why a name means no player for the seat, as a sentence; undefined if it means one. */
export function labyrinthPlayerFault(name: string, seat: Seat): string | undefined {
  if (playerFor(name, seat) !== undefined) return undefined;
  const known = labyrinthPlayers.filter(({ seats }) => seats.includes(seat)).map((player) => player.name);
  return `Expected a player for the ${seat} (${known.join(', ')}), got "${name}".`;
}

const playerFor = (name: string, seat: Seat): LabyrinthPlayer | undefined =>
  labyrinthPlayers.find((player) => player.name === name && player.seats.includes(seat));

/** The option `dice` for these players: a seat that rolls dice is a matter of the rules. */
export function diceFor(names: Readonly<Record<Seat, string>>): Dice {
  const [theseus, minotaur] = [THESEUS, MINOTAUR].map((seat) => names[seat] === dice.name);
  if (theseus && minotaur) return 'both';
  return theseus ? THESEUS : minotaur ? MINOTAUR : 'none';
}
