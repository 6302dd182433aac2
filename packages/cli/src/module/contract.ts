/** From what a module exports to what it can be asked for: an entry of a registry, or a function. */

import type { PlayerEntry } from 'asterion/game';
import { type Growth, growMaze, type MazeGenerator } from 'asterion/generate';
import { parseDocument } from 'asterion/notation';
import type { Solving } from 'asterion/search';
import { createRng, finish, shapes, type World } from 'asterion/world';
import { type HuntPlanner, huntsman, planOfPlayer } from './hunts.js';
import { KINDS, type Kind } from './module-file.js';
import { SeatElsewhere } from './seat.js';
import { NotExpected, shown } from './stack.js';
import type {
  Claims,
  Grown,
  HuntRequest,
  ModuleGrowRequest,
  ModuleSolveRequest,
  MoveRequest,
  Request,
  Solved,
} from './wire.js';

type Fields = Readonly<Record<string, unknown>>;
type Call = (...args: readonly unknown[]) => unknown;

const fieldsOf = (exported: unknown): Fields =>
  typeof exported === 'object' && exported !== null ? (exported as Fields) : {};

/** What an entry says of itself. */
export function claimsOf(exported: unknown): Claims {
  const fields = fieldsOf(exported);
  const namesIn = (key: string): readonly string[] | undefined => {
    const names = fields[key];
    const isList = Array.isArray(names) && names.every((name) => typeof name === 'string');
    if (names === undefined || isList) return names;
    throw new NotExpected(`expected a list of names as its ${key}, found ${shown(names)}`);
  };
  const flagIn = (key: string): boolean | undefined => (typeof fields[key] === 'boolean' ? fields[key] : undefined);
  return {
    kind: kindOf(exported),
    game: typeof fields.game === 'string' ? fields.game : undefined,
    seats: namesIn('seats'),
    shapes: namesIn('shapes'),
    memoryless: fields.memoryless === true,
    perfect: fields.perfect === true,
    shortest: fields.shortest === true,
    complete: fields.complete === true,
    tunnels: flagIn('tunnels'),
    masks: flagIn('masks'),
    corners: flagIn('corners'),
  };
}

/** Keys that only entries of one kind have. */
const KEYS: Readonly<Record<Kind, readonly string[]>> = {
  player: ['game', 'seats', 'memoryless'],
  generator: ['perfect', 'masks'],
  solver: ['shortest', 'complete', 'corners'],
  hunter: ['plan'],
};

/** A function with more than two parameters is a solver; of two it may be a player or a generator. */
function kindOf(exported: unknown): Kind | undefined {
  if (typeof exported === 'function') return exported.length > 2 ? 'solver' : undefined;
  const fields = fieldsOf(exported);
  return KINDS.find((kind) => KEYS[kind].some((key) => key in fields));
}

const FUNCTIONS: Readonly<Record<Kind, string>> = {
  player: '(seen, rng) => move',
  generator: '(world, rng) => void',
  solver: '(world, from, to, rng) => cells',
  hunter: '(seen, rng) => move',
};

/** The way in: the function itself, or `start` of an entry, whose answer is then run to its end. */
function entryOf(exported: unknown, kind: Kind): { readonly call: Call; readonly isEntry: boolean } {
  if (typeof exported === 'function') return { call: exported as Call, isEntry: false };
  const { start } = fieldsOf(exported);
  if (typeof start === 'function') return { call: start.bind(exported) as Call, isEntry: true };
  const found = exported === undefined ? 'nothing' : shown(exported);
  throw new NotExpected(
    `expected a function ${FUNCTIONS[kind]}, or an entry with a function "start", as its default export, found ${found}`,
  );
}

/** What answers requests. `begun` is called whenever the module itself is asked for something. */
export function answererOf(
  exported: unknown,
  asked: Kind | undefined,
  begun: () => void,
): (request: Request) => unknown {
  const kind = asked ?? kindOf(exported) ?? 'player';
  if (kind === 'hunter') {
    const hunt = huntsman(planOf(exported), begun);
    return (request) => hunt(request as HuntRequest);
  }
  const { call } = entryOf(exported, kind);
  const move = mover(playerStart(exported), begun);
  return (request) => {
    switch (request.kind) {
      case 'move':
        return move(request);
      case 'grow':
        return grown(call, request, begun);
      case 'solve':
        return solved(call, request, begun);
      case 'hunt':
        throw new NotExpected(`is no hunter, but a ${kind}`);
    }
  };
}

/** How a hunter plans: by itself, or as a monster of Rogue. */
function planOf(exported: unknown): HuntPlanner {
  const { plan } = fieldsOf(exported);
  return typeof plan === 'function'
    ? (plan.bind(exported) as HuntPlanner)
    : planOfPlayer(playerStart(exported, 'hunter'));
}

/** How a player begins a game; throws where the module has none. */
export function playerStart(exported: unknown, kind: Kind = 'player'): PlayerEntry<unknown, unknown>['start'] {
  const { call, isEntry } = entryOf(exported, kind);
  if (isEntry) return call as PlayerEntry<unknown, unknown>['start'];
  return (_seen, _seat, rng) => ({ move: (seen) => call(seen, rng) });
}

function mover(start: PlayerEntry<unknown, unknown>['start'], begun: () => void) {
  let seat: SeatElsewhere | undefined;
  return (request: MoveRequest): Promise<string> => {
    if (seat?.isAt(request) !== true) seat = new SeatElsewhere(start, request, begun);
    return seat.answer(request.line.moves);
  };
}

/** Whether something advances to an end. */
const isProcess = (value: unknown): value is Growth | Solving => typeof fieldsOf(value).advance === 'function';

/** Whether it applies was asked before. */
const ANYWHERE: Omit<MazeGenerator, 'start'> = {
  name: 'module',
  title: 'module',
  about: '',
  classic: { names: [], className: '' },
  perfect: false,
  shapes: Object.keys(shapes),
  tunnels: true,
  masks: true,
  limits: undefined,
};

async function grown(call: Call, { plan }: ModuleGrowRequest, begun: () => void): Promise<Grown> {
  let made: { readonly world: World; readonly answer: unknown } | undefined;
  const start: MazeGenerator['start'] = (world, rng) => {
    begun();
    made = { world, answer: call(world, rng) };
    return made.answer as Growth;
  };
  growMaze({ ...plan, generator: { ...ANYWHERE, start } });
  const answer = await made?.answer;
  const steps = isProcess(answer) ? finish(answer as Growth).steps : 0;
  return { open: made?.world.open ?? new Uint8Array(), steps };
}

async function solved(call: Call, request: ModuleSolveRequest, begun: () => void): Promise<Solved> {
  const read = parseDocument(request.world);
  if (!read.ok) throw new RangeError(read.fault.message);
  begun();
  const answer = await call(read.value.world, request.from, request.to, createRng(request.seed));
  if (isProcess(answer)) {
    const { path, visited, steps, why } = finish(answer as Solving);
    return { path: path && cellsIn(path), visited, steps, why };
  }
  const isNothing = answer === undefined || answer === null;
  return { path: isNothing ? undefined : cellsIn(answer), visited: undefined, steps: undefined, why: undefined };
}

function cellsIn(answer: unknown): number[] {
  const isMany = typeof answer === 'object' && answer !== null && Symbol.iterator in answer;
  const cells: unknown[] = isMany ? [...(answer as Iterable<unknown>)] : [];
  if (isMany && cells.every((cell) => typeof cell === 'number')) return cells;
  throw new NotExpected(`answered ${shown(answer)}, not a list of cells`);
}
