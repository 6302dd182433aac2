/** Through whose eyes a game is seen, where not everything is shown. */

import type { Position } from 'asterion/game';
import { type Eyes, type GameSetup, peopleOf, type Session, type Standing, type View } from 'asterion/play';

/** What is seen of the standing that is looked at: all of it, or what the one who plays has seen; at the end everything. */
export function viewOf(session: Session, isFogged: boolean): View {
  const { setup, standing } = session;
  return setup.description.view(standing.position, isFogged ? eyesAt(setup, session.line, standing) : undefined);
}

function eyesAt(setup: GameSetup, line: readonly Standing[], { position, end }: Standing): Eyes | undefined {
  const { memory } = setup.description;
  if (memory === undefined || end !== undefined) return undefined;
  const people = peopleOf(setup);
  const seat = people.length === 1 ? people[0] : position.seat;
  const lived = line.filter((one) => one.position.ply <= position.ply).map((one): Position => one.position);
  return { seat, memory: lived.reduce((known, seen) => memory.look(known, seen, seat), memory.empty(lived[0], seat)) };
}
