/** `asterion bot`: any player of ours, or of one's own, as a bot that any referee of the protocol can seat. */

import { type BotPlayer, gamesTold, MAZE, type MazeTask, runBot, SOLVER, seatedEntry } from '@asterion/arena/protocol';
import { PlayerFault, type Seat } from 'asterion/game';
import { type AnyDescription, gameNamed, oneOf } from 'asterion/play';
import { solverFault, solverNamed, solvers } from 'asterion/search';
import { Refusal } from 'asterion/settings';
import { createRng, finish } from 'asterion/world';
import { Command } from 'commander';
import { checkInterrupted, Failure, type Host } from '../host/host.js';
import { linesOf } from '../host/input.js';
import { messagesTo } from '../host/messages.js';
import { type OpenedModuleSolver, openSolver } from '../module/mazes.js';
import { isModulePath, moduleName, type TimeOption, USUAL_TIME, withTime } from '../module/module-file.js';
import { outsiderOf } from '../module/players.js';
import { ModuleFault, ModuleRunner, type RunnerHost } from '../module/runner.js';

interface BotOptions extends TimeOption {
  readonly game?: string;
  readonly role?: string;
  readonly player: string;
  readonly seed?: string;
}

export const botCommand = (host: Host): Command =>
  withTime(
    new Command('bot')
      .requiredOption('--player <name>', 'who plays: a player of the game, a solver of mazes, or a path to a module')
      .option('--game <name>', `the game it is there for: ${oneOf(gamesTold)} (default: whichever the referee says)`)
      .option('--role <seat>', 'the seat it is there for (default: whichever the referee says)')
      .option('--seed <seed>', 'for players that choose at random (default: the name of each game)'),
    'player',
  )
    .addHelpText('after', HELP)
    .action((options: BotOptions) => bot(options, host));

const HELP = `
Speaks the protocol of docs/protocol.md: what the referee says comes in on standard input, answers go to standard output.

Examples:
  asterion bot --game rogue --role monster --player minimax:3
  asterion bot --player ./mine.js
  asterion bot --game maze --player astar
`;

async function bot({ game, role, player: name, seed, time }: BotOptions, host: Host): Promise<void> {
  const description = game === undefined || game === MAZE ? undefined : gameNamed(game);
  if (game !== undefined && game !== MAZE && description === undefined)
    throw new Failure(`--game ${game}: expected ${oneOf(gamesTold)}`);
  const seats = description?.game.seats ?? (game === MAZE ? [SOLVER] : undefined);
  if (role !== undefined && seats?.includes(role) === false)
    throw new Failure(`--role ${role}: expected ${oneOf(seats)}, the seats of ${game ?? ''}`);
  const on: RunnerHost = { signal: host.signal, messages: messagesTo(host, false) };
  const player = isModulePath(name) ? new OwnPlayer(name, time, on) : ours(name);
  try {
    if (description !== undefined && !(player instanceof OwnPlayer)) sits(player, description, role);
    if (game === MAZE && !isModulePath(name)) solverOf(name);
    await runBot(held(player, game, role), {
      lines: linesOf(host),
      say: (line) => {
        host.stdout.write(`${line}\n`);
      },
      seed,
    });
    checkInterrupted(host);
  } catch (error) {
    if (error instanceof PlayerFault || error instanceof ModuleFault)
      throw new Failure(`${player.name} ${error.message}`, 1);
    throw error instanceof RangeError ? new Failure(error.message) : error;
  } finally {
    if (player instanceof OwnPlayer) await player.close();
  }
}

/** Whether somebody can sit where they are there for is said before they are needed. */
function sits(player: BotPlayer, description: AnyDescription, role: string | undefined): void {
  const { seats } = description.game;
  const tries = (role === undefined ? seats : [role]).map((seat) => {
    try {
      player.seated(description, seat, '');
      return undefined;
    } catch (error) {
      if (error instanceof RangeError) return error.message;
      throw error;
    }
  });
  if (tries.every((why) => why !== undefined)) throw new Failure(`--player ${player.name}: ${tries[0] ?? ''}`);
}

/** The same, at the game and the seat it is there for only. */
const held = (player: BotPlayer, game: string | undefined, role: string | undefined): BotPlayer => {
  const check = (told: string, seat: Seat): void => {
    if ((game !== undefined && game !== told) || (role !== undefined && role !== seat))
      throw new RangeError(`The referee says ${seat} of ${told}, but --game and --role say otherwise.`);
  };
  return {
    name: player.name,
    seated: (description, seat, seed) => {
      check(description.game.name, seat);
      return player.seated(description, seat, seed);
    },
    solved: (task, seed) => {
      check(MAZE, SOLVER);
      return player.solved(task, seed);
    },
  };
};

function solverOf(name: string) {
  const solver = solverNamed(name);
  if (solver === undefined)
    throw new RangeError(`There is no solver "${name}"; there are ${solvers.map((one) => one.name).join(', ')}.`);
  return solver;
}

/** A player or a solver of the registries. */
const ours = (name: string): BotPlayer => ({
  name,
  seated: (description, seat, seed) => {
    const entry = description.players.named(name, seat, seed);
    if (entry instanceof Refusal) throw new RangeError(entry.message);
    return seatedEntry(entry, description, seat, seed);
  },
  solved: ({ world, from, to }, seed) => {
    const solver = solverOf(name);
    const why = solverFault(solver, world);
    if (why !== undefined) throw new RangeError(why);
    return finish(solver.start(world, from, to, createRng(seed))).path ?? [];
  },
});

/** A module of one's own, in its thread. */
class OwnPlayer implements BotPlayer {
  readonly name: string;
  readonly #path: string;
  readonly #time: number | undefined;
  readonly #host: RunnerHost;
  #runner: ModuleRunner | undefined;
  #solver: Promise<OpenedModuleSolver> | undefined;

  constructor(path: string, time: number | undefined, host: RunnerHost) {
    this.name = moduleName(path);
    this.#path = path;
    this.#time = time;
    this.#host = host;
  }

  seated(_description: AnyDescription, seat: Seat) {
    const runner = this.#player();
    const outsider = outsiderOf(runner, seat, this.#path).then((one) => one.start(seat));
    return async ({ line }: { readonly line: Parameters<Awaited<typeof outsider>>[0] | undefined }) =>
      line === undefined ? undefined : (await outsider)(line);
  }

  /** What it says is told as it is, because it is for the referee to judge. */
  async solved({ world, from, to }: MazeTask, seed: string): Promise<readonly number[]> {
    this.#solver ??= openSolver({ path: this.#path, time: this.#time ?? USUAL_TIME.solver }, this.#host);
    return (await (await this.#solver).answer(world, from, to, seed)).path ?? [];
  }

  #player(): ModuleRunner {
    this.#runner ??= new ModuleRunner(
      { path: this.#path, time: this.#time ?? USUAL_TIME.player },
      'player',
      this.#host,
    );
    return this.#runner;
  }

  async close(): Promise<void> {
    const solver = await this.#solver?.catch(() => undefined); // it was said already
    await Promise.all([this.#runner?.close(), solver?.close()]);
  }
}
