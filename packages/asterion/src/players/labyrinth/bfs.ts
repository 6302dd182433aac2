/**
 * bfs: shortest ways, knowing the whole board. Theseus heads for the supply that is nearest now, and shuns tiles within
 * two steps of a Minotaur; the Minotaur comes nearer to Theseus.
 */

import { STAY } from '../../game/index.js';
import { type LabyrinthPosition, THESEUS } from '../../game/labyrinth/index.js';
import { type Cell, type Direction, destination, isOpen, WorldCache } from '../../world/index.js';
import { Distances } from '../distances.js';
import { BOTH_SEATS, pickBest, startEach, type WholeBoardPlayer, walkableSteps } from './player.js';

/** What a tile next to a Minotaur costs Theseus, and one two steps away. */
const NEXT_TO = 1000;
const TWO_STEPS = 50;

/** Distances on boards, shared by all who need them. */
export const distancesOn = new WorldCache((world) => new Distances(world));

const tileAfter = ({ setup }: LabyrinthPosition, tile: Cell, step: Direction): Cell =>
  step === STAY || !isOpen(setup.world, tile, step) ? tile : destination(setup.world, tile, step);

/** Nearer to the supply that is nearest now; as far as `isWary`, away from the Minotaurs. */
export function gathering(position: LabyrinthPosition, tile: Cell, isWary = true): (step: Direction) => number {
  const distances = distancesOn.of(position.setup.world);
  const here = distances.from(tile);
  const nearest = position.supplies.reduce((best, supply) => (here[supply] < here[best] ? supply : best));
  const left = distances.from(nearest);
  if (!isWary) return (step) => -left[tileAfter(position, tile, step)];
  const danger = distances.fromNearest(position.minotaurs);
  return (step) => {
    const to = tileAfter(position, tile, step);
    return -left[to] - (danger[to] <= 1 ? NEXT_TO : danger[to] === 2 ? TWO_STEPS : 0);
  };
}

export function hunting(position: LabyrinthPosition, tile: Cell): (step: Direction) => number {
  const left = distancesOn.of(position.setup.world).from(position.theseus);
  return (step) => -left[tileAfter(position, tile, step)];
}

/** The two differ in whether Theseus keeps away from the Minotaurs. */
const starting = (isWary: boolean): WholeBoardPlayer['start'] =>
  startEach((position, seat, tile, rng) => {
    const worthOf = seat === THESEUS ? gathering(position, tile, isWary) : hunting(position, tile);
    return pickBest(walkableSteps(position.setup, seat, tile), worthOf, rng);
  });

export const bfs: WholeBoardPlayer = {
  name: 'bfs',
  title: 'Shortest path',
  about: 'Takes shortest ways, knowing the whole board; as Theseus it keeps two steps away from the Minotaur.',
  cost: 'a look-up for each direction; a flood for each tile once',
  seats: BOTH_SEATS,
  memoryless: false,
  start: starting(true),
};

/** What keeping away is worth is the difference between the two. */
export const bfsCareless: WholeBoardPlayer = {
  name: 'bfs-careless',
  title: 'Shortest path, careless',
  about: 'Takes shortest ways, knowing the whole board, whoever stands there.',
  cost: 'a look-up for each direction; a flood for each tile once',
  seats: BOTH_SEATS,
  memoryless: false,
  start: starting(false),
};
