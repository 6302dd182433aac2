/** `asterion GAME generate`: a world from a seed, with everybody in it. */

import { type AnyDescription, type GameSetup, withRules } from 'asterion/play';
import { Command, Option } from 'commander';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, withOut, withQuiet } from '../host/options.js';
import { type Chunks, writeOutput } from '../host/output.js';
import { drawScene } from '../scene/drawing.js';
import { type Shorts, saidOn, withSettings } from './options.js';
import { startGame } from './start.js';

interface GenerateOptions extends QuietOption {
  readonly format: string;
  readonly out?: string;
}

/** How a game offers its worlds. */
export interface Offered {
  readonly about: string;
  readonly help?: string;
  readonly shorts?: Shorts;
  /** As text, where that is not a drawing. */
  readonly text?: (setup: GameSetup) => Chunks;
}

const FORMATS = ['text', 'unicode', 'svg', 'png', 'json'];

export const generateCommand =
  (description: AnyDescription, { about, help = '', shorts, text }: Offered) =>
  (host: Host): Command => {
    const schema = description.settings.filter((part) => !('affects' in part) || part.affects !== 'seats');
    const command = withSettings(new Command('generate').description(about), schema, shorts)
      .addOption(new Option('--format <name>', 'what to write').choices(FORMATS).default('text'))
      .addHelpText('after', help)
      .action(async ({ format, out, quiet = false, ...options }: GenerateOptions) => {
        const asked = { said: saidOn(options, schema), schema: description.settings };
        const { setup } = await startGame(description, asked, host, messagesTo(host, quiet));
        const isText = text !== undefined && format === 'text';
        await writeOutput(isText ? text(setup) : drawScene(withRules(setup), {}, { format }), out, host);
      });
    return withQuiet(withOut(command));
  };
