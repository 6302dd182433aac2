/** A player of somebody's own at work: sample games to be checked, and games against others, judged by the exact table. */

import { basename } from 'node:path';
import type { Seat } from 'asterion/game';
import {
  type AnyDescription,
  type GameSetup,
  HUMAN,
  oneOf,
  playedMatch,
  reviewGame,
  setUp,
  tableHere,
} from 'asterion/play';
import type { Scene } from 'asterion/world';
import { checkPlayer } from '../check/player.js';
import { arenaScene, setupIn } from '../game/arena.js';
import { Failure } from '../host/host.js';
import { SILENT } from '../host/messages.js';
import { type OpenedPlayers, openPlayers } from '../module/players.js';
import { ModuleRunner, type RunnerHost } from '../module/runner.js';
import type { Claims } from '../module/wire.js';
import type { Rival } from './asked.js';
import type { Task, TaskResult, Work } from './assignment.js';
import type { GameGradingTerms, GameUsage } from './game-plan.js';
import { commandFor, ProgramPlayer } from './program.js';

export async function openGameWork(
  usage: GameUsage,
  path: string,
  plan: GameGradingTerms,
  host: RunnerHost,
): Promise<Work> {
  const { description } = usage;
  const command = await commandFor(path);
  if (command !== undefined)
    return openProgramWork(usage, new ProgramPlayer(command, basename(path), plan.time), plan, host);
  const runner = new ModuleRunner({ path, time: plan.time }, 'player', host);
  const claims = await runner.claims();
  const seat = seatOf(claims, usage, plan.as);
  const table = new Table(description, { path, seat }, plan, host);
  return {
    role: { as: seat, isGuess: (plan.as ?? claims.seats) === undefined && description.game.seats.length > 1 },
    check: async () => {
      const { findings } = await checkPlayer({ runner, path, description, seat, seed: plan.seed }, host, SILENT);
      await runner.close(); // every game has a fresh one at first, whatever came before
      return findings;
    },
    perform: (task) => table.play(task),
    close: async () => {
      await Promise.all([runner.close(), table.close()]);
    },
  };
}

/** A program says nothing of itself: it sits where it is told to, or where such players usually sit. */
function openProgramWork(usage: GameUsage, program: ProgramPlayer, plan: GameGradingTerms, host: RunnerHost): Work {
  const { description } = usage;
  const { seats } = description.game;
  const seat = plan.as ?? usage.seat;
  const table = new Table(description, { program, seat }, plan, host);
  return {
    role: { as: seat, isGuess: plan.as === undefined && seats.length > 1 },
    check: () => program.findings(description, seat, plan.seed),
    perform: (task) => table.play(task),
    close: async () => {
      await Promise.all([program.close(), table.close()]);
    },
  };
}

/** Where it sits: as the command line says, else as it says itself, else where such players usually sit. */
function seatOf({ kind, game: own, seats }: Claims, { description, seat: usual }: GameUsage, as?: Seat): Seat {
  const { game } = description;
  if (kind !== undefined && kind !== 'player') throw new Failure(`it is a ${kind}, not a player`);
  if (own !== undefined && own !== game.name) throw new Failure(`it plays ${own}, not ${game.name}`);
  const able = game.seats.filter((seat) => seats?.includes(seat) !== false);
  const seat = as ?? (able.includes(usual) ? usual : able[0]);
  if (able.includes(seat)) return seat;
  throw new Failure(
    `it plays ${seats?.length === 0 ? 'nobody' : oneOf(seats ?? [])}, not ${oneOf(as === undefined ? game.seats : [as])}`,
  );
}

/** A submission at its seat. */
type Own = { readonly seat: Seat } & ({ readonly path: string } | { readonly program: ProgramPlayer });

/** Where its games are played. What is known of a world is kept as long as the world comes again. */
class Table {
  readonly #description: AnyDescription;
  readonly #own: Own;
  readonly #plan: GameGradingTerms;
  readonly #host: RunnerHost;
  readonly #scenes = new Map<string, Scene>();
  #opened: { readonly rival: string | undefined; readonly players: OpenedPlayers } | undefined;

  constructor(description: AnyDescription, own: Own, plan: GameGradingTerms, host: RunnerHost) {
    this.#description = description;
    this.#own = own;
    this.#plan = plan;
    this.#host = host;
  }

  async play(task: Task): Promise<TaskResult> {
    const { seat } = this.#own;
    const setup = await this.#setup(task);
    const match = await ('program' in this.#own ? this.#own.program.played(setup, seat) : playedMatch(setup));
    const { end } = match;
    const isForfeit = end?.basis === 'forfeit' && end.culprit === seat;
    const isAlone = setup.description.game.seats.length === 1;
    const others = end?.winner === undefined && !isAlone ? 'drawn' : 'lost';
    return {
      ...task,
      outcome: isForfeit ? 'forfeit' : end?.winner === seat ? 'won' : others,
      isForfeit,
      why: end?.basis === 'forfeit' ? end.why : null,
      counts: { moves: match.moves.length, ...keptBy(seat, setup, match.positions, match.moves) },
    };
  }

  async close(): Promise<void> {
    await this.#opened?.players.close();
    this.#opened = undefined;
  }

  async #setup({ world, against, seed }: Task): Promise<GameSetup> {
    const { seat } = this.#own;
    const { said, rivals, arenas } = this.#plan;
    const { description, names } = await this.#players(rivals[seat].find(({ name }) => name === against));
    const other = description.game.seats.find((one) => one !== seat);
    const own = 'program' in this.#own ? { [seat]: HUMAN } : {};
    const seated = { ...(other !== undefined && { [other]: against }), ...own, ...names, seed };
    const arena = arenas?.find(({ name }) => name === world);
    if (arena !== undefined) {
      const scene = this.#scenes.get(world) ?? arenaScene(arena);
      this.#scenes.set(world, scene);
      return setupIn(arena, description, seated, scene);
    }
    const { setup, faults } = setUp(description, { ...said, ...seated });
    if (setup === undefined) throw new Error(Object.values(faults).join(' '));
    return setup;
  }

  /** The game with the submission at its seat, and with an opponent of one's own at the other, if it is one. */
  async #players(rival: Rival | undefined): Promise<OpenedPlayers> {
    if (this.#opened !== undefined && this.#opened.rival === rival?.path) return this.#opened.players;
    await this.close();
    const { seat } = this.#own;
    const { time } = this.#plan;
    const other = this.#description.game.seats.find((one) => one !== seat);
    const modules = {
      ...('path' in this.#own && { [seat]: { path: this.#own.path, time } }),
      ...(rival?.path !== undefined && other !== undefined && { [other]: { path: rival.path, time } }),
    };
    const players = await openPlayers(this.#description, modules, this.#host);
    this.#opened = { rival: rival?.path, players };
    return players;
  }
}

/** How many moves of a seat kept the exact value, of how many; nothing where there is no table. */
function keptBy(
  seat: Seat,
  { description, start }: GameSetup,
  positions: Parameters<typeof reviewGame>[2],
  made: readonly unknown[],
): TaskResult['counts'] {
  const { exact, game } = description;
  const wish = exact?.attempts.find((options) => exact.fault(start, options) === undefined);
  if (exact === undefined || wish === undefined) return {};
  const { moves } = reviewGame({ game, exact }, tableHere(description, start, wish), positions, made);
  const own = moves.filter((move) => move.seat === seat);
  return { judged: own.length, kept: own.filter(({ mistake }) => mistake === null).length };
}
