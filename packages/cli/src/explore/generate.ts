/** `asterion explore generate`: a world from a seed, with everybody in it. */

import { exploreDefaults, exploreRows, growLevel, optionsFault } from 'asterion/game';
import { explore } from 'asterion/players';
import type { Scene } from 'asterion/world';
import { Command, Option } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, seedOrDrawn, withQuiet } from '../host/options.js';
import { type Chunks, writeOutput } from '../host/output.js';
import { drawScene } from '../scene/drawing.js';
import { type RecipeOptions, recipeOf, withPlaces, withRecipe } from './options.js';

interface GenerateOptions extends QuietOption, RecipeOptions {
  readonly hunters: number;
  readonly coins: number;
  readonly seed?: string;
  readonly format: string;
  readonly out?: string;
}

export function generateCommand(host: Host): Command {
  const command = new Command('generate').description('generate a world, with avatar, hunters, coins and stairs');
  withPlaces(withRecipe(command))
    .option('--seed <seed>', 'a number or any text; the same seed gives the same world (default: drawn and printed)')
    .addOption(new Option('--format <name>', 'what to write').choices(['text', 'svg', 'png', 'json']).default('text'))
    .option('--out <file>', 'write to a file instead of stdout')
    .addHelpText('after', HELP)
    .action((options: GenerateOptions) => generate(options, host));
  return withQuiet(command);
}

const HELP = `
It is the world that "asterion explore --input N7S" begins in, for the seed 7 and the same options.

Examples:
  asterion explore generate --seed 7
  asterion explore generate --generator caves --knob rock=40 --rows 100 --cols 100 --format png --out caves.png
`;

async function generate(options: GenerateOptions, host: Host): Promise<void> {
  const { quiet, hunters, coins, format, out } = options;
  const recipe = recipeOf(options);
  const rules = { ...exploreDefaults, hunters, coins, toll: 0 };
  const why = optionsFault(rules);
  if (why !== undefined) throw new Failure(why);
  const seed = seedOrDrawn(options.seed);
  if (options.seed === undefined) messagesTo(host, quiet === true).say(`seed ${seed}`);
  const scene = growLevel(recipe, rules, seed, 1);
  await writeOutput(written(scene, format), out, host);
}

/** As text it is what the game prints. */
const written = (scene: Scene, format: string): Chunks =>
  format === 'text'
    ? exploreRows(explore.initial(scene, exploreDefaults, 0)).map((row) => `${row}\n`)
    : drawScene(scene, {}, { format });
