// How long something takes, in milliseconds of CPU time of this process, all its threads included: that stays true on a machine
// that has more to do.

export function cpuTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @template T @param {() => T} run @returns {[result: T, ms: number]} */
export function spent(run) {
  const start = cpuTime();
  const result = run();
  return [result, cpuTime() - start];
}

/** The one in the middle; of two the greater. @param {readonly number[]} values not none */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
