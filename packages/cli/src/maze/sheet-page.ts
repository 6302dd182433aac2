/**
 * Pages of worksheets, in millimetres: mazes in columns, each with its number and name, and a footer. Everything is drawn on
 * white, whatever the surroundings, because it is meant for paper; text is text, so that it can be searched in a PDF.
 */

import type { Maze } from 'asterion/generate';
import { counted } from 'asterion/play';
import { drawSvg, escapeXml, lightPalette, type Palette } from 'asterion/render';
import type { Cell } from 'asterion/world';

/** Width and height in millimetres, by the name of the paper. */
export const PAPERS: Readonly<Record<string, readonly [width: number, height: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};

/** A maze on a sheet. */
export interface Item {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly maze: Maze;
  /** What is to be drawn in answers. */
  readonly path: readonly Cell[];
}

export interface PagePlan {
  readonly paper: readonly [width: number, height: number];
  readonly columns: number;
  readonly heading: string;
  /** Whether there is a line to write one's name on: on answers there is none. */
  readonly isAnswers: boolean;
}

const [MARGIN, HEAD, FOOT, GAP, CAPTION] = [15, 16, 8, 8, 7];

const PAPER_WHITE: Palette = { ...lightPalette, background: '#ffffff', floor: '#ffffff', wall: '#000000' };

/** The pages, each a whole document. */
export function pagesOf(items: readonly Item[], plan: PagePlan): string[] {
  const layout = layoutOf(items[0].maze, plan);
  const count = Math.ceil(items.length / layout.perPage);
  return Array.from({ length: count }, (_, page) => {
    const own = items.slice(page * layout.perPage, (page + 1) * layout.perPage);
    return pageOf(own, plan, layout, count === 1 ? '' : `${page + 1} of ${count}`);
  });
}

interface Layout {
  readonly perPage: number;
  /** Of a cell of the maze. */
  readonly cellSize: number;
  /** From the corner of a maze to that of the next. */
  readonly across: number;
  readonly down: number;
}

/** As many rows as fit, and one where not even that does: then the maze is made smaller. */
function layoutOf({ world: { grid } }: Maze, { paper, columns }: PagePlan): Layout {
  const [width, height] = [paper[0] - 2 * MARGIN, paper[1] - 2 * MARGIN - HEAD - FOOT];
  const ofWidth = (width - (columns - 1) * GAP) / columns / (grid.width + 1); // a drawing has half a cell around it
  const ofHeight = (height - CAPTION) / (grid.height + 1);
  const cellSize = Math.min(ofWidth, ofHeight);
  const down = (grid.height + 1) * cellSize + CAPTION + GAP;
  const rows = Math.max(1, Math.floor((height + GAP + 1e-6) / down));
  return { perPage: rows * columns, cellSize, across: (width + GAP) / columns, down };
}

function pageOf(items: readonly Item[], plan: PagePlan, layout: Layout, place: string): string {
  const [width, height] = plan.paper;
  const { columns, heading, isAnswers } = plan;
  const line = `<path d="M${mm(width - MARGIN - 70)} ${MARGIN + 6}h70" stroke="#000" stroke-width=".3"/>\n`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img">\n`,
    `<title>${escapeXml(place === '' ? heading : `${heading}, page ${place}`)}</title>\n`,
    `<rect width="${width}" height="${height}" fill="#fff"/>\n`,
    text(MARGIN, MARGIN + 6, 7, heading, 'font-weight="bold"'),
    ...(isAnswers ? [] : [text(width - MARGIN - 72, MARGIN + 6, 4, 'Name', 'text-anchor="end"'), line]),
    ...items.map((item, index) => {
      const x = MARGIN + (index % columns) * layout.across;
      const y = MARGIN + HEAD + Math.floor(index / columns) * layout.down;
      return itemAt(x, y, item, layout, isAnswers);
    }),
    ...(place === '' ? [] : [text(width / 2, height - MARGIN, 3.5, place, 'text-anchor="middle"')]),
    '</svg>\n',
  ].join('');
}

function itemAt(x: number, y: number, item: Item, { cellSize, across }: Layout, isAnswers: boolean): string {
  const { number, maze, path } = item;
  const name = isAnswers ? counted(path.length, 'cell') : item.name;
  const half = cellSize / 2; // the drawing begins half a cell outside of the maze
  const drawing = drawSvg(maze, isAnswers ? { path } : {}, { cellSize, palette: PAPER_WHITE, title: `Maze ${number}` });
  const letter = (cell: Cell, word: string): string => {
    const centre = maze.world.grid.centre(cell);
    const [left, top] = [x + centre.x * cellSize, y + CAPTION + half + centre.y * cellSize];
    return text(left, top + 0.14 * cellSize, 0.4 * cellSize, word, 'font-weight="bold" text-anchor="middle"', '#fff');
  };
  const caption =
    `<text x="${mm(x)}" y="${mm(y + 5)}" font-family="sans-serif" font-size="4.5">` +
    `<tspan font-weight="bold">${number}</tspan><tspan dx="2.5" font-size="${mm(nameSize(name, across - GAP))}" fill="#444">${escapeXml(name)}</tspan></text>\n`;
  return [
    caption,
    drawing.replace('<svg ', `<svg x="${mm(x - half)}" y="${mm(y + CAPTION)}" `),
    letter(maze.entrance, 'S'),
    maze.exit === maze.entrance ? '' : letter(maze.exit, 'E'),
  ].join('');
}

/** As large as fits beside the number. */
const nameSize = (name: string, width: number): number => Math.min(3.2, (width - 10) / (0.6 * name.length));

const mm = (value: number): string => String(Number(value.toFixed(2)));

const text = (x: number, y: number, size: number, words: string, more = '', fill = '#000'): string =>
  `<text x="${mm(x)}" y="${mm(y)}" font-family="sans-serif" font-size="${mm(size)}" fill="${fill}" ${more}>${escapeXml(words)}</text>\n`;

/** All pages as one document, a sheet of paper each: a browser prints it, or saves it as PDF, in one go. */
export const printable = (pages: readonly string[], [width, height]: PagePlan['paper'], title: string): string =>
  [
    '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n',
    `<title>${escapeXml(title)}</title>\n`,
    `<style>@page{size:${width}mm ${height}mm;margin:0}body{margin:0}svg{display:block}body>svg{break-after:page}</style>\n`,
    '<body>\n',
    ...pages,
    '</body>\n</html>\n',
  ].join('');
