/** `asterion rogue rate`: how much of the truth a player keeps, over all starts of the shipped dungeons, or of others. */

import type { RoguePosition } from 'asterion/game';
import { type GameSetup, HUMAN, rogueExact, rogueRules } from 'asterion/play';
import { roguePlayerFault, roguePlayerNamed, roguePlayers } from 'asterion/players';
import { Command, Option } from 'commander';
import { saidOn, settledOn, withSettings } from '../game/options.js';
import { Failure, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { seedOrDrawn, withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { inThread } from '../host/thread.js';
import { ARENAS_HELP, checkArenas, openArenas, shippedArenas } from './arenas.js';
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
    .argument('[dungeon...]', `${ARENAS_HELP} (default: every shipped dungeon with one monster)`)
    .option('--all', 'every player; then only dungeons are named')
    .addOption(
      new Option('--side <side>', 'rate it on this side only (default: every side it can take)').choices(SIDES),
    )
    .option('--seed <seed>', 'for players that choose at random (default: drawn and printed)')
    .addHelpText('after', HELP)
    .action((player: string | undefined, dungeons: readonly string[], options: RateOptions) =>
      rate(player, dungeons, options, host),
    );
  return withResult(withSettings(command, rogueRules), 'print a report instead of tables');
}

const HELP = `
A start is won if the monster can force the capture, else safe; it is kept if it comes out as the table says although
the other side answers as well as can be. Moves lost are monster moves by which kept wins came late, or captures early.
Players with dice or a memory play sampled games against the optimal player instead, and the rating says so.
A dungeon that cannot be read is named with its fault; the others are rated all the same, and the exit code is 2.

Examples:
  asterion rogue rate bfs
  asterion rogue rate bfs dungeons/ mouth
  asterion rogue rate --all dungeons/
  asterion rogue rate minimax:3 --side rogue --json
`;

async function rate(
  first: string | undefined,
  others: readonly string[],
  options: RateOptions,
  host: Host,
): Promise<void> {
  const { name, paths } = argumentsOf(first, others, options.all === true);
  const { side } = options;
  const players = name === undefined ? everybody(side) : seatsOf(name, side);
  const messages = messagesTo(host, options.quiet === true);
  const seed = String(seedOrDrawn(options.seed));
  settledOn({ ...options }, rogueRules, messages); // refuses what is no rule
  const said = { ...saidOn({ ...options }, rogueRules), seed }; // what nobody said is for the dungeon's file to say
  const arenas =
    paths.length === 0 ? shippedArenas(said, faultOf) : await openArenas(paths, said, host, messages, faultOf);
  if (options.seed === undefined && players.some(isSampled)) messages.say(`seed ${seed}`);
  const rated = await rateAll({ players, dungeons: arenas.list, seed }, host, messages);
  await writeResult(options, host, { report: () => ratedReport(rated), text: () => textOf(rated) });
  checkArenas(arenas);
}

/** Of every player only dungeons are named. */
function argumentsOf(first: string | undefined, others: readonly string[], isAll: boolean) {
  if (!isAll || first === undefined) return { name: first, paths: others };
  if (roguePlayers.some(({ name }) => name === first.split(':')[0]))
    throw new Failure(`--all rates every player, so leave out "${first}"`);
  return { name: undefined, paths: [first, ...others] };
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

/** Starts are counted with one monster, and by a table. */
function faultOf({ start }: GameSetup): string | undefined {
  const { monsters } = start as RoguePosition;
  if (monsters.length !== 1) return `expected one monster, found ${monsters.length}`;
  return rogueExact.fault(start as RoguePosition);
}

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
