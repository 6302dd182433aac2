/** Names that somebody may have meant. */

/** The names close to a word, the closest first; three at most. */
function namesNear(word: string, names: readonly string[]): string[] {
  const wanted = word.toLowerCase();
  const most = Math.max(2, Math.floor(wanted.length / 3));
  const far = (name: string): number =>
    wanted !== '' && (name.includes(wanted) || wanted.includes(name)) ? 1 : editDistance(wanted, name);
  return names
    .filter((name) => far(name) <= most)
    .sort((a, b) => far(a) - far(b))
    .slice(0, 3);
}

/** `Did you mean bfs?`, or nothing where no name is near. */
export function didYouMean(word: string, names: readonly string[]): string {
  const near = namesNear(word, names);
  return near.length === 0 ? '' : `Did you mean ${near.join(', ')}?`;
}

/** `Unknown shape "hexagon". Did you mean hex?`; all that are known where no name is near. */
export const unknownName = (what: string, name: string, known: readonly string[], where = ''): string =>
  `Unknown ${what} ${JSON.stringify(name)}${where}. ${didYouMean(name, known) || `Known: ${known.join(', ')}.`}`;

/** How many characters have to be put in, taken out or changed to get from one word to the other. */
function editDistance(from: string, to: string): number {
  const row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const letter of from) {
    let corner = row[0]++;
    for (let column = 1; column < row.length; column++) {
      const changed = corner + (letter === to[column - 1] ? 0 : 1);
      corner = row[column];
      row[column] = Math.min(changed, corner + 1, row[column - 1] + 1);
    }
  }
  return row[to.length];
}
