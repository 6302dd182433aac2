/** What is said about a game: for the status, the timeline and the live region. */

import { type MatchEnd, MONSTER, monsterMoves, ROGUE, type RoguePosition, type Seat } from 'asterion/game';
import { distancesFrom } from 'asterion/search';
import type { Cell } from 'asterion/world';
import { WAIT, windOf } from '../play/steering.js';
import { capital, counted, placeText } from '../play/words.js';
import type { Standing } from './standing.js';

interface Nearest {
  readonly monster: Cell;
  /** Steps between it and the rogue. */
  readonly distance: number;
}

/** The monster that is nearest to the rogue; undefined if none can reach it. */
export function nearestMonster({ setup, monsters, rogue }: RoguePosition): Nearest | undefined {
  const distances = distancesFrom(setup.world, rogue);
  let nearest: Nearest | undefined;
  for (const monster of monsters) {
    const distance = distances[monster];
    if (distance >= 0 && (nearest === undefined || distance < nearest.distance)) nearest = { monster, distance };
  }
  return nearest;
}

export function distanceText(position: RoguePosition): string {
  const nearest = nearestMonster(position);
  return nearest === undefined ? 'Out of reach.' : `Distance ${nearest.distance}.`;
}

/** `Monster NE to row 3, column 4.` Empty at the start. */
function turnText({ position, turn }: Standing): string {
  if (turn === undefined) return '';
  const { setup, monsters, rogue } = position;
  const { grid } = setup.world;
  const cells = turn.seat === MONSTER ? monsters : [rogue];
  const names = turn.name.split('+');
  return cells
    .map((cell, at) => {
      const who = `${capital(turn.seat)}${cells.length > 1 ? ` ${at + 1}` : ''}`;
      const name = names[at];
      return `${who} ${name === WAIT ? 'stays at' : `${name} to`} ${placeText(grid, cell)}.`;
    })
    .join(' ');
}

/** The last move, and how far apart the two are. */
export const roundText = (standing: Standing): string =>
  `${turnText(standing)} ${standing.end === undefined ? distanceText(standing.position) : ''}`.trim();

/** How it ended: `You lost: captured after 9 monster moves. A monster caught the rogue.` */
export function endText(end: MatchEnd, position: RoguePosition, people: readonly Seat[]): string {
  const moves = counted(monsterMoves(position), 'monster move');
  const text = {
    captured: `captured after ${moves}. ${end.why}`,
    evades: `the rogue evades after ${moves}. ${end.why}`,
    cap: `nobody wins. ${end.why}`,
    forfeit: `forfeit by the ${end.culprit} after ${moves}. ${end.why}`,
  }[end.result];
  const said = text ?? `${end.result} after ${moves}. ${end.why}`;
  const [person] = people;
  if (people.length !== 1 || end.winner === undefined) return capital(said);
  return `You ${end.winner === person ? 'won' : 'lost'}: ${said}`;
}

/** Where the other side is, seen from a seat; `isYours` if whoever asks sits there. */
export function threatText(position: RoguePosition, seat: Seat, isYours: boolean): string {
  const nearest = nearestMonster(position);
  if (nearest === undefined) return 'No monster can reach the rogue.';
  const { grid } = position.setup.world;
  const isRogue = seat === ROGUE;
  const [from, to] = isRogue ? [position.rogue, nearest.monster] : [nearest.monster, position.rogue];
  if (from === to) return 'Monster and rogue stand in the same cell.';
  const [a, b] = [grid.centre(from), grid.centre(to)];
  const who = isRogue ? (position.monsters.length > 1 ? 'Nearest monster' : 'Monster') : 'Rogue';
  return `${who} ${windOf(b.x - a.x, b.y - a.y)} of ${isYours ? 'you' : `the ${seat}`} at ${placeText(grid, to)}, ${counted(nearest.distance, 'step')} away.`;
}
