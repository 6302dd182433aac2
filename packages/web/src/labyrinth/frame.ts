/** What is seen of a position: all of it, or what one side knows. */

import { type LabyrinthPosition, MINOTAUR, STAY, THESEUS } from 'asterion/game';
import {
  type Cell,
  createScene,
  createWorld,
  type Direction,
  destination,
  type Grid,
  Terrain,
  type World,
} from 'asterion/world';
import { listed, openText } from '../board/describe.js';
import type { Frame } from '../board/frame.js';
import { type Trace, tracesOf } from '../play/traces.js';
import { Knowledge, type Known } from './known.js';
import type { Standing } from './standing.js';
import { tilesOf } from './steering.js';

const stepped = (world: World, tile: Cell, step: Direction): Cell =>
  step === STAY ? tile : destination(world, tile, step);

/** Where Minotaurs stand once those who have been told their steps have made them. */
const moved = ({ setup, minotaurs }: LabyrinthPosition, told: readonly Direction[]): Cell[] =>
  minotaurs.map((tile, at) => (at < told.length ? stepped(setup.world, tile, told[at]) : tile));

/** What all pictures of a board have in common. */
const LOOKS = { hasNoDots: true, names: { [THESEUS]: 'Theseus', [MINOTAUR]: 'Minotaur' } };

/** The whole board. */
export function frameOf(position: LabyrinthPosition, told: readonly Direction[], entrance: Cell | undefined): Frame {
  const { setup, theseus, supplies } = position;
  const actors = { supply: supplies, theseus: [theseus], minotaur: moved(position, told) };
  return { scene: createScene(setup.world, { entrance, actors }), layers: {}, ...LOOKS };
}

/** What one side knows: what it has never seen is solid, what it remembers is dimmed, and nothing else is in the picture. */
export function foggedFrame(
  known: Known,
  position: LabyrinthPosition,
  told: readonly Direction[],
  entrance: Cell | undefined,
): Frame {
  const { grid, tiles, supplies, opponents, seat } = known;
  const terrain = Uint8Array.from(tiles, (knowledge) =>
    knowledge === Knowledge.none ? Terrain.wall : knowledge === Knowledge.remembered ? Terrain.corridor : Terrain.floor,
  );
  const [theseus, minotaur] = seat === THESEUS ? [known.own, opponents] : [opponents, moved(position, told)];
  const world = createWorld(grid, { terrain, open: drawnOpen(known) });
  return {
    scene: createScene(world, { entrance, actors: { supply: [...supplies], theseus, minotaur } }),
    layers: {},
    ...LOOKS,
    ways: (tile) => knownWays(known, tile),
  };
}

/** No line is drawn but where a wall is known. */
function drawnOpen({ grid, walled }: Known): Uint8Array {
  const open = new Uint8Array(grid.cellCount);
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of grid.shape.sides) {
      if (grid.neighbour(tile, side) >= 0 && ((walled[tile] >> side) & 1) === 0) open[tile] |= 1 << side;
    }
  }
  return open;
}

/** `open to N and E; not known to S`. The edge of the board is no secret. */
function knownWays({ grid, tiles, open, walled }: Known, tile: Cell): string {
  if (tiles[tile] === Knowledge.none) return 'not seen yet';
  const among = (bits: number): Direction[] => grid.shape.sides.filter((side) => ((bits >> side) & 1) === 1);
  const unknown = among(~(open[tile] | walled[tile])).filter((side) => grid.neighbour(tile, side) >= 0);
  const ways = among(open[tile]);
  return [
    ...(tiles[tile] === Knowledge.remembered ? ['remembered'] : []),
    ...(ways.length === 0 ? [] : [openText(grid.shape, ways)]),
    ...(unknown.length === 0 ? [] : [`not known to ${namesOf(grid, unknown)}`]),
  ].join(', ');
}

const namesOf = ({ shape }: Grid, sides: readonly Direction[]): string =>
  listed(sides.map((side) => shape.directions[side]));

/** The last move of each side, as it is drawn; under a fog only what is seen of it. */
export function lastSteps(standing: Standing, known: Known | undefined): Trace[] {
  const traces = tracesOf(standing, MINOTAUR, tilesOf);
  if (known === undefined) return traces;
  const isSeen = (tile: Cell): boolean => known.own.includes(tile) || known.opponents.includes(tile);
  return traces.filter(({ from, to }) => isSeen(to) && known.tiles[from] === Knowledge.seen);
}
