/** How many puzzles of each kind are in a pack. */

import { counted } from 'asterion/play';
import { MOST_STARS, type PuzzlePack, puzzleThemes } from 'asterion/puzzle';

type Puzzles = Pick<PuzzlePack, 'list'>;

/** By number of stars, from one up; those that there are none of are left out. */
export const starCounts = ({ list }: Puzzles) =>
  countsOf(
    Array.from({ length: MOST_STARS }, (_, at) => at + 1),
    list.map(({ stars }) => stars),
  );

/** By the name of a theme. */
export const themeCounts = ({ list }: Puzzles) =>
  countsOf(
    puzzleThemes.map(({ name }) => name),
    list.flatMap(({ themes }) => themes),
  );

/** `4 of 1 star, 2 of 3 stars` */
export const starsText = (puzzles: Puzzles): string =>
  Object.entries(starCounts(puzzles))
    .map(([stars, count]) => `${count} of ${counted(Number(stars), 'star')}`)
    .join(', ');

const countsOf = <T extends string | number>(kinds: readonly T[], found: readonly T[]): Record<string, number> =>
  Object.fromEntries(
    kinds.map((kind) => [kind, found.filter((one) => one === kind).length] as const).filter(([, count]) => count > 0),
  );
