/**
 * The rows of `asterion maze table` as a picture: a panel a solver, a line a generator, a dot with its interval for the cells
 * visited and a stroke for the path. All panels have the same scale, so that solvers can be compared across them.
 */

import { darkPalette, escapeXml, lightPalette, type Palette } from 'asterion/render';
import type { TableRow } from './table-rows.js';

const COLUMNS = 3;
const LINE = 16;
const [PANEL, GAP, TOP, FOOT] = [300, 24, 78, 26];
/** What the widest character of a name takes, and what title and legend do. */
const [CHARACTER, LEAST_WIDTH] = [6.6, 580];

/** Colours follow the surroundings: a style sheet inside, which browsers and printers obey. */
const sheet = (): string => {
  const rules = ({ background, text, wall, block, entrance, path }: Palette): string =>
    `.ground{fill:${background}}text{fill:${text}}.frame{stroke:${block}}.axis{stroke:${wall}}` +
    `.visited{fill:${entrance};stroke:${entrance}}.path{stroke:${path}}`;
  return `<style>text{font:11px sans-serif}.title{font-size:16px;font-weight:bold}.name{font-weight:bold}${rules(lightPalette)}@media (prefers-color-scheme:dark){${rules(darkPalette)}}</style>\n`;
};

export function plotOf(rows: readonly TableRow[], seed: string): string {
  const solvers = [...new Set(rows.map(({ solver }) => solver))];
  const generators = [...new Set(rows.map(({ generator }) => generator))];
  const most = Math.max(1, ...rows.map(({ visited, path }) => Math.max(ends(visited)[1], path?.mean ?? 0)));
  const panelHeight = generators.length * LINE + FOOT + 24;
  const columns = Math.min(COLUMNS, solvers.length);
  const names = Math.ceil(24 + CHARACTER * Math.max(...generators.map(({ length }) => length)));
  const width = Math.max(LEAST_WIDTH, names + columns * (PANEL + GAP));
  const height = TOP + Math.ceil(solvers.length / columns) * panelHeight + 8;
  const title = `Cells visited and path length, means of ${rows[0].mazes} mazes, seed ${seed}`;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">\n`,
    `<title>${escapeXml(title)}</title>\n`,
    sheet(),
    `<rect class="ground" width="${width}" height="${height}"/>\n`,
    text(16, 28, title, 'title'),
    legend(),
  ];
  solvers.forEach((solver, index) => {
    const x = names + (index % columns) * (PANEL + GAP);
    const y = TOP + Math.floor(index / columns) * panelHeight;
    const own = rows.filter((row) => row.solver === solver);
    parts.push(...panel({ x, y, own, generators, most, isFirst: index % columns === 0 }, solver));
  });
  return [...parts, '</svg>\n'].join('');
}

const legend = (): string =>
  `<circle class="visited" cx="22" cy="48" r="4"/>\n${text(34, 52, 'cells visited, with the 95 % interval')}` +
  `<path class="path" d="M254 42v12" stroke-width="3"/>\n${text(264, 52, 'cells of the path')}`;

interface Panel {
  readonly x: number;
  readonly y: number;
  readonly own: readonly TableRow[];
  readonly generators: readonly string[];
  readonly most: number;
  /** The names of the lines stand beside the first panel of a row. */
  readonly isFirst: boolean;
}

function* panel({ x, y, own, generators, most, isFirst }: Panel, solver: string): Generator<string, void> {
  const bottom = y + 8 + generators.length * LINE;
  const at = (value: number): string => (x + (PANEL * value) / most).toFixed(1);
  yield text(x, y, solver, 'name');
  for (const tick of ticksTo(most)) {
    yield `<path class="frame" d="M${at(tick)} ${y + 8}V${bottom}"/>\n`;
    yield text(Number(at(tick)), bottom + 14, String(tick), undefined, 'middle');
  }
  yield `<path class="axis" d="M${x} ${bottom}h${PANEL}"/>\n`;
  for (const [line, generator] of generators.entries()) {
    const middle = y + 8 + (line + 0.5) * LINE;
    if (isFirst) yield text(x - 10, middle + 4, generator, undefined, 'end');
    const row = own.find((one) => one.generator === generator);
    if (row === undefined) continue;
    const [low, high] = ends(row.visited);
    yield `<path class="visited" d="M${at(low)} ${middle}H${at(high)}" stroke-width="2"/>\n`;
    yield `<circle class="visited" cx="${at(row.visited.mean)}" cy="${middle}" r="3.5"/>\n`;
    if (row.path !== undefined)
      yield `<path class="path" d="M${at(row.path.mean)} ${middle - 6}v12" stroke-width="3"/>\n`;
  }
}

const ends = ({ mean, half }: TableRow['visited']): readonly [number, number] => [
  Math.max(0, mean - half),
  mean + half,
];

/** Round numbers, four to eight of them. */
function ticksTo(most: number): number[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

const text = (x: number, y: number, words: string, name?: string, anchor?: string): string =>
  `<text x="${x}" y="${y}"${name === undefined ? '' : ` class="${name}"`}${anchor === undefined ? '' : ` text-anchor="${anchor}"`}>${escapeXml(words)}</text>\n`;
