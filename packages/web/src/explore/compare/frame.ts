/** What is seen of a search on a turn: where it looked, and the way it plans. */

import { momentAt, type SearchComparison, type SearchSide } from 'asterion/players';
import { createScene, isGround } from 'asterion/world';
import type { Frame } from '../../board/frame.js';

export function frameOf({ world, avatar }: SearchComparison, side: SearchSide, turn: number): Frame {
  const { at, plan } = momentAt(side, turn);
  return {
    scene: createScene(world, { actors: { avatar: [avatar], hunter: [at] } }),
    layers: { visited: plan.looked, path: plan.way },
    ways: (cell) => (!isGround(world, cell) ? 'rock' : plan.looked?.[cell] === 1 ? 'looked at' : 'not looked at'),
  };
}
