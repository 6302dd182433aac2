/** A tournament from a file: TOML or JSON. Whatever is wrong is told with its line or its key, all of it at once. */

import { faultText, parseDocument } from 'asterion/notation';
import { Refusal } from 'asterion/settings';
import { seedText } from 'asterion/world';
import { parse, TomlError } from 'smol-toml';
import { disciplineNamed } from '../games/disciplines.js';
import type { TimeControl } from '../games/job.js';
import { Refused } from '../games/refused.js';
import { USUAL_SPRT } from '../ratings/sprt.js';
import { botAt, contestantIn, type Surroundings } from './contestants.js';
import { FilePart } from './reader.js';
import { PAIRINGS, type Tournament } from './tournament.js';
import { gamePlanIn } from './worlds.js';

const KEYS = ['name', 'seed', 'pairing', 'rounds', 'clock', 'strictness', 'truth', 'bots', 'games', 'stop'] as const;

export const USUAL_CLOCK: TimeControl = { move: 1000, bank: 5000, start: 5000 };

/** A day. */
const MOST_MS = 86_400_000;

/** How a file is called in messages, and what it is called unless it says so itself. */
interface Named {
  readonly file: string;
  readonly name: string;
}

/** Reads a tournament. Throws a `Refused` with everything that is wrong, a line each. */
export function readTournament(text: string, { file, name }: Named, around: Surroundings): Tournament {
  return tournamentOf(valueIn(text, file), { file, name }, around);
}

/** The same of what stands in a file, or would. */
export function tournamentOf(value: unknown, { file, name }: Named, around: Surroundings): Tournament {
  const faults: string[] = [];
  const read = tournamentIn(new FilePart(value, faults), name, around);
  if (faults.length > 0) throw new Refused(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  return read;
}

function valueIn(text: string, file: string): unknown {
  try {
    if (!/^\s*\{/.test(text)) return parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [what] = error.message.replace(/^Invalid TOML document: /, '').split('\n', 1);
    throw new Refused(`${file}:${error.line}:${error.column}: ${what}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const read = parseDocument(text); // which is read by a reader that knows where it is
    throw new Refused(read.ok ? `${file}: ${(error as Error).message}` : faultText(read.fault, file));
  }
}

function tournamentIn(part: FilePart, usualName: string, around: Surroundings): Tournament {
  const found = part.entries(KEYS);
  const bots = (found.bots?.items() ?? []).map((one) => ({ one, bot: contestantIn(one, around) }));
  const games = (found.games?.items() ?? []).map((one) => gamePlanIn(one, around.folder));
  const tournament: Tournament = {
    name: found.name?.text() ?? usualName,
    seed: seedText(found.seed?.text() ?? '1'),
    pairing: found.pairing?.choice(PAIRINGS) ?? 'round-robin',
    rounds: found.rounds?.count(1, 10_000),
    clock: clockIn(found.clock),
    strictness: found.strictness?.choice(['league', 'lenient']) ?? 'league',
    truth: found.truth?.flag() ?? true,
    bots: bots.flatMap(({ bot }) => bot ?? []),
    games: games.flatMap((game) => game ?? []),
    stop: stopIn(found.stop),
  };
  if (games.length === 0) (found.games ?? part).refuse('expected games');
  if (bots.length < 2) (found.bots ?? part).refuse('expected at least two bots');
  if (tournament.stop !== undefined && bots.length !== 2) found.stop?.refuse('only a duel of two can stop early');
  if (tournament.rounds !== undefined && ['round-robin', 'gauntlet'].includes(tournament.pairing))
    found.rounds?.refuse(`${tournament.pairing} has no rounds`);
  for (const { one, bot } of bots) {
    if (bot === undefined) continue;
    if (bots.find((other) => other.bot?.name === bot.name)?.one !== one)
      one.refuse(`there are two bots called ${bot.name}; give one of them a name of its own`);
    const refusals = tournament.games.map((game) => seatless(bot, game.game));
    if (refusals.length > 0 && refusals.every((why) => why !== undefined)) one.refuse(refusals.join(' '));
  }
  return tournament;
}

/** Why a bot can sit nowhere in a game; undefined if it can. */
function seatless(bot: Tournament['bots'][number], game: string): string | undefined {
  const discipline = disciplineNamed(game);
  if (discipline === undefined) return undefined;
  const found = discipline.seats.map((seat) => botAt(bot, discipline, seat));
  const refused = found.filter((one) => one instanceof Refusal);
  return refused.length === found.length ? refused[0].message : undefined;
}

function clockIn(part: FilePart | undefined): TimeControl {
  const { move, bank, start } = part?.entries(['move', 'bank', 'start']) ?? {};
  return {
    move: move?.count(1, MOST_MS) ?? USUAL_CLOCK.move,
    bank: bank?.count(0, MOST_MS) ?? USUAL_CLOCK.bank,
    start: start?.count(1, MOST_MS) ?? USUAL_CLOCK.start,
  };
}

/** How much better counts, as a share of the points. */
function stopIn(part: FilePart | undefined): Tournament['stop'] {
  if (part === undefined || part.value === false) return undefined;
  if (part.value === true) return USUAL_SPRT;
  if (typeof part.value === 'number' && part.value >= 0.01 && part.value <= 0.4)
    return { ...USUAL_SPRT, margin: part.value };
  part.refuse('expected true, false, or a share from 0.01 to 0.4');
  return undefined;
}
