/** `asterion rogue rate`: how much of the truth a player keeps, over all starts of the shipped dungeons. */

import { dungeons } from 'asterion/game';
import { parseDungeon } from 'asterion/notation';
import { HUMAN, rogueRules } from 'asterion/play';
import { roguePlayerFault, roguePlayerNamed, roguePlayers } from 'asterion/players';
import { Command, Option } from 'commander';
import { withSettings } from '../game/options.js';
import { Failure, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { seedOrDrawn, withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { inThread } from '../host/thread.js';
import { rulesOn } from './commands.js';
import { SIDES, type Side } from './heat-map.js';
import { type Rated, ratedReport, ratedTable, sumsTable } from './rate-report.js';
import type { RateReport, RateRequest, Seated } from './rate-thread.js';

interface RateOptions extends ResultOptions {
  readonly all?: boolean;
  readonly side?: Side;
  readonly seed?: string;
}

export function rateCommand(host: Host): Command {
  const command = new Command('rate')
    .argument('[player]', 'NAME, or NAME:DEPTH where it looks ahead; every player if none is named')
    .option('--all', 'every player')
    .addOption(
      new Option('--side <side>', 'rate it on this side only (default: every side it can take)').choices(SIDES),
    )
    .option('--seed <seed>', 'for players that choose at random (default: drawn and printed)')
    .addHelpText('after', HELP)
    .action((player: string | undefined, options: RateOptions) => rate(player, options, host));
  return withResult(withSettings(command, rogueRules), 'print a report instead of tables');
}

const HELP = `
A start is won if the monster can force the capture, else safe; it is kept if it comes out as the table says although
the other side answers as well as can be. Moves lost are monster moves by which kept wins came late, or captures early.
Players with dice or a memory play sampled games against the optimal player instead, and the rating says so.

Examples:
  asterion rogue rate bfs
  asterion rogue rate minimax:3 --side rogue --json
`;

async function rate(name: string | undefined, options: RateOptions, host: Host): Promise<void> {
  if (name !== undefined && options.all === true) throw new Failure(`--all rates every player, so leave out "${name}"`);
  const { side } = options;
  const players = name === undefined ? everybody(side) : seatsOf(name, side);
  const messages = messagesTo(host, options.quiet === true);
  const seed = String(seedOrDrawn(options.seed));
  if (options.seed === undefined && players.some(isSampled)) messages.say(`seed ${seed}`);
  const request = { players, dungeons: arenas(), rules: rulesOn({ ...options }, messages), seed };
  const rated = await rateAll(request, host, messages);
  await writeResult(options, host, { report: () => ratedReport(rated), text: () => textOf(rated) });
}

const everybody = (only: Side | undefined): Seated[] =>
  roguePlayers.flatMap(({ name, seats }) =>
    SIDES.filter((side) => seats.includes(side) && (only ?? side) === side).map((side) => ({ name, side })),
  );

/** The sides a player can be rated on. */
function seatsOf(name: string, only: Side | undefined): Seated[] {
  if (name === HUMAN) throw new Failure('nobody is asked for moves in "rate"; a person is judged by "asterion review"');
  const found = roguePlayers.find((player) => player.name === name.split(':')[0]);
  const { seats } = named('player', name, found, roguePlayers);
  const sides = only === undefined ? SIDES.filter((side) => seats.includes(side)) : [only];
  return sides.map((side) => {
    const why = roguePlayerFault(name, side);
    if (why !== undefined) throw new Failure(why);
    return { name, side };
  });
}

const isSampled = ({ name, side }: Seated): boolean => roguePlayerNamed(name, side)?.memoryless === false;

/** The shipped dungeons with one monster. */
const arenas = (): string[] =>
  dungeons
    .filter(({ text }) => {
      const read = parseDungeon(text);
      return read.ok && read.value.letters.length === 1;
    })
    .map(({ name }) => name);

async function rateAll(request: RateRequest, host: Host, messages: Messages): Promise<Rated[]> {
  const rated = request.players.map((seated): Rated => ({ ...seated, byDungeon: [] }));
  const hear = (message: unknown) => {
    const report = message as RateReport;
    const { name, side, dungeon } = report;
    if (report.kind === 'progress') {
      messages.progress(`rating ${name} as ${side}: ${dungeon}, ${Math.floor(100 * report.share)} %`);
    } else {
      const entry = rated.find((other) => other.name === name && other.side === side);
      entry?.byDungeon.push({ dungeon, rating: report.rating });
    }
  };
  await inThread('rogue/rate-thread.js', request, hear, host, messages);
  return rated;
}

const textOf = (rated: readonly Rated[]): string =>
  rated.length <= SIDES.length ? rated.map(ratedTable).join('\n') : sumsTable(rated);
