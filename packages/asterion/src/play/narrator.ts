/** What is told about a moment of play, whatever the game: whose move it is, why nobody can move, how it ended. */

import { CHANCE, type Position, type Seat, type StandingEnd } from '../game/index.js';
import type { World } from '../world/index.js';
import type { Standing } from './course.js';
import type { Eyes, GameDescription } from './description.js';
import { type GameMoment, isPerson, peopleOf } from './setup.js';
import { waysText } from './steering.js';
import { capital, placeText } from './words.js';

/**
 * `You lost: captured after 9 monster moves. A monster caught the rogue.` To a guest, who has only opened the game of
 * others: `The monster won: captured ...`
 */
export function endText<P extends Position>(
  { words }: Pick<GameDescription<P>, 'words'>,
  end: Pick<StandingEnd, 'result' | 'winner' | 'why' | 'culprit'>,
  position: P,
  people: readonly Seat[],
  isGuest = false,
): string {
  const said = words.end(end, position);
  const [person] = people;
  const { winner } = end;
  if (winner === undefined || people.length !== 1 || (isGuest && winner === CHANCE)) return capital(said);
  if (isGuest) return `${capital(words.seat(winner))} won: ${said}`;
  return `You ${winner === person ? 'won' : 'lost'}: ${said}`;
}

/** `Left after 9 monster moves.` */
export const leftText = <P extends Position>({ words }: Pick<GameDescription<P>, 'words'>, position: P): string =>
  `Left after ${words.length(position)}.`;

/** `Monster to move`: by the name of a seat. */
export const toMove = (name: string): string => `${capital(name.replace(/^the /, ''))} to move`;

/** Whose move it is, or how the game ended. `told` movers of a person know their parts already. */
export function statusText<P extends Position, Move, Seen>(
  standing: Standing<P>,
  { setup, tip }: GameMoment<P, Move, Seen>,
  told: number,
  isThinking: boolean,
  isGuest = false,
): string {
  const { description } = setup;
  const { words, input, game } = description;
  const { position, end } = standing;
  const people = peopleOf(setup);
  if (end !== undefined) return endText(description, end, position, people, isGuest);
  const { seat } = position;
  const name = words.seat(seat);
  const isLast = standing === tip;
  if (!isPerson(setup, seat)) {
    if (isLast && isThinking) return `${capital(name)} is thinking.`;
    return seat === CHANCE ? `${capital(name)} moves next.` : `${toMove(name)}.`;
  }
  const count = input.movers(position).length;
  const which = count > 1 ? ` Move ${words.mate} ${told + 1} of ${count}.` : '';
  const yours = game.seats.length === 1 ? 'Your move.' : `Your move: you are ${name}.`;
  const whose = `${people.length > 1 ? `${toMove(name)}.` : yours}${which}`;
  return isLast ? whose : `${whose} A move here replaces the later ones; undo brings them back.`;
}

/** Why nobody here can move at a standing, as a sentence; undefined if somebody can. */
export function refusalText<P extends Position, Move, Seen>(
  { position, end }: Standing<P>,
  { setup, tip }: GameMoment<P, Move, Seen>,
  isGuest = false,
): string | undefined {
  const { description } = setup;
  const people = peopleOf(setup);
  if (end !== undefined) return `The game is over. ${endText(description, end, position, people, isGuest)}`;
  if (people.length === 0) {
    const isAlone = description.game.seats.length === 1;
    return isAlone ? 'A bot plays: choose You to play.' : 'Bots play both sides: take a side to play.';
  }
  if (isPerson(setup, position.seat)) return undefined;
  const name = description.words.seat(position.seat);
  return position === tip.position ? `${toMove(name)}, not you.` : `Here ${name} moves: go to one of your own turns.`;
}

/** To whom something is told, and of what. */
export interface NarratorOptions {
  /** Whether the game is under way, so that the count of its moves is not final; false if absent. */
  readonly isUnderWay?: boolean;
  /** Through whose eyes it is told; all is told if undefined. */
  readonly eyes?: Eyes | undefined;
  /** Whether it is told to somebody who has only opened the game of others; false if absent. */
  readonly isGuest?: boolean;
}

/**
 * The last move and what is to be known of the position, or how it ended; with the turn where later ones are known, and
 * with their count where that is final.
 */
export function standingText<P extends Position, Move, Seen>(
  standing: Standing<P>,
  { setup, tip, at }: GameMoment<P, Move, Seen>,
  { isUnderWay = false, eyes, isGuest = false }: NarratorOptions = {},
): string {
  const { description } = setup;
  const { words } = description;
  const { position, end } = standing;
  const count = isUnderWay ? '' : ` of ${tip.position.ply}`;
  const where = at < tip.position.ply ? `${capital(words.unit)} ${at}${count}. ` : '';
  const people = peopleOf(setup);
  const over = end === undefined ? '' : ` ${endText(description, end, position, people, isGuest)}`;
  return `${where}${words.move(standing, people, eyes)}${over}`;
}

/** Whose eyes count: those of the one person, of several people whoever is to move, without people the prey's. */
export function seatAsking<P extends Position>(
  { game, pieces }: Pick<GameDescription<P>, 'game' | 'pieces'>,
  { seat }: P,
  people: readonly Seat[],
): Seat {
  if (people.length === 1) return people[0];
  if (people.includes(seat)) return seat;
  const prey = pieces.find(({ role, part }) => part === 'quarry' && game.seats.includes(role));
  return people.at(0) ?? prey?.role ?? game.seats[0];
}

/** Where one stands and the ways out; of several movers the one that is to be told next. */
export function placeAnswer<P extends Position>(
  description: GameDescription<P>,
  position: P,
  { world, seat, isYours, told }: { world: World; seat: Seat; isYours: boolean; told: readonly string[] },
): string {
  const { words, input, game } = description;
  const asked = position.seat === seat ? position : { ...position, seat };
  const movers = input.movers(asked);
  const cell = movers[Math.min(told.length, movers.length - 1)];
  const isAlone = game.seats.length === 1;
  const who = isYours ? (isAlone ? 'You are' : `You, ${words.seat(seat)}, are`) : `${capital(words.seat(seat))} is`;
  const ways = waysText(description, input.parts(asked, told.slice(0, movers.length - 1)));
  return `${who} at ${placeText(world.grid, cell)}. ${ways} ${words.beside?.(position, seat, isYours) ?? ''}`.trim();
}
