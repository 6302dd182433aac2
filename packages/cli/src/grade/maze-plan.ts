/** What a class of generators or solvers is asked to do: which mazes, made or walked by whom. */

import { basename } from 'node:path';
import { mazeGeneratorNamed, mazeGenerators } from 'asterion/generate';
import { formatDocument } from 'asterion/notation';
import { oneOf } from 'asterion/play';
import { solverNamed, solvers } from 'asterion/search';
import { choice, count, type Schema } from 'asterion/settings';
import { createWorld, shapeNamed, shapes } from 'asterion/world';
import { Failure, type Host, orFail } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { isModulePath, USUAL_TIME } from '../module/module-file.js';
import { openScene } from '../scene/scene-file.js';
import { filesNamed } from '../scene/scene-files.js';
import { checkAgainst, type Rival, rivalNamed, settledWith } from './asked.js';
import type { AskedGrading, GradingTerms } from './assignment.js';

export type MazeRole = 'generator' | 'solver';
export const ROLES: readonly MazeRole[] = ['generator', 'solver'];

export interface MazeClassPlan extends GradingTerms {
  readonly shape: string;
  readonly rows: number;
  readonly cols: number;
  readonly braid: number;
  /** Mazes for each rival, or for each world that is given. */
  readonly mazes: number;
  /** For solvers, instead of mazes that are made. */
  readonly worlds: readonly { readonly name: string; readonly document: string }[] | undefined;
  /** By the role of the submission. */
  readonly rivals: Readonly<Record<MazeRole, readonly Rival[]>>;
}

const SETTINGS: Schema = [
  choice({
    key: 'shape',
    title: 'Shape',
    about: 'the shape of the cells',
    affects: 'world',
    noun: 'a shape',
    choices: Object.values(shapes).map(({ name }) => ({ name, about: '' })),
    usual: 'rect',
  }),
  count({ key: 'rows', title: 'Rows', about: 'rows', affects: 'world', least: 1, most: 1000, usual: 20 }),
  count({ key: 'cols', title: 'Columns', about: 'columns', affects: 'world', least: 1, most: 1000, usual: 20 }),
  count({ key: 'braid', title: 'Loops', about: 'dead ends that become loops', affects: 'world', most: 100, usual: 0 }),
];

/** Who or what they meet unless told, by the role of the submission. */
const OPPONENTS: Readonly<Record<MazeRole, readonly string[]>> = {
  generator: ['bfs'],
  solver: ['recursive-backtracker', 'kruskal'],
};

const MAZES = 20;

export async function mazePlanOf(asked: AskedGrading, host: Host, messages: Messages): Promise<MazeClassPlan> {
  const { as, seed, time = USUAL_TIME.solver, against } = asked;
  if (as !== undefined && !(ROLES as readonly string[]).includes(as))
    throw new Failure(`--as ${as}: expected ${oneOf(ROLES)}`);
  const { values } = settledWith(SETTINGS, asked.said, {});
  const [shape, rows, cols] = [String(values.shape), Number(values.rows), Number(values.cols)];
  orFail(() => createWorld((shapeNamed(shape) ?? shapes.rect).grid(rows, cols, 'bottom')));
  const isGenerator = (name: string): boolean => mazeGeneratorNamed(name) !== undefined;
  const isSolver = (name: string): boolean => solverNamed(name) !== undefined;
  const known = [...mazeGenerators, ...solvers].map(({ name }) => name);
  checkAgainst(against, known, (name) => isGenerator(name) || isSolver(name));
  const rivalsOf = (role: MazeRole, isAble: (name: string) => boolean): Rival[] => {
    const able = against.filter((name) => isModulePath(name) || isAble(name));
    return (able.length === 0 ? OPPONENTS[role] : able).map(rivalNamed);
  };
  const worlds = asked.worlds.length === 0 ? undefined : await worldsOf(asked.worlds, host, messages);
  return {
    ...{ as, seed, time, shape, rows, cols, worlds },
    braid: Number(values.braid),
    mazes: asked.games ?? (worlds === undefined ? MAZES : 1),
    rivals: { generator: rivalsOf('generator', isSolver), solver: rivalsOf('solver', isGenerator) },
  };
}

async function worldsOf(paths: readonly string[], host: Host, messages: Messages) {
  const worlds: { name: string; document: string }[] = [];
  for (const path of paths) {
    for (const file of await filesNamed(path)) {
      const { name, scene } = await openScene(file, host, messages);
      if (scene.entrance === undefined || scene.exit === undefined)
        throw new Failure(`${name}: expected an entrance and an exit`);
      worlds.push({ name, document: orFail(() => formatDocument(scene), name) });
    }
  }
  const isAlone = (name: string): boolean => worlds.filter((one) => basename(one.name) === basename(name)).length === 1;
  return worlds.map(({ name, document }) => ({ name: isAlone(name) ? basename(name) : name, document }));
}
