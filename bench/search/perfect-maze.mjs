// Four directions on a perfect maze, where there is one way only: whoever prepares for that walks it at once.
import { distancesFrom } from 'asterion/search';
import { spent } from '../cpu.mjs';
import { aligned } from '../report.mjs';
import { besidePeers, COLUMNS, line } from './beside.mjs';
import { mazeScene, queriesIn } from './maps.mjs';
import { prepareOurs } from './ours.mjs';
import { judged, timedAgain } from './timing.mjs';

const SIZE = 512;
const PEERS_AT_LEAST = 20;

export function perfectMazeReport() {
  const { world } = mazeScene(SIZE, 1);
  const queries = queriesIn(world, 200).map(({ from, to }) => ({ from, to, length: distancesFrom(world, from)[to] }));
  const ours = ['tree', 'jps', 'astar'].map((name) => {
    const [prepared, preparation] = spent(() => prepareOurs(name, world, { directions: 4 }));
    const { words } = judged(world, 4, queries, queries.map(prepared.cells));
    return { name, prepared, preparation, words, ms: timedAgain(prepared.findInto, queries) };
  });
  const peers = besidePeers(world, 4, queries, ours[0].prepared.find, PEERS_AT_LEAST);
  const lines = ours.map(({ name, preparation, words, ms }) =>
    line(`asterion ${name}`, ms, preparation, queries.length, words, ms / ours[0].ms),
  );
  const title = `a perfect maze, ${SIZE} x ${SIZE}, four directions: ${COLUMNS}`;
  return [aligned(title, [...lines, ...peers.lines]), peers.verdict].join('\n');
}
