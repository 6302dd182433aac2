// Our search beside the peers on one world, each peer on as many of the queries as it has time for.
import { spent } from '../cpu.mjs';
import { verdict } from '../report.mjs';
import { peersFor } from './peers.mjs';
import { judged, timedAgain, timedOnce } from './timing.mjs';

/** @typedef {import('./maps.mjs').Query} Query */

const BUDGET = 1000; // milliseconds a peer
const MOST = 25; // queries a peer

export const COLUMNS = 'ms a query, preparation, queries, answers, beside the first';

/** @param {string} name @param {number} ms @param {number} preparation @param {number} count @param {string} answers @param {number} ratio */
export const line = (name, ms, preparation, count, answers, ratio) => [
  name,
  `${ms.toPrecision(3)} ms`,
  preparation >= 0.5 ? `${Math.round(preparation)} ms` : '',
  `${count}`,
  answers,
  ratio === 1 ? '1' : `${ratio.toPrecision(3)} x`,
];

/** A line for each, and whether ours is so many times as fast as the fastest of those that are right.
 * @param {import('asterion/world').World} world @param {4 | 8} directions @param {readonly Query[]} all
 * @param {(from: number, to: number) => unknown} find ours @param {number} atLeast */
export function besidePeers(world, directions, all, find, atLeast) {
  const queries = all.slice(0, MOST);
  const measured = peersFor(directions).map((peer) => {
    const [prepared, preparation] = spent(() => peer.prepare(world, directions));
    const { ms, found } = timedOnce(({ from, to }) => prepared.find(from, to), queries, BUDGET);
    const { wrong, words } = judged(world, directions, queries, found.map(prepared.cellsOf));
    const ratio = ms / timedAgain(find, queries.slice(0, found.length)); // the same queries for both
    return {
      name: peer.name,
      ratio,
      isRight: wrong === 0,
      line: line(peer.name, ms, preparation, found.length, words, ratio),
    };
  });
  const right = measured.filter(({ isRight }) => isRight).sort((a, b) => a.ratio - b.ratio);
  return {
    lines: measured.map((row) => row.line),
    verdict:
      right.length === 0
        ? '  no peer is right'
        : verdict(
            `${atLeast} x the fastest peer that is right (${right[0].name})`,
            `${right[0].ratio.toFixed(1)} x`,
            right[0].ratio >= atLeast,
          ),
  };
}
