/** `asterion rogue solve`: who wins, proven, and in how many moves. */

import type { ExactTable } from 'asterion/exact';
import { chaseValuesByCell } from 'asterion/exact';
import { MONSTER, ROGUE, type RoguePosition } from 'asterion/game/rogue';
import { rogueDescription, rogueRules } from 'asterion/play';
import { Command, Option } from 'commander';
import { saidOn, withSettings } from '../game/options.js';
import { type Started, startGame } from '../game/start.js';
import { type MemoryOption, type Solved, tableOrFail, withMemory } from '../game/table.js';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, type ThreadsOption, threadsOption, wholeNumber, withResult } from '../host/options.js';
import { type Chunks, writeOutput } from '../host/output.js';
import { type DrawingOptions, drawScene } from '../scene/drawing.js';
import { DUNGEON_HELP } from './commands.js';
import { HEAT_SEATS, type HeatSeat, heatMapRows, heatMapText } from './heat-map.js';
import { answerOf, answerReport, answerText, type SolveAnswer } from './solve-answer.js';

interface SolveOptions extends QuietOption, MemoryOption, ThreadsOption, Partial<DrawingOptions> {
  readonly depth?: boolean;
  readonly within?: number;
  readonly heatmap?: boolean;
  readonly side: HeatSeat;
  readonly json?: boolean;
}

export function solveCommand(host: Host): Command {
  const command = new Command('solve')
    .argument('<dungeon>', DUNGEON_HELP)
    .option('--depth', 'in how many monster moves, by each winning move, too: takes more time and memory')
    .addOption(
      new Option('--within <n>', 'who wins if the monster has only so many moves (implies --depth)')
        .argParser(wholeNumber(0))
        .implies({ depth: true }),
    )
    .addOption(
      new Option('--heatmap', 'monster moves to the capture for every cell the rogue may start from (implies --depth)') //
        .implies({ depth: true }),
    )
    .addOption(
      new Option('--side <side>', 'whose cells the heat map is of; of several monsters the first (implies --heatmap)')
        .choices(HEAT_SEATS)
        .default(ROGUE)
        .implies({ heatmap: true, depth: true }),
    )
    .addOption(
      new Option('--format <name>', 'draw the heat map instead (implies --heatmap)')
        .choices(['svg', 'png'])
        .implies({ heatmap: true, depth: true }),
    )
    .addOption(threadsOption())
    .addHelpText('after', EXAMPLES)
    .action((dungeon: string, options: SolveOptions) => solve(dungeon, options, host));
  return withResult(withMemory(withSettings(command, rogueRules)));
}

const EXAMPLES = `
Examples:
  asterion rogue solve cornered --depth
  asterion rogue solve cornered --heatmap --side monster
  asterion rogue generate --seed 7 | asterion rogue solve - --json
`;

async function solve(argument: string, options: SolveOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const { settings: schema } = rogueDescription;
  const said = { ...saidOn({ ...options }, rogueRules), seed: '0' }; // no chance in Rogue, so any seed will do
  const started = await startGame(rogueDescription, { said, schema, file: argument }, host, messages);
  const { depth = false, memory, threads, within } = options;
  const solved = await tableOrFail(
    rogueDescription,
    started.setup.start,
    { depth, memory, threads },
    started.name,
    host,
    messages,
  );
  const answer = answerOf(solved as Solved<ExactTable>, started.setup.start as RoguePosition, within);
  await writeOutput(resultOf(answer, started, options), options.out, host);
}

function resultOf(answer: SolveAnswer, started: Started, { json, heatmap, side, format }: SolveOptions): Chunks {
  const { scene } = started.setup;
  const { table, position } = answer;
  const values = heatmap === true ? chaseValuesByCell(table, position, side === MONSTER ? 0 : ROGUE) : undefined;
  if (format !== undefined) return drawScene(scene, { distances: values }, { format });
  if (json === true) {
    const map = values === undefined ? {} : { heatmap: heatMapRows(scene.world.grid, values) };
    return [`${JSON.stringify({ ...answerReport(answer), ...map })}\n`];
  }
  const text = answerText(answer);
  return values === undefined ? [text] : [text, '\n', heatMapText({ started, position, values, side })];
}
