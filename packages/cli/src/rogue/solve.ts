/** `asterion rogue solve`: who wins, proven, and in how many moves. */

import { chaseOf, valuesByCell } from 'asterion/exact';
import { MONSTER, ROGUE, type RogueOptions } from 'asterion/game';
import { Command, Option } from 'commander';
import { type MemoryOption, tableOrFail, withMemory } from '../exact/solving.js';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type Chunks, writeOutput } from '../host/output.js';
import { type DrawingOptions, drawScene } from '../maze/drawing.js';
import { type QuietOption, wholeNumber, withJson, withQuiet } from '../options.js';
import { heatMapRows, heatMapText } from './heat-map.js';
import { DUNGEON_HELP, openSetting, type Setting, withRules } from './rules.js';
import { type Answer, answerOf, answerReport, answerText } from './solve-answer.js';
import { SIDES, type Side } from './table.js';

interface SolveOptions extends QuietOption, MemoryOption, RogueOptions, Partial<DrawingOptions> {
  readonly depth?: boolean;
  readonly within?: number;
  readonly heatmap?: boolean;
  readonly side: Side;
  readonly json?: boolean;
}

export function solveCommand(host: Host): Command {
  const command = new Command('solve')
    .argument('<dungeon>', DUNGEON_HELP)
    .option('--depth', 'in how many monster moves, too: takes more time and memory')
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
        .choices(SIDES)
        .default(ROGUE)
        .implies({ heatmap: true, depth: true }),
    )
    .addOption(
      new Option('--format <name>', 'draw the heat map instead (implies --heatmap)')
        .choices(['svg', 'png'])
        .implies({ heatmap: true, depth: true }),
    )
    .option('--out <file>', 'write to a file instead of stdout')
    .addHelpText('after', EXAMPLES)
    .action((dungeon: string, options: SolveOptions) => solve(dungeon, options, host));
  return withQuiet(withMemory(withRules(withJson(command, 'print a report instead of text'))));
}

const EXAMPLES = `
Examples:
  asterion rogue solve cornered --depth
  asterion rogue solve cornered --heatmap --side monster
  asterion rogue generate --seed 7 | asterion rogue solve - --json
`;

async function solve(argument: string, options: SolveOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const setting = await openSetting(argument, options, host, messages);
  const { start, dungeon } = setting;
  const { depth = false, memory, within } = options;
  const chase = chaseOf(start.setup, start.monsters.length);
  const solved = await tableOrFail(chase, { depth, memory }, dungeon.name, host, messages);
  await writeOutput(resultOf(answerOf(solved, start, within), setting, options), options.out, host);
}

function resultOf(answer: Answer, setting: Setting, { json, heatmap, side, format }: SolveOptions): Chunks {
  const { scene, letters } = setting.dungeon;
  const { table, position } = answer;
  const values = heatmap === true ? valuesByCell(table, position, side === MONSTER ? 0 : ROGUE) : undefined;
  if (format !== undefined) return drawScene(scene, { distances: values }, { format });
  if (json === true) {
    const map = values === undefined ? {} : { heatmap: heatMapRows(scene.world.grid, values) };
    return [`${JSON.stringify({ ...answerReport(answer), ...map })}\n`];
  }
  const text = answerText(answer);
  return values === undefined ? [text] : [text, '\n', heatMapText({ scene, letters, position, values, side })];
}
