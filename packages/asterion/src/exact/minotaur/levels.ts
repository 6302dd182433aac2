/**
 * The maker of levels of Minotaur with proven properties.
 *
 * Walls by chance, then simulated annealing: a wall, a start or the exit changes, and what makes the level better stays;
 * what makes it worse stays now and then, less and less often. Every level tried is solved, so whatever is promised is
 * proven. Of several levels that have what is asked for, the one with few walls and many wrong turns is taken. The same
 * plan and number of tries give the same level: nobody looks at a clock, and chances are whole numbers.
 */

import { type MinotaurOptions, minotaur, minotaurOptionsFault } from '../../game/minotaur/index.js';
import {
  type Cell,
  createRng,
  createScene,
  isOnBorder,
  pick,
  type Rng,
  rect,
  type Scene,
  type Seed,
  seedText,
  shuffle,
} from '../../world/index.js';
import { EXIT, type KeptDraft, LevelDraft } from './draft.js';

/** What a level shall have. */
export interface MinotaurLevelPlan {
  /** 3 to 15. */
  readonly rows: number;
  /** 3 to 15. */
  readonly cols: number;
  /** 1 or 2. */
  readonly minotaurs: number;
  /** The rules that everything is proven under. */
  readonly options: MinotaurOptions;
  /** Everything random comes from it. */
  readonly seed: Seed;
  /** The least and the most moves of a shortest solution; 15 to 60 if absent, less on boards that are too small. */
  readonly par?: readonly [least: number, most: number] | undefined;
  /** Whether it cannot be won without a wait. */
  readonly needsWait?: boolean | undefined;
  /** Whether there is only one shortest solution. */
  readonly unique?: boolean | undefined;
  /** Whether par shall be as long as can be found: such a maker is never done, and has the longest level so far. */
  readonly hardest?: boolean | undefined;
}

/** A level and what is proven of it. */
export interface MinotaurLevel {
  /** Squares, with the exit, Theseus and the Minotaurs at the start. */
  readonly scene: Scene;
  /** The fewest moves to the exit, waits counted. */
  readonly par: number;
  /** How many shortest solutions it has, counted up to 2^50. */
  readonly solutions: number;
  /** Walls inside the border. Each plays a part: without it par, the number of solutions or a promise would change. */
  readonly walls: number;
  /** Of the moves that can be made along the first shortest solution, the share that throws the win away. */
  readonly wrongTurns: number;
}

const [LEAST_SIDE, MOST_SIDE] = [3, 15];

/** Unless told, and where the board is large enough. */
const [LEAST_PAR, MOST_PAR] = [15, 60];

/** Why no level can ever have this, as a sentence; undefined if one might. */
export function minotaurPlanFault(plan: MinotaurLevelPlan): string | undefined {
  const { rows, cols, minotaurs, options, par, hardest = false } = plan;
  const isSide = (side: number) => Number.isInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE;
  if (!isSide(rows) || !isSide(cols))
    return `Expected ${LEAST_SIDE} to ${MOST_SIDE} rows and columns, got ${rows} x ${cols}.`;
  if (minotaurs !== 1 && minotaurs !== 2) return `Expected 1 or 2 Minotaurs, got ${minotaurs}.`;
  const why = minotaurOptionsFault(options);
  if (why !== undefined || par === undefined) return why;
  if (hardest) return 'Expected a par or the hardest level, not both.';
  const [least, most] = par;
  if (!(Number.isInteger(least) && Number.isInteger(most) && least >= 1 && least <= most))
    return `Expected a par of whole numbers from 1, the least first, got ${least} to ${most}.`;
  // A shortest solution comes to no position twice; it begins neither on the exit nor on a Minotaur.
  const positions = (rows * cols - 1) ** (1 + minotaurs);
  if (least <= positions) return undefined;
  return `Expected a par of at most ${positions}, for a board of ${rows} x ${cols} has no more positions; got ${least}.`;
}

/** Levels of which the best is taken, and tries for all of them together, unless told. */
const CANDIDATES = 40;
const USUAL_TRIES = 50_000;

/** Tries of a run, and the scale of how much worse a change may be at its start. */
const [RUN, HEAT] = [4000, 2];
/** For the hardest; each run is twice as long as the one before. */
const [FIRST_LONG_RUN, LONG_HEAT] = [20_000, 5];

/** Walls at the start of a run, of 100 places. */
const WALLS = 30;

/** The score of a level that cannot be won, and what a broken promise costs at most. */
const LOST = -1_000_000;
const BROKEN = 8;

