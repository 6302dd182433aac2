/** Text in lines that are no wider than a screen. */

/** As many parts a line as fit; a part that is wider than a line is cut where it is shown. */
export function joined(parts: readonly string[], separator: string, columns: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)}${separator}${part}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** A text broken between its words. */
export const wrapped = (text: string, columns: number): string[] =>
  text.length <= columns ? [text] : joined(text.split(' '), ' ', columns);

/**
 * Lines of keys and what they do, in two columns of text. Where one of them does not fit, the columns of all move
 * together, and what goes on in the next line is set in.
 */
export function wrappedEntries(lines: readonly string[], columns: number): string[] {
  if (lines.every((line) => line.length <= columns)) return [...lines];
  return lines.flatMap((line) => {
    const [first, ...rest] = wrapped(line.trim().replaceAll(/ {2,}/g, '  '), columns - INDENT.length);
    return [first, ...rest.map((more) => INDENT + more)];
  });
}

const INDENT = '  ';

/** Help for a screen: prose flows, lines that are set in are entries, and words stay whole. */
export const fitted = (text: string, columns: number): string =>
  blocksOf(text.split('\n'))
    .flatMap((lines) => {
      if (lines.every((line) => line.length <= columns)) return lines;
      if (!lines[0].startsWith(INDENT)) return wrapped(lines.join(' '), columns);
      const entries = lines.map((line) => line.slice(INDENT.length));
      return wrappedEntries(entries, columns - INDENT.length).map((line) => INDENT + line);
    })
    .join('\n');

/** Lines that belong together: of a paragraph, or of a list. */
function blocksOf(lines: readonly string[]): string[][] {
  const kindOf = (line: string) => (line === '' ? 'blank' : line.startsWith(INDENT) ? 'entry' : 'prose');
  const blocks: string[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last !== undefined && kindOf(last[0]) === kindOf(line)) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
