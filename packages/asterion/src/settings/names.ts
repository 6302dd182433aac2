/** Names that somebody may have meant. */

/** The names close to a word, the closest first; three at most. */
function namesNear(word: string, names: readonly string[]): string[] {
  const wanted = word.toLowerCase();
  const most = Math.max(2, Math.floor(wanted.length / 3));
  return names
    .map((name) => ({ name, far: name.includes(wanted) && wanted !== '' ? 1 : editDistance(wanted, name) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** `Did you mean bfs?`, or nothing where no name is near. */
export function didYouMean(word: string, names: readonly string[]): string {
  const near = namesNear(word, names);
  return near.length === 0 ? '' : `Did you mean ${near.join(', ')}?`;
}

/** How many characters have to be put in, taken out or changed to get from one word to the other. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const change = above[column - 1] + (from[row - 1] === to[column - 1] ? 0 : 1);
      line.push(Math.min(change, above[column] + 1, line[column - 1] + 1));
    }
    above = line;
  }
  return above[to.length];
}
