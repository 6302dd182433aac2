/** `asterion labyrinth solve`: who wins a game if both sides play as well as can be. */

import { type LabyrinthValue, labyrinthBestMoves, labyrinthValueOf } from 'asterion/exact';
import { type LabyrinthPosition, labyrinth, MINOTAUR, THESEUS } from 'asterion/game';
import { Command } from 'commander';
import { type MemoryOption, withMemory } from '../exact/solving.js';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { type QuietOption, seedOrDrawn, withJson, withQuiet } from '../options.js';
import { FILE_HELP } from '../scene-file.js';
import { count, grouped } from '../text.js';
import { boardPlanOf, boardsOf, gameOn } from './game.js';
import { type BoardOptions, givenBoardOption, type RuleOptions, withBoard, withRules } from './options.js';
import { type SolvedLabyrinth, solveLabyrinthOrFail } from './solving.js';

interface SolveOptions extends QuietOption, BoardOptions, RuleOptions, MemoryOption {
  readonly seed?: string;
  readonly json?: boolean;
  readonly out?: string;
}

export function solveCommand(host: Host): Command {
  const command = new Command('solve')
    .description('prove who wins if both sides play as well as can be, and in how many rounds')
    .argument('[file]', `${FILE_HELP}; a generated board if there is none`);
  withRules(withBoard(command))
    .option('--seed <seed>', 'of the generated board: a number or any text (default: drawn and printed)')
    .option('--out <file>', 'write to a file instead of stdout')
    .addHelpText('after', HELP)
    .action((file: string | undefined, options: SolveOptions) => solve(file, options, host));
  return withQuiet(withMemory(withJson(command, 'print a report instead of text')));
}

const HELP = `
Both sides choose and see everything; dice play no part in it. Rounds count the one in which the game ends.
Several Minotaurs move together. Each makes the table as many times larger as there are tiles: two fit on boards of
up to 13 x 13, more only on smaller ones, or with more --memory.

Examples:
  asterion labyrinth solve --norooms --seed 7
  asterion labyrinth generate --board 9 --seed 7 --format json --out board.json && asterion labyrinth solve board.json
`;

/** Nobody plays here. */
const NAMES = { [THESEUS]: 'optimal', [MINOTAUR]: 'optimal' };

async function solve(file: string | undefined, options: SolveOptions, host: Host): Promise<void> {
  const given = givenBoardOption(options) ?? (options.seed === undefined ? undefined : 'seed');
  if (file !== undefined && given !== undefined)
    throw new Failure(`--${given} is for generated boards, and ${file} is one already`);
  const messages = messagesTo(host, options.quiet === true);
  const { rounds, pass = false } = options;
  const board = await boardPlanOf(
    { ...options, ...(file === undefined ? {} : { world: file }) },
    options,
    host,
    messages,
  );
  const seed = String(seedOrDrawn(options.seed));
  if (file === undefined && options.seed === undefined) messages.say(`seed ${seed}`);
  const { scene, start } = gameOn(boardsOf(board)(seed), { rounds, pass, names: NAMES }, seed);
  const solved = await solveLabyrinthOrFail(scene, start, options, file ?? `seed ${seed}`, host, messages);
  await writeOutput([options.json === true ? reportOf(solved, start) : textOf(solved, start)], options.out, host);
}

function reportOf({ table, ms }: SolvedLabyrinth, start: LabyrinthPosition): string {
  const { value, rounds } = labyrinthValueOf(table, start);
  const best = labyrinthBestMoves(table, start).map((move) => labyrinth.moveName(start, move));
  return `${JSON.stringify({ value, rounds, best, states: table.stateCount, ms: Math.round(10 * ms) / 10 })}\n`;
}

function textOf({ table, ms }: SolvedLabyrinth, start: LabyrinthPosition): string {
  const best = labyrinthBestMoves(table, start).map((move) => labyrinth.moveName(start, move));
  return [
    valueText(labyrinthValueOf(table, start), start),
    `Best first moves: ${best.join(', ')}.`,
    `${grouped(table.stateCount)} states, ${Math.round(ms)} ms.`,
    '',
  ].join('\n');
}

function valueText({ value, rounds }: LabyrinthValue, { setup }: LabyrinthPosition): string {
  if (value === 'draw')
    return `A draw: neither side can force a win before dawn, ${count(setup.options.rounds, 'round')} from now.`;
  return `${value === THESEUS ? 'Theseus' : 'The Minotaur'} wins in ${count(rounds ?? 0, 'round')}.`;
}
