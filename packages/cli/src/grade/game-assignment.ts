/** Any game as an assignment: submissions are its players, at one seat, against others at the other. */

import { allOf, counted, seedOfGame } from 'asterion/play';
import { percentText } from '../host/text.js';
import { type Assignment, seedsText, sumOf, type Task, withOutcome } from './assignment.js';
import { type GameGradingTerms, type GameUsage, gamePlanOf } from './game-plan.js';

export const gameAssignment = (usage: GameUsage): Assignment<GameGradingTerms> => {
  const { description } = usage;
  const { game, title, words } = description;
  return {
    name: game.name,
    about: `players of ${title}`,
    roles: game.seats,
    option: 'seat',
    columns: [
      { key: 'games', title: 'games', of: (results) => results.length, text: String },
      { key: 'won', title: 'won', of: (results) => withOutcome(results, 'won'), text: String },
      { key: 'drawn', title: 'drawn', of: (results) => withOutcome(results, 'drawn'), text: String },
      { key: 'lost', title: 'lost', of: (results) => withOutcome(results, 'lost', 'forfeit'), text: String },
      {
        key: 'kept',
        title: 'kept %',
        of: (results) => {
          const judged = sumOf(results, 'judged');
          return judged === 0 ? null : sumOf(results, 'kept') / judged;
        },
        text: percentText,
      },
    ],
    order: () => ['won', 'drawn', 'kept'],
    plan: (asked, host, messages) => gamePlanOf(usage, asked, host, messages),
    told: ({ arenas, games, rivals, seed }, roles) => {
      const worlds = arenas === undefined ? '' : ` in each of ${counted(arenas.length, 'world')}`;
      const sides = roles
        .filter((own) => rivals[own].length > 0)
        .map((own) => `as ${words.seat(own)} against ${allOf(rivals[own].map(({ name }) => name))}`);
      return [`${counted(games, 'game')}${worlds}`, ...sides, seedsText(seed, games)].join(', ');
    },
    tasks: ({ arenas, games, rivals, seed }, as) =>
      (rivals[as].length === 0 ? [{ name: '-' }] : rivals[as]).flatMap(({ name: against }) =>
        (arenas?.map(({ name }) => name) ?? ['-']).flatMap((world) =>
          Array.from({ length: games }, (_, nth): Task => ({ world, against, seed: seedOfGame(seed, nth) })),
        ),
      ),
    failed: (task, why) => ({ ...task, outcome: 'forfeit', isForfeit: true, why, counts: {} }),
    open: async (path, plan, host) => (await import('./game-work.js')).openGameWork(usage, path, plan, host),
  };
};
