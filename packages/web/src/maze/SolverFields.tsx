import { type Solver, solverNamed, solvers } from 'asterion/search';
import { shapeNamed } from 'asterion/world';
import { ChoiceField } from '../shell/fields.js';
import { solverMisfit } from './aptness.js';
import { NO_SOLVER } from './draft.js';
import type { MazeSession } from './session.js';

/** Who solves the maze, and who else. */
export function SolverFields({ session }: { readonly session: MazeSession }) {
  const { shape, tunnels, solver, world } = session.draft.value;
  const [known, given] = [shapeNamed(shape), session.given.value];
  const isApt = (entry: Solver): boolean => {
    if (world !== '') return given?.ok !== true || given.misfit(entry) === undefined;
    return known === undefined || solverMisfit(entry, known, tunnels.trim() !== '') === undefined;
  };
  const choices = [
    { name: NO_SOLVER, isApt: true },
    ...solvers.map((entry) => ({ name: entry.name, isApt: isApt(entry) })),
  ];
  return (
    <>
      <ChoiceField session={session} field="solver" label="Solver" choices={choices} hint={aboutOf(solver)} />
      <ChoiceField
        session={session}
        field="solver2"
        label="Compare with"
        choices={choices}
        hint={aboutOf(session.draft.value.solver2)}
      />
    </>
  );
}

function aboutOf(name: string): string | undefined {
  const solver = solverNamed(name);
  return solver && [solver.about, solver.limits].filter((text) => text !== undefined).join(' ');
}
