/**
 * Fold, solve, unfold: verdicts on worlds too large for a table, where staying put is legal and one monster hunts.
 *
 * The argument. Let v be a corner of a graph G and u its leader: N[v] lies within N[u], where N[x] is x and whatever is
 * one step from it, so where a mover on x can be next. Let H be G without v. Mapping v to u and all else to itself turns
 * a line of play in G into one in H: steps stay steps, since whoever could step to or from v can step to or from u. So:
 *
 * - For positions in H the verdict is that of H. A rogue that is safe in H plays there against the monster's image; a
 *   monster on v attacks no more than its image on u. A monster that wins in H hunts the rogue's image; when it catches
 *   that, it stands on the rogue, or on u with the rogue on v: then whatever the rogue does, it is caught next.
 * - A rogue on v need not stay there: whoever attacks u from H attacks... nothing that v is spared, if the rogue leaves
 *   at once for a cell of H. It loses if all its moves into H lose: lost(m, v) = all r in N[v] of H: won(m, r).
 * - A monster on v need not stay there either: won(v, r) = some m in N[v] of H: lost(m, r).
 *
 * Corners are put back one by one, last deleted first. A position belongs to the stage at which the earlier deleted of
 * its two cells came back; both sides move to cells of later stages, so each question leads to questions of later stages
 * and ends in the core, whose table is solved outright. Nothing is iterated. Where staying is no move N[x] does not hold
 * x, and the argument breaks: such chases are refused.
 *
 * Answers are worked out when they are asked for and kept. The table costs two numbers a cell and the core's table.
 */

import { type Cell, neighbours, type World } from '../world/index.js';
import type { Chase } from './chase.js';
import { CORE_RANK, type FoldData, type Folding, type LayerData, type QueueData } from './data.js';
import { fold } from './folding.js';
import type { ExactSolver } from './solver.js';

/** Which cells are left: what `placesOf` is to keep. */
export const coreCells = ({ ranks }: Folding): Uint8Array =>
  Uint8Array.from(ranks, (rank) => Number(rank === CORE_RANK));

type CoreSolver = ExactSolver<QueueData | LayerData>;

export class FoldSolver implements ExactSolver<FoldData> {
  readonly method = 'fold';
  readonly stateCount: number;
  readonly #folding: Folding;
  readonly #core: CoreSolver;

  /** `solveCore` makes the solver of the cells that are left. */
  constructor({ world }: Chase, stateCount: number, solveCore: (isKept: Uint8Array) => CoreSolver) {
    this.stateCount = stateCount;
    this.#folding = fold(world);
    this.#core = solveCore(coreCells(this.#folding));
  }

  get round(): number {
    return this.#core.round;
  }

  /** Of the core only: the rest follows when it is asked for. */
  get decided(): number {
    return this.#core.decided;
  }

  get done(): boolean {
    return this.#core.done;
  }

  advance(budget: number): void {
    this.#core.advance(budget);
  }

  data(): FoldData {
    return { method: 'fold', ...this.#folding, core: this.#core.data() };
  }
}

/** Answers to questions about the core, by cell. */
export interface CoreVerdicts {
  isWon(monster: Cell, rogue: Cell): boolean;
  isLost(monster: Cell, rogue: Cell): boolean;
}

/** Asks and answers: won or lost, whatever cells the two stand on. */
export class Unfolding {
  readonly #world: World;
  readonly #folding: Folding;
  readonly #core: CoreVerdicts;
  /** By question; see `#question`. */
  readonly #answers = new Map<number, boolean>();
  readonly #stack: number[] = [];

  constructor(world: World, folding: Folding, core: CoreVerdicts) {
    this.#world = world;
    this.#folding = folding;
    this.#core = core;
  }

  isWon(monster: Cell, rogue: Cell): boolean {
    return this.#sameRoot(monster, rogue) ?? this.#ask(this.#question(monster, rogue, 0));
  }

  isLost(monster: Cell, rogue: Cell): boolean {
    return this.#sameRoot(monster, rogue) ?? this.#ask(this.#question(monster, rogue, 1));
  }

  /** A piece that folds to one cell is won from everywhere in it, and from nowhere else. */
  #sameRoot(monster: Cell, rogue: Cell): boolean | undefined {
    const root = this.#rootOf(monster);
    if (!this.#isAlone(root)) return undefined;
    return root === this.#rootOf(rogue);
  }

  #rootOf(cell: Cell): Cell {
    const { leaders } = this.#folding;
    let root = cell;
    while (leaders[root] !== root) root = leaders[root];
    return root;
  }

  /** Whether nothing else is left of a piece. */
  #isAlone(root: Cell): boolean {
    return !neighbours(this.#world, root).some((next) => this.#folding.ranks[next] === CORE_RANK);
  }

  /** A question as a number: 2 * (monster * cells + rogue), plus 1 with the rogue to move. */
  #question(monster: Cell, rogue: Cell, side: number): number {
    return 2 * (monster * this.#world.grid.cellCount + rogue) + side;
  }

  /** Answers a question, first those that it depends on: by hand, for chains can be longer than a call stack. */
  #ask(question: number): boolean {
    const stack = this.#stack;
    stack.push(question);
    while (stack.length > 0) {
      const top = stack[stack.length - 1];
      const answer = this.#answers.get(top) ?? this.#answer(top);
      if (answer === undefined) continue; // what it depends on lies on the stack now
      this.#answers.set(top, answer);
      stack.pop();
    }
    return this.#answers.get(question) ?? false;
  }

  /** The answer; undefined, and another question on the stack, if that has to be answered first. */
  #answer(question: number): boolean | undefined {
    const { cellCount } = this.#world.grid;
    const side = question % 2;
    const pair = (question - side) / 2;
    const rogue = pair % cellCount;
    const monster = (pair - rogue) / cellCount;
    if (monster === rogue) return true;
    const { ranks } = this.#folding;
    if (ranks[monster] === CORE_RANK && ranks[rogue] === CORE_RANK) {
      return side === 0 ? this.#core.isWon(monster, rogue) : this.#core.isLost(monster, rogue);
    }
    const isMonster = side === 0;
    const stage = Math.min(ranks[monster], ranks[rogue]);
    const mover = isMonster ? monster : rogue;
    for (const to of [...neighbours(this.#world, mover), mover]) {
      if (ranks[to] <= stage) continue;
      const next = isMonster ? this.#question(to, rogue, 1) : this.#question(monster, to, 0);
      const answer = this.#answers.get(next);
      if (answer === undefined) {
        this.#stack.push(next);
        return undefined;
      }
      if (answer === isMonster) return isMonster; // one won move is enough for the monster, one safe one for the rogue
    }
    return !isMonster;
  }
}
