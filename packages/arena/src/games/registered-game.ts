/** Games of the registry as what bots compete in. */

import { type Match, type MatchEnd, type Position, recordMatch, type Seat, shippedWorlds } from 'asterion/game';
import { formatDocument, formatRecording, parseDocument } from 'asterion/notation';
import { type AnyDescription, type GameSetup, HUMAN, matchOf, setUp, withRulesSaid } from 'asterion/play';
import { Refusal } from 'asterion/settings';
import { type Programs, SeatedProgram } from '../bots/seated.js';
import type { Discipline, SeatedBots, Watching } from './discipline.js';
import type { BotSpec, GameJob, GameResult, RunningGame } from './job.js';
import { misbehaviourOf, voidResult } from './results.js';
import { truthKept } from './truth.js';

/** Where the rules never end a game, so many moves do. */
export const USUAL_CAP = 10_000;

/** Longer recordings are not made of games that go on: so many cells and moves. */
const MOST_SHOWN = { cells: 20_000, moves: 5000 };

export function disciplineOf(description: AnyDescription): Discipline {
  const { game, settings, players, shippedAs } = description;
  const names = (shippedWorlds[game.name] ?? []).map(({ name }) => name);
  return {
    name: game.name,
    seats: game.seats,
    settings,
    players: players.list.map(({ name }) => name),
    hasCap: true,
    shipped: shippedAs === undefined ? undefined : { as: shippedAs, names },
    playerFault: (name, seat) => {
      const found = players.named(name, seat, '0');
      return found instanceof Refusal ? found.message : undefined;
    },
    fault: (said) => {
      const { setup, faults } = setUp(description, said);
      return setup === undefined ? Object.values(faults).join(' ') : undefined;
    },
    given: (scene, said) => {
      const own = withRulesSaid(description, scene);
      const { setup, faults } = setUp(description, { ...own.said, ...said }, { scene: own.scene });
      if (setup === undefined) return new Refusal(Object.values(faults).join(' '));
      return { said: own.said, document: formatDocument(setup.scene) };
    },
    play: (job, seated, programs, watching) => {
      const setup = setUpJob(description, job, seated);
      if (typeof setup === 'string') return voidResult(job, setup);
      return played(job, setup, programsAt(job, setup, seated, programs), watching);
    },
  };
}

/** The programs that sit at a game. One that has two seats is started twice. */
function programsAt(job: GameJob, setup: GameSetup, seated: SeatedBots, programs: Programs): SeatedProgram[] {
  const names: string[] = [];
  return Object.entries(seated).flatMap(([seat, bot]) => {
    if ('player' in bot) return [];
    names.push(bot.name);
    const nth = names.filter((name) => name === bot.name).length;
    const terms = { ...job, id: `g${job.number + 1}` };
    return [new SeatedProgram(programs.of(bot, nth), setup, seat, terms)];
  });
}

async function played(
  job: GameJob,
  setup: GameSetup,
  programs: readonly SeatedProgram[],
  { signal, watch }: Watching,
): Promise<GameResult> {
  const cap = capOf(job, setup);
  await Promise.allSettled(programs.map((program) => program.begin(cap)));
  const absent = programs.find(({ fault }) => fault?.reason === 'start-timeout');
  const entries = programs.map((one) => [one.seat, one.entry(() => match.position)] as const);
  const match = matchOf({ ...setup, cap, bots: { ...setup.bots, ...Object.fromEntries(entries) } });
  const soFar = (): RunningGame => runningOf(job, setup, match);
  while (match.end === undefined && absent === undefined && signal?.aborted !== true) {
    watch?.(soFar);
    const pending = match.step();
    if (pending !== undefined) await pending;
    for (const program of programs) program.look(match.position);
  }
  signal?.throwIfAborted();
  const result =
    absent === undefined
      ? resultOf(job, setup, match, programs)
      : voidResult(job, `The ${absent.seat} (${setup.names[absent.seat]}) ${absent.fault?.message ?? ''}.`, absent);
  for (const program of programs) program.end(result);
  return result;
}

