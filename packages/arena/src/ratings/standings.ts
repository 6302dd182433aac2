/** What a tournament comes to: a row for each bot, the best first, and every two who met. */

import type { GameResult, TruthKept } from '../games/job.js';
import { type DecidedEncounter, decide, type Encounter, type Results, sumOfTruth } from './encounter.js';
import { ratingOf, type Skill, skillsOf } from './leaderboard.js';
import { type PairScore, pairScores } from './pair-score.js';

/** What a bot did wrong how often. */
export interface Wrong {
  readonly reason: string;
  readonly games: number;
  /** Of the first game in which it did, as a sentence. */
  readonly why: string;
  readonly stderr: string;
}

export interface BotStanding {
  readonly name: string;
  /** What it is at least. */
  readonly rating: number;
  readonly skill: Skill;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Games that it lost, or was not seated in, by what it did wrong. */
  readonly forfeits: number;
  /** Bad answers that were let pass. */
  readonly letPass: number;
  /** What it kept of the truth; null where there was no exact table. */
  readonly kept: TruthKept | null;
  readonly wrongs: readonly Wrong[];
}

export interface Standings {
  /** Games that count. */
  readonly games: number;
  readonly bots: readonly BotStanding[];
  readonly pairs: readonly PairScore[];
}

/** Who sat where in a game. */
interface Seated {
  readonly name: string;
  readonly seat: string;
  readonly result: GameResult;
}

/** Encounters in the order of the schedule; those that came to nothing do not count. */
export function standingsOf(names: readonly string[], encounters: readonly Encounter[], results: Results): Standings {
  const decided = encounters.flatMap((encounter) => decide(encounter, results) ?? []);
  const skills = skillsOf(names, decided);
  const games = gamesOf(encounters, results);
  const tallies = talliesOf(names, decided);
  const bots = names.map((name): BotStanding => {
    const skill = skills.get(name) ?? { mu: 0, sigma: 0 };
    const own = games.get(name) ?? [];
    const wrong = own.filter(({ seat, result }) => result.misbehaviour?.seat === seat);
    const judged = own.filter(({ seat, result }) => result.kept?.[seat] !== undefined);
    return {
      name,
      rating: ratingOf(skill),
      skill,
      ...(tallies.get(name) ?? { won: 0, drawn: 0, lost: 0 }),
      forfeits: wrong.length,
      letPass: own.reduce((sum, { seat, result }) => sum + (result.letPass[seat] ?? 0), 0),
      kept: judged.length === 0 ? null : sumOfTruth(judged.map(({ seat, result }) => result.kept?.[seat])),
      wrongs: wrongsOf(wrong),
    };
  });
  const keys = new Set(encounters.flatMap(({ games: played }) => played.map(({ key }) => key)));
  const place = new Map(names.map((name, index) => [name, index]));
  return {
    games: [...keys].filter((key) => results.has(key)).length,
    bots: bots.sort((a, b) => b.rating - a.rating || (place.get(a.name) ?? 0) - (place.get(b.name) ?? 0)),
    pairs: pairScores(names, decided),
  };
}

/** Every game of every bot once, in the order of the schedule, even if several encounters look at it. */
function gamesOf(encounters: readonly Encounter[], results: Results): ReadonlyMap<string, readonly Seated[]> {
  const games = new Map<string, Map<string, Seated>>();
  for (const encounter of encounters)
    for (const game of encounter.games)
      for (const who of ['a', 'b'] as const) {
        const [name, seat, result] = [encounter[who], game[who], results.get(game.key)];
        if (seat === null || result === undefined) continue;
        const own = games.get(name) ?? new Map<string, Seated>();
        games.set(name, own);
        if (!own.has(game.key)) own.set(game.key, { name, seat, result });
      }
  return new Map([...games].map(([name, own]) => [name, [...own.values()]]));
}

interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

function talliesOf(names: readonly string[], decided: readonly DecidedEncounter[]): ReadonlyMap<string, Tally> {
  const tallies = new Map(names.map((name): [string, Tally] => [name, { won: 0, drawn: 0, lost: 0 }]));
  const count = (name: string, point: number): void => {
    const tally = tallies.get(name);
    if (tally !== undefined) tally[point === 1 ? 'won' : point === 0 ? 'lost' : 'drawn']++;
  };
  for (const { encounter, points } of decided)
    for (const point of points) {
      count(encounter.a, point);
      count(encounter.b, 1 - point);
    }
  return tallies;
}

function wrongsOf(wrong: readonly Seated[]): Wrong[] {
  const reasonOf = ({ result }: Seated): string => result.misbehaviour?.reason ?? '';
  const reasons = [...new Set(wrong.map(reasonOf))];
  const all = reasons.map((reason) => [reason, wrong.filter((game) => reasonOf(game) === reason)] as const);
  return all.map(([reason, games]) => ({
    reason,
    games: games.length,
    why: games[0].result.why,
    stderr: games[0].result.misbehaviour?.stderr ?? '',
  }));
}
