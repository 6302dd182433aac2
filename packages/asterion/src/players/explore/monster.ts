/** Any monster of Rogue as a hunter: a fresh one each turn, who sees the hunt as a game of Rogue. */

import { type Hunter, MONSTER, type RogueOptions, type RoguePosition, stepTo } from '../../game/index.js';
import type { RoguePlayer } from '../rogue/player.js';

const OPTIONS: RogueOptions = { stay: true, diagonals: 'never' };

export const monsterHunter = (player: RoguePlayer): Hunter => ({
  name: player.name,
  about: player.about,
  plan: ({ world, hunter, avatar }, rng) => {
    if (hunter === avatar) return { way: [hunter], looked: undefined };
    const setup = { world, options: OPTIONS, isReachable: true };
    const position: RoguePosition = { setup, monsters: [hunter], rogue: avatar, seat: MONSTER, ply: 0 };
    const step = player.start(position, MONSTER, rng).move(position);
    if (typeof step !== 'number') throw new RangeError(`Expected the hunter ${player.name} to answer at once.`);
    const to = stepTo(setup, hunter, step);
    return { way: to < 0 || to === hunter ? [hunter] : [hunter, to], looked: undefined };
  },
});
