/** Where one is in a game, as links say it: a turn of it, or of what is tried beside it. */

/** Other moves than those of the game. */
export interface Tries {
  /** The turn at which the game is left. */
  readonly from: number;
  /** The moves from there on, by name; those of chance follow from them. */
  readonly names: readonly string[];
}

export interface TurnPlace {
  /** Undefined for wherever one usually begins to look. */
  readonly at: number | undefined;
  /** Undefined in the game itself. */
  readonly tries: Tries | undefined;
}

/** What a link says of a place. A turn at which one usually begins to look goes without saying. */
export function placeEntries({ at, tries }: TurnPlace, usual: number): [key: string, text: string][] {
  const turn: [string, string][] = at === undefined || (tries === undefined && at === usual) ? [] : [['turn', `${at}`]];
  if (tries === undefined) return turn;
  return [...turn, ['from', String(tries.from)], ['try', tries.names.join(',')]];
}

/** Where a link leads in a game; what it asks for and is not understood goes to `notes`. */
export function placeFrom(query: URLSearchParams, notes: string[]): TurnPlace {
  const [from, at] = [wholeNumber(query, 'from', notes), wholeNumber(query, 'turn', notes)];
  const names = query
    .get('try')
    ?.split(',')
    .filter((name) => name !== '');
  if (names !== undefined && !query.has('from'))
    notes.push('The link tries other moves, but does not say from which turn: from is missing.');
  return { at, tries: from === undefined || names === undefined ? undefined : { from, names } };
}

function wholeNumber(query: URLSearchParams, key: string, notes: string[]): number | undefined {
  const text = query.get(key);
  if (text === null) return undefined;
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  notes.push(`Expected ${key} as a whole number, got "${shortened(text)}".`);
  return undefined;
}

/** As much of what a stranger wrote as a message has room for. */
const shortened = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text);

/** What is said of a move that cannot be tried. */
export const noMoveText = (name: string, turn: number): string =>
  `The link tries ${shortened(name)} at turn ${turn}, which is no move there.`;
