/** Which things belong together: union by halving paths, near-constant a call. */

export class UnionFind {
  #parents: Int32Array;

  constructor(size: number) {
    this.#parents = Int32Array.from({ length: size }, (_, item) => item);
  }

  find(item: number): number {
    const parents = this.#parents;
    let root = item;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root]];
      root = parents[root];
    }
    return root;
  }

  /** Joins the sets of two things; false if they were one already. */
  join(a: number, b: number): boolean {
    const [rootA, rootB] = [this.find(a), this.find(b)];
    this.#parents[rootA] = rootB;
    return rootA !== rootB;
  }

  copy(): UnionFind {
    const copy = new UnionFind(0);
    copy.#parents = this.#parents.slice();
    return copy;
  }
}
