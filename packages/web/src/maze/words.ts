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
  const solved = frames.filter(({ search }) => search?.pathLength !== undefined);
  if (solved.length === 0) return 'not solved';
  if (frames.length === 1) return 'solved';
  return solved.length === frames.length ? 'both solved' : `solved by ${solved[0].search?.solver} only`;
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

type Search = NonNullable<MazeFrame['search']>;

const sentenceBy = (search: Search): string => `${search.solver}: ${resultOf(search)}`;

function resultOf({ pathLength, visited, why }: Search): string {
  if (pathLength === undefined) return `not solved. ${why ?? ''}`;
  return `solved: a path of ${counted(pathLength, 'cell')}, ${visited.toLocaleString('en')} visited.`;
}
