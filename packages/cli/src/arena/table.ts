/** What a tournament came to, as text, as a report and as comma-separated values. Nothing in it depends on the day. */

import { counted } from 'asterion/play';
import { csvText, intervalText, percentText, plain, tableText, unspreadable } from '../host/text.js';
import type { Arena } from './load.js';

const WORDS = {
  'round-robin': 'everybody against everybody',
  gauntlet: 'the first against all others',
  swiss: 'Swiss pairs',
  'king-of-the-hill': 'king of the hill',
} as const;

/** `24 games, 4 bots, everybody against everybody, seed 7` */
export const toldOf = ({ tournament, standings }: Arena.TournamentState): string =>
  [
    counted(standings.games, 'game'),
    counted(tournament.bots.length, 'bot'),
    WORDS[tournament.pairing],
    `seed ${tournament.seed}`,
  ].join(', ');

/** The most bots whose table of everybody against everybody fits a terminal. */
const MOST_CROSSED = 12;

export function textOf(state: Arena.TournamentState): string {
  const { tournament, standings } = state;
  const { bots, pairs } = standings;
  const head = [
    '',
    'bot',
    'rating',
    '+-',
    'won',
    'drawn',
    'lost',
    'forfeits',
    'won kept %',
    'safe kept %',
    'moves lost',
  ];
  const rows = bots.map((bot, index) => [
    ...[String(index + 1), plain(bot.name), bot.rating.toFixed(2), bot.skill.sigma.toFixed(2)],
    ...[bot.won, bot.drawn, bot.lost, bot.forfeits].map(String),
    ...keptTexts(bot),
  ]);
  const cross =
    tournament.bots.length === 2
      ? pairs.map((pair) => `${pairText(pair)}\n`)
      : bots.length <= MOST_CROSSED && pairs.length > 0
        ? ['Points of the row against the column, in percent:\n', crossText(standings)]
        : [];
  return [
    `${plain(tournament.name)}: ${toldOf(state)}.`,
    '',
    tableText(head, rows, 2),
    ...cross,
    ...verdictTexts(state),
    ...bots.flatMap(wrongTexts),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** What was kept of the truth: `-` where there was nothing to keep. */
export function keptTexts({ kept }: Arena.BotStanding): string[] {
  if (kept === null) return ['-', '-', '-'];
  const share = ({ moves, kept: held }: { readonly moves: number; readonly kept: number }): string =>
    moves === 0 ? '-' : percentText(held / moves);
  return [share(kept.won), share(kept.safe), String(kept.movesLost)];
}

/** `A against B: 63.6 % of the points (58.5 to 68.4) in 24 games` */
export const pairText = ({ a, b, score, low, high, games }: Arena.PairScore): string =>
  `${plain(a)} against ${plain(b)}: ${percentText(score)} % of the points (${intervalText([low, high])}) in ${counted(games, 'game')}.`;

function crossText({ bots, pairs }: Arena.Standings): string {
  const rows = bots.map(({ name }, index) => [
    `${index + 1} ${plain(name)}`,
    ...bots.map((other) => {
      const share = shareOf(pairs, name, other.name);
      return share === undefined ? (name === other.name ? '' : '-') : percentText(share);
    }),
  ]);
  return tableText(['', ...bots.map((_, index) => String(index + 1))], rows);
}

/** The share of points of one against another; undefined where they did not meet. */
export function shareOf(pairs: readonly Arena.PairScore[], name: string, other: string): number | undefined {
  const forwards = pairs.find(({ a, b }) => a === name && b === other);
  const backwards = pairs.find(({ a, b }) => a === other && b === name);
  return forwards?.score ?? (backwards && 1 - backwards.score);
}

export function verdictTexts({ tournament, verdict }: Arena.TournamentState): string[] {
  if (tournament.stop === undefined) return [];
  const [a, b] = tournament.bots;
  if (verdict === undefined) return ['Who is better is not known yet: more seeds would tell.\n'];
  return [`${plain((verdict === 'a' ? a : b).name)} is better; the duel has stopped there.\n`];
}

function wrongTexts({ name, wrongs, letPass }: Arena.BotStanding): string[] {
  const lines = wrongs.map(
    ({ reason, games, why }) => `  ${plain(reason)}, ${counted(games, 'time')}, first: ${plain(why)}`,
  );
  const passed = letPass === 0 ? [] : [`  ${counted(letPass, 'bad answer')} let pass`];
  return lines.length + passed.length === 0 ? [] : [[plain(name), ...lines, ...passed, ''].join('\n')];
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The rows of a report; null where there was no exact table to keep anything of. */
export const botReports = ({ bots }: Arena.Standings) =>
  bots.map(({ name, rating, skill, won, drawn, lost, forfeits, kept }) => ({
    ...{ name, rating: rounded(rating), uncertainty: rounded(skill.sigma), won, drawn, lost, forfeits, kept },
  }));

export const pairReports = ({ pairs }: Arena.Standings) =>
  pairs.map(({ a, b, score, low, high, games }) => ({
    ...{ a, b, score: rounded(score), low: rounded(low), high: rounded(high), games },
  }));

/** As outside callers rely on it. */
export const reportOf = ({ tournament, standings }: Arena.TournamentState): object => ({
  games: standings.games,
  bots: botReports(standings).map((bot) => ({ ...bot, kept: bot.kept ?? NOTHING_KEPT })),
  pairs: pairReports(standings),
  seed: tournament.seed,
});

const NOTHING_KEPT: NonNullable<Arena.BotStanding['kept']> = {
  won: { moves: 0, kept: 0 },
  safe: { moves: 0, kept: 0 },
  movesLost: 0,
};

export const csvOf = ({ standings: { bots } }: Arena.TournamentState): string =>
  csvText(
    ['place', 'bot', 'rating', 'uncertainty', 'won', 'drawn', 'lost', 'forfeits', 'won moves', 'won kept', 'safe moves', 'safe kept', 'moves lost'], // biome-ignore format: one line
    bots.map(({ name, rating, skill, won, drawn, lost, forfeits, kept }, index) => [
      ...[index + 1, unspreadable(name), rounded(rating), rounded(skill.sigma), won, drawn, lost, forfeits],
      ...(kept === null
        ? [null, null, null, null, null]
        : [kept.won.moves, kept.won.kept, kept.safe.moves, kept.safe.kept, kept.movesLost]),
    ]),
  );
