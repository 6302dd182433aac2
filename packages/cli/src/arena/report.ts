/** `asterion arena report`: the table of what was kept, without playing anything. */

import { existsSync } from 'node:fs';
import { counted } from 'asterion/play';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type Arena, loadArena, orRefused } from './load.js';
import { type ArenaResultOptions, checkResults, withResults, writeResults } from './results.js';

interface ReportOptions extends ArenaResultOptions {
  readonly run?: string;
}

export const reportCommand = (host: Host): Command =>
  withResults(
    new Command('report')
      .argument('<store>', 'where results are kept: a file or postgres://...')
      .option('--run <name>', 'the tournament, where there are several'),
  )
    .addHelpText('after', HELP)
    .action((address: string, options: ReportOptions) => report(address, options, host));

const HELP = `
Reads what "arena run" or "arena duel --store" has kept, while that goes on, too.

Examples:
  asterion arena report cup.results
  asterion arena report cup.results --html cup.html --games cup-games
`;

async function report(address: string, options: ReportOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const arena = await loadArena();
  if (!/^\w+:\/\//.test(address) && !existsSync(address))
    throw new Failure(`cannot read ${address}: there is no such file`);
  await checkResults(options);
  await orRefused(async () => {
    const store = await arena.openStore(address, true);
    try {
      const tournament = await tournamentIn(store, address, options.run);
      const state = await arena.keptState(tournament, store);
      const missing = state.missing;
      if (missing > 0) messages.say(`not finished: ${counted(missing, 'game')} of what is scheduled so far missing`);
      await writeResults(state, store, options, host);
    } finally {
      await store.close();
    }
  });
}

async function tournamentIn(store: Arena.Store, address: string, run: string | undefined): Promise<Arena.Tournament> {
  const runs = await store.runs();
  const names = runs.map((one) => one.run).join(', ');
  const found = run === undefined ? runs[0] : runs.find((one) => one.run === run);
  if (run === undefined && runs.length > 1) throw new Failure(`${address} has several tournaments: --run ${names}`);
  if (found === undefined)
    throw new Failure(`${address}: expected a tournament${run === undefined ? '' : ` ${run}, found ${names}`}`);
  return JSON.parse(found.plan) as Arena.Tournament;
}
