/** `help`: what a command can do, however deep it lies, on a screen of any width. */

import { Command, type OutputConfiguration } from 'commander';
import { Failure, type Host } from './host/host.js';
import { named } from './host/names.js';
import { fitted } from './terminal/wrap.js';

/** `help maze generate` below a command prints what `maze generate --help` does. */
export const helpCommand = (top: Command): Command =>
  new Command('help')
    .description('show help for a command')
    .argument('[command...]', 'the words of the command')
    .action((names: readonly string[]) => {
      commandNamed(top, names).outputHelp();
    });

function commandNamed(top: Command, names: readonly string[]): Command {
  let command = top;
  for (const name of names) {
    const known = command.commands.map((child) => ({ name: child.name() }));
    if (known.length === 0) throw new Failure(`"${wordsOf(command)}" has no command "${name}", nor any other`);
    const found = command.commands.find((child) => child.name() === name);
    command = named('command', name, found, known);
  }
  return command;
}

/** As it is typed: `asterion maze generate`. */
const wordsOf = (command: Command): string =>
  command.parent === null ? command.name() : `${wordsOf(command.parent)} ${command.name()}`;

/** How commander writes: no line wider than the screen, if there is one, and no word broken. */
export function writingTo({ stdout, stderr }: Host): OutputConfiguration {
  const columns = stdout.isTTY === true ? stdout.columns : undefined;
  const fit = (text: string) => (columns === undefined ? text : fitted(text, columns));
  const width = columns === undefined ? {} : { getOutHelpWidth: () => columns, getErrHelpWidth: () => columns };
  return {
    writeOut: (text) => stdout.write(fit(text)),
    writeErr: (text) => stderr.write(fit(text)),
    outputError: (text, write) => {
      write(withoutWrongGuess(text).replace(/^error: /, 'asterion: '));
    },
    ...width,
  };
}

/** Who asks for an option that many commands have, where there is none, has not mistyped another. */
const withoutWrongGuess = (error: string): string =>
  /^error: unknown option '--(?:seed|json|format|out|record|rows|cols|threads)'/.test(error)
    ? error.replace(/\n\(Did you mean .*\)/, '')
    : error;
