/** What happened in Explore and what is to be seen, in words: for messages, status lines and those who listen. */

import {
  type ExploreMemory,
  type ExplorePosition,
  mayPass,
  nearestThreat,
  type Sighting,
  type Threat,
} from '../game/explore/index.js';
import type { Outcome } from '../game/index.js';
import { type Cell, isGround, Terrain } from '../world/index.js';
import type { Fact, Narration } from './description.js';
import { capital, counted } from './words.js';

/** What a turn brought, each event once; empty if nothing worth saying happened. */
export function turnWords(before: ExplorePosition, after: ExplorePosition): string[] {
  const { setup, level, hunters, avatar, isOut } = after;
  if (isOut)
    return [`The way out! You leave with ${counted(after.purse, 'coin')} after ${counted(after.turn, 'turn')}.`];
  if (level > before.level)
    return [
      `You take the stairs to world ${level} of ${setup.options.worlds}: ${counted(hunters.length, 'hunter')} here.`,
    ];
  const events: string[] = [];
  if (after.taken > before.taken) events.push(coinWords(after));
  if (hunters.includes(avatar)) events.push('A hunter has caught you.');
  else if (avatar === after.stairs && avatar !== before.avatar) events.push(stairsWords(after));
  return events;
}

function coinWords(position: ExplorePosition): string {
  const { taken, coins, setup } = position;
  const { toll } = setup.options;
  if (taken < toll) return `A coin: ${toll - taken} more for the stairs.`;
  const left = coins.length === 0 ? 'none left' : `${coins.length} left`;
  return taken === toll ? `A coin: the stairs will let you pass, ${left}.` : `A coin: ${left}.`;
}

const stairsWords = (position: ExplorePosition): string =>
  mayPass(position)
    ? 'You stand on the stairs.'
    : `The stairs ask for ${counted(position.setup.options.toll - position.taken, 'more coin')}.`;

/** What is in a cell, as far as the avatar knows. */
export function cellWords(position: ExplorePosition, cell: Cell, memory?: Sighting): string {
  const { world, avatar, hunters, coins, stairs } = position;
  if (cell === avatar) return 'you';
  if (memory !== undefined && !memory.isKnown(cell)) return 'not seen yet';
  const isSeen = memory === undefined || memory.isVisible(cell);
  if (isSeen && hunters.includes(cell)) return 'a hunter';
  const remembered = isSeen ? '' : ', remembered';
  if (coins.includes(cell)) return `a coin${remembered}`;
  if (cell === stairs) return `the stairs${remembered}`;
  if (!isGround(world, cell)) return `a wall${remembered}`;
  return `${world.terrain?.[cell] === Terrain.corridor ? 'a corridor' : 'a room'}${remembered}`;
}

/** Where the nearest hunter is: `A hunter, 7 steps away: 3 up, 4 left.` */
export function threatWords(threat: Threat | undefined): string {
  if (threat === undefined) return 'No hunter in sight.';
  const parts = [
    threat.up === 0 ? '' : `${Math.abs(threat.up)} ${threat.up > 0 ? 'up' : 'down'}`,
    threat.right === 0 ? '' : `${Math.abs(threat.right)} ${threat.right > 0 ? 'right' : 'left'}`,
  ].filter((part) => part !== '');
  return `A hunter, ${counted(threat.steps, 'step')} away: ${parts.join(', ') || 'here'}.`;
}

/** What is to be done, or how it ended. */
export function statusWords(position: ExplorePosition, outcome?: Outcome): string {
  if (outcome !== undefined) return capital(endWords(position, outcome));
  const { level, setup, taken } = position;
  const { worlds, toll } = setup.options;
  const where = level === worlds ? 'the way out' : 'the next world';
  return mayPass(position)
    ? `The stairs are open: they lead to ${where}.`
    : `${counted(toll - taken, 'more coin')}, then the stairs to ${where}.`;
}

function endWords({ level, setup, purse, turn }: ExplorePosition, { result }: Pick<Outcome, 'result'>): string {
  const [turns, coins] = [counted(turn, 'turn'), counted(purse, 'coin')];
  return result === 'caught'
    ? `caught in world ${level} of ${setup.options.worlds}, after ${turns}, with ${coins}.`
    : `${result} with ${coins} in ${turns}.`;
}

/** Where the game stands. */
export function exploreFacts(position: ExplorePosition): Fact[] {
  const { level, taken, purse, turn, setup } = position;
  const { worlds, toll } = setup.options;
  return [
    { key: 'world', title: 'World', text: `${level} of ${worlds}` },
    { key: 'coins', title: 'Coins', text: mayPass(position) ? `${taken}, stairs open` : `${taken} of ${toll}` },
    ...(level > 1 ? [{ key: 'purse', title: 'Purse', text: String(purse) }] : []),
    { key: 'turn', title: 'Turn', text: String(turn) },
  ];
}

export const exploreNarration: Narration<ExplorePosition> = {
  seat: () => 'the avatar',
  unit: 'turn',
  mate: 'avatar',
  rest: { name: 'wait', refusal: 'Nobody can wait once it is over.' },
  move: ({ before, position, end }) => {
    if (before === undefined) return `Start. ${statusWords(position)}`;
    const events = turnWords(before.position, position);
    return events.length > 0 || end !== undefined ? events.join(' ') : statusWords(position);
  },
  end: (end, position) => endWords(position, end),
  length: ({ turn }) => counted(turn, 'turn'),
  danger: (position, _seat, _isYours, eyes) => {
    const memory = eyes?.memory as ExploreMemory | undefined;
    return threatWords(nearestThreat(position, (hunter) => memory?.isVisible(hunter) !== false));
  },
  beside: (position) => statusWords(position),
};
