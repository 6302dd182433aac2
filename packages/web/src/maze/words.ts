/** What is said about a run, for the transport, the live region and the table. */

import { counted } from 'asterion/play';
import type { MazeFrame } from './frame.js';

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** `step 120 of 799, growing`. */
export function stepLabel(step: number, total: number, frames: readonly MazeFrame[]): string {
  const doing =
    frames.length === 0 ? '' : `, ${total === 0 && frames[0].search === undefined ? 'ready' : stateOf(frames)}`;
  return `step ${step.toLocaleString('en')} of ${total.toLocaleString('en')}${doing}`;
}

function stateOf(frames: readonly MazeFrame[]): string {
  const isDone = frames.every((frame) => frame.isDone);
  if (frames[0].search === undefined) return isDone ? 'grown' : 'growing';
  if (!isDone) return 'solving';
  const solved = frames.filter(({ search }) => search?.pathCells !== undefined);
  if (solved.length === 0) return 'not solved';
  if (frames.length === 1) return 'solved';
  return solved.length === frames.length ? 'both solved' : `solved by ${solved[0].search?.searcher} only`;
}

/** Where a run stands, and what came of it at its end. */
export const runText = (label: string, frames: readonly MazeFrame[]): string =>
  frames.every(({ isDone }) => isDone) ? `${sentence(label)} ${summaryOf(frames)}` : sentence(label);

/** What there is to say about a finished run. */
function summaryOf(frames: readonly MazeFrame[]): string {
  const [first] = frames;
  const { rows, cols } = first.scene.world.grid;
  const size = `Maze of ${counted(rows, 'row')} and ${counted(cols, 'column')}`;
  if (first.search === undefined) return `${size}, not solved: no solver was chosen.`;
  if (frames.length === 1) return `${size}, ${resultOf(first.search)}`;
  return `${size}. ${frames.map(({ search }) => search && sentenceBy(search)).join(' ')}`;
}

type ShownSearch = NonNullable<MazeFrame['search']>;

const sentenceBy = (search: ShownSearch): string => `${search.searcher}: ${resultOf(search)}`;

function resultOf({ pathCells, length = 0, excess = 0, visited, isRefused, why }: ShownSearch): string {
  if (pathCells === undefined) return `${isRefused ? 'does not apply' : 'not solved'}. ${why ?? ''}`;
  const long = length === pathCells - 1 ? '' : `, ${lengthText(length)} long`;
  const more = excess === 0 ? '' : ` The best is ${lengthText(excess)} shorter.`;
  return `solved: a path of ${counted(pathCells, 'cell')}${long}, ${visited.toLocaleString('en')} visited.${more}`;
}

/** `107`, `43.21`: as whole as it is, else with two digits. */
export const lengthText = (length: number): string =>
  length.toLocaleString('en', Number.isInteger(length) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What a search has come to, in a sentence: `61 cells looked at, 43.21 long, optimal.` */
export function foundText(search: ShownSearch): string {
  if (search.length === undefined) return search.why ?? '';
  const { excess } = search;
  const judged =
    excess === undefined ? '' : excess === 0 ? ', optimal' : `, ${lengthText(excess)} longer than the best`;
  return `${counted(search.visited, 'cell')} looked at, ${lengthText(search.length)} long${judged}.`;
}

/** Whether a way is the best there is, or by how much it is not; a dash where there is none, or nobody knows. */
export function optimalText(search: ShownSearch | undefined): string {
  if (search?.excess === undefined) return '–';
  return search.excess === 0 ? 'yes' : `no, +${lengthText(search.excess)}`;
}
