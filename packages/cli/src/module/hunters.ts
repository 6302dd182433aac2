/** Hunters of one's own. They are part of the rules, so they are waited for; what comes from them is looked at first. */

import { worldDataOf } from 'asterion/exact';
import type { Hunt, Hunter, HuntPlan } from 'asterion/game/explore';
import { MONSTER } from 'asterion/game/rogue';
import { walkFault } from 'asterion/search';
import type { Rng, World } from 'asterion/world';
import { Failure } from '../host/host.js';
import { isModulePath, type ModuleFile, type TimeOption, USUAL_TIME } from './module-file.js';
import { ModuleFault, ModuleRunner, type RunnerHost, StrangeAnswer } from './runner.js';
import type { HuntRequest, Planned } from './wire.js';

/** A hunter in a thread. */
export interface OpenedHunter {
  /** Waits for its answers; throws a failure if there is none that can be used. */
  readonly hunter: Hunter;
  /** The same without waiting; throws a `ModuleFault`. */
  plan(hunt: Hunt, rng: Rng): Promise<HuntPlan>;
  close(): Promise<void>;
}

export async function openHunter(file: ModuleFile, host: RunnerHost): Promise<OpenedHunter> {
  const runner = new ModuleRunner(file, 'hunter', host);
  const { name } = runner;
  try {
    const { seats } = await runner.claims();
    if (seats?.includes(MONSTER) === false)
      throw new Failure(`${file.path}: it plays ${seats.join(', ')}, and who hunts is a ${MONSTER}`);
  } catch (error) {
    await runner.close();
    throw error;
  }
  let told: World | undefined;
  const requestOf = ({ world, hunter, avatar }: Hunt, rng: Rng, isNew: boolean): HuntRequest => ({
    kind: 'hunt',
    world: isNew ? worldDataOf(world) : undefined,
    hunter,
    avatar,
    random: rng.state(),
  });
  const hunter: Hunter = {
    name,
    about: '',
    plan: (hunt, rng) => {
      if (hunt.hunter === hunt.avatar) return { way: [hunt.hunter], looked: undefined };
      try {
        const request = requestOf(hunt, rng, told !== hunt.world);
        told = hunt.world;
        return accepted(hunt, rng, runner.askAtOnce(request) as Planned);
      } catch (error) {
        throw error instanceof ModuleFault ? new Failure(`the hunter ${name} ${error.message}`, 1) : error;
      }
    },
  };
  return {
    hunter,
    plan: async (hunt, rng) => accepted(hunt, rng, (await runner.ask(requestOf(hunt, rng, true))) as Planned),
    close: () => runner.close(),
  };
}

/** A plan that can be walked. The stream goes on where the module left it. */
function accepted({ world, hunter }: Hunt, rng: Rng, { planned, words }: Planned): HuntPlan {
  const { way, looked } = (planned ?? {}) as { readonly way?: unknown; readonly looked?: unknown };
  if (!Array.isArray(way)) throw new StrangeAnswer('answered without a way: expected a list of cells');
  const why = walkFault(world, way as number[], { from: hunter, start: 'its own cell' });
  if (why !== undefined) throw new StrangeAnswer(why);
  for (let word = 0; word < words; word++) rng.word();
  const isLooked = looked instanceof Uint8Array && looked.length === world.grid.cellCount;
  return { way: way as number[], looked: isLooked ? looked : undefined };
}

/** Opens the hunter that is named by a path; undefined where it is one of ours, or nobody. */
export const openHunterNamed = async (
  name: string | undefined,
  { time = USUAL_TIME.hunter }: TimeOption,
  host: RunnerHost,
): Promise<OpenedHunter | undefined> =>
  name !== undefined && isModulePath(name) ? await openHunter({ path: name, time }, host) : undefined;
