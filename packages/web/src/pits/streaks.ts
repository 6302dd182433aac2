/** Wins in a row, by preset, as they are counted and written down. */

export interface Streak {
  /** Wins since the last loss. */
  readonly row: number;
  readonly best: number;
}

/** By the name of the preset. */
export type Streaks = Readonly<Record<string, Streak>>;

const NONE: Streak = { row: 0, best: 0 };

export const streakOf = (streaks: Streaks, preset: string): Streak =>
  Object.hasOwn(streaks, preset) ? streaks[preset] : NONE;

export function counting(streaks: Streaks, preset: string, isWon: boolean): Streaks {
  const { row, best } = streakOf(streaks, preset);
  const next = isWon ? row + 1 : 0;
  return { ...streaks, [preset]: { row: next, best: Math.max(best, next) } };
}

export const formatStreaks = (streaks: Streaks): string => JSON.stringify(streaks);

/** Whatever is damaged counts as never played. */
export function parseStreaks(text: string | null): Streaks {
  const entries = Object.entries(objectIn(text)).filter((entry): entry is [string, Streak] => isStreak(entry[1]));
  return Object.fromEntries(entries.map(([preset, { row, best }]) => [preset, { row, best }]));
}

function objectIn(text: string | null): object {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function isStreak(value: unknown): value is Streak {
  const isCount = (count: unknown): boolean => Number.isSafeInteger(count) && (count as number) >= 0;
  if (typeof value !== 'object' || value === null || !('row' in value) || !('best' in value)) return false;
  return isCount(value.row) && isCount(value.best) && (value.best as number) >= (value.row as number);
}
