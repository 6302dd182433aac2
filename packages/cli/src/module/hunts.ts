/** Hunters of one's own, in their thread: from what a module exports to the way that a hunter means to go. */

import { worldOfData } from 'asterion/exact';
import type { PlayerEntry } from 'asterion/game';
import type { Hunt } from 'asterion/game/explore';
import { MONSTER, rogue } from 'asterion/game/rogue';
import { huntAsRogue } from 'asterion/players/explore';
import { type Rng, restoreRng, type World, wordsBetween } from 'asterion/world';
import { nameOf } from './seat.js';
import { NotExpected } from './stack.js';
import type { HuntRequest, Planned } from './wire.js';

/** What a hunter answers: `{ way, looked }`, or something else. */
export type HuntPlanner = (hunt: Hunt, rng: Rng) => unknown;

/** A monster of Rogue hunts, too: a fresh one each time, who sees the hunt as a game of Rogue. */
export const planOfPlayer =
  (start: PlayerEntry<unknown, unknown>['start']): HuntPlanner =>
  async (hunt, rng) => {
    const seen = huntAsRogue(hunt);
    const answer = await start(seen, MONSTER, rng).move(seen);
    const said = nameOf(rogue, seen, answer);
    const move = rogue.moveNamed(seen, said);
    const after = move === undefined ? undefined : rogue.playIfLegal(seen, move);
    if (after === undefined) throw new NotExpected(`made the illegal move ${said}`);
    const [to] = after.monsters;
    return { way: to === hunt.hunter ? [to] : [hunt.hunter, to], looked: undefined };
  };

/** Answers requests. A world is told once, and stays until there is another. */
export function huntsman(plan: HuntPlanner, begun: () => void): (request: HuntRequest) => Promise<Planned> {
  let world: World | undefined;
  return async ({ world: told, hunter, avatar, random }) => {
    if (told !== undefined) world = worldOfData(told);
    if (world === undefined) throw new RangeError('Expected a world with the first request.');
    const rng = restoreRng(random);
    begun();
    const planned = await plan({ world, hunter, avatar }, rng);
    return { planned, words: wordsBetween(random, rng.state()) };
  };
}
