/**
 * Dates as numbers of days, by arithmetic: no clock and no time zone comes near them. The calendar is the Gregorian one, the
 * dates are written like `2026-11-19`.
 */

/** Days of four hundred years, after which the calendar comes again, and from the year 0 in March to 1970. */
const DAYS_OF_ERA = 146_097;
const DAYS_TO_1970 = 719_468;

/** The days from 1970-01-01 to a date; undefined if there is no such date. */
export function dayNumber(date: string): number | undefined {
  const [, year, month, day] = (/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(date) ?? []).map(Number);
  if (day === undefined) return undefined;
  // Years that begin in March end with the odd day, and their months have lengths that come by fives.
  const march = (month + 9) % 12;
  const from = month <= 2 ? year - 1 : year;
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
  const number = 365 * from + leaps + Math.floor((153 * march + 2) / 5) + day - 1 - DAYS_TO_1970;
  return dateOf(number) === date ? number : undefined;
}

/** The date so many days after 1970-01-01. */
export function dateOf(number: number): string {
  const days = number + DAYS_TO_1970;
  const era = Math.floor(days / DAYS_OF_ERA);
  const inEra = days - era * DAYS_OF_ERA;
  const inYears = inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096);
  const years = Math.floor(inYears / 365);
  const inYear = inEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const march = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  const year = years + 400 * era + Number(month <= 2);
  const text = (part: number, digits: number) => String(part).padStart(digits, '0');
  return `${text(year, 4)}-${text(month, 2)}-${text(day, 2)}`;
}

/** Days of a week. */
export const WEEK = 7;

/** The day of the week, 0 for Monday, so many days after 1970-01-01, which was a Thursday. */
export const weekday = (number: number): number => (number + 3) % WEEK;
