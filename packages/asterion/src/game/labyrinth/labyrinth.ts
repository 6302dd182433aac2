/**
 * Labyrinth: Theseus gathers supplies before dawn, the Minotaurs hunt him.
 *
 * Theseus moves first, then the Minotaurs together; both make a round. The same tile is a capture, after each half of a
 * round and before anything is picked up. A seat that rolls dice may point at a wall, and then loses its turn: that is a
 * rule of the seat, not of the player, so that a recording needs no player to be replayed.
 */

import { type Cell, createScene, isGround, type Scene } from '../../world/index.js';
import { checkOfWords } from '../check.js';
import { checkStart, type Game, type Outcome } from '../game.js';
import { isMoveOf, jointMoves, jointName, jointNamed, MOST_MOVERS, stepsOf } from '../steps.js';
import {
  DICE,
  type LabyrinthOptions,
  type LabyrinthPosition,
  labyrinthMovers,
  labyrinthSteps,
  labyrinthStepTo,
  MINOTAUR,
  THESEUS,
} from './position.js';
import { type LabyrinthSeen, seesWholeBoard, sightOf } from './sight.js';

/** The most tiles that sight can be limited to. */
export const FARTHEST_SIGHT = 99;

function fault({ world, actors }: Scene, { rounds, pass, dice, sight }: LabyrinthOptions): string | undefined {
  if (!Number.isSafeInteger(rounds) || rounds < 1) return `Expected the option rounds to be at least 1, got ${rounds}.`;
  if (typeof pass !== 'boolean') return 'Expected the option pass to be true or false.';
  if (!DICE.includes(dice)) return `Expected the option dice to be one of ${DICE.join(', ')}.`;
  if (!Number.isInteger(sight) || sight < 0 || sight > FARTHEST_SIGHT)
    return `Expected the option sight to be from 0 to ${FARTHEST_SIGHT}, got ${sight}.`;
  const { theseus = [], minotaur = [], supply = [] } = actors;
  if (theseus.length !== 1)
    return theseus.length === 0 ? 'There is no Theseus.' : `There are ${theseus.length} Theseuses.`;
  if (minotaur.length === 0) return 'There is no Minotaur.';
  if (minotaur.length > MOST_MOVERS)
    return `There are ${minotaur.length} Minotaurs, and at most ${MOST_MOVERS} can play.`;
  if (supply.length === 0) return 'There are no supplies.';
  if (new Set(supply).size < supply.length) return 'Two supplies lie on one tile.';
  const [start] = theseus;
  if (supply.includes(start)) return 'A supply lies where Theseus starts.';
  if (minotaur.includes(start)) return 'A Minotaur stands on Theseus already.';
  const isStanding = (tile: Cell) => tile >= 0 && tile < world.grid.cellCount && isGround(world, tile);
  return [...theseus, ...minotaur, ...supply].every(isStanding)
    ? undefined
    : 'Somebody stands where there is no ground.';
}

function initial(scene: Scene, options: LabyrinthOptions): LabyrinthPosition {
  checkStart(labyrinth.name, scene, options, 'rounds');
  const why = fault(scene, options);
  if (why !== undefined) throw new RangeError(why);
  const { theseus: [theseus] = [], minotaur: minotaurs = [], supply: supplies = [] } = scene.actors;
  const setup = { world: scene.world, options, supplies, entrance: scene.entrance };
  return { setup, theseus, minotaurs, supplies, last: {}, seat: THESEUS, ply: 0 };
}

function outcome({ minotaurs, theseus, supplies, setup, seat, ply }: LabyrinthPosition): Outcome | undefined {
  if (minotaurs.includes(theseus)) return captured(seat === MINOTAUR);
  return endedBy(supplies.length, ply, setup.options);
}

/** How a game ended that a seat sees: captures are seen by both, and the score and the rounds are called out. */
export function outcomeSeen(seen: LabyrinthSeen): Outcome | undefined {
  if (seesWholeBoard(seen)) return outcome(seen);
  const { own, opponents, suppliesLeft, ply, options } = seen;
  if (own.some((tile) => opponents.includes(tile))) return captured(ply % 2 === 1);
  return endedBy(suppliesLeft, ply, options);
}

