/** Whole numbers, as they are typed. */

/** The number in a field; undefined where it is none or out of range, with the fault noted. */
export function whole<Field extends string>(
  draft: Readonly<Record<Field, string>>,
  field: Field,
  least: number,
  most: number,
  faults: Partial<Record<Field, string>>,
): number | undefined {
  const text = draft[field].trim();
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  faults[field] = `Expected a whole number from ${least} to ${most}, got ${text === '' ? 'nothing' : `"${text}"`}.`;
  return undefined;
}
