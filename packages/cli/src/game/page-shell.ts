/**
 * One page that opens from disk and steps through turns: no server, nothing loaded from anywhere.
 *
 * Grounds are drawings whose colours are variables, so that they follow the reader's light or dark; what moves is data,
 * and a short script paints it. Everything that comes from outside is escaped: as text in the markup, and as JSON
 * without any `<` in the script.
 */

import { counted } from 'asterion/play';
import { drawSvg, type Palette, palettes } from 'asterion/render';
import type { Cell, Grid, Scene } from 'asterion/world';
import { PLAYBACK } from './page-script.js';

export const CELL_SIZE = 24;

export interface Page {
  readonly title: string;
  /** What is known of it, each in a few words. */
  readonly facts: readonly string[];
  /** Markup. */
  readonly boards: string;
  /** Turns, the start not counted. */
  readonly turns: number;
  /** What the script reads. */
  readonly data: unknown;
  /** Says what `paint(turn)` does; see the script. */
  readonly script: string;
}

/** A page that opens from disk: nothing is loaded from anywhere, and its colours follow the reader's light or dark. */
export interface Document {
  readonly title: string;
  /** What those read who get a link to it, in a sentence; absent where the title says all. */
  readonly description?: string;
  /** Style sheets; the colours of the palettes are variables. */
  readonly style: string;
  /** Markup. */
  readonly main: string;
  /** Markup behind it: what the page does. Without any, the page forbids scripts. */
  readonly scripts?: string;
}

export const documentOf = ({ title, description, style, main, scripts }: Document): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${scripts === undefined ? '' : "; script-src 'unsafe-inline'"}">
<title>${escapeHtml(title)}</title>
${toldOf(title, description)}<style>
${coloursOf('light')}
@media (prefers-color-scheme: dark) {
${coloursOf('dark')}
}
${BODY_STYLE}${style}</style>
</head>
<body>
<main>
${main}</main>
${scripts ?? ''}</body>
</html>
`;

/**
 * What messengers show of a link to the page. No picture: theirs have to lie at an address of their own, and this page is one file
 * whose address nobody knows yet.
 */
const toldOf = (title: string, description: string | undefined): string => {
  if (description === undefined) return '';
  const said = [`property="og:title" content="${escapeHtml(title)}"`, 'property="og:type" content="website"'];
  for (const name of ['name="description"', 'property="og:description"'])
    said.push(`${name} content="${escapeHtml(description)}"`);
  return said.map((attributes) => `<meta ${attributes}>\n`).join('');
};

/** The whole page. */
export const shellOf = ({ title, facts, boards, turns, data, script }: Page): string =>
  documentOf({
    title,
    description: `${counted(turns, 'turn')}, ${facts.join(', ')}. Plays turn by turn, without a connection.`,
    style: STYLE,
    main: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(facts.join(' · '))}</p>
${boards}<p id="now" role="status">The start.</p>
<div class="controls" role="group" aria-label="Playback">
<button type="button" id="first" aria-label="To the start" title="To the start (Home)">|◀</button>
<button type="button" id="back" aria-label="A turn back" title="A turn back (Left)">◀</button>
<button type="button" id="play" title="Play or pause (Space)">Play</button>
<button type="button" id="forward" aria-label="A turn forwards" title="A turn forwards (Right)">▶</button>
<button type="button" id="last" aria-label="To the end" title="To the end (End)">▶|</button>
<label>Speed <select id="speed"><option value="1">1 a second</option><option value="4" selected>4 a second</option><option value="16">16 a second</option></select></label>
</div>
<input type="range" id="turn" min="0" max="${turns}" value="0" aria-label="Turn">
<p class="keys">Space plays and pauses, Left and Right step, Home and End jump.</p>
<noscript>The turns are shown by a script, and scripts are switched off.</noscript>
`,
    scripts: `<script type="application/json" id="game">${scriptJson(data)}</script>
<script>
${PLAYBACK}${script}show(0);
</script>
`,
  });

/** The ground of a scene, and an empty group for what moves. An entrance is a gap: a dot would be taken for a figure. */
export function boardOf(scene: Scene, title: string): string {
  const ground = { ...scene, actors: {} };
  const svg = drawSvg(ground, {}, { cellSize: CELL_SIZE, palette: variables, title, marks: false });
  return `<div class="board">\n${svg.replace(/<\/svg>\n$/, '<g class="figures"></g>\n</svg>\n')}</div>\n`;
}

/** Where the middle of a cell is in the drawing of its ground; half a cell is the margin. */
export function placeOf(grid: Grid, cell: Cell): [number, number] {
  const { x, y } = grid.centre(cell);
  const inUnits = (drawn: number) => Math.round((drawn + 0.5) * CELL_SIZE * 100) / 100;
  return [inUnits(x), inUnits(y)];
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

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => HTML[character]);

/** JSON that cannot end the script it stands in. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** How every page looks; the colours are variables that it sets. */
const BODY_STYLE = `body { margin: 0; background: var(--background); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
:focus-visible { outline: 3px solid var(--marked); outline-offset: 2px }
`;

const STYLE = `main { max-width: 60rem; margin: 0 auto; padding: 1rem; text-align: center }
h1 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere }
p { margin: 0.25rem 0; overflow-wrap: anywhere }
.board[hidden] { display: none }
.board svg { width: 100%; height: auto; max-height: 70vh }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 0.5rem }
figure { margin: 0 }
figcaption { font-size: 0.875rem; font-variant-numeric: tabular-nums }
.controls { display: flex; flex-wrap: wrap; gap: 0.5rem; justify-content: center; align-items: center; margin: 0.5rem 0 }
button, select { font: inherit; min-width: 2.75rem; min-height: 2.75rem; color: inherit; background: var(--corridor); border: 1px solid var(--wall); border-radius: 0.375rem; cursor: pointer }
input[type=range] { width: 100%; height: 2.75rem; accent-color: var(--quarry) }
#play { min-width: 5rem }
#now { font-weight: 600; min-height: 1.5em; font-variant-numeric: tabular-nums }
.keys { font-size: 0.875rem; opacity: 0.8 }
`;

/** Of pages whose matter is a table, with more below it to unfold. */
export const TABLE_STYLE = `main { max-width: 72rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere }
h2 { font-size: 1.125rem; margin: 1.5rem 0 0.5rem }
p { margin: 0.25rem 0 1rem; overflow-wrap: anywhere }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
caption { text-align: left; font-size: 0.875rem; opacity: 0.8 }
th, td { padding: 0.25rem 0.75rem; text-align: right; border-bottom: 1px solid var(--corridor); white-space: nowrap }
details { margin: 0.5rem 0; border: 1px solid var(--corridor); border-radius: 0.375rem; padding: 0 0.75rem }
summary { cursor: pointer; padding: 0.625rem 0; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border-left: 3px solid var(--pursuer); padding-left: 0.75rem }
`;
