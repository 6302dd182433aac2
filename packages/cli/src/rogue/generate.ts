/** `asterion rogue generate`: a dungeon from a seed. */

import { generateDungeon } from 'asterion/generate';
import { dungeonPlan, dungeonSettings, rogueDescription, rogueRules, SOURCE, withRules } from 'asterion/play';
import { overlaid, type Schema, seed } from 'asterion/settings';
import { Command, Option } from 'commander';
import { settledOn, withSettings } from '../game/options.js';
import { type Host, orFail } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, withOut, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { drawScene } from '../scene/drawing.js';
import { rulesOn } from './commands.js';
import { type LevelOptions, makeLevel, wishOf, withLevel } from './level.js';

const SEED_HELP = 'a number or any text; the same seed gives the same dungeon';

interface GenerateOptions extends QuietOption, LevelOptions {
  readonly format: string;
  readonly out?: string;
}

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

export function generateCommand(host: Host): Command {
  const command = withSettings(new Command('generate'), SCHEMA)
    .addOption(
      new Option('--format <name>', 'what to write')
        .choices(['dungeon', 'text', 'json', 'svg', 'png'])
        .default('dungeon'),
    )
    .addHelpText('after', HELP)
    .action((options: GenerateOptions) => generate(options, host));
  return withQuiet(withOut(withLevel(command)));
}

const HELP = `
What is proven holds under the rules given (--no-stay, --diagonals). With --format json the file says them, and games in it
are played under them; the other formats cannot say them.

Examples:
  asterion rogue generate --kind loops --seed 7
  asterion rogue generate --captured-in 20 --seed 7 --out hard.txt && asterion rogue play hard.txt --monster human --rogue optimal
`;

async function generate(options: GenerateOptions, host: Host): Promise<void> {
  const { quiet, format, out, tries } = options;
  const messages = messagesTo(host, quiet === true);
  const { values } = settledOn({ ...options }, SCHEMA, messages);
  const plan = dungeonPlan(values);
  const first = orFail(() => generateDungeon(plan)); // also where a level is wanted: it refuses bad knobs at once
  const wish = wishOf(options);
  const rules = rulesOn({ ...options }, messages);
  const scene = wish === undefined ? first : await makeLevel({ plan, wish, rules, tries }, host, messages);
  const ruled = withRules({ description: rogueDescription, scene, values });
  await writeOutput(drawScene(ruled, {}, { format }), out, host);
}
