/**
 * The sequential test of a duel: who is better, asked after every encounter, until it is known.
 *
 * The generalised sequential probability ratio test over the five values of a pair of games (0, 0.5, 1, 1.5 and 2 points).
 * Pairs share a world, so their two games are not independent; the pairs are. The likelihoods are those of the most likely
 * five probabilities that have the mean of the hypothesis.
 */

export type Verdict = 'a' | 'b';

export interface SprtPlan {
  /** How much better than half of the points counts as better: 0.05 for 55 %. */
  readonly margin: number;
  /** How often one may be wrong. */
  readonly risk: number;
}

export const USUAL_SPRT: SprtPlan = { margin: 0.05, risk: 0.05 };

/** The shares of points that an encounter can bring. */
const VALUES = [0, 0.25, 0.5, 0.75, 1] as const;

/** What was never seen is not impossible: a loss and a win that nobody played, and a trace of all else. */
const BEFORE = [1, 1e-3, 1e-3, 1e-3, 1] as const;

export class Sprt {
  readonly #plan: SprtPlan;
  readonly #counts: number[] = [...BEFORE];
  #verdict: Verdict | undefined;

  constructor(plan: SprtPlan) {
    this.#plan = plan;
  }

  /** Who is better; undefined as long as that is not known. Once it is, it stays. */
  get verdict(): Verdict | undefined {
    return this.#verdict;
  }

  /** One more encounter, by the points of the first of the two. */
  add(points: readonly number[]): void {
    if (this.#verdict !== undefined) return;
    const share = points.reduce((sum, one) => sum + one, 0) / points.length;
    this.#counts[Math.round(share * (VALUES.length - 1))]++;
    const { margin, risk } = this.#plan;
    const bound = Math.log((1 - risk) / risk);
    const ratio = logLikelihoodRatio(this.#counts, 0.5 - margin, 0.5 + margin);
    if (Math.abs(ratio) >= bound) this.#verdict = ratio > 0 ? 'a' : 'b';
  }
}

/** How much likelier the counts are where the mean is `other` than where it is `one`, as a logarithm. */
export function logLikelihoodRatio(counts: readonly number[], one: number, other: number): number {
  const [p, q] = [likeliest(counts, one), likeliest(counts, other)];
  return counts.reduce((sum, count, i) => sum + count * Math.log(q[i] / p[i]), 0);
}

/**
 * The likeliest probabilities with this mean: each is its share of the counts over `1 + x (value - mean)`, for the one `x`
 * that brings the mean about; found by halving, since the sum below falls with `x`.
 */
function likeliest(counts: readonly number[], mean: number): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shares = counts.map((count) => count / total);
  const excess = (x: number): number =>
    shares.reduce((sum, share, i) => sum + (share * (VALUES[i] - mean)) / (1 + x * (VALUES[i] - mean)), 0);
  let [low, high] = [-1 / (1 - mean), 1 / mean];
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  const x = (low + high) / 2;
  return shares.map((share, i) => share / (1 + x * (VALUES[i] - mean)));
}
