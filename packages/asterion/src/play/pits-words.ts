/** What is said of a game of Random Pits: for the status, the timeline, those who listen, and whoever wants a hint. */

import { CHANCE } from '../game/index.js';
import { isPit, type PitsPosition, PLAYER, pits, turnsPlayed } from '../game/pits/index.js';
import { pitsHint } from '../players/pits/index.js';
import { distancesFrom } from '../search/index.js';
import { type Cell, destination, directionName, openDirectionsOf } from '../world/index.js';
import type { Standing } from './course.js';
import type { Hint, Narration } from './description.js';
import { allOf, capital, compassBetween, counted, grouped, oneOf, placeText } from './words.js';

/** Steps of a shortest way to the goal; -1 where there is none. */
const stepsLeft = ({ world, player, setup }: PitsPosition): number => distancesFrom(world, setup.goal)[player];

/** `38`, or why that cannot be counted. */
export function goalFact(position: PitsPosition): string {
  const { world, player, setup } = position;
  if (player === setup.goal) return 'on the goal';
  if (isPit(world, player)) return 'in a pit';
  const steps = stepsLeft(position);
  return steps < 0 ? 'no way' : String(steps);
}

/** `The goal is 38 steps away.` */
function goalText(position: PitsPosition): string {
  const steps = stepsLeft(position);
  return steps < 0 ? 'No way leads to the goal.' : `The goal is ${counted(steps, 'step')} away.`;
}

/** Steps from the player at which a new pit is worth a word. */
const NEAR = 3;

/** `3 pits opened, the nearest 2 steps E of the player.` */
function openedText({ world: { grid }, player, opened }: PitsPosition): string {
  const count = counted(opened.length, 'pit');
  const away = (pit: Cell): number => grid.distance(player, pit, false);
  const [nearest] = opened.toSorted((a, b) => away(a) - away(b) || a - b);
  if (nearest === undefined) return 'No pit opened.';
  const distance = away(nearest);
  if (distance > NEAR) return `${count} opened, none near.`;
  if (distance === 0) return `${count} opened, one under the player.`;
  const where = `${counted(distance, 'step')} ${compassBetween(grid, player, nearest)} of the player`;
  return opened.length === 1 ? `A pit opened ${where}.` : `${count} opened, the nearest ${where}.`;
}

/** `E to row 3, column 4.` */
const stepText = ({ turn, position }: Standing<PitsPosition>): string =>
  turn === undefined || turn.seat === CHANCE
    ? ''
    : `${turn.name} to ${placeText(position.world.grid, position.player)}.`;

/** The names of the steps that lead into pits. */
const pitsBeside = ({ setup, world, player }: PitsPosition): string[] =>
  openDirectionsOf(setup.world, player)
    .filter((step) => isPit(world, destination(setup.world, player, step)))
    .map((step) => directionName(setup.world.grid.shape, step));

export const pitsWords: Narration<PitsPosition> = {
  seat: (seat) => (seat === CHANCE ? 'the ground' : 'the player'),
  unit: 'move', // a turn is pits and a step: on the timeline each of them is a move
  mate: 'player',
  rest: { name: 'wait', refusal: 'Nobody can wait here: a turn is a step.' },
  /** The last step and the pits that opened after it; at the start where the goal is. */
  move: (standing) => {
    const { turn, before, position } = standing;
    if (turn === undefined || before === undefined) return `Start. ${goalText(position)}`;
    if (turn.seat !== CHANCE) return stepText(standing);
    const first = before.turn === undefined ? goalText(position) : stepText(before);
    return `${first} ${openedText(position)}`;
  },
  end: ({ result, why }, position) => {
    const after = `after ${pitsWords.length(position)}.`;
    const texts: Readonly<Record<string, string>> = {
      goal: `goal reached ${after}`,
      'cut-off': `cut off ${after} ${why}`,
      cap: `nobody wins. ${why}`,
    };
    return texts[result] ?? `${result} ${after} ${why}`;
  },
  length: (position) => counted(turnsPlayed(position), 'turn'),
  /** Where the goal is, and which of the next steps would be the last. */
  danger: (position, _seat, isYours) => {
    const { setup, player } = position;
    const who = isYours ? 'you' : 'the player';
    if (player === setup.goal) return `${capital(who)} ${isYours ? 'are' : 'is'} on the goal.`;
    const beside = pitsBeside(position);
    const dangers = beside.length === 0 ? `No pit beside ${who}.` : `Pits beside ${who}: ${allOf(beside)}.`;
    const wind = compassBetween(setup.world.grid, player, setup.goal);
    return `The goal lies ${wind} of ${who}. ${goalText(position)} ${dangers}`;
  },
};

/** The largest count that is written out. */
const WRITTEN_OUT = 99_999;
const ROUNDED = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 } as const;

/** `About 35 billion shortest ways, of 38 steps.` */
const waysText = (ways: number, steps: number): string => {
  const count = ways <= WRITTEN_OUT ? grouped(ways) : `About ${ways.toLocaleString('en', ROUNDED)}`;
  return `${count} shortest ${ways === 1 ? 'way' : 'ways'}, of ${counted(steps, 'step')}.`;
};

function cutsText(count: number): string {
  if (count === 0) return 'No single pit can cut you off now.';
  if (count === 1) return 'A pit in the marked cell would cut you off.';
  return `A pit in one of ${count} marked cells would cut you off.`;
}

/** The steps that keep most of the shortest ways, and the cells whose loss would cut the player off. */
export function hintOf(position: PitsPosition): Hint | undefined {
  const isToStep = position.seat === PLAYER && pits.outcome(position) === undefined;
  const hint = isToStep ? pitsHint(position) : undefined;
  if (hint === undefined) return undefined;
  const best = hint.best.map((step) => directionName(position.world.grid.shape, step));
  const chosen = hint.ways === 1 ? `It begins with ${oneOf(best)}.` : `${oneOf(best)} keeps most of them.`;
  const text = `${waysText(hint.ways, hint.steps)} ${chosen} ${cutsText(hint.articulationCells.length)}`;
  return { text, best, cells: hint.articulationCells, fact: 'a pit here would cut you off' };
}
