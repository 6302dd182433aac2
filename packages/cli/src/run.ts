/** The program: all commands, and the way from a failure to a message and an exit code. */

import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { Failure, type Host } from './host/host.js';
import { mazeCommand } from './maze/maze.js';
import { replayCommand } from './replay/replay.js';
import { rogueCommand } from './rogue/rogue.js';
import { serveCommand } from './serve.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Runs a command line; resolves to its exit code. 0 done, 1 the answer is no, 2 bad usage or input, 130 interrupted. */
export async function run(args: readonly string[], host: Host): Promise<number> {
  try {
    await programFor(host).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed its help or its message already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof Failure)) throw error;
    if (error.message !== '') host.stderr.write(`asterion: ${error.message}\n`);
    return error.exitCode;
  }
}

function programFor(host: Host): Command {
  const program = new Command('asterion')
    .description('A laboratory for mazes, dungeons and the chase.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .configureOutput({
      writeOut: (text) => host.stdout.write(text),
      writeErr: (text) => host.stderr.write(text),
      outputError: (text, write) => {
        write(text.replace(/^error: /, 'asterion: '));
      },
    })
    .showSuggestionAfterError()
    .exitOverride();
  // Each command is made by its own file; settings above are not inherited by commands added whole, so hand them on.
  for (const command of [mazeCommand(host), rogueCommand(host), replayCommand(host), serveCommand(host)])
    program.addCommand(inherit(command, program));
  return program;
}

function inherit(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent).helpOption('-h, --help', 'show help');
  for (const child of command.commands) inherit(child, command);
  return command;
}
