/** `asterion completion`: what a shell needs to complete commands and options, from the commands themselves. */

import { Argument, Command } from 'commander';
import type { CommandEntry } from './command-entry.js';
import type { Host } from './host/host.js';
import { writeOutput } from './host/output.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export const completionOf =
  (commands: readonly CommandEntry[]) =>
  (host: Host): Command =>
    new Command('completion')
      .addArgument(new Argument('<shell>', 'the shell to complete in').choices(SHELLS))
      .addHelpText('after', HELP)
      .action(async (shell: Shell) => {
        await writeOutput([SCRIPTS[shell](await wordsOf(commands, host))], undefined, host);
      });

const HELP = `
Examples:
  asterion completion bash > ~/.local/share/bash-completion/completions/asterion
  asterion completion zsh > "\${fpath[1]}/_asterion"
  asterion completion fish > ~/.config/fish/completions/asterion.fish
`;

/** What may follow the words of a command: commands below it, and its options. */
interface Place {
  /** `maze generate`; empty for the program itself. */
  readonly path: string;
  readonly words: readonly string[];
}

async function wordsOf(entries: readonly CommandEntry[], host: Host, path = ''): Promise<Place[]> {
  const places: Place[] =
    path === '' ? [{ path, words: [...entries.map(({ name }) => name), '--help', '--version'] }] : [];
  for (const { name, load, commands: below = [] } of entries) {
    const here = `${path} ${name}`.trim();
    const command = load === undefined ? new Command(name) : (await load())(host);
    places.push(...placesOf(command, here, below), ...(await wordsOf(below, host, here)));
  }
  return places;
}

function placesOf(command: Command, path: string, below: readonly CommandEntry[]): Place[] {
  const options = command.options.filter(({ hidden }) => !hidden).map(({ long, short }) => long ?? short ?? '');
  const children = [...command.commands.map((child) => child.name()), ...below.map(({ name }) => name)];
  return [
    { path, words: [...children, ...options, '--help'] },
    ...command.commands.flatMap((child) => placesOf(child, `${path} ${child.name()}`, [])),
  ];
}

/** Leaves out options and what follows them, as far as that can be told: the words before the cursor name a place. */
const SCRIPTS: Readonly<Record<Shell, (places: readonly Place[]) => string>> = {
  bash: (places) => `_asterion() {
  local path="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) case "$path $word" in ${casesOf(places)}) path="\${path:+$path }$word" ;; esac ;; esac
  done
  local words=""
  case "$path" in
${places.map(({ path, words }) => `    "${path}") words="${words.join(' ')}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _asterion asterion
`,
  zsh: (places) => `#compdef asterion
_asterion() {
  local path="" word
  for word in "\${words[@]:1:CURRENT-2}"; do
    case "$word" in -*) ;; *) case "$path $word" in ${casesOf(places)}) path="\${path:+$path }$word" ;; esac ;; esac
  done
  local -a found
  case "$path" in
${places.map(({ path, words }) => `    "${path}") found=(${words.join(' ')}) ;;`).join('\n')}
  esac
  compadd -a found
  _files
}
_asterion "$@"
`,
  fish: (places) =>
    places
      .map(({ path, words }) => {
        const seen = path.split(' ').filter((word) => word !== '');
        const test =
          seen.length === 0
            ? '__fish_use_subcommand'
            : seen.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ');
        return `complete -c asterion -n "${test}" -a "${words.join(' ')}"\n`;
      })
      .join(''),
};

/** The places as patterns of a \`case\`. */
const casesOf = (places: readonly Place[]): string =>
  places
    .filter(({ path }) => path !== '')
    .map(({ path }) => (path.includes(' ') ? `"${path}"` : `" ${path}"`))
    .join('|');
