/** What hunters are held to: a step to a cell beside their own or none, and the same one whenever the hunt is the same. */

import type { Hunt } from 'asterion/game/explore';
import { generateRealm, realmGenerators } from 'asterion/generate';
import { counted } from 'asterion/play';
import { type Cell, coordinatesOf, createRng, groundCells, pick, type Rng, type World } from 'asterion/world';
import { checkInterrupted, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import type { OpenedHunter } from '../module/hunters.js';
import { ModuleFault, StrangeAnswer } from '../module/runner.js';
import { ANSWERS, type Checked, ENOUGH, Findings } from './findings.js';

const WALKS = 'goes where there is a way, or stays';
const SAME = 'goes the same way whenever the hunt and the random numbers are the same';

const SIZE = { rows: 15, cols: 25 };
const WORLDS = 3;
const HUNTS = 10;

export async function checkHunter(
  opened: OpenedHunter,
  seed: string,
  host: Host,
  messages: Messages,
): Promise<Checked> {
  const findings = new Findings([ANSWERS, WALKS, SAME]);
  const trials = trialsOf(seed);
  const seen: { readonly trial: Trial; readonly way: readonly Cell[] }[] = [];
  let faults = 0;
  const asked = async (trial: Trial): Promise<readonly Cell[] | undefined> => {
    checkInterrupted(host);
    try {
      return (await opened.plan(trial.hunt, trial.rng.copy())).way;
    } catch (error) {
      if (!(error instanceof ModuleFault)) throw error;
      faults++;
      const isStrange = error instanceof StrangeAnswer || error.message.startsWith('made the illegal move');
      findings.refute(isStrange ? WALKS : ANSWERS, `${placeOf(trial)}: it ${error.message}.`);
      if (isStrange) findings.confirm(ANSWERS);
      return undefined;
    }
  };
  for (const [index, trial] of trials.entries()) {
    if (faults >= ENOUGH) break;
    messages.progress(`checking: ${index + 1} of ${counted(trials.length, 'hunt')}`);
    const way = await asked(trial);
    if (way === undefined) continue;
    findings.confirm(ANSWERS, WALKS);
    seen.push({ trial, way });
  }
  // Again in the other order: who remembers something has now seen other things before.
  for (const { trial, way } of seen.reverse()) {
    const again = faults >= ENOUGH ? undefined : await asked(trial);
    if (again === undefined) continue;
    if (again[1] !== way[1])
      findings.refute(
        SAME,
        `${placeOf(trial)}: ${stepText(trial, way)} the first time, ${stepText(trial, again)} later.`,
      );
    findings.confirm(SAME);
  }
  messages.done();
  return { what: `in ${counted(trials.length, 'hunt')} of Explore`, findings: findings.list };
}

interface Trial {
  readonly hunt: Hunt;
  readonly rng: Rng;
  readonly generator: string;
  readonly seed: string;
}

const trialsOf = (seed: string): Trial[] =>
  realmGenerators.flatMap(({ name: generator }) =>
    Array.from({ length: WORLDS }, (_, nth) => `${seed}:${nth}`).flatMap((of) => {
      const { world } = generateRealm({ ...SIZE, generator, seed: of });
      const ground = groundCells(world);
      const rng = createRng(of).fork('hunts');
      return Array.from({ length: HUNTS }, (_unused, hunt) => {
        const hunter = pick(ground, rng);
        const avatar = pick(
          ground.filter((cell) => cell !== hunter),
          rng,
        );
        return { hunt: { world, hunter, avatar }, rng: rng.fork(hunt), generator, seed: of };
      });
    }),
  );

const placeText = ({ grid }: World, cell: Cell): string => coordinatesOf(grid, cell).join(',');

/** The world as a command line would ask for it, and who stands where. */
const placeOf = ({ generator, seed, hunt: { world, hunter, avatar } }: Trial): string =>
  `With --generator ${generator} --rows ${SIZE.rows} --cols ${SIZE.cols} --seed ${seed}, ` +
  `from ${placeText(world, hunter)} after an avatar at ${placeText(world, avatar)}`;

const stepText = ({ hunt: { world } }: Trial, way: readonly Cell[]): string =>
  way.length < 2 ? 'it stayed' : `it went to ${placeText(world, way[1])}`;
