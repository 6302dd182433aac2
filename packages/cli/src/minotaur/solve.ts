/** `asterion minotaur solve`: the shortest way out, proven, and how hard it is to find. */

import {
  type MinotaurTable,
  minotaurParsByCell,
  minotaurSolution,
  shortestSolutionCount,
} from 'asterion/exact/minotaur';
import { MINOTAUR, THESEUS } from 'asterion/game/labyrinth';
import { type MinotaurPosition, minotaur } from 'asterion/game/minotaur';
import { counted, grouped, minotaurDescription, WAIT } from 'asterion/play';
import { minotaurDifficulty, minotaurNeeds } from 'asterion/players/minotaur';
import type { Schema } from 'asterion/settings';
import { Command, Option } from 'commander';
import { inRows, isCut, labelledBoard } from '../game/labelled-board.js';
import { saidOn, withSettings } from '../game/options.js';
import { type Started, startGame } from '../game/start.js';
import { type MemoryOption, tableOrFail, withMemory } from '../game/table.js';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, withResult } from '../host/options.js';
import { type Chunks, writeOutput } from '../host/output.js';
import { type DrawingOptions, drawScene } from '../scene/drawing.js';

interface SolveOptions extends QuietOption, MemoryOption, Partial<DrawingOptions> {
  readonly heatmap?: boolean;
  readonly side: typeof THESEUS | typeof MINOTAUR;
  readonly json?: boolean;
}

const RULES: Schema = minotaurDescription.settings.filter((part) => 'affects' in part && part.affects === 'rules');

export const LEVEL_HELP = 'a file with a Theseus, a Minotaur and an exit in it, or the name of a shipped level';

export function solveCommand(host: Host): Command {
  const command = new Command('solve')
    .description('prove the shortest way out, or that there is none')
    .argument('<level>', `${LEVEL_HELP}; - for standard input`)
    .option('--heatmap', 'moves to the exit for every cell Theseus may start from')
    .addOption(
      new Option('--side <side>', 'whose cells the heat map is of; of two Minotaurs the first (implies --heatmap)')
        .choices([THESEUS, MINOTAUR])
        .default(THESEUS)
        .implies({ heatmap: true }),
    )
    .addOption(
      new Option('--format <name>', 'draw the heat map instead (implies --heatmap)')
        .choices(['svg', 'png'])
        .implies({ heatmap: true }),
    )
    .addHelpText('after', HELP)
    .action((level: string, options: SolveOptions) => solve(level, options, host));
  return withResult(withMemory(withSettings(command, RULES)));
}

const HELP = `
A wait counts as a move. Of several shortest ways the first is told, in the order N, E, S, W, wait.

Examples:
  asterion minotaur solve level-3
  asterion minotaur solve level-3 --heatmap
  asterion minotaur generate --seed 7 --format json | asterion minotaur solve - --json
`;

interface Solved {
  readonly started: Started;
  readonly position: MinotaurPosition;
  readonly table: MinotaurTable;
  readonly ms: number;
}

async function solve(level: string, options: SolveOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const { settings: schema } = minotaurDescription;
  const said = { ...saidOn({ ...options }, RULES), seed: '0' }; // nothing is random, so any seed will do
  const description = { ...minotaurDescription, warning: () => undefined }; // that it cannot be won is the answer itself
  const started = await startGame(description, { said, schema, file: level }, host, messages);
  const position = started.setup.start as MinotaurPosition;
  const { table, ms } = await tableOrFail(minotaurDescription, position, options, started.name, host, messages);
  const solved = { started, position, table: table as MinotaurTable, ms };
  await writeOutput(resultOf(solved, options), options.out, host);
}

function resultOf(solved: Solved, { json, heatmap, side, format }: SolveOptions): Chunks {
  const { started, position, table } = solved;
  const { scene } = started.setup;
  const pars = heatmap === true ? minotaurParsByCell(table, position, side) : undefined;
  if (format !== undefined) return drawScene(scene, { distances: pars?.map((par) => par ?? -1) }, { format });
  if (json === true) {
    const map =
      pars === undefined
        ? {}
        : {
            heatmap: inRows(
              scene.world.grid,
              pars.map((par) => par ?? null),
            ),
          };
    return [`${JSON.stringify({ ...reportOf(solved), ...map })}\n`];
  }
  return pars === undefined ? [textOf(solved)] : [textOf(solved), '\n', heatMapText(solved, pars, side)];
}

/** Longer levels have more ways than anybody wants to know. */
const MOST_COUNTED = 1_000_000;

const countText = (solutions: number): string =>
  `${solutions === MOST_COUNTED ? 'at least ' : ''}${grouped(solutions)}`;

/** The names of the moves of the solution that is shown. */
function movesOf({ position, table }: Solved): string[] {
  let at = position;
  return minotaurSolution(table, position).map((move) => {
    const name = minotaur.moveName(at, move);
    at = minotaur.play(at, move);
    return name;
  });
}

/** The report that outside callers rely on. */
function reportOf(solved: Solved) {
  const { position, table, ms } = solved;
  const par = table.parOf(position);
  return {
    solvable: par !== null,
    par,
    moves: movesOf(solved),
    solutions: shortestSolutionCount(table, position, MOST_COUNTED),
    states: table.stateCount,
    won: table.won,
    ms: Math.round(10 * ms) / 10,
  };
}

function textOf(solved: Solved): string {
  const { position, table, ms } = solved;
  const { par, moves, solutions, states, won } = reportOf(solved);
  const verdict =
    par === null
      ? ['It cannot be won.']
      : [
          `Out in ${counted(par, 'move')}, and no sooner.`,
          moves.map((name) => (name === WAIT ? 'wait' : name)).join(' '),
          minotaurNeeds(minotaurDifficulty(position)),
          solutions === 1 ? 'There is no other way as short.' : `It is one of ${countText(solutions)} ways as short.`,
        ];
  const share = `${grouped(won)} of ${counted(states, 'position')} are won (${Math.round((100 * table.won) / states)} %)`;
  return [...verdict, `${share}, ${Math.round(ms)} ms.`, ''].join('\n');
}

function heatMapText(
  { started, position }: Solved,
  pars: readonly (number | null | undefined)[],
  side: SolveOptions['side'],
): string {
  const { scene } = started.setup;
  const glyphAt = (cell: number): string | undefined => {
    if (cell === position.theseus) return 'T';
    return position.minotaurs.includes(cell) ? 'M' : undefined;
  };
  const labels = pars.map((par, cell) => glyphAt(cell) ?? (par === undefined ? '' : (par?.toString() ?? 'x')));
  const who = side === THESEUS ? 'Theseus' : 'the Minotaur';
  const cut = isCut(scene, labels) ? ' Last three digits only.' : '';
  const legend = `Moves to the exit if ${who} started there, x where there is no way to win; T Theseus, M the Minotaur.${cut}`;
  return `${legend}\n\n${labelledBoard(scene, labels)}`;
}
