/**
 * The truth about the sketch on screen, while it is drawn: whether it can be played, who wins it, and how soon. Whatever is shown
 * belongs to the very sketch that is on screen; of one that has changed nothing is left.
 */

import { computed, effect, type Signal, signal, untracked } from '@preact/signals';
import type { Sketch } from 'asterion/edit';
import type { Position } from 'asterion/game';
import { type AnyDescription, GIVEN, type SetUp, SOURCE, setUp, withRulesSaid } from 'asterion/play';
import { distancesFrom, shortestPath } from 'asterion/search';
import { type Cell, isGround, type Scene } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import { type CellValues, cellText, cellValues, heated } from '../game/exact-values.js';
import { prepareThread, solveInWorker } from '../game/solving.js';
import { type Problem, type Solve, TableMaker } from '../game/table-maker.js';
import { announce } from '../page/announce.js';
import { inSlices } from '../page/slices.js';
import { type BestLine, bestLine } from './best-line.js';
import { closenessText } from './closeness.js';
import type { EditSession } from './session.js';

/** Bytes up to which a table is made here, at once: a thread would take longer to start. */
const HERE_UP_TO = 2 ** 22;
/** How long the sketch has to rest before a thread is asked, in milliseconds: threads cannot be told to forget. */
const REST = 120;
/** Calls of a solver between two looks at the clock; the slices of the exact tables are for threads. */
const PARTS = 8;

/** Makes a table here where it is small, else in a thread once the sketch is at rest. */
const solve: Solve = (problem, options, onProgress) => {
  const { description, position } = problem;
  const { exact } = description;
  if (exact === undefined || exact.fault(position, { ...options, memory: HERE_UP_TO }) !== undefined)
    return solveAtRest(problem, options, onProgress);
  const { solver, slice } = exact.solving(exact.request(position, options));
  let cancel = (): void => undefined;
  const table = new Promise<unknown>((resolve) => {
    cancel = inSlices(
      () => {
        solver.advance(Math.ceil(slice / PARTS));
        return solver.done;
      },
      () => undefined,
      () => resolve(exact.revive(solver.data(), position)),
    );
  });
  return { table, cancel };
};

const solveAtRest: Solve = (problem, options, onProgress) => {
  let under: ReturnType<Solve> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const table = new Promise<unknown>((resolve, reject) => {
    timer = setTimeout(() => {
      under = solveInWorker(problem, options, onProgress);
      under.table.then(resolve, reject);
    }, REST);
  });
  return {
    table,
    cancel: () => {
      clearTimeout(timer);
      under?.cancel();
    },
  };
};

/** What a sketch comes to as a game. */
interface Judged {
  readonly sketch: Sketch;
  readonly game: AnyDescription;
  readonly made: SetUp<Position, unknown, unknown>;
}

const OFF = 'off';

export class Truth {
  readonly maker = new TableMaker(solve);
  /** For whose place cells are coloured; `off` for nobody's. */
  readonly heat = signal(OFF);
  readonly isLineShown = signal(false);
  readonly #session: EditSession;
  readonly #problems: Signal<Problem | undefined> = signal(undefined);

  constructor(session: EditSession) {
    this.#session = session;
  }

