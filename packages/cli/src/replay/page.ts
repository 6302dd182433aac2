/**
 * A recording as one page that opens from disk and plays: no server, nothing loaded from anywhere.
 *
 * The ground is one drawing, its colours are variables so that it follows the reader's light or dark; the game is data,
 * who stands where after each turn, and a short script puts the figures there. Everything that comes from the file is
 * escaped: as text in the markup, and as JSON without any `<` in the script.
 */

import { drawSvg, type Palette, palettes } from 'asterion/render';
import type { Cell, Scene } from 'asterion/world';
import { SCRIPT } from './page-script.js';
import { STYLE } from './page-style.js';
import type { Replayed } from './recording-file.js';

const CELL_SIZE = 24;

/** The whole page. */
export function pageOf(replayed: Replayed): string {
  const { recording, positions } = replayed;
  const { game, scene, seats, seed, outcome } = recording;
  const players = Object.entries(seats).map(([seat, name]) => `${seat} ${name}`);
  const title = `${game}: ${players.join(' against ')}`;
  const facts = [...players, `seed ${seed}`, `outcome ${outcome ?? 'none, not finished'}`];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>
${coloursOf('light')}
@media (prefers-color-scheme: dark) {
${coloursOf('dark')}
}
${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(facts.join(' · '))}</p>
<div class="board">
${boardOf(scene, title)}</div>
<p id="now" role="status">The start.</p>
<div class="controls" role="group" aria-label="Playback">
<button type="button" id="first" aria-label="To the start" title="To the start (Home)">|◀</button>
<button type="button" id="back" aria-label="A turn back" title="A turn back (Left)">◀</button>
<button type="button" id="play" title="Play or pause (Space)">Play</button>
<button type="button" id="forward" aria-label="A turn forwards" title="A turn forwards (Right)">▶</button>
<button type="button" id="last" aria-label="To the end" title="To the end (End)">▶|</button>
<label>Speed <select id="speed"><option value="1">1 a second</option><option value="4" selected>4 a second</option><option value="16">16 a second</option></select></label>
</div>
<input type="range" id="turn" min="0" max="${positions.length - 1}" value="0" aria-label="Turn">
<p class="keys">Space plays and pauses, Left and Right step, Home and End jump.</p>
<noscript>The game is shown by a script, and scripts are switched off.</noscript>
</main>
<script type="application/json" id="game">${scriptJson(dataOf(replayed))}</script>
<script>
${SCRIPT}</script>
</body>
</html>
`;
}

/** The ground, and an empty group for the figures. */
function boardOf(scene: Scene, title: string): string {
  const ground = { ...scene, actors: {} };
  const svg = drawSvg(ground, {}, { cellSize: CELL_SIZE, palette: variables, title });
  return svg.replace(/<\/svg>\n$/, '<g id="figures"></g>\n</svg>\n');
}

/** A palette that names its colours instead of having them. Heat is not drawn here. */
const variables: Palette = {
  ...palettes.light,
  ...Object.fromEntries(plainColours('light').map(([name]) => [name, `var(--${name})`])),
  floor: 'var(--background)', // one name for one colour: the drawing leaves out what would not be seen
  tunnels: palettes.light.tunnels.map((_, i) => `var(--tunnel${i})`),
};

function plainColours(surroundings: 'light' | 'dark'): [string, string][] {
  return Object.entries(palettes[surroundings]).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

function coloursOf(surroundings: 'light' | 'dark'): string {
  const tunnels = palettes[surroundings].tunnels.map((colour, i): [string, string] => [`tunnel${i}`, colour]);
  const colours = [...plainColours(surroundings), ...tunnels].map(([name, colour]) => `--${name}:${colour}`);
  return `:root { color-scheme: ${surroundings}; ${colours.join('; ')} }`;
}

/** What the script shows: the figures, the places they come to, and who is where after each turn. */
function dataOf({ recording: { moves, outcome }, show, positions }: Replayed) {
  const { grid } = positions[0].setup.world;
  const frames = positions.map((position) => show.cellsOf(position));
  const inUnits = (drawn: number) => Math.round((drawn + 0.5) * CELL_SIZE * 100) / 100; // half a cell is the margin
  const placeOf = (cell: Cell) => {
    const { x, y } = grid.centre(cell);
    return [cell, [inUnits(x), inUnits(y)]] as const;
  };
  const figures = show.figures(positions[0]);
  return {
    figures: figures.map(({ glyph, part }) => ({ glyph, colour: `var(--${part})`, hunts: part === 'pursuer' })),
    quarry: figures.findIndex(({ part }) => part === 'quarry'),
    radius: 0.34 * CELL_SIZE,
    places: Object.fromEntries([...new Set(frames.flat())].filter((cell) => cell >= 0).map(placeOf)),
    frames,
    moves: moves.slice(0, positions.length - 1).map(({ seat, name }) => `${seat} ${name}`),
    outcome: outcome ?? 'not finished',
  };
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => HTML[character]);

/** JSON that cannot end the script it stands in. */
const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
