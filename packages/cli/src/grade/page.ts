/** The table of a class as one page that opens from disk. Everything in it comes from submissions, and is escaped. */

import { capital, counted } from 'asterion/play';
import { documentOf, escapeHtml, TABLE_STYLE } from '../game/page-shell.js';
import { plain } from '../host/text.js';
import type { TaskResult } from './assignment.js';
import { type Row, type Sheet, toldOf, valueTexts } from './table.js';

export function pageOf(sheet: Sheet): string {
  const { assignment, rows } = sheet;
  const title = `Assignment ${assignment.name}: ${counted(rows.length, 'submission')}`;
  const heads = [
    'Submission',
    'As',
    'Checks',
    ...assignment.columns.map((column) => capital(column.title)),
    'Forfeits',
  ];
  return documentOf({
    title,
    style: `${TABLE_STYLE}${STYLE}`,
    main: `<h1>${safe(title)}</h1>
<p>${safe(toldOf(sheet))}.</p>
<div class="wide" role="region" aria-label="Results" tabindex="0">
<table>
<caption>The best first. A bar before a name: see below.</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${safe(head)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => rowMarkup(row, sheet)).join('')}</tbody>
</table>
</div>
<h2>One by one</h2>
${rows.map(detailMarkup).join('')}`,
  });
}

/** Line ends stay: they are part of a drawn board. */
const safe = (text: string): string => escapeHtml(text.split('\n').map(plain).join('\n'));

function rowMarkup(row: Row, { assignment }: Sheet): string {
  const { name, as, passed, checks, forfeits, reasons } = row;
  const cells = [
    as ?? '-',
    as === undefined ? '-' : `${passed} of ${checks}`,
    ...valueTexts(row, assignment),
    as === undefined ? '-' : String(forfeits),
  ];
  const mark = reasons.length === 0 ? '' : ' class="wrong"';
  return `<tr${mark}><th scope="row">${safe(name)}</th>${cells.map((cell) => `<td>${safe(cell)}</td>`).join('')}</tr>\n`;
}

function detailMarkup({ name, as, findings, results, reasons }: Row): string {
  const wrong = reasons.length === 0 ? 'nothing went wrong' : counted(reasons.length, 'thing').concat(' to look at');
  const held = findings.map(
    ({ property, holds }) => `<li>${holds === undefined ? 'Not seen' : holds ? 'Yes' : 'No'}: ${safe(property)}</li>`,
  );
  return `<details>
<summary>${safe(name)}${as === undefined ? '' : ` as ${safe(as)}`}: ${wrong}</summary>
${reasons.map((reason) => `<pre>${safe(reason)}</pre>\n`).join('')}${held.length === 0 ? '' : `<ul>\n${held.join('\n')}\n</ul>\n`}${resultsMarkup(results)}</details>
`;
}

function resultsMarkup(results: readonly TaskResult[]): string {
  if (results.length === 0) return '';
  const counts = [...new Set(results.flatMap((result) => Object.keys(result.counts)))];
  const heads = ['World', 'Against', 'Seed', 'Outcome', ...counts.map(capital), 'Why'];
  const lines = results.map((result) =>
    [
      ...[result.world, result.against, result.seed, result.outcome],
      ...counts.map((key) => String(result.counts[key] ?? '-')),
      result.why ?? '',
    ].map((cell) => `<td>${safe(cell)}</td>`),
  );
  return `<div class="wide" role="region" aria-label="Each result" tabindex="0">
<table>
<thead><tr>${heads.map((head) => `<th scope="col">${safe(head)}</th>`).join('')}</tr></thead>
<tbody>
${lines.map((cells) => `<tr>${cells.join('')}</tr>\n`).join('')}</tbody>
</table>
</div>
`;
}

const STYLE = `th:first-child, td:first-child, th:nth-child(2), td:nth-child(2), details th:last-child, details td:last-child { text-align: left }
th[scope=row] { white-space: normal; overflow-wrap: anywhere; min-width: 8rem; border-left: 3px solid transparent }
.wrong th { border-left-color: var(--pursuer) }
`;
