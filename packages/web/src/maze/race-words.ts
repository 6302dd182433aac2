/** What is said of a race. */

import { allOf, capital, counted } from 'asterion/play';
import type { MazeFrame } from './frame.js';

/** Who runs, and when they were there: undefined for those who never were. */
export interface Runner {
  readonly name: string;
  readonly steps: number | undefined;
}

/** `You were first, after 106 steps; Breadth-first search after 251.` */
export function firstText(runners: readonly Runner[]): string {
  const there = runners.filter(({ steps }) => steps !== undefined).map(({ name, steps = 0 }) => ({ name, steps }));
  const missing = runners.filter(({ steps }) => steps === undefined);
  const absent = missing.map(({ name }) => `${name} not at all`);
  if (there.length === 0) return 'Nobody reached the exit.';
  const fewest = Math.min(...there.map(({ steps }) => steps));
  const winners = there.filter(({ steps }) => steps === fewest).map(({ name }) => name);
  const others = there.filter(({ steps }) => steps > fewest).sort((a, b) => a.steps - b.steps);
  const were = winners.length > 1 || winners[0] === 'you' ? 'were' : 'was';
  const late = others.map(({ name, steps }) => `${name} after ${steps.toLocaleString('en')}`);
  return `${[`${capital(allOf(winners))} ${were} first, after ${counted(fewest, 'step')}`, ...late, ...absent].join('; ')}.`;
}

/** `You 40 steps. Breadth-first search 40 steps, 61 cells looked at.` */
export const raceText = (walked: number, frames: readonly MazeFrame[]): string =>
  [
    `You ${counted(walked, 'step')}.`,
    ...frames.map(({ search }) =>
      search === undefined
        ? ''
        : `${search.searcher} ${counted(search.steps, 'step')}, ${counted(search.visited, 'cell')} looked at.`,
    ),
  ].join(' ');
