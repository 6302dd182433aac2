/** What is drawn of a position of Labyrinth: all of it, or what one side knows. */

import {
  type LabyrinthPosition,
  labyrinth,
  labyrinthMovers,
  MINOTAUR,
  roundsBegun,
  roundsPlayed,
  suppliesTaken,
  THESEUS,
} from '../game/labyrinth/index.js';
import { type Eyes, type Fact, type Figure, figuresOf, type View } from './description.js';
import { knownWorld, type LabyrinthMemory } from './labyrinth-fog.js';
import { nearestMinotaur } from './labyrinth-words.js';

export function labyrinthView(position: LabyrinthPosition, eyes?: Eyes<LabyrinthMemory>): View {
  const { setup, theseus, supplies } = position;
  const { world, entrance } = setup;
  if (eyes === undefined) {
    const figures = [...suppliesOn(position, new Set(supplies)), ...moversOn(position)];
    const distance = nearestMinotaur(position)?.toString() ?? 'out of reach';
    const facts = [...scoreOf(position), { key: 'distance', title: 'Distance', text: distance }];
    return { world, entrance, figures, focus: theseus, facts };
  }
  const { seat, memory } = eyes;
  const { cells, open, walled } = memory;
  const seen = moversOn(position).filter(({ role, cell }) => role === seat || memory.opponents.includes(cell));
  return {
    world: knownWorld(memory),
    entrance,
    figures: [...suppliesOn(position, memory.supplies), ...seen],
    fog: { cells, open, walled },
    focus: labyrinthMovers(position, seat)[0],
    facts: scoreOf(position),
  };
}

/** What is left keeps its number. */
const suppliesOn = ({ setup }: LabyrinthPosition, lying: ReadonlySet<number>): Figure[] =>
  figuresOf('supply', setup.supplies).filter(({ cell }) => lying.has(cell));

const moversOn = ({ theseus, minotaurs }: LabyrinthPosition): Figure[] => [
  { role: THESEUS, cell: theseus, index: 0 },
  ...figuresOf(MINOTAUR, minotaurs, theseus),
];

/** What everybody is told. */
const scoreOf = (position: LabyrinthPosition): Fact[] => [
  { key: 'round', title: 'Round', text: `${roundOn(position)} of ${position.setup.options.rounds}` },
  {
    key: 'supplies',
    title: 'Supplies',
    text: `${suppliesTaken(position)} of ${position.setup.supplies.length}`,
  },
];

/** The round that is on; of a game that is over the last one. */
const roundOn = (position: LabyrinthPosition): number =>
  labyrinth.outcome(position) === undefined ? roundsPlayed(position) + 1 : roundsBegun(position);
