// How far every cell is from one: ours beside peers that look for a way which is not there, and so look at every cell.
import { distanceField } from 'asterion/search';
import { finish, isGround } from 'asterion/world';
import { aligned, verdict } from '../report.mjs';
import { mazeScene, queriesIn, realmScene, sceneOf } from './maps.mjs';
import { easystar, rotDijkstra } from './peers.mjs';
import { timedAgain, timedOnce } from './timing.mjs';

const SIZE = 512;
const PEERS_AT_LEAST = 20;
const BUDGET = 2000; // milliseconds a peer
const FOUR = /** @type {const} */ ({ directions: 4 });
const EIGHT = /** @type {const} */ ({ directions: 8 });
const POCKET = 0; // a cell of ground between walls

/** @param {import('asterion/world').Scene} scene */
const withPocket = ({ world }) =>
  sceneOf(SIZE, SIZE, (row, col) => row * SIZE + col === POCKET || isGround(world, row * SIZE + col)).world;

/** @param {string} title @param {import('asterion/world').World} world @param {4 | 8} directions */
function beside(title, world, directions) {
  const movement = directions === 8 ? EIGHT : FOUR;
  const sources = queriesIn(world, 8).map(({ from }) => ({ from, to: POCKET }));
  const field = distanceField(world, [sources[0].from], movement);
  const ms = timedAgain((from) => finish(field.restart([from])), sources);
  const anew = timedAgain((from) => distanceField(world, [from], movement), sources);
  const peers = [rotDijkstra, easystar].map((peer) => {
    const { find } = peer.prepare(world, directions);
    const ends = peer === rotDijkstra ? sources.map(({ from, to }) => ({ from: to, to: from })) : sources; // it looks back
    return { name: peer.name, ms: timedOnce(({ from, to }) => find(from, to), ends, BUDGET).ms };
  });
  const rows = [
    { name: 'asterion, in the same arrays again', ms },
    { name: 'asterion, from nothing', ms: anew },
    ...peers,
  ];
  return [
    aligned(
      `${title}, ${SIZE} x ${SIZE}, ${directions} directions: ms a field, beside the first`,
      rows.map((row) => [row.name, `${row.ms.toPrecision(3)} ms`, `${(row.ms / ms).toPrecision(3)} x`]),
    ),
    ...peers.map((peer) =>
      verdict(`${PEERS_AT_LEAST} x ${peer.name}`, `${(peer.ms / ms).toFixed(1)} x`, peer.ms / ms >= PEERS_AT_LEAST),
    ),
  ].join('\n');
}

export function fieldReport() {
  const caves = withPocket(realmScene('caves'));
  return [
    beside('a field in caves', caves, 4),
    beside('a field in caves', caves, 8),
    beside('a field in a perfect maze', withPocket(mazeScene(SIZE, 1)), 4),
  ].join('\n\n');
}
