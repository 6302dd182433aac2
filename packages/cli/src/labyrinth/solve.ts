/** `asterion labyrinth solve`: who wins a game if both sides play as well as can be. */

import type { LabyrinthTable } from 'asterion/exact/labyrinth';
import { capital, counted, grouped, labyrinthDescription } from 'asterion/play';
import type { Schema } from 'asterion/settings';
import { Command } from 'commander';
import { saidOn, withSettings } from '../game/options.js';
import { startGame } from '../game/start.js';
import { type MemoryOption, tableOrFail, withMemory } from '../game/table.js';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { FILE_HELP } from '../scene/scene-file.js';

/** Older short names. */
export const SHORTS = { board: '-b', supplies: '-s', rounds: '-r' };

/** Everything but who plays: nobody does here. */
export const SCHEMA: Schema = labyrinthDescription.settings.filter(
  (part) => !('affects' in part && part.affects === 'seats'),
);

export function solveCommand(host: Host): Command {
  const command = withSettings(new Command('solve'), SCHEMA, SHORTS)
    .description('prove who wins if both sides play as well as can be, and in how many rounds')
    .argument('[file]', `${FILE_HELP}; a generated board if there is none`)
    .addHelpText('after', HELP)
    .action((file: string | undefined, options: ResultOptions & MemoryOption) => solve(file, options, host));
  return withResult(withMemory(command));
}

const HELP = `
Both sides choose and see everything; dice play no part in it. Rounds count the one in which the game ends.
Several Minotaurs move together. Each makes the table as many times larger as there are tiles: two fit on boards of
up to 13 x 13, more only on smaller ones, or with more --memory.

Examples:
  asterion labyrinth solve --norooms --seed 7
  asterion labyrinth generate --board 9 --seed 7 --format json --out board.json && asterion labyrinth solve board.json
`;

async function solve(file: string | undefined, options: ResultOptions & MemoryOption, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const said = { ...saidOn({ ...options }, SCHEMA), ...(file !== undefined && { seed: '0' }) };
  const { settings: schema } = labyrinthDescription;
  const { setup } = await startGame(labyrinthDescription, { said, schema, file }, host, messages);
  const { start, seed } = setup;
  const { table, ms } = await tableOrFail(labyrinthDescription, start, options, file ?? `seed ${seed}`, host, messages);
  const { game, exact } = labyrinthDescription;
  if (exact === undefined) throw new Error('Expected an exact table.');
  const value = exact.value(table as LabyrinthTable, start as never);
  const best = exact.best(table as LabyrinthTable, start as never).map((move) => game.moveName(start as never, move));
  const states = (table as LabyrinthTable).stateCount;
  const report = { ...exact.report(value), best, states, ms: Math.round(10 * ms) / 10 };
  const text = [
    `${value.winner === undefined ? `A draw: neither side can force a win before dawn, ${counted(Number(setup.values.rounds), 'round')} from now` : capital(exact.text(value))}.`,
    `Best first moves: ${best.join(', ')}.`,
    `${grouped(states)} states, ${Math.round(ms)} ms.`,
    '',
  ].join('\n');
  await writeResult(options, host, { report: () => report, text: () => text });
}