  readonly #judged = computed<Judged | undefined>(() => {
    const [sketch, game] = [this.#session.shown.value, this.#session.game.value];
    if (sketch === undefined || game === undefined) return undefined;
    const { scene, said } = withRulesSaid(game, sketch.scene);
    return { sketch, game, made: setUp(game, { ...said, [SOURCE]: GIVEN }, { scene }) };
  });

  /** The game on this world; undefined where it is none, and for mazes. */
  readonly setup = computed(() => this.#judged.value?.made.setup);
  /** What is wrong with it as a game, in the game's own words. */
  readonly fault = computed(() => Object.values(this.#judged.value?.made.faults ?? {}).join(' ') || undefined);
  /** Whether somebody was put into it who is missing. */
  readonly isCompleted = computed(() => {
    const judged = this.#judged.value;
    if (judged?.made.setup === undefined) return false;
    const { actors } = judged.made.setup.scene;
    return Object.keys(actors).some((role) => judged.sketch.scene.actors[role] === undefined);
  });

  readonly #problem = computed<Problem | undefined>(() => {
    const setup = this.setup.value;
    return setup?.description.exact === undefined
      ? undefined
      : { description: setup.description, position: setup.start };
  });

  /** The exact table of what is on screen; undefined until there is one. */
  readonly table = computed(() => {
    const now = this.maker.now.value;
    return now.kind === 'solved' && now.problem === this.#problems.value && now.problem === this.#problem.value
      ? now.table
      : undefined;
  });

  /** Who wins what is on screen with best play; undefined until it is known. */
  readonly value = computed(() => {
    const [table, problem] = [this.table.value, this.#problem.value];
    return table === undefined ? undefined : problem?.description.exact?.value(table, problem.position);
  });

  /** Why it will not be known; undefined as long as it may. */
  readonly refusal = computed(() => {
    const now = this.maker.now.value;
    return now.kind === 'refused' && now.problem === this.#problem.value ? now.why : undefined;
  });

  readonly isSolving = computed(
    () => this.#problem.value !== undefined && this.table.value === undefined && this.refusal.value === undefined,
  );

  /** Ground that nobody reaches from where one starts. */
  readonly unreachable = computed<readonly Cell[]>(() => {
    const scene = this.#session.shown.value?.scene;
    const start = scene && this.#start(scene);
    if (scene === undefined || start === undefined) return [];
    // By the rules of the game: under some of them no step leads through corners.
    const setup = this.setup.value;
    const world = setup === undefined ? scene.world : setup.description.view(setup.start).world;
    const distances = distancesFrom(world, start);
    return cellsWhere(world.grid.cellCount, (cell) => distances[cell] < 0 && isGround(world, cell));
  });

  #start({ actors, entrance }: Scene): Cell | undefined {
    const quarry = this.#session.game.value?.pieces.find(({ part }) => part === 'quarry');
    return (quarry && actors[quarry.role]?.at(0)) ?? entrance;
  }

  /** From the way in to the way out, where it is no game. */
  readonly way = computed<readonly Cell[] | undefined>(() => {
    const scene = this.#session.shown.value?.scene;
    if (scene?.entrance === undefined || scene.exit === undefined) return undefined;
    return shortestPath(scene.world, scene.entrance, scene.exit);
  });

  /** What there is to say, in sentences, the most important first; nothing as long as there is no world. */
  readonly verdict = computed<string | undefined>(() => {
    if (this.#session.shown.value === undefined) return '';
    const [setup, value, game] = [this.setup.value, this.value.value, this.#session.game.value];
    if (game === undefined) return this.#wayText();
    if (setup === undefined) return this.fault.value;
    if (value !== undefined) return `With best play: ${game.exact?.text(value)}.`;
    if (this.refusal.value !== undefined) return `It can be played; who wins is not known here. ${this.refusal.value}`;
    if (game.exact !== undefined) return undefined;
    return setup.description.warning?.(setup.start) ?? 'It can be played.';
  });

  #wayText(): string {
    const scene = this.#session.shown.value?.scene;
    if (scene?.entrance === undefined || scene.exit === undefined)
      return `There is no ${scene?.entrance === undefined ? 'entrance' : 'exit'} yet.`;
    const steps = (this.way.value?.length ?? 0) - 1;
    if (steps < 0) return 'There is no way from the entrance to the exit.';
    return `The exit is ${steps.toLocaleString('en')} ${steps === 1 ? 'step' : 'steps'} from the entrance.`;
  }

  /** What an exact value takes for granted. */
  readonly caveat = computed(() => {
    const problem = this.#problem.value;
    return this.value.value === undefined ? undefined : problem?.description.exact?.caveat?.(problem.position);
  });

  /** How few moves keep what best play promises. */
  readonly closeness = computed(() => {
    const [table, problem] = [this.table.value, this.#problem.value];
    return table === undefined || problem === undefined ? undefined : closenessText(problem, table);
  });

  /** What the cells are coloured by. */
  readonly cells = computed<CellValues | undefined>(() => {
    const [table, problem, role] = [this.table.value, this.#problem.value, this.heat.value];
    const exact = problem?.description.exact;
    if (table === undefined || problem === undefined || exact?.roles.includes(role) !== true) return undefined;
    return cellValues(problem.description, exact, table, problem.position, role, 0);
  });

  /** How best play goes on from the start. */
  readonly line = computed<BestLine | undefined>(() => (this.isLineShown.value ? this.solution.value : undefined));

  /** The same, whether it is shown or not; from the way in to the way out where it is no game. */
  readonly solution = computed<BestLine | undefined>(() => {
    const [table, problem, game] = [this.table.value, this.#problem.value, this.#session.game.value];
    if (game === undefined) {
      const way = this.way.value;
      return way === undefined ? undefined : { quarry: way, pursuer: [], moves: [], text: undefined };
    }
    return table === undefined || problem === undefined ? undefined : bestLine(problem, table);
  });

  /** A frame with as much of it as was asked for. */
  over(frame: Frame): Frame {
    const [cells, line, exact] = [this.cells.value, this.line.value, this.#session.game.value?.exact];
    const unreachable = new Set(this.unreachable.value);
    const fact: Frame['fact'] = (cell) => {
      const worth = cells !== undefined && exact !== undefined ? cellText(exact, cells, cell) : undefined;
      const facts = [unreachable.has(cell) ? 'out of reach' : undefined, worth];
      return facts.filter((one) => one !== undefined).join('; ') || undefined;
    };
    const coloured = cells !== undefined && exact !== undefined ? heated(frame, exact, cells) : frame;
    if (line === undefined) return { ...coloured, fact };
    return { ...coloured, fact, trail: line.pursuer, layers: { ...coloured.layers, path: line.quarry } };
  }

  /** The next of off and the sides; or the one that is told. */
  colour(name?: string): void {
    const game = this.#session.game.value;
    const names = [OFF, ...(game?.exact?.roles ?? [])];
    this.heat.value = name ?? names[(names.indexOf(this.heat.value) + 1) % names.length];
    if (game?.exact === undefined) announce('There is no heat map here.');
    else if (this.heat.value === OFF) announce('Cells are not coloured.');
    else announce(`Cells are coloured by ${game.exact.scale}, if ${game.words.seat(this.heat.value)} stood there.`);
  }

  toggleLine(): void {
    this.isLineShown.value = !this.isLineShown.value;
    announce(this.isLineShown.value ? (this.line.value?.text ?? 'The best line is drawn.') : 'No line is drawn.');
  }

  /** Solves what is on screen until the returned call. */
  watch(): () => void {
    prepareThread();
    const end = effect(() => {
      const problem = this.#problem.value;
      untracked(() => {
        this.#problems.value = problem;
        if (problem === undefined) this.maker.stop();
        else void this.maker.make(problem);
      });
    });
    return () => {
      end();
      this.maker.stop();
    };
  }
}

function cellsWhere(count: number, isWanted: (cell: Cell) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < count; cell++) if (isWanted(cell)) cells.push(cell);
  return cells;
}
