/** `asterion rogue generate`: a dungeon from a seed. */

import type { RogueOptions } from 'asterion/game';
import { type DungeonPlan, dungeonKindNamed, dungeonKinds, generateDungeon, type Range } from 'asterion/generate';
import { formatDungeon } from 'asterion/notation';
import type { Scene } from 'asterion/world';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Host, orFail } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type Chunks, writeOutput } from '../host/output.js';
import { drawScene } from '../maze/drawing.js';
import { named } from '../names.js';
import { type QuietOption, seedOrDrawn, wholeNumber, withQuiet } from '../options.js';
import { type LevelOptions, makeLevel, wishOf, withLevel } from './level.js';
import { withRules } from './rules.js';

interface GenerateOptions extends QuietOption, LevelOptions, RogueOptions {
  readonly kind?: string;
  readonly size?: number;
  readonly rooms?: Range;
  readonly roomSize?: Range;
  readonly loops?: number | { readonly share: number };
  readonly deadEnds?: number;
  readonly touching?: boolean;
  readonly monsters?: number;
  readonly seed?: string;
  readonly format: string;
  readonly out?: string;
}

export function generateCommand(host: Host): Command {
  const command = new Command('generate')
    .option('--kind <name>', `settings with a name: ${dungeonKinds.map(({ name }) => name).join(', ')}`)
    .option('--size <n>', 'rows and columns (default: 19)', wholeNumber(1))
    .option('--rooms <a-b>', 'how many rooms: a number or a range', range)
    .option('--room-size <a-b>', 'sides of the rooms: a number or a range', range)
    .option('--loops <n>', 'corridors beyond those that join the rooms: a number, or a share such as 40%', loops)
    .option('--dead-ends <n>', 'how many corridors lead nowhere', wholeNumber(0))
    .option('--touching', 'rooms may touch')
    .option('--monsters <n>', 'how many monsters', wholeNumber(1))
    .option('--seed <seed>', 'a number or any text; the same seed gives the same dungeon (default: drawn and printed)')
    .addOption(
      new Option('--format <name>', 'what to write')
        .choices(['dungeon', 'text', 'json', 'svg', 'png'])
        .default('dungeon'),
    )
    .option('--out <file>', 'write to a file instead of stdout')
    .addHelpText('after', HELP)
    .action((options: GenerateOptions) => generate(options, host));
  return withQuiet(withRules(withLevel(command)));
}

const HELP = `
What is proven holds under the rules given (--no-stay, --diagonals); the file does not say them.

Examples:
  asterion rogue generate --kind loops --seed 7
  asterion rogue generate --captured-in 20 --seed 7 --out hard.txt && asterion rogue play hard.txt --monster human --rogue optimal
`;

async function generate(options: GenerateOptions, host: Host): Promise<void> {
  const { quiet, seed: asked, format, out } = options;
  const messages = messagesTo(host, quiet === true);
  const seed = seedOrDrawn(asked);
  const plan = { ...planOf(options), seed };
  const first = orFail(() => generateDungeon(plan)); // also where a level is wanted: it refuses bad knobs at once
  if (asked === undefined) messages.say(`seed ${seed}`);
  const { stay, diagonals, tries } = options;
  const wish = wishOf(options);
  const scene =
    wish === undefined ? first : await makeLevel({ plan, wish, rules: { stay, diagonals }, tries }, host, messages);
  await writeOutput(written(scene, format), out, host);
}

/** The kind's settings, and over them those that were given. */
function planOf({ kind, ...options }: GenerateOptions): DungeonPlan {
  const names = ['size', 'rooms', 'roomSize', 'loops', 'deadEnds', 'touching', 'monsters'] as const;
  const given = names.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return { ...knobsOf(kind), ...(Object.fromEntries(given) as DungeonPlan) };
}

function knobsOf(kind: string | undefined): DungeonPlan {
  if (kind === undefined) return {};
  return named('kind', kind, dungeonKindNamed(kind), dungeonKinds).knobs;
}

const written = (scene: Scene, format: string): Chunks =>
  format === 'dungeon' ? [orFail(() => formatDungeon({ scene }))] : drawScene(scene, {}, { format });

/** `5` or `3-7` */
function range(value: string): Range {
  const found = /^([0-9]{1,6})(?:-([0-9]{1,6}))?$/.exec(value);
  if (found === null) throw new InvalidArgumentError('Expected a number or a range, like 3-7.');
  return found[2] === undefined ? Number(found[1]) : [Number(found[1]), Number(found[2])];
}

/** `3` or `40%` */
function loops(value: string): number | { share: number } {
  const found = /^([0-9]{1,6}(?:\.[0-9]{1,6})?)%$/.exec(value);
  if (found !== null) return { share: Number(found[1]) / 100 };
  if (!/^[0-9]{1,6}$/.test(value)) throw new InvalidArgumentError('Expected a number or a share, like 40%.');
  return Number(value);
}
