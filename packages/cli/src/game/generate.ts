/** `asterion GAME generate`: a world from a seed, with everybody in it. */

import { type AnyDescription, type GameSetup, withRules } from 'asterion/play';
import type { Schema, Values } from 'asterion/settings';
import type { Scene } from 'asterion/world';
import { Command, Option } from 'commander';
import type { Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { type QuietOption, withOut, withQuiet } from '../host/options.js';
import { type Chunks, checkOutput, writeOutput } from '../host/output.js';
import { openInsiders } from '../module/insiders.js';
import { drawScene } from '../scene/drawing.js';
import { type Shorts, saidOn, settledOn, withSettings } from './options.js';
import { startGame } from './start.js';

interface GenerateOptions extends QuietOption {
  readonly format: string;
  readonly out?: string;
  readonly [option: string]: unknown;
}

/** How a game offers its worlds. */
export interface Offered {
  readonly about?: string;
  readonly help?: string;
  readonly shorts?: Shorts;
  /** What can be said of a world: everything but who plays unless told. */
  readonly schema?: Schema;
  /** The usual one first. */
  readonly formats?: readonly string[];
  /** As text, where that is not a drawing. */
  readonly text?: (setup: GameSetup) => Chunks;
  /** Options that only this game has. */
  readonly own?: (command: Command) => Command;
  /** Makes the world, where there is more to do than to grow it: to keep what was promised, and to show how far it is. */
  readonly make?: (values: Values, options: GenerateOptions, host: Host, messages: Messages) => Promise<Scene>;
}

const FORMATS = ['text', 'unicode', 'svg', 'png', 'json', 'tiled'];

export const generateCommand =
  (description: AnyDescription, offered: Offered) =>
  (host: Host): Command => {
    const {
      schema = description.settings.filter((part) => !('affects' in part) || part.affects !== 'seats'),
      formats = FORMATS,
      own = (command: Command) => command,
    } = offered;
    const command = withSettings(new Command('generate').description(offered.about ?? ''), schema, offered.shorts)
      .addOption(new Option('--format <name>', 'what to write').choices(formats).default(formats[0]))
      .addHelpText('after', offered.help ?? '')
      .action(async (options: GenerateOptions) => {
        const messages = messagesTo(host, options.quiet === true);
        await checkOutput(options.out);
        const opened = await openInsiders([description], options, { signal: host.signal, messages });
        try {
          const named = { ...options, ...opened.names };
          const chunks = await generated(opened.known[0], schema, offered, named, host, messages);
          await writeOutput(chunks, options.out, host);
        } finally {
          await opened.close();
        }
      });
    return withQuiet(withOut(own(command)));
  };

async function generated(
  description: AnyDescription,
  schema: Schema,
  { text, make }: Offered,
  options: GenerateOptions,
  host: Host,
  messages: Messages,
): Promise<Chunks> {
  const { format } = options;
  if (make !== undefined) {
    const { values } = settledOn(options, schema, messages);
    const scene = await make(values, options, host, messages);
    return drawScene(withRules({ description, scene, values }), {}, { format });
  }
  const asked = { said: saidOn(options, schema), schema: description.settings };
  const { setup } = await startGame(description, asked, host, messages);
  return text !== undefined && format === 'text' ? text(setup) : drawScene(withRules(setup), {}, { format });
}
