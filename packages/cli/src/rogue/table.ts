/** `asterion rogue table`: every monster against every rogue in many dungeons, beside the truth. */

import type { Seat } from 'asterion/game';
import { MONSTER, ROGUE } from 'asterion/game/rogue';
import { counted, grouped, rogueDescription } from 'asterion/play';
import { Refusal, spelt } from 'asterion/settings';
import { Command, Option } from 'commander';
import type { Arena } from '../game/arena.js';
import { ARENAS_HELP, checkArenas, openArenas, shippedArenas } from '../game/arenas.js';
import { saidOn, settledOn, withSettings } from '../game/options.js';
import { Failure, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { type ThreadsOption, threadsOption, withResult } from '../host/options.js';
import { type ResultOptions, writeOutput } from '../host/output.js';
import { csvText, percentText, tableText } from '../host/text.js';
import { inThreads } from '../host/thread.js';
import { isModulePath, type TimeOption, USUAL_TIME, withTime } from '../module/module-file.js';
import type { RunnerHost } from '../module/runner.js';
import type { Row, Seated, TableReport, TableShare } from './table-thread.js';

interface TableOptions extends ResultOptions, ThreadsOption, TimeOption {
  readonly monsters: string;
  readonly rogues: string;
  readonly csv?: boolean;
}

const MONSTERS = 'bfs,bfs-manhattan,optimal';
const ROGUES = 'cycle,cycle-classic,farthest,optimal';

/** The seed, the rules and the cap: the dungeons and who plays are said otherwise. */
const SCHEMA = rogueDescription.settings.filter(
  (part) => 'key' in part && ['seed', 'no-stay', 'diagonals', 'moves'].includes(part.key),
);

export const tableCommand = (host: Host): Command =>
  withResult(
    withTime(
      withSettings(
        new Command('table').argument('[dungeon...]', `${ARENAS_HELP} (default: every shipped dungeon)`),
        SCHEMA,
      ),
      'player',
    )
      .option('--monsters <names>', 'players of the monster or modules, with commas between them', MONSTERS)
      .option('--rogues <names>', 'players of the rogue or modules, with commas between them', ROGUES)
      .addOption(new Option('--csv', 'print comma-separated values instead').conflicts('json'))
      .addOption(threadsOption())
      .addHelpText('after', HELP)
      .action((paths: readonly string[], options: TableOptions) => table(paths, options, host)),
  );

const HELP = `
A line of it is what this prints, and what "asterion review" says of it:
  asterion rogue watch DUNGEON --monster NAME --rogue NAME --seed S --record game.json && asterion review game.json
A dungeon that cannot be read is named with its fault; the others are played all the same, and the exit code is 2.

Examples:
  asterion rogue table
  asterion rogue table mouth ring far --monsters bfs --rogues cycle,cycle-classic
  asterion rogue table mouth --rogues cycle,./mine.js
  asterion rogue table dungeons/ --csv --out results.csv
`;

async function table(paths: readonly string[], options: TableOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const on = { signal: host.signal, messages };
  const monsters = await playersOf('monsters', options.monsters, MONSTER, options, on);
  const rogues = await playersOf('rogues', options.rogues, ROGUE, options, on);
  const { seed } = spelt(settledOn({ ...options }, SCHEMA, messages));
  const said = { ...saidOn({ ...options }, SCHEMA), seed }; // what nobody said is for the dungeon's file to say
  const arenas =
    paths.length === 0
      ? shippedArenas(rogueDescription, said)
      : await openArenas(rogueDescription, paths, said, host, messages);
  const shares = sharesOf(arenas.list, options.threads, monsters, rogues);
  const games = arenas.list.length * monsters.length * rogues.length;
  const reports = await playAll(shares, games, host, messages);
  const rows = reports.map(({ row }) => row);
  await writeOutput([resultOf(rows, seed, options)], options.out, host);
  checkArenas(arenas);
  const forfeit = reports.find((report) => report.forfeit !== undefined);
  if (forfeit !== undefined) throw new Failure(`${forfeit.row.dungeon}: ${forfeit.forfeit ?? ''}`, 1);
}

/** The players of a list, each once. */
async function playersOf(
  option: string,
  text: string,
  seat: Seat,
  { time = USUAL_TIME.player }: TimeOption,
  host: RunnerHost,
): Promise<Seated[]> {
  const names = [...new Set(text.split(',').map((name) => name.trim()))];
  const players: Seated[] = [];
  for (const name of names) {
    if (isModulePath(name)) {
      const { openPlayers } = await import('../module/players.js'); // which most tables do without
      const module = { path: name, time };
      const opened = await openPlayers(rogueDescription, { [seat]: module }, host); // refuses what is no player
      await opened.close();
      players.push({ name: opened.names[seat], module });
    } else {
      const found = rogueDescription.players.named(name, seat, '');
      if (found instanceof Refusal) throw new Failure(`--${option} ${text}: ${found.message}`);
      players.push({ name });
    }
  }
  return players;
}

/** Dungeons dealt out to threads: whoever solves one plays all its games. */
function sharesOf(
  list: readonly Arena[],
  threads: number,
  monsters: readonly Seated[],
  rogues: readonly Seated[],
): TableShare[] {
  const arenas = list.map((arena, index) => ({ ...arena, index }));
  const stride = Math.min(threads, arenas.length);
  return Array.from({ length: stride }, (_, first) => ({
    arenas: arenas.filter(({ index }) => index % stride === first),
    monsters,
    rogues,
  }));
}

/** Every game, dungeon by dungeon in the order they were named, whoever has played it. */
async function playAll(
  shares: readonly TableShare[],
  games: number,
  host: Host,
  messages: Messages,
): Promise<TableReport[]> {
  const reports: TableReport[] = [];
  const hear = (message: unknown) => {
    reports.push(message as TableReport);
    messages.progress(`playing: ${grouped(reports.length)} of ${counted(games, 'game')}`);
  };
  await inThreads('rogue/table-thread.js', shares, hear, host, messages);
  return reports.sort((a, b) => a.arena - b.arena); // a thread reports in order
}

function resultOf(rows: readonly Row[], seed: string, { json, csv }: TableOptions): string {
  if (json === true) return `${JSON.stringify({ rows, seed })}\n`;
  if (csv === true)
    return csvText(
      Object.keys(rows[0]),
      rows.map((row) => Object.values(row) as Row[keyof Row][]),
    );
  return `${linesText(rows)}\n${sumsText(rows)}`;
}

function linesText(rows: readonly Row[]): string {
  const head = ['dungeon', 'with best play', 'monster', 'rogue', 'outcome', 'moves', 'monster kept %', 'rogue kept %'];
  const lines = rows.map((row) => [
    row.dungeon,
    truthText(row),
    row.monster,
    row.rogue,
    row.outcome,
    grouped(row.moves),
    keptText(row.keptMonster),
    keptText(row.keptRogue),
  ]);
  return tableText(head, lines, 5);
}

const truthText = ({ verdict, captureIn }: Row): string =>
  verdict === null ? '-' : captureIn === null ? verdict : `${verdict} in ${grouped(captureIn)}`;

const keptText = (share: number | null): string => (share === null ? '-' : percentText(share));

/** Each pairing over all dungeons. */
function sumsText(rows: readonly Row[]): string {
  const outcomes = [...new Set(['captured', 'evades', 'cap', ...rows.map(({ outcome }) => outcome)])];
  const pairings = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.monster, row.rogue]);
    pairings.set(key, [...(pairings.get(key) ?? []), row]);
  }
  const lines = [...pairings.values()].map((games) => [
    games[0].monster,
    games[0].rogue,
    ...outcomes.map((outcome) => String(games.filter((row) => row.outcome === outcome).length)),
  ]);
  return tableText(['monster', 'rogue', ...outcomes], lines, 2);
}
