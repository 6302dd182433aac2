/** Ratings as a drawing: a dot for what a bot is thought to be, and a bar from what it is at least to what it is at most. */

import { escapeHtml } from '../game/page-shell.js';
import { plain } from '../host/text.js';
import type { Arena } from './load.js';

const WIDTH = 640;
const NAMES = 200;
const LINE = 28;
const EDGE = 20;

const MOST_LETTERS = 24;

/** The left end is the rating: what a bot is at least. The right one is as far from the middle. */
const barOf = ({ rating, skill: { mu } }: Arena.BotStanding): [number, number] => [rating, 2 * mu - rating];

export function ratingPlot(bots: readonly Arena.BotStanding[]): string {
  const ends = bots.flatMap(barOf);
  const [least, most] = [Math.floor(Math.min(...ends) / 5) * 5, Math.ceil(Math.max(...ends) / 5) * 5];
  const x = (value: number): string =>
    (NAMES + ((value - least) / Math.max(most - least, 1)) * (WIDTH - NAMES - EDGE)).toFixed(1);
  const height = LINE * (bots.length + 1) + EDGE;
  const step = most - least > 50 ? 10 : 5;
  const ticks = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);
  const grid = ticks.map(
    (tick) =>
      `<line x1="${x(tick)}" x2="${x(tick)}" y1="${EDGE}" y2="${height - LINE}" stroke="var(--corridor)"/><text x="${x(tick)}" y="${height - 8}" text-anchor="middle">${tick}</text>`,
  );
  const rows = bots.map((bot, index) => {
    const { name, skill } = bot;
    const [low, high] = barOf(bot);
    const y = EDGE + LINE * (index + 0.5);
    const shown = plain(name);
    const short = shown.length > MOST_LETTERS ? `${shown.slice(0, MOST_LETTERS - 1)}…` : shown;
    return `<text x="${NAMES - 12}" y="${y + 5}" text-anchor="end">${escapeHtml(short)}</text><line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="var(--wall)" stroke-width="3"/><circle cx="${x(skill.mu)}" cy="${y}" r="6" fill="var(--quarry)"/>`;
  });
  return `<svg class="plot" role="img" aria-label="Ratings with bars; the table has the numbers" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-size="14" fill="currentColor">
${[...grid, ...rows].join('\n')}
</svg>
`;
}