/** Who sits there, as recordings say it: a program never goes by the name of a player of the library. */
function seatName({ players }: AnyDescription, bot: BotSpec, seat: Seat, seed: string): string {
  if ('player' in bot) return bot.player;
  const isTaken = bot.name === HUMAN || !(players.named(bot.name, seat, seed) instanceof Refusal);
  return isTaken ? `${bot.name} (program)` : bot.name;
}

/** The game of a job; why there is none, as a sentence. */
function setUpJob(description: AnyDescription, { said, world, seed }: GameJob, seated: SeatedBots): GameSetup | string {
  const read = world === undefined ? undefined : parseDocument(world);
  if (read?.ok === false) return read.fault.message;
  const own = read === undefined ? undefined : withRulesSaid(description, read.value);
  const players = Object.entries(seated).map(([seat, bot]) => [seat, 'player' in bot ? bot.player : HUMAN] as const);
  const asked = { ...own?.said, ...said, ...Object.fromEntries(players), seed };
  const { setup, faults } = setUp(description, asked, { scene: own?.scene });
  if (setup === undefined) return Object.values(faults).join(' ');
  const names = Object.fromEntries(
    Object.entries(seated).map(([seat, bot]) => [seat, seatName(description, bot, seat, setup.seed)]),
  );
  const known = Object.entries(names).filter(([seat]) => Object.hasOwn(setup.said, seat));
  return { ...setup, names, said: { ...setup.said, ...Object.fromEntries(known) } };
}

/** The moves after which a game ends in the arena; its recording says the game's own cap, which follows from its rules. */
const capOf = ({ cap = USUAL_CAP }: GameJob, setup: GameSetup): number => Math.min(setup.cap, cap);

type AnyMatch = Match<Position, unknown, unknown>;

/** Moves of all seats, chance left out. */
const movesOf = ({ moves, positions, game: { seats } }: AnyMatch): number =>
  moves.filter((_, index) => seats.includes(positions[index].seat)).length;

function recordingOf({ description, scene, said, options, seed, names, values, ...setup }: GameSetup, match: AnyMatch) {
  const cap = setup.cap === Infinity ? undefined : setup.cap;
  const start = { scene, recipe: description.recipe?.(values), said, options, cap, seed, seats: names };
  return formatRecording(recordMatch(match, start));
}

function runningOf({ key }: GameJob, setup: GameSetup, match: AnyMatch): RunningGame {
  const isLong = setup.scene.world.grid.cellCount > MOST_SHOWN.cells || match.moves.length > MOST_SHOWN.moves;
  return { key, moves: movesOf(match), recording: isLong ? null : recordingOf(setup, match) };
}

function resultOf(job: GameJob, setup: GameSetup, match: AnyMatch, programs: readonly SeatedProgram[]): GameResult {
  const { description } = setup;
  const { position } = match;
  const end = endOf(setup, match);
  const { seats } = description.game;
  return {
    key: job.key,
    number: job.number,
    outcome: end.result,
    winner: end.winner ?? null,
    ground: end.basis,
    why: end.why,
    misbehaviour:
      end.culprit === undefined
        ? null
        : misbehaviourOf(
            end.culprit,
            programs.find(({ seat }) => seat === end.culprit),
          ),
    moves: movesOf(match),
    score: seats.length === 1 ? [rankOf(end, seats[0]), ...(description.score?.(position) ?? [])] : [],
    kept: job.isJudged === false ? null : truthKept(description, match),
    letPass: Object.fromEntries(programs.filter((one) => one.letPass > 0).map((one) => [one.seat, one.letPass])),
    recording: recordingOf(setup, match),
  };
}

/** Whoever would win if it went on for ever wins where the cap ends it. */
function endOf(setup: GameSetup, { end, position, game }: AnyMatch): MatchEnd {
  if (end === undefined) throw new RangeError('Expected a game that is over.');
  if (end.basis !== 'cap') return end;
  const why = position.ply === setup.cap ? setup.capText : end.why;
  return { ...end, why, winner: game.repeated(position).winner };
}

/** Alone: to win, to be stopped by the cap, to lose, to do what cannot be done. */
function rankOf({ winner, basis }: MatchEnd, seat: Seat): number {
  if (winner === seat) return 0;
  return basis === 'forfeit' ? 3 : basis === 'cap' ? 1 : 2;
}
