// What tables made by different programs have to agree on: how many states are won, and the sum of their depths. States of
// which the monsters are to move.

/** @typedef {{ won: number, depths: number | undefined }} Sums `depths` is undefined in a table of verdicts */
/** @typedef {import('asterion/exact').ExactSolver} ExactSolver */

const NEVER = 0xffff;

/** @param {number} word */
function bitCount(word) {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** @param {Uint16Array} depths */
function sumOfQueue(depths) {
  let sum = 0;
  for (let state = 0; state < depths.length; state++) if (depths[state] !== NEVER) sum += depths[state];
  return sum;
}

/** @param {import('asterion/exact').LayerData} data @param {readonly Int32Array[]} quads */
function sumOfLayers({ method, kept }, quads) {
  const words = method === 'kernel' ? 4 : 1; // numbers of 32 bits a tile
  let sum = 0;
  for (const [n, quad] of quads.entries()) {
    const counts = [0, 0, 0, 0];
    for (let at = 0; at < quad.length; at += 4 * words) {
      if (kept !== undefined && kept[at / (4 * words)] <= n) continue;
      for (let i = 0; i < 4 * words; i++) counts[Math.floor(i / words)] += bitCount(quad[at + i]);
    }
    for (const [digit, count] of counts.entries()) sum += count * 2 ** (4 * n + digit);
  }
  return sum;
}

/** @param {ExactSolver} solver that is done @returns {Sums} */
export function sumsOf(solver) {
  const data = solver.dataHere?.() ?? solver.data();
  if (data.method === 'fold') throw new Error('Expected a solver of all states, got folding.');
  if (data.method === 'queue') return { won: solver.decided, depths: sumOfQueue(data.depths) };
  return { won: solver.decided, depths: data.quads === undefined ? undefined : sumOfLayers(data, data.quads) };
}
