/** The table of a class: a row for each submission, the best first, as text, as a report and as comma-separated values. */

import { capital, counted } from 'asterion/play';
import { csvText, plain, tableText, unspreadable } from '../host/text.js';
import type { Assignment, GradingTerms } from './assignment.js';
import type { Graded } from './grading.js';

export interface Row extends Graded {
  readonly as: string | undefined;
  /** Checks that hold, and all of them. */
  readonly passed: number;
  readonly checks: number;
  /** In the order of the columns. */
  readonly values: readonly (number | null)[];
  readonly forfeits: number;
  /** What went wrong, a sentence or more each, the gravest first. */
  readonly reasons: readonly string[];
}

export interface Sheet {
  readonly assignment: Assignment;
  readonly plan: GradingTerms;
  readonly rows: readonly Row[];
}

export function sheetOf(assignment: Assignment, plan: GradingTerms, graded: readonly Graded[]): Sheet {
  const rows = graded.map((one) => rowOf(one, assignment));
  return { assignment, plan, rows: rows.sort((a, b) => comparing(a, b, assignment)) };
}

function rowOf(graded: Graded, { columns }: Assignment): Row {
  const { role, findings, results } = graded;
  const as = role?.as;
  return {
    ...graded,
    as,
    passed: findings.filter(({ holds }) => holds === true).length,
    checks: findings.length,
    values: columns.map(({ of }) => (as === undefined ? null : of(results, as))),
    forfeits: results.filter(({ isForfeit }) => isForfeit).length,
    reasons: reasonsOf(graded),
  };
}

/** By what they are, then the better one, then by name. Whoever could not be graded is last. */
function comparing(a: Row, b: Row, { roles, order, columns }: Assignment): number {
  const place = ({ as }: Row): number => (as === undefined ? roles.length : roles.indexOf(as));
  if (place(a) !== place(b)) return place(a) - place(b);
  for (const key of a.as === undefined ? [] : order(a.as)) {
    const sign = key.startsWith('-') ? -1 : 1;
    const column = columns.findIndex((one) => one.key === key.replace('-', ''));
    const [one, other] = [a, b].map(({ values }) => values[column] ?? -sign * Infinity);
    if (one !== other) return one > other ? -sign : sign;
  }
  return b.passed - a.passed || (a.name < b.name ? -1 : 1);
}

function reasonsOf({ fault, findings, results }: Graded): string[] {
  const failed = findings.filter(({ holds }) => holds === false);
  const wrong = results.filter(({ why }) => why !== null);
  const [first] = wrong;
  const place = (one: typeof first): string =>
    [one.world, one.against].filter((name) => name !== '-').join(' against ');
  return [
    ...(fault === undefined ? [] : [sentence(fault)]),
    ...failed.map(({ property, why }) => `Not so: ${property}. ${why ?? ''}`.trimEnd()),
    ...(first === undefined
      ? []
      : [
          `${counted(wrong.length, 'time')} of ${results.length}, first ${[place(first), `seed ${first.seed}`].filter((text) => text !== '').join(', ')}: ${first.why ?? ''}`,
        ]),
  ];
}

const sentence = (text: string): string => `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** What everybody in it was asked to do. */
export const toldOf = ({ assignment, plan, rows }: Sheet): string =>
  assignment.told(
    plan,
    assignment.roles.filter((role) => rows.some(({ as }) => as === role)),
  );

export function textOf({ assignment, plan, rows }: Sheet): string {
  const { name, columns } = assignment;
  const head = ['submission', 'as', 'checks', ...columns.map(({ title }) => title), 'forfeits'];
  const lines = rows.map((row) => [
    plain(row.name),
    row.as ?? '-',
    row.as === undefined ? '-' : `${row.passed} of ${row.checks}`,
    ...valueTexts(row, assignment),
    row.as === undefined ? '-' : String(row.forfeits),
  ]);
  const wrong = rows.filter(({ reasons }) => reasons.length > 0);
  return [
    `${counted(rows.length, 'submission')}, assignment ${name}: ${toldOf({ assignment, plan, rows })}.`,
    '',
    tableText(head, lines, 2),
    ...wrong.map(({ name: who, reasons }) =>
      [plain(who), ...reasons.map((reason) => `  ${plain(reason.split('\n', 1)[0])}`), ''].join('\n'),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** A row's values as they are written, `-` for none. */
export const valueTexts = ({ values }: Row, { columns }: Assignment): string[] =>
  columns.map(({ text }, index) => {
    const value = values[index];
    return value === null ? '-' : text(value);
  });

const named = ({ values }: Row, { columns }: Assignment): Record<string, number | null> =>
  Object.fromEntries(columns.map(({ key }, index) => [key, values[index]]));

/** As outside callers rely on it. */
export const reportOf = ({ assignment, plan, rows }: Sheet): object => ({
  assignment: assignment.name,
  seed: plan.seed,
  rows: rows.map((row) => ({
    ...{ submission: row.name, as: row.as ?? null, passed: row.passed, checks: row.checks },
    ...named(row, assignment),
    forfeits: row.forfeits,
    reasons: row.reasons,
    results: row.results.map(({ world, against, seed, outcome, why, counts }) => ({
      world,
      against,
      seed,
      outcome,
      ...counts,
      why,
    })),
  })),
});

export const csvOf = ({ assignment, rows }: Sheet): string =>
  csvText(
    ['submission', 'as', 'passed', 'checks', ...assignment.columns.map(({ key }) => key), 'forfeits', 'reasons'],
    rows.map((row) => [
      ...[unspreadable(row.name), row.as ?? null, row.passed, row.checks],
      ...[...row.values, row.forfeits, unspreadable(row.reasons.join('\n'))],
    ]),
  );
