/** `asterion rogue generate`: a dungeon from a seed. */

import { type DungeonPlan, dungeonKindNamed, dungeonKinds, generateDungeon, type Range } from 'asterion/generate';
import { formatDungeon } from 'asterion/notation';
import type { Scene } from 'asterion/world';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Host, orFail } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type Chunks, writeOutput } from '../host/output.js';
import { drawScene } from '../maze/drawing.js';
import { named, type QuietOption, seedOrDrawn, wholeNumber, withQuiet } from '../options.js';

interface GenerateOptions extends QuietOption {
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
    .description('generate a dungeon')
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
    .action((options: GenerateOptions) => generate(options, host));
  return withQuiet(command);
}

async function generate(options: GenerateOptions, host: Host): Promise<void> {
  const { kind, quiet, seed: asked, format, out, ...knobs } = options;
  const seed = seedOrDrawn(asked);
  const plan: DungeonPlan = { ...knobsOf(kind), ...knobs, seed };
  const scene = orFail(() => generateDungeon(plan));
  if (asked === undefined) messagesTo(host, quiet === true).say(`seed ${seed}`);
  await writeOutput(written(scene, format), out, host);
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
