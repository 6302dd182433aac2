/** Whether a number beats all others: fewer is better, equal numbers have no winner, none is no number. */
export function isBest(values: readonly (number | undefined)[], at: number): boolean {
  const own = values[at];
  return own !== undefined && values.every((value, other) => other === at || value === undefined || own < value);
}
