/** `asterion rogue generate`: a dungeon from a seed. */

import type { RogueOptions } from 'asterion/game/rogue';
import { generateDungeon } from 'asterion/generate';
import { dungeonPlan, dungeonSettings, rogueDescription, rogueRules, SOURCE } from 'asterion/play';
import { overlaid, type Schema, seed } from 'asterion/settings';
import { generateCommand as generateOf } from '../game/generate.js';
import { orFail } from '../host/host.js';
import { type LevelOptions, makeLevel, wishOf, withLevel } from './level.js';

const SEED_HELP = 'a number or any text; the same seed gives the same dungeon';

/** What can be said of a dungeon: as the generator does, unless a kind is named. */
const SCHEMA: Schema = overlaid(
  [
    ...rogueDescription.settings.filter((part) => 'key' in part && part.key === SOURCE),
    ...dungeonSettings,
    seed({ about: SEED_HELP }),
    ...rogueRules,
  ],
  { [SOURCE]: { usual: 'generated' }, kind: { usual: 'plain' } },
);

export const generateCommand = generateOf(rogueDescription, {
  schema: SCHEMA,
  formats: ['dungeon', 'text', 'json', 'svg', 'png', 'tiled'],
  own: withLevel,
  help: `
What is proven holds under the rules given (--no-stay, --diagonals). With --format json or tiled the file says them, and games
in it are played under them; the other formats cannot say them.

Examples:
  asterion rogue generate --kind loops --seed 7
  asterion rogue generate --captured-in 20 --seed 7 --out hard.txt && asterion rogue play hard.txt --monster human --rogue optimal
`,
  make: async (values, options, host, messages) => {
    const plan = dungeonPlan(values);
    const first = orFail(() => generateDungeon(plan)); // also where a level is wanted: it refuses bad knobs at once
    const level = options as unknown as LevelOptions;
    const wish = wishOf(level);
    if (wish === undefined) return first;
    const rules = rogueDescription.rules({ ...values, moves: 1 }).options as RogueOptions;
    return makeLevel({ plan, wish, rules, tries: level.tries }, host, messages);
  },
});
