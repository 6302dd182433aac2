/** The thread that plays many games: started by `games.ts`. */

import { playMatch, suppliesTaken } from 'asterion/game';
import { labyrinthPlayerNamed } from 'asterion/players';
import { ownShare, playShare } from '../games/share.js';
import { boardsOf, type GamePlan, gameOn, matchOf, playersOf } from './game.js';
import { NO_GAMES, RESULTS, type Tally, tallies } from './tally.js';

/** The player of games with a plan. */
function gamesOf(plan: GamePlan): (seed: string, game: number) => Promise<Tally> {
  const boardFor = boardsOf(plan.board);
  const players = playersOf(plan.names, (name, side) => {
    const found = labyrinthPlayerNamed(name, side);
    if (found === undefined) throw new Error(`Expected the name of a player, got ${name}.`);
    return found;
  });
  return async (seed, game) => {
    const match = matchOf(gameOn(boardFor(seed), plan, seed), players);
    const end = await playMatch(match);
    const result = end?.result ?? 'forfeit';
    const isCounted = RESULTS.some((known) => known === result);
    return {
      ...NO_GAMES,
      games: 1,
      [isCounted ? result : 'forfeit']: 1,
      supplies: suppliesTaken(match.position),
      fault: isCounted ? undefined : { game, why: end?.why ?? '' },
    };
  };
}

const share = ownShare<GamePlan>();
await playShare(tallies, share, gamesOf(share.plan));
