/**
 * Fold and unfold: verdicts on worlds too large for a table, where staying put is legal and one monster hunts.
 *
 * The argument. N[x] is x and whatever is one step from it: where a mover on x can be next. Folding deletes corners one by
 * one; let G(i) be what is left after i of them, and let s(i) map every cell to its leader, again and again, until it is
 * in G(i): its shadow there. Since N[v] lies within N[leader] when v is deleted, shadows move as cells do: y in N[x] has
 * s(y) in N[s(x)].
 *
 * 1. *Whoever stands on the rogue's shadow wins.* Let the monster stand on the shadow s(i) of the rogue. Wherever the
 *    rogue moves, the monster can move to its new shadow s(i - 1): the old s(i - 1) and s(i) differ only where one is the
 *    corner v deleted last and the other its leader, and from the leader all of N[v] can be reached. Down to s(0), which
 *    is the rogue.
 * 2. *A monster is no worse off on its shadow*: the shadow of a winning plan is a plan, and ends on the rogue's shadow.
 * 3. *A rogue is no better off outside than on its shadow*: a plan that wins against the shadow ends on the shadow.
 * 4. *In the core the monster wins what it can reach at once, and nothing else.* A rogue that is not caught yet is no
 *    corner of the core, so one of its moves leads out of the monster's reach, for ever.
 *
 * So a monster on a corner v has, among its winning moves, one to a cell deleted later (the shadow of any other), and a
 * rogue on v, if it has a safe move, has one to a cell deleted later. In the core both may keep to the core. With "later"
 * meaning deleted after v, or in the core:
 *
 *   won(v, r) = some later m in N[v]: lost(m, r)        lost(m, v) = all later r in N[v]: won(m, r)
 *
 * Both sides climb, so nothing is iterated, and the core needs no table. Where staying is no move, N[x] does not hold x,
 * and 1 to 4 break: such chases are refused. For several monsters 1 to 3 are true as well, each with a shadow of its own,
 * but 4 is not: the core is where their game is played.
 *
 * The proof in full stands in `docs/exact.md`, and `fold-proof.test.ts` goes through it step by step.
 *
 * Answers are worked out when they are asked for and kept. Before that it takes two numbers a cell.
 */

import { type Cell, neighbours, type World } from '../world/index.js';
import type { Chase } from './chase.js';
import { CORE_RANK, type FoldData, type Folding } from './data.js';
import { fold } from './folding.js';
import type { ExactSolver } from './solver.js';

/** Done from the start: folding takes next to no time, and all else is worked out when it is asked for. */
export class FoldSolver implements ExactSolver<FoldData> {
  readonly method = 'fold';
  readonly stateCount: number;
  readonly round = 0;
  /** None is known before it is asked for. */
  readonly decided = 0;
  readonly done = true;
  readonly #folding: Folding;

  constructor({ world }: Chase, stateCount: number) {
    this.stateCount = stateCount;
    this.#folding = fold(world);
  }

  advance(): void {
    // Nothing is left to do.
  }

  data(): FoldData {
    return { method: 'fold', ...this.#folding };
  }
}

/** Whether a position is won; `side` is 0 with the monster to move, 1 with the rogue. */
interface Question {
  readonly monster: Cell;
  readonly rogue: Cell;
  readonly side: number;
}

/** Asks and answers: won or lost, whatever cells the two stand on. */
export class Unfolding {
  readonly #world: World;
  readonly #folding: Folding;
  /** By rogue, by 2 * monster, plus 1 with the rogue to move: small keys make fast maps. */
  readonly #answers = new Map<Cell, Map<number, boolean>>();
  /** By cell: a shadow of it, nearer to the core than its leader as a rule. */
  readonly #shadows: Int32Array;
  readonly #stack: Question[] = [];
  /** By cell; see `#laterThan`. */
  readonly #later: (readonly Cell[] | undefined)[] = [];

  constructor(world: World, folding: Folding) {
    this.#world = world;
    this.#folding = folding;
    this.#shadows = folding.leaders.slice();
  }

  isWon(monster: Cell, rogue: Cell): boolean {
    return this.#sameRoot(monster, rogue) ?? this.#ask(monster, rogue, 0);
  }

  isLost(monster: Cell, rogue: Cell): boolean {
    return this.#sameRoot(monster, rogue) ?? this.#ask(monster, rogue, 1);
  }

  /** A piece that folds to one cell is won from everywhere in it, and from nowhere else. */
  #sameRoot(monster: Cell, rogue: Cell): boolean | undefined {
    const root = this.#rootOf(monster);
    if (!this.#isAlone(root)) return undefined;
    return root === this.#rootOf(rogue);
  }

  /** The shadow of a cell in the core. The way there is shortened for whoever comes next. */
  #rootOf(cell: Cell): Cell {
    const shadows = this.#shadows;
    let root = cell;
    while (shadows[root] !== root) root = shadows[root];
    for (let at = cell; at !== root; ) {
      const next = shadows[at];
      shadows[at] = root;
      at = next;
    }
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

  /** Answers a question, first those that it depends on: by hand, for chains can be longer than a call stack. */
  #ask(monster: Cell, rogue: Cell, side: number): boolean {
    const stack = this.#stack;
    let answer = this.#answerTo(monster, rogue, side);
    while (stack.length > 0) {
      const top = stack[stack.length - 1];
      const found = this.#answer(top);
      if (found === undefined) continue; // what it depends on lies on the stack now
      this.#answersOn(top.rogue).set(2 * top.monster + top.side, found);
      stack.pop();
      answer = found; // the last one answered is the one that was asked
    }
    return answer === true;
  }

  #answersOn(rogue: Cell): Map<number, boolean> {
    let answers = this.#answers.get(rogue);
    if (answers === undefined) {
      answers = new Map();
      this.#answers.set(rogue, answers);
    }
    return answers;
  }

  /** A known answer; undefined, and the question on the stack, if it is not. */
  #answerTo(monster: Cell, rogue: Cell, side: number): boolean | undefined {
    const answer = this.#answers.get(rogue)?.get(2 * monster + side);
    if (answer === undefined) this.#stack.push({ monster, rogue, side });
    return answer;
  }

  /** The answer; undefined, and another question on the stack, if that has to be answered first. */
  #answer({ monster, rogue, side }: Question): boolean | undefined {
    if (monster === rogue) return true;
    const { ranks } = this.#folding;
    if (ranks[monster] === CORE_RANK && ranks[rogue] === CORE_RANK) {
      return side === 0 && this.#laterThan(monster).includes(rogue); // 4 of the argument
    }
    // 2 and 3 of the argument settle most questions: shadows are shared by many.
    const [above, below] = [this.#rootOf(monster), this.#rootOf(rogue)];
    if (above !== monster) {
      const onShadow = this.#answerTo(above, rogue, side);
      if (onShadow !== true) return onShadow;
    }
    if (below !== rogue) {
      const ofShadow = this.#answerTo(monster, below, side);
      if (ofShadow !== false) return ofShadow;
    }
    const isMonster = side === 0;
    for (const to of this.#laterThan(isMonster ? monster : rogue)) {
      const answer = isMonster ? this.#answerTo(to, rogue, 1) : this.#answerTo(monster, to, 0);
      if (answer === undefined || answer === isMonster) return answer; // one move is enough: a win, or an escape
    }
    return !isMonster;
  }
}
