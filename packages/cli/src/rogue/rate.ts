/** `asterion rogue rate`: how much of the truth a player keeps, over all starts of the shipped dungeons, or of others. */

import type { RoguePosition } from 'asterion/game/rogue';
import { type GameSetup, HUMAN, rogueDescription, rogueExact, rogueRules } from 'asterion/play';
import { roguePlayerFault, roguePlayerNamed, roguePlayers } from 'asterion/players/rogue';
import { Command, Option } from 'commander';
import { ARENAS_HELP, checkArenas, openArenas, shippedArenas } from '../game/arenas.js';
import { saidOn, settledOn, withSettings } from '../game/options.js';
import { Failure, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { seedOrDrawn, withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { inThread } from '../host/thread.js';
import { newClock, watchClock } from '../module/at-once.js';
import { isModulePath, moduleName, type TimeOption, USUAL_TIME, withTime } from '../module/module-file.js';
import { ModuleRunner } from '../module/runner.js';
import { HEAT_SEATS, type HeatSeat } from './heat-map.js';
import { type Rated, ratedReport, ratedTable, sumsTable } from './rate-report.js';
import type { RatedModule, RateReport, RateRequest, Seated } from './rate-thread.js';

interface RateOptions extends ResultOptions, TimeOption {
  readonly all?: boolean;
  readonly side?: HeatSeat;
  readonly seed?: string;
}

export function rateCommand(host: Host): Command {
  const command = new Command('rate')
    .argument('[player]', 'NAME, NAME:DEPTH where it looks ahead, or a module; every player if none is named')
    .argument('[dungeon...]', `${ARENAS_HELP} (default: every shipped dungeon with one monster)`)
    .option('--all', 'every player; then only dungeons are named')
    .addOption(
      new Option('--side <side>', 'rate it on this side only (default: every side it can take)').choices(HEAT_SEATS),
    )
    .option('--seed <seed>', 'for players that choose at random (default: drawn and printed)')
    .addHelpText('after', HELP)
    .action((player: string | undefined, dungeons: readonly string[], options: RateOptions) =>
      rate(player, dungeons, options, host),
    );
  return withResult(withTime(withSettings(command, rogueRules), 'player'), 'print a report instead of tables');
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
  const { side, time = USUAL_TIME.player } = options;
  const messages = messagesTo(host, options.quiet === true);
  const own = name !== undefined && isModulePath(name) ? await ownPlayer(name, side, host, messages) : undefined;
  const players = own?.players ?? (name === undefined ? everybody(side) : seatsOf(name, side));
  const seed = String(seedOrDrawn(options.seed));
  settledOn({ ...options }, rogueRules, messages); // refuses what is no rule
  const said = { ...saidOn({ ...options }, rogueRules), seed }; // what nobody said is for the dungeon's file to say
  const arenas =
    paths.length === 0
      ? shippedArenas(rogueDescription, said, faultOf)
      : await openArenas(rogueDescription, paths, said, host, messages, faultOf);
  const hasSamples = own === undefined ? players.some(isSampled) : !own.module.memoryless;
  if (options.seed === undefined && hasSamples) messages.say(`seed ${seed}`);
  const rated = await rateAll({ players, dungeons: arenas.list, seed, module: own?.module }, time, host, messages);
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

const everybody = (only: HeatSeat | undefined): Seated[] =>
  roguePlayers.flatMap(({ name, seats }) =>
    HEAT_SEATS.filter((side) => seats.includes(side) && (only ?? side) === side).map((side) => ({ name, side })),
  );

/** The sides a player can be rated on. */
function seatsOf(name: string, only: HeatSeat | undefined): Seated[] {
  if (name === HUMAN) throw new Failure('nobody is asked for moves in "rate"; a person is judged by "asterion review"');
  const found = roguePlayers.find((player) => player.name === name.split(':')[0]);
  const { seats } = named('player', name, found, roguePlayers);
  const sides = only === undefined ? HEAT_SEATS.filter((side) => seats.includes(side)) : [only];
  return sides.map((side) => {
    const why = roguePlayerFault(name, side);
    if (why !== undefined) throw new Failure(why);
    return { name, side };
  });
}

/** A module and the sides it can be rated on. */
async function ownPlayer(
  path: string,
  only: HeatSeat | undefined,
  { signal }: Host,
  messages: Messages,
): Promise<{ readonly players: Seated[]; readonly module: RatedModule }> {
  const runner = new ModuleRunner({ path, time: USUAL_TIME.player }, 'player', { signal, messages });
  try {
    const { seats = HEAT_SEATS, memoryless } = await runner.claims();
    const sides = HEAT_SEATS.filter((side) => seats.includes(side) && (only ?? side) === side);
    if (sides.length === 0)
      throw new Failure(`${path}: it plays ${seats.join(', ')}, not ${only ?? HEAT_SEATS.join(', ')}`);
    const players = sides.map((side) => ({ name: moduleName(path), side }));
    return { players, module: { path, memoryless, clock: newClock() } };
  } finally {
    await runner.close();
  }
}

const isSampled = ({ name, side }: Seated): boolean => roguePlayerNamed(name, side)?.memoryless === false;

/** Starts are counted with one monster, and by a table. */
function faultOf({ start }: GameSetup): string | undefined {
  const { monsters } = start as RoguePosition;
  if (monsters.length !== 1) return `expected one monster, found ${monsters.length}`;
  return rogueExact.fault(start as RoguePosition);
}

async function rateAll(request: RateRequest, time: number, host: Host, messages: Messages): Promise<Rated[]> {
  const { players, module } = request;
  const rated = players.map((seated): Rated => ({ ...seated, byDungeon: [] }));
  let fault: string | undefined;
  const hear = (message: unknown) => {
    const report = message as RateReport;
    if (report.kind === 'fault') fault = report.why;
    else if (report.kind === 'progress') {
      const { name, side, dungeon, share } = report;
      messages.progress(`rating ${name} as ${side}: ${dungeon}, ${Math.floor(100 * share)} %`);
    } else {
      const { name, side, dungeon, rating } = report;
      rated.find((other) => other.name === name && other.side === side)?.byDungeon.push({ dungeon, rating });
    }
  };
  const late = new AbortController();
  const stop = () => {
    fault = `took longer than ${time} ms`;
    late.abort();
  };
  const unwatch = module && watchClock(module.clock, time, stop);
  try {
    const signal = AbortSignal.any([host.signal, late.signal]);
    await inThread('rogue/rate-thread.js', request, hear, { signal }, messages);
  } catch (error) {
    if (!late.signal.aborted || host.signal.aborted) throw error;
  } finally {
    unwatch?.();
  }
  if (fault !== undefined) throw new Failure(`the player ${players[0].name} ${fault}`, 1);
  return rated;
}

const textOf = (rated: readonly Rated[]): string =>
  rated.length <= HEAT_SEATS.length ? rated.map(ratedTable).join('\n') : sumsTable(rated);
