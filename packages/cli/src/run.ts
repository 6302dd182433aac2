/** The program: all commands, and the way from a failure to a message and an exit code. */

import { Command, CommanderError } from 'commander';
import type { CommandEntry } from './command-entry.js';
import { commands } from './commands.js';
import { helpCommand, writingTo } from './help.js';
import { type Host, report } from './host/host.js';
import { suggestChoices } from './host/names.js';
import { flushed, stdoutLost } from './host/streams.js';
import { packageVersion } from './package.js';

/**
 * Runs a command line; resolves to its exit code. 0 done, 1 the answer is no, 2 bad usage or input, 70 a mistake of
 * ours, 130 interrupted. Resolves early, with the command still at it, if stdout is lost.
 */
export async function run(args: readonly string[], host: Host, entries = commands): Promise<number> {
  const error = await Promise.race([stdoutLost(host), errorOf(args, host, entries)]);
  if (error === undefined) return 0;
  // Commander has printed its help or its message already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return report(error, host);
}

/** Runs a command to its end; resolves to what it threw. */
async function errorOf(args: readonly string[], host: Host, entries: readonly CommandEntry[]): Promise<unknown> {
  try {
    const program = await programFor(args, host, entries);
    await program.parseAsync(args, { from: 'user' });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await flushed(host.stdout); // the last write may fail, too
  }
}

/** The program, with the one command loaded that is asked for. The others are names and what they are about. */
async function programFor(args: readonly string[], host: Host, entries: readonly CommandEntry[]): Promise<Command> {
  const program = new Command('asterion')
    .description('A laboratory for mazes, dungeons and the chase.')
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .configureOutput(writingTo(host))
    .showSuggestionAfterError()
    .enablePositionalOptions() // a command with options of its own may have commands below it
    .exitOverride();
  const words = args.filter((arg) => arg !== 'help' && !arg.startsWith('-'));
  return await withCommands(program, entries, words, host);
}

/** Puts commands below their parent. The one that the words name is loaded; the others are names and what they are about. */
async function withCommands(
  parent: Command,
  entries: readonly CommandEntry[],
  [asked, ...words]: readonly string[],
  host: Host,
): Promise<Command> {
  for (const { name, about, load, commands: below = [] } of entries) {
    const command = name === asked && load !== undefined ? (await load())(host) : new Command(name);
    parent.addCommand(inherit(command.description(about), parent));
    if (name === asked && below.length > 0) await withCommands(command, below, words, host);
  }
  return parent.addCommand(inherit(helpCommand(parent), parent));
}

/** Settings of a parent are not inherited by commands added whole, so they are handed on. */
function inherit(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent).helpOption('-h, --help', 'show help');
  suggestChoices(command);
  if (command.commands.length > 0) command.addCommand(helpCommand(command));
  for (const child of command.commands) inherit(child, command);
  return command;
}
