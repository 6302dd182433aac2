/**
 * The leaderboard: OpenSkill over encounters, in the order of the schedule. Pairs are rated, not games: where one seat is the
 * better one, a single game says more of the seat than of the bot.
 */

import { rating } from 'openskill';
import { plackettLuce } from 'openskill/models';
import type { DecidedEncounter } from './encounter.js';

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** How sure one wants to be: a bot is rated by what it is at least. */
export const DEVIATIONS = 3;

/** What a bot is at least: this is what the leaderboard is ordered by. */
export const ratingOf = ({ mu, sigma }: Skill): number => mu - DEVIATIONS * sigma;

/** What everybody may have learned or forgotten since: a little doubt before each encounter. OpenSkill's own. */
const DOUBT = (25 / 300) ** 2;

/** The skills of all, by name. The order of the encounters matters. */
export function skillsOf(names: readonly string[], decided: Iterable<DecidedEncounter>): ReadonlyMap<string, Skill> {
  const skills = new Map<string, Skill>(names.map((name) => [name, rating()]));
  const doubted = (name: string): Skill => {
    const { mu, sigma } = skills.get(name) ?? rating();
    return { mu, sigma: Math.sqrt(sigma * sigma + DOUBT) };
  };
  for (const { encounter, points } of decided) {
    const margin = points.reduce((sum, one) => sum + one - 0.5, 0);
    const [first, second] = margin < 0 ? [encounter.b, encounter.a] : [encounter.a, encounter.b];
    // Its model and not `rate`, which sorts teams that are in order already: twenty times as slow, to the same bits.
    const [[winner], [loser]] = plackettLuce([[doubted(first)], [doubted(second)]], {
      rank: [1, margin === 0 ? 1 : 2],
    });
    skills.set(first, winner);
    skills.set(second, loser);
  }
  return skills;
}
