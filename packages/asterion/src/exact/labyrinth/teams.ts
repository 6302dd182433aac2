/**
 * Teams of Minotaurs: where all of them stand is one number, as in the chase, and what they do together one move of it.
 *
 * The joint moves are written out: tiles have few ways, so two Minotaurs have some eight between them. Moving them one
 * after the other, as the queue of the chase does, would save little and need a bitmap for each set of supplies.
 */

import type { Places } from '../chase.js';

export interface Teams {
  /** Of each of them. */
  readonly places: Places;
  readonly teamCount: number;
  /** The moves of team t are `moves[offsets[t]]` up to, not including, `moves[offsets[t + 1]]`. */
  readonly offsets: Uint32Array;
  readonly moves: Uint32Array;
}

/** How many joint moves the teams of such places have, all together. */
export const teamMoveCount = ({ chase, moves }: Places): number => moves.length ** chase.monsters;

/** The teams of as many Minotaurs as the chase has monsters. */
export function teamsOf(places: Places): Teams {
  let teams: Teams = { places, teamCount: places.placeCount, offsets: places.offsets, moves: places.moves };
  for (let left = places.chase.monsters - 1; left > 0; left--) teams = withOneMore(teams);
  return teams;
}

/** The teams with another Minotaur, whose place is the highest digit. */
function withOneMore(teams: Teams): Teams {
  const { placeCount, offsets, moves } = teams.places;
  const count = teams.teamCount * placeCount;
  const jointOffsets = new Uint32Array(count + 1);
  const jointMoves = new Uint32Array(teams.moves.length * moves.length);
  let last = 0;
  for (let place = 0, joint = 0; place < placeCount; place++) {
    for (let team = 0; team < teams.teamCount; team++) {
      for (let at = offsets[place]; at < offsets[place + 1]; at++) {
        const row = moves[at] * teams.teamCount;
        for (let other = teams.offsets[team]; other < teams.offsets[team + 1]; other++)
          jointMoves[last++] = row + teams.moves[other];
      }
      jointOffsets[++joint] = last;
    }
  }
  return { places: teams.places, teamCount: count, offsets: jointOffsets, moves: jointMoves };
}
