/** Hunters that search a way to the avatar and take its first step. Where there is no way, they stay. */

import type { Hunter } from '../../game/explore/index.js';
import { AstarSearch, Flood, GreedySearch } from '../../search/index.js';
import { finish } from '../../world/index.js';

export const bfsHunter: Hunter = {
  name: 'bfs',
  title: 'Shortest path',
  about: 'Takes a shortest way.',
  plan: ({ world, hunter, avatar }) => {
    const flood = finish(new Flood(world, [hunter], { target: avatar }));
    return { way: flood.pathTo(avatar) ?? [hunter], looked: flood.visited };
  },
};

export const astarHunter: Hunter = {
  name: 'astar',
  title: 'Cheapest path by A*',
  about: 'Takes a cheapest way, found by A*.',
  plan: ({ world, hunter, avatar }) => {
    const { path, visited } = finish(new AstarSearch(world, hunter, avatar));
    return { way: path ?? [hunter], looked: visited };
  },
};

/**
 * The cost of a greedy search looks at the target only, so its errors pile up at the other end. With the hunter as the
 * target, the step next to it is one of the good ones.
 */
export const greedyAvatar: Hunter = {
  name: 'greedy-avatar',
  title: 'Greedy, from the avatar',
  about: 'Searches greedily from the avatar to itself, and takes the step at its own end.',
  plan: ({ world, hunter, avatar }) => {
    const { path, visited } = finish(new GreedySearch(world, avatar, hunter));
    return { way: path?.slice().reverse() ?? [hunter], looked: visited };
  },
};

export const greedyEnemy: Hunter = {
  name: 'greedy-enemy',
  title: 'Greedy, from itself',
  about: 'Searches greedily from itself to the avatar: its errors are in its first steps.',
  plan: ({ world, hunter, avatar }) => {
    const { path, visited } = finish(new GreedySearch(world, hunter, avatar));
    return { way: path ?? [hunter], looked: visited };
  },
};
