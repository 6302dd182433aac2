/**
 * Labyrinth: Theseus gathers supplies, the Minotaur hunts him. The rules, the dice and what can be seen.
 *
 * @module
 */

export { FARTHEST_SIGHT, labyrinth, outcomeSeen } from './labyrinth.js';
export {
  DICE,
  type Dice,
  type LabyrinthOptions,
  type LabyrinthPosition,
  type LabyrinthSetup,
  type LastMove,
  labyrinthMovers,
  labyrinthSteps,
  labyrinthStepTo,
  MINOTAUR,
  rollsDice,
  roundsBegun,
  roundsPlayed,
  suppliesTaken,
  THESEUS,
} from './position.js';
export {
  type LabyrinthSeen,
  type LabyrinthSight,
  ray,
  rayInSight,
  reachOf,
  type SeenTile,
  SIGHT,
  seesWholeBoard,
  sightOf,
  stepsInSight,
  waysInSight,
} from './sight.js';