/** Makes a level: one change a step, so that hosts can show progress and stop it. */
export class MinotaurLevelMaker {
  /** Levels tried so far. */
  tried = 0;
  /** The longest par of them, whatever else they have. */
  longest = 0;
  readonly #plan: MinotaurLevelPlan;
  readonly #tries: number;
  readonly #isHardest: boolean;
  readonly #least: number;
  readonly #most: number;
  readonly #draft: LevelDraft;
  readonly #bare: KeptDraft;
  readonly #border: readonly Cell[];
  /** The run: its number, stream and length, how far it is, the par it aims at, and the score of the draft. */
  #run = -1;
  #rng: Rng;
  #length = 0;
  #step = 0;
  #aim = 0;
  #score = LOST;
  /** The last change: walls that were toggled, or somebody who stood elsewhere; -1 for nothing. */
  #wall = -1;
  #otherWall = -1;
  #mover = -1;
  #from: Cell = -1;
  /** The best of the run that keeps every promise; of all runs for the hardest. */
  #found: KeptDraft | undefined;
  #foundScore = LOST;
  #foundAt = 0;
  #candidates = 0;
  #level: MinotaurLevel | undefined;

  /** Throws a RangeError where there is a `minotaurPlanFault`. For the hardest `tries` do not matter. */
  constructor(plan: MinotaurLevelPlan, tries = USUAL_TRIES) {
    const why = minotaurPlanFault(plan);
    if (why !== undefined) throw new RangeError(why);
    const { rows, cols, minotaurs, options, seed, hardest = false } = plan;
    this.#plan = plan;
    this.#tries = tries;
    this.#isHardest = hardest;
    const usual = [Math.min(LEAST_PAR, Math.floor((rows * cols) / 3)), MOST_PAR] as const;
    [this.#least, this.#most] = hardest ? [1, Infinity] : (plan.par ?? usual);
    this.#draft = new LevelDraft(rows, cols, minotaurs, options);
    this.#bare = this.#draft.sketch();
    const grid = rect.grid(rows, cols);
    this.#border = Array.from({ length: grid.cellCount }, (_, cell) => cell).filter((cell) => isOnBorder(grid, cell));
    this.#rng = createRng(seed);
    this.#begin();
  }

  /** Whether enough levels were found or tried; never where the hardest is looked for. */
  get done(): boolean {
    return !this.#isHardest && (this.#candidates >= CANDIDATES || this.tried >= this.#tries);
  }

  /** The best level so far; undefined if none has what is asked for. */
  get level(): MinotaurLevel | undefined {
    if (!this.#isHardest || this.#found === undefined) return this.#level;
    if (this.#level?.par !== this.#foundScore) this.#level = this.#finished(this.#found);
    return this.#level;
  }

  /** Tries so many more levels; stops early when done. */
  advance(tries: number): void {
    for (let left = tries; left > 0 && !this.done; left--) this.#try();
  }

  /** Begins a run: everything by chance, from a stream of its own. */
  #begin(): void {
    const rng = createRng(this.#plan.seed).fork(++this.#run);
    const draft = this.#draft;
    this.#rng = rng;
    this.#length = this.#isHardest ? FIRST_LONG_RUN * 2 ** this.#run : RUN;
    this.#step = 0;
    // Somewhere in the range, but not so far up that small boards never get there.
    this.#aim = this.#least + (this.#isHardest ? 0 : rng.below(Math.min(this.#most - this.#least, this.#least) + 1));
    if (!this.#isHardest) [this.#found, this.#foundScore] = [undefined, LOST];
    draft.restore(this.#bare);
    for (let wall = 0; wall < draft.wallCount; wall++) if (rng.below(100) < WALLS) draft.toggle(wall);
    do {
      for (let mover = 0; mover < draft.stands.length; mover++) this.#place(mover);
    } while (!this.#isApart());
    this.#score = this.#judge();
  }

  #place(mover: number): void {
    this.#draft.stands[mover] = mover === EXIT ? pick(this.#border, this.#rng) : this.#rng.below(this.#draft.cells);
  }

  /** Nobody begins where somebody else does, or on the exit: drawings could not show it. */
  #isApart(): boolean {
    const { stands } = this.#draft;
    for (let one = 1; one < stands.length; one++) if (stands.indexOf(stands[one]) < one) return false;
    return true;
  }

  #try(): void {
    this.tried++;
    this.#change();
    const score = this.#isApart() ? this.#judge() : LOST - 1;
    // A random word has n leading zeros half as often as n - 1: what annealing asks for, in whole numbers.
    const heat = (this.#isHardest ? LONG_HEAT : HEAT) * (this.#length - this.#step);
    const slack = Math.floor((Math.clz32(this.#rng.word()) * heat) / this.#length);
    const isTaken = score > LOST ? score + slack >= this.#score : score === this.#score;
    if (isTaken) this.#score = score;
    else this.#takeBack();
    this.#step++;
    // 0 is no par, so only the length ends a run for the hardest. What is found when tries run out counts, too.
    if (this.#foundScore !== 0 && this.#step < this.#length && !this.done) return;
    if (this.#found !== undefined && !this.#isHardest) this.#propose(this.#finished(this.#found));
    this.#begin();
  }

  /** Mostly a wall comes or goes; now and then two, which may move one; or somebody stands elsewhere. */
  #change(): void {
    const { wallCount, stands } = this.#draft;
    const rng = this.#rng;
    const kind = rng.below(20);
    this.#wall = kind < 16 ? rng.below(wallCount) : -1;
    this.#otherWall = kind >= 12 && kind < 16 ? rng.below(wallCount) : -1;
    this.#mover = kind < 16 ? -1 : rng.below(stands.length);
    this.#toggleWalls();
    if (this.#mover < 0) return;
    this.#from = stands[this.#mover];
    this.#place(this.#mover);
  }

  #toggleWalls(): void {
    if (this.#wall >= 0) this.#draft.toggle(this.#wall);
    if (this.#otherWall >= 0) this.#draft.toggle(this.#otherWall);
  }

  #takeBack(): void {
    this.#toggleWalls();
    if (this.#mover >= 0) this.#draft.stands[this.#mover] = this.#from;
  }

  /** How near the draft is to what is asked for: 0 is all of it. The hardest has its par for a score. */
  #judge(): number {
    const par = this.#draft.par();
    if (par === 0) return LOST;
    this.longest = Math.max(this.longest, par);
    const isInRange = par >= this.#least && par <= this.#most;
    const broken = isInRange ? this.#broken() : 2 * BROKEN;
    const score = (this.#isHardest ? par : -Math.max(0, this.#aim - par, par - this.#most)) - broken;
    if (isInRange && broken === 0 && score > this.#foundScore) {
      [this.#found, this.#foundScore, this.#foundAt] = [this.#draft.sketch(), score, this.tried];
    }
    return score;
  }

  /** What the promises cost that the draft does not keep. */
  #broken(): number {
    const { needsWait = false, unique = false } = this.#plan;
    const wait = needsWait && this.#draft.par(false) > 0 ? BROKEN : 0;
    return wait + (unique ? Math.min(BROKEN, this.#draft.solutions() - 1) : 0);
  }

  /** A sketch without the walls that play no part, as a level. The draft stays as it is. */
  #finished(found: KeptDraft): MinotaurLevel {
    const draft = this.#draft;
    const before = draft.sketch();
    draft.restore(found);
    const [par, solutions] = [draft.par(), draft.solutions()];
    const places = shuffle([...new Array(draft.wallCount).keys()], createRng(this.#plan.seed).fork('walls'));
    const isIdle = (wall: number) => {
      draft.toggle(wall);
      const isSame = draft.par() === par && draft.solutions() === solutions && this.#broken() === 0;
      if (!isSame) draft.toggle(wall);
      return isSame;
    };
    // Without one, others may be idle that were not: again until none is.
    while (places.filter((place) => draft.hasWall(place)).filter(isIdle).length > 0);
    const [exit, theseus, ...minotaurs] = draft.stands;
    const actors = { theseus: [theseus], minotaur: minotaurs.sort((a, b) => a - b) };
    const made = { generator: 'minotaur', seed: seedText(this.#plan.seed), knobs: this.#knobs() };
    const scene = createScene(draft.world(), { exit, actors, made });
    const walls = places.filter((place) => draft.hasWall(place)).length;
    const level = { scene, par, solutions, walls, wrongTurns: draft.wrongTurns() };
    draft.restore(before);
    return level;
  }

  /** What was asked for, as far as it is not the usual. */
  #knobs(): Record<string, number | string> | undefined {
    const { par, needsWait = false, unique = false, options } = this.#plan;
    const knobs = {
      ...(par !== undefined && { par: par[0] === par[1] ? par[0] : par.join('-') }),
      ...(needsWait && { 'needs-wait': 'yes' }),
      ...(unique && { unique: 'yes' }),
      ...(this.#isHardest && { hardest: this.#foundAt }),
      ...(options.steps !== minotaur.defaults.steps && { steps: options.steps }),
      ...(options.columnFirst && { 'column-first': 'yes' }),
    };
    return Object.keys(knobs).length > 0 ? knobs : undefined;
  }

  /** Many wrong turns, few walls. */
  #propose(level: MinotaurLevel): void {
    const worth = ({ wrongTurns, walls }: MinotaurLevel) => wrongTurns - walls / this.#draft.wallCount;
    if (this.#level === undefined || worth(level) > worth(this.#level)) this.#level = level;
    this.#candidates++;
  }
}
