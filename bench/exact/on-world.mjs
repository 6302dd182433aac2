// One world: the kernel, C, layers and the queue, in the same run, every state. They have to agree before a time counts.
import { ChaseWorkspace, chaseSolverOf, solveChase } from 'asterion/exact';
import { groundCells } from 'asterion/world';
import { median, spent } from '../cpu.mjs';
import { nativeChase } from '../native.mjs';
import { aligned, msText, NATIVE, nativeVerdict, verdict } from '../report.mjs';
import { sumsOf } from './sums.mjs';

/** @typedef {import('asterion/exact').Chase} Chase @typedef {import('./sums.mjs').Sums} Sums */
/** @typedef {'verdict' | 'depths'} Wish */
/** Milliseconds of each run, by what was wanted. @typedef {{ name: string } & Partial<Record<Wish, number[]>>} Row */
/** How many times as long as the kernel another takes at least. @typedef {{ name: string, wish: Wish, least: number }} Goal */
/** `runs` of the kernel and of C; of layers a third of that; the queue, which is slow, is run once. `known` are milliseconds of a
 * program in C on the same world, measured before ours was written.
 * @typedef {{ title: string, world: import('asterion/world').World, monsters?: number, others: readonly ('layers' | 'queue')[],
 *   runs: number, known?: Record<Wish, number>, goals?: readonly Goal[] }} OnWorld */

const MEMORY = 4 * 2 ** 30;
const WISHES = /** @type {const} */ (['verdict', 'depths']);

/** Runs that come before those that count: until then the engine is compiling. */
const WARMING = 3;

/** Milliseconds of the kernel in memory that is used again, as C uses it. @param {Chase} chase @param {boolean} depth
 * @param {number} runs @param {ChaseWorkspace} workspace */
export function kernelTimes(chase, depth, runs, workspace) {
  const run = () => spent(() => solveChase(chase, { method: 'kernel', depth, memory: MEMORY }, workspace))[1];
  return Array.from({ length: WARMING + runs }, run).slice(WARMING);
}

/** @param {Chase} chase @param {import('asterion/exact').Method} method @param {boolean} depth @returns {[sums: Sums, ms: number]} */
function solved(chase, method, depth) {
  const [solver, ms] = spent(() => {
    const solving = chaseSolverOf(chase, { method, depth, memory: MEMORY });
    while (!solving.done) solving.advance(2 ** 30);
    return solving;
  });
  return [sumsOf(solver), ms];
}

/** Throws unless another says the same as the kernel. @param {string} name @param {Sums} sums @param {Sums} ours */
function checkAgreement(name, sums, ours) {
  if (sums.won === ours.won && (ours.depths === undefined || sums.depths === ours.depths)) return;
  throw new Error(`The kernel and ${name} disagree: ${JSON.stringify(ours)} and ${JSON.stringify(sums)}.`);
}

/** Runs all of them. @param {OnWorld} on */
function measured({ world, monsters = 1, others, runs }) {
  const chase = { world, stay: true, monsters };
  /** @type {Map<string, Row>} */
  const rows = new Map();
  const put = (/** @type {string} */ name, /** @type {Wish} */ wish, /** @type {number[]} */ times) =>
    rows.set(name, { name, ...rows.get(name), [wish]: times });
  const workspace = new ChaseWorkspace();
  /** @type {Sums} */
  let ours = { won: 0, depths: 0 };
  for (const wish of WISHES) {
    const depth = wish === 'depths';
    [ours] = solved(chase, 'kernel', depth);
    put('kernel', wish, kernelTimes(chase, depth, runs, workspace));
    const native = monsters === 1 ? nativeChase(world, depth, runs) : undefined;
    if (native !== undefined) {
      checkAgreement(NATIVE, native, ours);
      put(NATIVE, wish, native.times);
    }
    for (const name of others) {
      if (name === 'queue' && !depth) continue; // it knows no verdict without depth
      const times = Array.from({ length: name === 'queue' ? 1 : Math.ceil(runs / 3) }, () => {
        const [sums, ms] = solved(chase, name, depth);
        checkAgreement(name, sums, ours);
        return ms;
      });
      put(name, wish, times);
    }
  }
  return { rows, ours };
}

const exactly = (/** @type {number} */ count) => count.toLocaleString('en');

/** What there is to say of a world. @param {OnWorld} on */
export function onWorld(on) {
  const { rows, ours } = measured(on);
  const msOf = (/** @type {string} */ name, /** @type {Wish} */ wish) => {
    const times = rows.get(name)?.[wish];
    return times === undefined ? undefined : median(times);
  };
  /** How many times as long as the kernel. @param {string} name @param {Wish} wish */
  const beside = (name, wish) => (msOf(name, wish) ?? NaN) / (msOf('kernel', wish) ?? NaN);
  const lines = [...rows.values()].map(({ name, depths = [] }) => [
    name,
    ...WISHES.map((wish) => msText(msOf(name, wish))),
    `${beside(name, 'depths').toPrecision(3)} x`,
    `${depths.length}`,
  ]);
  const positions = 2 * groundCells(on.world).length ** ((on.monsters ?? 1) + 1);
  return [
    aligned(`${on.title}, all ${exactly(positions)} positions: median CPU time`, [
      ['', 'verdict', 'depths', 'depths beside ours', 'runs'],
      ...lines,
    ]),
    `  all agree: the monsters to move, ${exactly(ours.won)} are won, the sum of their depths is ${exactly(ours.depths ?? 0)}`,
    ...WISHES.flatMap((wish) => {
      const ms = msOf(NATIVE, wish);
      return ms === undefined ? [] : nativeVerdict(`${NATIVE}, ${wish}`, ms, on.known?.[wish]);
    }),
    ...(on.goals ?? []).map(({ name, wish, least }) => {
      const times = beside(name, wish);
      if (Number.isNaN(times)) return `  ${name}: not measured`;
      return verdict(`${least} x the speed of ${name}, ${wish}`, `${times.toFixed(2)} x`, times >= least);
    }),
  ].join('\n');
}
