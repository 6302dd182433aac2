/** The games of a tournament, and how they are had as recordings. */

import type { Arena } from './load.js';

export interface Recordings {
  readonly of: (key: string) => Promise<string | null>;
}

/** The games that count, each once, in the order of the schedule. */
export function gamesOf({ encounters }: Arena.TournamentState): readonly { key: string; encounter: Arena.Encounter }[] {
  const games = encounters.flatMap((encounter) => encounter.games.map(({ key }) => ({ key, encounter })));
  return [...new Map(games.toReversed().map((game) => [game.key, game])).values()].toReversed();
}
