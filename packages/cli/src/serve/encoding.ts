/** Which compressed form of a file a browser gets. */

/** The forms the build writes, best first, by the name of the encoding and the ending of the file. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** The encoding that an `Accept-Encoding` field likes best of those there are; undefined for the file as it is. */
export function bestEncoding(field: string, available: readonly Encoding[]): Encoding | undefined {
  const weights = weightsOf(field);
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const asItIs = weights.get('identity') ?? 0;
  const [best] = available
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= asItIs)
    .sort((a, b) => weightOf(b) - weightOf(a)); // equals stay in their order
  return best;
}

/** `gzip, br;q=0.5` as weights by name; a weight that is none counts as 0. */
function weightsOf(field: string): Map<string, number> {
  return new Map(
    field
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [, name = '', weight = '1'] = /^\s*([^\s;]+)\s*(?:;\s*q=([^\s;]*)\s*)?$/.exec(part) ?? [];
        return [name, /^[01](\.\d{0,3})?$/.test(weight) ? Number(weight) : 0];
      }),
  );
}
