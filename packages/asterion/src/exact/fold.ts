/**
 * Fold, solve, unfold: verdicts on worlds too large for a table, where staying put is legal and one monster hunts.
 *
 * The argument. N[x] is x and whatever is one step from it: where a mover on x can be next. Folding deletes corners one by
 * one; let G(i) be what is left after i of them, and let s(i) map every cell to its leader, again and again, until it is
 * in G(i): its shadow there. Since N[v] lies within N[leader] when v is deleted, shadows move as cells do: y in N[x] has
 * s(y) in N[s(x)].
 *
 * 1. *Whoever stands on the rogue's shadow wins.* Let the monster stand on the shadow s(i) of the rogue. Whatever the
 *    rogue does, the monster can follow to the new shadow s(i), and, after one more move, stand on s(i - 1): the two
 *    differ only where s(i - 1) is the corner v deleted last and s(i) its leader, and from the leader all of N[v] can be
 *    reached. Down to s(0), which is the rogue.
 * 2. *A monster is no worse off on its shadow*: the shadow of a winning plan is a plan, and ends on the rogue's shadow.
 * 3. *A rogue is no better off outside than on its shadow*: a plan that wins against the shadow ends on the shadow.
 *
 * So a monster on a corner v has, among its winning moves, one to a cell deleted later (the shadow of any other), and a
 * rogue on v, if it has a safe move, has one to a cell deleted later. In the core both may keep to the core. With "later"
 * meaning deleted after v, or in the core:
 *
 *   won(v, r) = some later m in N[v]: lost(m, r)        lost(m, v) = all later r in N[v]: won(m, r)
 *
 * Both sides climb, so nothing is iterated outside the core, whose table is solved outright. Where staying is no move,
 * N[x] does not hold x, and 1 to 3 break: such chases are refused. So do several monsters: each would need a shadow.
 *
 * Answers are worked out when they are asked for and kept. The table costs two numbers a cell and the core's table.
 */

import { type Cell, neighbours, type World } from '../world/index.js';
import type { Chase } from './chase.js';
import { CORE_RANK, type FoldData, type Folding, type LayerData, type QueueData } from './data.js';
import { fold } from './folding.js';
import type { ExactSolver } from './solver.js';

/** By cell: 1 where it is left. What `placesOf` is to keep. */
export function coreCells({ ranks }: Folding): Uint8Array {
  const isLeft = new Uint8Array(ranks.length);
  for (let cell = 0; cell < ranks.length; cell++) isLeft[cell] = Number(ranks[cell] === CORE_RANK);
  return isLeft;
}

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
  /** By cell; see `#laterThan`. */
  readonly #later: (readonly Cell[] | undefined)[] = [];

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
    return this.#laterThan(root).length === 1;
  }

  /** Where a mover goes: to its leader and other cells deleted later; in the core anywhere in the core. */
  #laterThan(cell: Cell): readonly Cell[] {
    return (this.#later[cell] ??= this.#findLater(cell));
  }

  #findLater(cell: Cell): Cell[] {
    const { ranks, leaders } = this.#folding;
    const leader = leaders[cell]; // first: as a rule it settles the question; in the core it is the cell itself
    const isLater = (to: Cell) => to !== leader && (ranks[to] > ranks[cell] || ranks[to] === CORE_RANK);
    return [leader, ...neighbours(this.#world, cell).filter(isLater)];
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
    for (const to of this.#laterThan(isMonster ? monster : rogue)) {
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
