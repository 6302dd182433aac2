/**
 * The schedule of a round: encounters and the games that decide them, in the order in which results count. Plain data, and the
 * same whenever it is made.
 */

import { createHash } from 'node:crypto';
import type { Seat } from 'asterion/game';
import { seedOfGame } from 'asterion/play';
import { Refusal } from 'asterion/settings';
import type { Discipline } from '../games/discipline.js';
import { disciplineNamed } from '../games/disciplines.js';
import type { BotSpec, GameJob } from '../games/job.js';
import type { Encounter } from '../ratings/encounter.js';
import { botAt } from './contestants.js';
import type { Pair } from './pairing.js';
import type { Contestant, Tournament, TournamentGame, TournamentWorld } from './tournament.js';

/** A game to be played, and who plays it. Plain data. */
export interface Task {
  readonly job: GameJob;
  /** Those who sit there, in any order. */
  readonly bots: readonly BotSpec[];
}

export interface TournamentRound {
  readonly encounters: readonly Encounter[];
  /** Each game once, even if several encounters look at it. */
  readonly tasks: readonly Task[];
}

/** Those who sit at a game, by seat. */
type Seated = Readonly<Record<Seat, { readonly contestant: Contestant; readonly bot: BotSpec }>>;

/**
 * All worlds with the first seed, then all with the next: whoever stops early has seen every world. Every round has seeds of
 * its own; `first` is the number of its first game.
 */
export function scheduleRound(
  tournament: Tournament,
  pairs: readonly Pair[],
  round: number,
  first: number,
): TournamentRound {
  const encounters: Encounter[] = [];
  const tasks = new Map<string, Task>();
  const most = Math.max(...tournament.games.map(({ seeds }) => seeds));
  const byName = new Map(tournament.bots.map((bot) => [bot.name, bot]));
  for (let nth = 0; nth < most; nth++)
    for (const plan of tournament.games) {
      const discipline = disciplineNamed(plan.game);
      if (discipline === undefined || nth >= plan.seeds) continue;
      const seed = seedOfGame(tournament.seed, round * plan.seeds + nth);
      for (const world of plan.worlds)
        for (const [a, b] of pairs) {
          const [one, other] = [byName.get(a), byName.get(b)];
          if (one === undefined || other === undefined) continue;
          const games = seatings(discipline, one, other).map((seated) => {
            const task = taskOf(tournament, plan, world, seed, seated, first + tasks.size);
            if (!tasks.has(task.job.key)) tasks.set(task.job.key, task);
            const seatOf = (name: string): Seat | null =>
              Object.keys(seated).find((seat) => seated[seat].contestant.name === name) ?? null;
            return { key: task.job.key, a: seatOf(a), b: seatOf(b) };
          });
          if (games.length > 0) encounters.push({ round, game: plan.game, world: world.name, seed, a, b, games });
        }
    }
  return { encounters, tasks: [...tasks.values()] };
}

/** The games of an encounter: each alone, or with either at either seat, as far as they can sit there. */
function seatings(discipline: Discipline, a: Contestant, b: Contestant): readonly Seated[] {
  const { seats } = discipline;
  const at = (contestant: Contestant, seat: Seat): Seated | undefined => {
    const bot = botAt(contestant, discipline, seat);
    return bot instanceof Refusal ? undefined : { [seat]: { contestant, bot } };
  };
  const all = (...parts: readonly (Seated | undefined)[]): readonly Seated[] =>
    parts.every((part) => part !== undefined) ? parts : [];
  const [first, second] = seats;
  if (seats.length === 1) return all(at(a, first), at(b, first));
  const together = (...parts: readonly (Seated | undefined)[]): readonly Seated[] => {
    const found = all(...parts);
    return found.length === 0 ? [] : [Object.assign({}, ...found) as Seated];
  };
  return [...together(at(a, first), at(b, second)), ...together(at(b, first), at(a, second))];
}

function taskOf(
  { clock, strictness, truth }: Tournament,
  { game, said, cap }: TournamentGame,
  world: TournamentWorld,
  seed: string,
  seated: Seated,
  number: number,
): Task {
  const seats = Object.fromEntries(Object.entries(seated).map(([seat, { contestant }]) => [seat, contestant.name]));
  const settings = { ...said, ...world.said };
  const who = Object.entries(seated).map(([seat, { contestant, bot }]) => [
    seat,
    'player' in bot ? bot.player : 'digest' in contestant.by && contestant.by.digest,
  ]);
  const digest = digestOf([settings, world.document ?? null, clock, strictness, truth, cap ?? null, who]);
  const places = Object.entries(seats).map(([seat, name]) => `${seat}=${name}`);
  return {
    job: {
      key: [game, world.name, seed, ...places, digest].join(' | '),
      number,
      game,
      said: settings,
      worldName: world.name,
      world: world.document,
      seed,
      seats,
      clock,
      strictness,
      cap,
      isJudged: truth,
    },
    bots: Object.values(seated).map(({ bot }) => bot),
  };
}

/** Of all that decides a game beside what its key says: with another clock it is another game. */
const digestOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12);
