/** The program: all commands, and the way from a failure to a message and an exit code. */

import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { exploreCommand } from './explore/explore.js';
import { Failure, type Host } from './host/host.js';
import { flushed, stdoutLost } from './host/streams.js';
import { labyrinthCommand } from './labyrinth/labyrinth.js';
import { mazeCommand } from './maze/maze.js';
import { pitsCommand } from './pits/pits.js';
import { replayCommand } from './replay/replay.js';
import { reviewCommand } from './review/review.js';
import { rogueCommand } from './rogue/rogue.js';
import { serveCommand } from './serve.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** An error of ours: not 1, which is an answer, nor 2, which blames the user. The number is `EX_SOFTWARE` of sysexits. */
const INTERNAL_ERROR = 70;

/**
 * Runs a command line; resolves to its exit code. 0 done, 1 the answer is no, 2 bad usage or input, 70 a mistake of
 * ours, 130 interrupted. Resolves early, with the command still at it, if stdout is lost.
 */
export async function run(args: readonly string[], host: Host): Promise<number> {
  const error = await Promise.race([stdoutLost(host), errorOf(args, host)]);
  return error === undefined ? 0 : report(error, host);
}

/** Runs a command to its end; resolves to what it threw. */
async function errorOf(args: readonly string[], host: Host): Promise<unknown> {
  try {
    await programFor(host).parseAsync(args, { from: 'user' });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await flushed(host.stdout); // the last write may fail, too
  }
}

/** Says what is to be said of an error; returns the exit code. */
export function report(error: unknown, { stderr, env }: Pick<Host, 'stderr' | 'env'>): number {
  // Commander has printed its help or its message already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Failure) {
    if (error.message !== '') stderr.write(`asterion: ${error.message}\n`);
    return error.exitCode;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const isWanted = (env.ASTERION_DEBUG ?? '') !== '';
  stderr.write(`asterion: internal error: ${(isWanted ? stack : undefined) ?? message.split('\n', 1)[0]}\n`);
  return INTERNAL_ERROR;
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
    .enablePositionalOptions() // a command with options of its own may have commands below it
    .exitOverride();
  // Each command is made by its own file; settings above are not inherited by commands added whole, so hand them on.
  const commands = [
    mazeCommand,
    rogueCommand,
    labyrinthCommand,
    pitsCommand,
    exploreCommand,
    replayCommand,
    reviewCommand,
    serveCommand,
  ];
  for (const makeCommand of commands) program.addCommand(inherit(makeCommand(host), program));
  return program;
}

function inherit(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent).helpOption('-h, --help', 'show help');
  for (const child of command.commands) inherit(child, command);
  return command;
}