const captured = (byTheseus: boolean): Outcome => ({
  result: MINOTAUR,
  winner: MINOTAUR,
  why: byTheseus ? 'Theseus walked into a Minotaur.' : 'A Minotaur caught Theseus.',
});

function endedBy(suppliesLeft: number, ply: number, { rounds }: LabyrinthOptions): Outcome | undefined {
  if (suppliesLeft === 0) return { result: THESEUS, winner: THESEUS, why: 'Theseus has all supplies.' };
  return ply < 2 * rounds ? undefined : draw('Dawn breaks.');
}

const draw = (why: string): Outcome => ({ result: 'draw', winner: undefined, why });

function legalMoves(position: LabyrinthPosition): number[] {
  const { setup, seat } = position;
  if (outcome(position) !== undefined) return [];
  return jointMoves(labyrinthMovers(position, seat).map((tile) => labyrinthSteps(setup, seat, tile)));
}

function play(position: LabyrinthPosition, move: number): LabyrinthPosition {
  const { setup, theseus, minotaurs, supplies, seat, last, ply } = position;
  const movers = labyrinthMovers(position, seat);
  const steps = stepsOf(move, movers.length);
  const tiles = steps.map((step, index) => labyrinthStepTo(setup, movers[index], step));
  const next = { setup, last: { ...last, [seat]: { tiles, steps } }, ply: ply + 1 };
  if (seat === MINOTAUR) return { ...next, theseus, minotaurs: tiles, supplies, seat: THESEUS };
  const [to] = tiles;
  const isTaken = supplies.includes(to) && !minotaurs.includes(to); // a capture comes before the pick-up
  const left = isTaken ? supplies.filter((tile) => tile !== to) : supplies;
  return { ...next, theseus: to, minotaurs, supplies: left, seat: MINOTAUR };
}

function playIfLegal(position: LabyrinthPosition, move: number): LabyrinthPosition | undefined {
  const { setup, seat } = position;
  const movers = labyrinthMovers(position, seat);
  if (!isMoveOf(move, movers.length) || outcome(position) !== undefined) return undefined;
  const isLegal = stepsOf(move, movers.length).every((step, index) =>
    labyrinthSteps(setup, seat, movers[index]).includes(step),
  );
  return isLegal ? play(position, move) : undefined;
}

const moverCount = ({ seat, minotaurs }: LabyrinthPosition): number => (seat === THESEUS ? 1 : minotaurs.length);

/** The rules of Labyrinth. Its moves are joint moves: Theseus has one step to tell, the Minotaurs one each. */
export const labyrinth: Game<LabyrinthPosition, number, LabyrinthOptions, LabyrinthSeen> = {
  name: 'labyrinth',
  about: 'Theseus gathers supplies before dawn while Minotaurs hunt him; the same tile is a capture.',
  seats: [THESEUS, MINOTAUR],
  hasChance: false,
  hasHiddenInformation: true,
  isSolvable: true,
  defaults: { rounds: 100, pass: false, dice: 'none', sight: 0 },
  fault,
  initial,
  legalMoves,
  play,
  playIfLegal,
  outcome,
  scene: ({ setup, theseus, minotaurs, supplies }) =>
    createScene(setup.world, {
      entrance: setup.entrance,
      actors: { theseus: [theseus], minotaur: minotaurs, supply: supplies },
    }),
  observe: (position, seat) => {
    const { sight } = position.setup.options;
    return sight === 0 ? position : sightOf(position, seat, sight);
  },
  key: ({ theseus, minotaurs, supplies, seat }) => `${theseus};${minotaurs.join()};${supplies.join()};${seat}`,
  repeated: () => draw('The same position came again, and both players always move alike.'),
  check: ({ theseus, minotaurs, supplies, seat, ply }) =>
    checkOfWords([ply, seat === THESEUS ? 0 : 1, theseus, ...minotaurs, ...supplies]),
  moveName: (position, move) => jointName(position.setup.world.grid.shape, move, moverCount(position)),
  moveNamed: (position, name) => jointNamed(position.setup.world.grid.shape, name, moverCount(position)),
};
