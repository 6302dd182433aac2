// The classic dungeons, where somebody has them: `ASTERION_DUNGEONS=FOLDER npm run bench -- classic` prints what is known of
// dungeonA.txt to dungeonR.txt beside what we find, and how long `rogue table` takes for all of them. Without the folder
// the time is taken on as many dungeons of our own.
import { execFileSync } from 'node:child_process';
import { dungeons } from 'asterion/game/rogue';
import { program } from './command.mjs';

/** @typedef {{ dungeon: string, outcome: string, moves: number, verdict: string, captureIn: number | null }} Row */

const COUNT = 18;
const MOST_MS = 60_000;
const folder = process.env.ASTERION_DUNGEONS;
const places = folder === undefined ? dungeons.slice(0, COUNT).map(({ name }) => name) : [folder];

/** After how many monster moves bfs catches the classic rogue; the others run free for 1000. @type {Record<string, number>} */
const CAUGHT = { A: 15, D: 152, E: 36, K: 37, L: 12, N: 5, O: 283, P: 8, Q: 9, R: 5 };

/** In how many moves the best monster captures the best rogue; the others evade. @type {Record<string, number>} */
const EXACT = { A: 9, B: 4, C: 5, D: 152, E: 58, G: 5, N: 7, Q: 9 };

/** The rules that they are solved under; the first are the usual ones. */
const RULES = [[], ['--no-stay'], ['--diagonals', 'rooms'], ['--diagonals', 'never']];

/** @param {string[]} args @returns {string} */
const table = (args) =>
  execFileSync(process.execPath, [program, 'rogue', 'table', ...places, '--seed', '7', '--json', '--quiet', ...args], {
    encoding: 'utf8',
  });

/** @param {string[]} args @returns {Row[]} */
const rowsOf = (args) => JSON.parse(table(args)).rows;

/** @param {string} name */
const letterOf = (name) => /([A-R])\.txt$/.exec(name)?.[1] ?? name;

/** What is known beside what we find, a line for each dungeon. */
function comparison() {
  const pair = ['--monsters', 'bfs', '--rogues', 'cycle-classic'];
  const [usual, ...others] = RULES.map((args) => rowsOf([...pair, ...args]));
  const caught = (/** @type {number | undefined} */ moves) => (moves === undefined ? 'free' : `caught ${moves}`);
  const worth = (/** @type {number | null | undefined} */ moves) => moves ?? 'evades';
  const lines = usual.map(({ dungeon, outcome, moves, captureIn }, index) => {
    const letter = letterOf(dungeon);
    return [
      letter,
      caught(CAUGHT[letter]),
      caught(outcome === 'captured' ? moves : undefined),
      worth(EXACT[letter]),
      worth(captureIn),
      ...others.map((rows) => worth(rows[index].captureIn)),
    ];
  });
  const head = ['', 'cycle-classic', 'ours', 'exact', 'ours', ...RULES.slice(1).map((args) => args.join(' '))];
  const agreeing = lines.filter(([, known, found, exact, ours]) => known === found && exact === ours).length;
  return [
    'What is known of the classic dungeons, beside what we find: bfs against cycle-classic, 1000 moves; exact values',
    ...[head, ...lines].map(
      (line) =>
        `  ${line
          .map((text) => String(text).padEnd(17))
          .join('  ')
          .trimEnd()}`,
    ),
    `  ${agreeing} of ${lines.length} as known`,
  ].join('\n');
}

console.log(folder === undefined ? '\nASTERION_DUNGEONS names no folder: dungeons of our own' : `\n${comparison()}`);

/** @type {import('./run.mjs').Suite[]} */
export const suites = [
  {
    title: `rogue table, ${COUNT} dungeons, every usual pairing, the whole command`,
    cases: {},
    measured: () => {
      const times = Array.from({ length: 3 }, () => {
        const begun = performance.now();
        table([]);
        return performance.now() - begun;
      });
      return { 'rogue table': times };
    },
    limits: { 'rogue table': MOST_MS },
  },
];
