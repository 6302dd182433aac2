/** What is said about a game: for the status, the timeline and the live region. */

import { CHANCE, type MatchEnd, type PitsPosition, type Seat, turnsPlayed } from 'asterion/game';
import { distancesFrom } from 'asterion/search';
import type { Cell } from 'asterion/world';
import { listed } from '../board/describe.js';
import { waysText, windOf } from '../play/steering.js';
import { capital, counted, placeText } from '../play/words.js';
import { newPits, type Standing } from './standing.js';
import { pitsBeside, waysOf } from './steering.js';

/** Steps from the player at which a new pit is worth a word. */
const NEAR = 3;

/** `3 pits opened, the nearest 2 steps E of you.` */
function openedText(standing: Standing): string {
  const { world, player } = standing.position;
  const { grid } = world;
  const opened = newPits(standing);
  const count = counted(opened.length, 'pit');
  const away = (cell: Cell): number => grid.distance(player, cell, false);
  const [nearest] = opened.toSorted((a, b) => away(a) - away(b));
  if (nearest === undefined) return 'No pit opened.';
  const distance = away(nearest);
  if (distance > NEAR) return `${count} opened, none near.`;
  if (distance === 0) return `${count} opened, one under the player.`;
  const [a, b] = [grid.centre(player), grid.centre(nearest)];
  const where = `${counted(distance, 'step')} ${windOf(b.x - a.x, b.y - a.y)} of the player`;
  return opened.length === 1 ? `A pit opened ${where}.` : `${count} opened, the nearest ${where}.`;
}

/** `E to row 3, column 4.` */
const stepText = ({ turn, position }: Standing): string =>
  turn === undefined || turn.seat === CHANCE
    ? ''
    : `${turn.name} to ${placeText(position.world.grid, position.player)}.`;

/** The last step and the pits that opened after it; at the start where the goal is. */
export function moveText(standing: Standing): string {
  const { turn, before } = standing;
  if (turn === undefined || before === undefined) return `Start. ${goalText(standing.position)}`;
  if (turn.seat !== CHANCE) return stepText(standing);
  const first = before.turn === undefined ? goalText(standing.position) : stepText(before);
  return `${first} ${openedText(standing)}`;
}

/** `The goal is 38 steps away.` */
function goalText(position: PitsPosition): string {
  const distance = stepsLeft(position);
  return distance < 0 ? 'No way leads to the goal.' : `The goal is ${counted(distance, 'step')} away.`;
}

/** Steps of a shortest way to the goal; -1 where there is none. */
export const stepsLeft = ({ world, player, setup }: PitsPosition): number => distancesFrom(world, setup.goal)[player];

/** How it ended: `You lost: cut off after 12 turns. No way to the goal is left.` */
export function endText(end: MatchEnd, position: PitsPosition, people: readonly Seat[]): string {
  const turns = counted(turnsPlayed(position), 'turn');
  const text = {
    goal: `goal reached after ${turns}.`,
    fell: `fell after ${turns}. ${end.why}`,
    'cut-off': `cut off after ${turns}. ${end.why}`,
  }[end.result];
  const said = text ?? `${end.result} after ${turns}. ${end.why}`;
  const [person] = people;
  if (person === undefined || end.winner === undefined) return capital(said);
  return `You ${end.winner === person ? 'won' : 'lost'}: ${said}`;
}

/** Where the goal is, and which of the next steps would be the last. */
export function dangerText(position: PitsPosition, isYours: boolean): string {
  const { setup, player } = position;
  const { grid } = setup.world;
  const who = isYours ? 'you' : 'the player';
  if (player === setup.goal) return `${capital(who)} ${isYours ? 'are' : 'is'} on the goal.`;
  const [a, b] = [grid.centre(player), grid.centre(setup.goal)];
  const beside = pitsBeside(position);
  const pits = beside.length === 0 ? `No pit beside ${who}.` : `Pits beside ${who}: ${listed(beside)}.`;
  return `The goal lies ${windOf(b.x - a.x, b.y - a.y)} of ${who}. ${goalText(position)} ${pits}`;
}

export function placeAnswer({ setup, player }: PitsPosition, isYours: boolean): string {
  const who = isYours ? 'You are' : 'The player is';
  return `${who} at ${placeText(setup.world.grid, player)}. ${waysText(waysOf(setup), player)}`;
}
