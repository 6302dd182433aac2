/** Mazes as an assignment: a generator's mazes are walked through by solvers of ours, a solver walks through mazes of ours. */

import { allOf, counted, seedOfGame } from 'asterion/play';
import { percentText } from '../host/text.js';
import {
  type Assignment,
  type Column,
  seedsText,
  sumOf,
  type Task,
  type TaskResult,
  withOutcome,
} from './assignment.js';
import { type MazeClassPlan, type MazeRole, mazePlanOf, ROLES } from './maze-plan.js';

/** A mean over the mazes that were solved. */
const meanColumn = (key: string): Column => ({
  key,
  title: key,
  of: (results) => {
    const solved = results.filter(({ outcome }) => outcome === 'solved');
    return solved.length === 0 ? null : sumOf(solved, key) / solved.length;
  },
  text: (value) => value.toFixed(1),
});

/** The share of all mazes of which something is true. */
const shareOf = (results: readonly TaskResult[], key: string): number | null =>
  results.length === 0 ? null : sumOf(results, key) / results.length;

export const mazeAssignment: Assignment<MazeClassPlan> = {
  name: 'maze',
  about: 'generators and solvers of mazes',
  roles: ROLES,
  option: 'as',
  columns: [
    { key: 'mazes', title: 'mazes', of: (results) => results.length, text: String },
    { key: 'solved', title: 'solved', of: (results) => withOutcome(results, 'solved'), text: String },
    {
      key: 'perfect',
      title: 'perfect',
      of: (results, as) => (as === 'generator' ? sumOf(results, 'perfect') : null),
      text: String,
    },
    {
      key: 'kept',
      title: 'shortest %',
      of: (results, as) => (as === 'solver' ? shareOf(results, 'shortest') : null),
      text: percentText,
    },
    meanColumn('path'),
    meanColumn('visited'),
    meanColumn('steps'),
  ],
  order: (as) => (as === 'solver' ? ['solved', 'kept', '-visited', '-steps'] : ['solved', 'perfect']),
  plan: mazePlanOf,
  told: ({ shape, rows, cols, braid, mazes, worlds, rivals, seed }, roles) => {
    const loops = braid === 0 ? '' : `, ${braid} % of their dead ends made loops`;
    if (worlds !== undefined)
      return `${counted(worlds.length, 'world')}${mazes === 1 ? '' : `, ${mazes} times each`}, ${seedsText(seed, mazes)}`;
    const met = (role: MazeRole, lead: string): string[] =>
      roles.includes(role) ? [`${lead} ${allOf(rivals[role].map(({ name }) => name))}`] : [];
    return [
      `${counted(mazes, 'maze')} of ${rows} x ${cols} ${shape}${loops}`,
      ...met('generator', 'generators walked by'),
      ...met('solver', 'solvers in mazes of'),
      seedsText(seed, mazes),
    ].join(', ');
  },
  tasks: ({ mazes, worlds, rivals, seed }, as) => {
    const seeds = Array.from({ length: mazes }, (_, nth) => seedOfGame(seed, nth));
    const places: Omit<Task, 'seed'>[] =
      worlds === undefined || as === 'generator'
        ? rivals[as as MazeRole].map(({ name }) => ({ world: '-', against: name }))
        : worlds.map(({ name }) => ({ world: name, against: '-' }));
    return places.flatMap((place) => seeds.map((own): Task => ({ ...place, seed: own })));
  },
  failed: (task, why) => ({ ...task, outcome: 'forfeit', isForfeit: true, why, counts: {} }),
  open: async (path, plan, host) => (await import('./maze-work.js')).openMazeWork(path, plan, host),
};
