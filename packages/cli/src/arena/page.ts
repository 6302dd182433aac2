/**
 * A tournament as one page that opens from disk: the table, everybody against everybody, ratings with bars, and the games to
 * replay. Nothing is loaded from anywhere. A game is shown in a frame, by the page of a recording: that is in here once, and the
 * boards are, too.
 */

import { capital, counted, games as known, lineOf, openRecording, readRecording } from 'asterion/play';
import { Refusal } from 'asterion/settings';
import { FIGURES } from '../game/page-script.js';
import { documentOf, escapeHtml, scriptJson, shellOf, TABLE_STYLE } from '../game/page-shell.js';
import { filmOf } from '../game/replay-page.js';
import { checkInterrupted, type Host } from '../host/host.js';
import { percentText, plain } from '../host/text.js';
import { gamesOf, type Recordings } from './games.js';
import type { Arena } from './load.js';
import { ratingPlot } from './plot.js';
import { keptTexts, pairText, shareOf, toldOf, verdictTexts } from './table.js';

/** A page with more would be too large to open. */
const MOST_GAMES = 2000;

export async function pageOf(state: Arena.TournamentState, recordings: Recordings, host: Host): Promise<string> {
  const { tournament, standings } = state;
  const films = new Films();
  const games = gamesOf(state);
  for (const { key } of games.slice(0, MOST_GAMES)) {
    checkInterrupted(host);
    films.add(key, await recordings.of(key));
  }
  const more = games.length > MOST_GAMES ? ` The first ${MOST_GAMES} can be replayed here.` : '';
  const title = `Tournament ${plain(tournament.name)}`;
  return documentOf({
    title,
    style: `${TABLE_STYLE}${STYLE}`,
    main: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(capital(toldOf(state)))}.</p>
${verdictTexts(state)
  .map((text) => `<p><strong>${escapeHtml(text.trim())}</strong></p>\n`)
  .join('')}${tableMarkup(standings)}<h2>Ratings</h2>
${ratingPlot(standings.bots)}<h2>Everybody against everybody</h2>
${crossMarkup(standings)}${wrongMarkup(standings)}<h2>Games</h2>
<p>Games of two bots, by what they met in.${more}</p>
<div id="stage" hidden><iframe id="replay" title="The game" sandbox="allow-scripts"></iframe></div>
${standings.pairs.map((pair, index) => gamesMarkup(pair, index, state, films)).join('')}<noscript>Games are shown by a script, and scripts are switched off.</noscript>
`,
    scripts: `<script type="application/json" id="films">${scriptJson(films.data())}</script>
<script>
${SCRIPT}</script>
`,
  });
}

/** Places in the page of a recording that every game fills in for itself. */
const [TITLE, FACTS, BOARDS, DATA] = ['title', 'facts', 'boards', 'data'].map((name) => `@@${name}@@`);

/** Every board once, and of every game what moves on it. */
class Films {
  readonly #boards = new Map<string, number>();
  readonly #games: object[] = [];
  readonly #numbers = new Map<string, number>();

  /** The number of a game that can be replayed. */
  numberOf(key: string): number | undefined {
    return this.#numbers.get(key);
  }

  add(key: string, text: string | null): void {
    const read = text === null ? undefined : readRecording(text, known);
    if (read?.ok !== true) return;
    const opened = openRecording(read.value, { known });
    if (opened instanceof Refusal) return;
    const { title, facts, boards, turns, data } = filmOf({ recording: read.value, opened, line: lineOf(opened.tip) });
    // The boards of one world are alike but for what they are called.
    const numbers = boards.map((board) => this.#numberOf(board.replaceAll(escapeHtml(title), TITLE)));
    this.#numbers.set(key, this.#games.length);
    this.#games.push({ title: escapeHtml(title), facts: escapeHtml(facts.join(' · ')), boards: numbers, turns, data });
  }

  data(): object {
    const shell = shellOf({ title: TITLE, facts: [FACTS], boards: BOARDS, turns: 0, data: DATA, script: FIGURES });
    return { shell, boards: [...this.#boards.keys()], games: this.#games };
  }

  #numberOf(board: string): number {
    const number = this.#boards.get(board) ?? this.#boards.size;
    this.#boards.set(board, number);
    return number;
  }
}

const cells = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${escapeHtml(plain(text))}</${tag.split(' ')[0]}>`).join('');

function tableMarkup({ bots }: Arena.Standings): string {
  const heads = [
    '',
    'Bot',
    'Rating',
    '±',
    'Won',
    'Drawn',
    'Lost',
    'Forfeits',
    'Won kept %',
    'Safe kept %',
    'Moves lost',
  ];
  const rows = bots.map((bot, index) => {
    const { name, rating, skill, won, drawn, lost, forfeits } = bot;
    const numbers = [rating.toFixed(2), skill.sigma.toFixed(2), ...[won, drawn, lost, forfeits].map(String)];
    return `<tr><td>${index + 1}</td>${cells('th scope="row"', [name])}${cells('td', [...numbers, ...keptTexts(bot)])}</tr>\n`;
  });
  return wide(
    'Results',
    `<caption>The best first. A rating is what a bot is at least: its mean less three deviations.</caption>
<thead><tr>${cells('th scope="col"', heads)}</tr></thead>
<tbody>
${rows.join('')}</tbody>`,
  );
}

function crossMarkup({ bots, pairs }: Arena.Standings): string {
  const cell = (name: string, other: string): string => {
    const share = shareOf(pairs, name, other);
    if (share === undefined) return `<td>${name === other ? '' : '-'}</td>`;
    const index = pairs.findIndex(({ a, b }) => [a, b].includes(name) && [a, b].includes(other));
    return `<td><a href="#pair-${index}" title="${escapeHtml(pairText(pairs[index]))}">${percentText(share)}</a></td>`;
  };
  const rows = bots.map(
    ({ name }, index) =>
      `<tr>${cells('th scope="row"', [`${index + 1} ${name}`])}${bots.map((other) => cell(name, other.name)).join('')}</tr>\n`,
  );
  return wide(
    'Everybody against everybody',
    `<caption>Points of the row against the column, in percent.</caption>
<thead><tr><td></td>${cells(
      'th scope="col"',
      bots.map((_, index) => String(index + 1)),
    )}</tr></thead>
<tbody>
${rows.join('')}</tbody>`,
  );
}

const wide = (label: string, table: string): string =>
  `<div class="wide" role="region" aria-label="${label}" tabindex="0">\n<table>\n${table}\n</table>\n</div>\n`;

function wrongMarkup({ bots }: Arena.Standings): string {
  const wrong = bots.filter(({ wrongs, letPass }) => wrongs.length > 0 || letPass > 0);
  if (wrong.length === 0) return '';
  const items = wrong.map(({ name, wrongs, letPass }) => {
    const reasons = wrongs.map(
      ({ reason, games, why, stderr }) =>
        `<p>${escapeHtml(plain(`${reason}, ${counted(games, 'time')}, first: ${why}`))}</p>\n${stderr === '' ? '' : `<pre>${escapeHtml(stderr.split('\n').map(plain).join('\n'))}</pre>\n`}`,
    );
    const passed = letPass === 0 ? '' : `<p>${counted(letPass, 'bad answer')} let pass</p>\n`;
    return `<details>\n<summary>${escapeHtml(plain(name))}</summary>\n${reasons.join('')}${passed}</details>\n`;
  });
  return `<h2>What went wrong</h2>\n${items.join('')}`;
}

function gamesMarkup(
  pair: Arena.PairScore,
  index: number,
  { encounters, results }: Arena.TournamentState,
  films: Films,
): string {
  const own = encounters.filter(({ a, b }) => [pair.a, pair.b].includes(a) && [pair.a, pair.b].includes(b));
  const rows = own.flatMap((encounter) =>
    encounter.games.map(({ key, a, b }) => {
      const { game, world, seed } = encounter;
      const result = results.get(key);
      const seats = [a && `${encounter.a} as ${a}`, b && `${encounter.b} as ${b}`].filter((text) => text !== null);
      const number = films.numberOf(key);
      const replay = number === undefined ? '' : `<button type="button" data-game="${number}">Replay</button>`;
      const texts = [
        game,
        world,
        seed,
        seats.join(', '),
        result?.outcome ?? '-',
        String(result?.moves ?? '-'),
        result?.why ?? '',
      ];
      return `<tr><td>${replay}</td>${cells('td', texts)}</tr>\n`;
    }),
  );
  return `<details id="pair-${index}">
<summary>${escapeHtml(pairText(pair))}</summary>
${wide(
  `Games of ${escapeHtml(plain(pair.a))} and ${escapeHtml(plain(pair.b))}`,
  `<thead><tr>${cells('th scope="col"', ['', 'Game', 'World', 'Seed', 'Seats', 'Outcome', 'Moves', 'Why'])}</tr></thead>
<tbody>
${rows.join('')}</tbody>`,
)}</details>
`;
}

/** Shows a game in the frame; opens what a link leads to. */
const SCRIPT = `'use strict';
const films = JSON.parse(document.getElementById('films').textContent);
const stage = document.getElementById('stage');
const frame = document.getElementById('replay');
const filled = (text, values) => Object.entries(values).reduce((all, [key, value]) => all.split('@@' + key + '@@').join(value), text);
function show(number) {
  const { title, facts, boards, turns, data } = films.games[number];
  const json = JSON.stringify(data).replaceAll('<', '\\\\u003c');
  const shell = films.shell.replace('max="0"', 'max="' + turns + '"').split('"@@data@@"').join(json);
  const drawn = boards.map((board) => films.boards[board]).join('');
  frame.srcdoc = filled(filled(shell, { boards: drawn }), { title, facts });
  frame.title = 'The game ' + title;
  stage.hidden = false;
  stage.scrollIntoView();
}
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-game]');
  if (button) show(Number(button.dataset.game));
});
function open() {
  const part = document.getElementById(location.hash.slice(1));
  if (part && 'open' in part) part.open = true;
}
addEventListener('hashchange', open);
open();
`;

const STYLE = `th[scope=row], details td, details th { text-align: left }
a { color: inherit }
button { font: inherit; min-height: 2.75rem; padding: 0 0.75rem; color: inherit; background: var(--corridor); border: 1px solid var(--wall); border-radius: 0.375rem; cursor: pointer }
iframe { width: 100%; height: 90vh; border: 1px solid var(--corridor); border-radius: 0.375rem }
.plot { max-width: 100%; height: auto }
`;
