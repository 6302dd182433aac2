/** What generators and solvers are held to, on mazes of several sizes, each with the seed that shows what does not hold. */

import { generateMaze, type MazePlan, mazeScene } from 'asterion/generate';
import { analyse, shortestPath } from 'asterion/search';
import { type Cell, coordinatesOf, shapeNamed, sizeFault, type World } from 'asterion/world';
import { checkInterrupted, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import type { OpenedGenerator, OpenedSolver } from '../module/mazes.js';
import { ModuleFault, StrangeAnswer } from '../module/runner.js';
import { ANSWERS, type Checked, ENOUGH, Findings } from './findings.js';

/** Rows and columns. */
const SIZES = [[1, 1], [1, 6], [5, 1], [2, 2], [4, 7], [12, 9], [20, 20]] as const; // biome-ignore format: a table

const WAYS = 'opens ways inside the grid only, and from both sides';
const REACHES = 'reaches every cell';
const PERFECT = 'makes perfect mazes, as it says: no loops';
const SAME_MAZE = 'makes the same maze with the same seed';

/** Entries are tried on the shapes they name; who names none is tried on squares. */
export async function checkGenerator(
  opened: OpenedGenerator,
  shapes: readonly string[],
  seed: string,
  host: Pick<Host, 'signal'>,
  messages: Messages,
): Promise<Checked> {
  const { generator } = opened;
  const findings = new Findings([ANSWERS, WAYS, REACHES, ...(generator.perfect ? [PERFECT] : []), SAME_MAZE]);
  const plans = plansOf(shapes, seed);
  for (const plan of tried(plans, findings, messages, host)) {
    await plan.attempt(async () => {
      const { world } = mazeScene({ ...plan.plan, generator }, await opened.grow(plan.plan));
      const { unreachable, loop } = analyse(world);
      if (unreachable !== undefined)
        findings.refute(REACHES, `${plan.place}: there is no way to ${placeText(world, unreachable)}.`);
      if (loop !== undefined)
        findings.refute(
          PERFECT,
          `${plan.place}: there is a loop of ${loop.length - 1} cells through ${placeText(world, loop[0])}.`,
        );
      const again = await opened.grow(plan.plan);
      const other = world.open.findIndex((ways, cell) => again.world.open[cell] !== ways);
      if (other >= 0)
        findings.refute(SAME_MAZE, `${plan.place}: the second time the ways at ${placeText(world, other)} are others.`);
      findings.confirm(ANSWERS, WAYS, REACHES, PERFECT, SAME_MAZE);
    }, WAYS);
  }
  return { what: `on ${plans.length} plans of ${shapes.join(', ')}`, findings: findings.list };
}

const WALKS = 'finds a walk from the entrance to the exit in every perfect maze';
const COMPLETE = 'finds a way where there are loops, too, as it says';
const SHORTEST = 'finds a shortest way, as it says';
const SAME_WAY = 'finds the same way with the same seed';

export async function checkSolver(
  opened: OpenedSolver,
  shapes: readonly string[],
  seed: string,
  host: Pick<Host, 'signal'>,
  messages: Messages,
): Promise<Checked> {
  const { shortest, complete } = opened.solver;
  const claims = [...(complete ? [COMPLETE] : []), ...(shortest ? [SHORTEST] : [])];
  const findings = new Findings([ANSWERS, WALKS, ...claims, SAME_WAY]);
  const plans = plansOf(shapes, seed).flatMap((plan) => [plan, { ...plan, braid: 100 }]);
  for (const plan of tried(plans, findings, messages, host)) {
    const maze = generateMaze(plan.plan);
    const { world, entrance, exit } = maze;
    const isPerfect = plan.plan.braid === undefined;
    await plan.attempt(async () => {
      const of = plan.plan.seed;
      const { path } = await opened.solve(maze, entrance, exit, of);
      const fewest = shortestPath(world, entrance, exit)?.length ?? 0;
      if (path === undefined) {
        findings.refute(
          isPerfect ? WALKS : COMPLETE,
          `${plan.place}: it found no way, and there is one of ${fewest} cells.`,
        );
        return;
      }
      if (path.length > fewest)
        findings.refute(
          SHORTEST,
          `${plan.place}: it found a way of ${path.length} cells, and there is one of ${fewest}.`,
        );
      const again = await opened.solve(maze, entrance, exit, of);
      const at = path.findIndex((cell, index) => again.path?.[index] !== cell);
      if (at >= 0 || again.path?.length !== path.length)
        findings.refute(SAME_WAY, `${plan.place}: the second time it went elsewhere after ${Math.max(0, at)} steps.`);
      findings.confirm(ANSWERS, isPerfect ? WALKS : COMPLETE, SHORTEST, SAME_WAY);
    }, WALKS);
  }
  return { what: `on ${plans.length} mazes of ${shapes.join(', ')}, half of them with loops`, findings: findings.list };
}

interface SeededPlan extends MazePlan {
  readonly shape: string;
  readonly seed: string;
}

/** Of every size that a shape can have. A shape that there is not is refused where a maze of it is made. */
const plansOf = (names: readonly string[], seed: string): SeededPlan[] =>
  names.flatMap((shape) => {
    const known = shapeNamed(shape);
    const sizes = SIZES.filter(([rows, cols]) => known === undefined || sizeFault(known, rows, cols) === undefined);
    return sizes.flatMap(([rows, cols]) => [0, 1].map((nth) => ({ shape, rows, cols, seed: `${seed}:${nth}` })));
  });

interface Trial {
  readonly plan: SeededPlan;
  /** The options that make it again. */
  readonly place: string;
  /** What the module does wrong refutes that it comes to an end, or, where it answers strangely, another property. */
  attempt(act: () => Promise<void>, strange: string): Promise<void>;
}

/** One trial after another, until the module has failed often enough. */
function* tried(
  plans: readonly SeededPlan[],
  findings: Findings,
  messages: Messages,
  host: Pick<Host, 'signal'>,
): Generator<Trial, void> {
  let faults = 0;
  for (const [index, plan] of plans.entries()) {
    checkInterrupted(host);
    if (faults >= ENOUGH) break;
    messages.progress(`checking: ${index + 1} of ${plans.length}`);
    const { shape, rows, cols, seed, braid } = plan;
    const place = `With --shape ${shape} --rows ${rows} --cols ${cols}${braid === undefined ? '' : ` --braid ${braid}`} --seed ${seed}`;
    const attempt: Trial['attempt'] = async (act, strange) => {
      try {
        await act();
      } catch (error) {
        if (!(error instanceof ModuleFault)) throw error;
        faults++;
        findings.refute(error instanceof StrangeAnswer ? strange : ANSWERS, `${place}: it ${error.message}.`);
      }
    };
    yield { plan, place, attempt };
  }
  messages.done();
}

const placeText = ({ grid }: World, cell: Cell): string => coordinatesOf(grid, cell).join(',');
