/** `asterion serve`: the app, and tournaments live on it, on loopback unless told otherwise. */

import { Command } from 'commander';
import type { Arena } from '../arena/load.js';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, type ThreadsOption, threadsOption, withQuiet } from '../host/options.js';
import { type AddressOptions, builtApp, isOpenTo, startApp, untilInterrupted, withAddress } from './listening.js';
import type { Answering } from './server.js';

interface ServeOptions extends QuietOption, ThreadsOption, AddressOptions {
  readonly sandbox?: boolean;
}

export const serveCommand = (host: Host): Command =>
  withQuiet(
    withAddress(
      new Command('serve').argument(
        '[tournaments...]',
        'tournaments to play (files for "arena run") or to show (its results)',
      ),
    )
      .option('--sandbox', 'keep bots of tournaments from files, network and more than their share (programs: Linux)')
      .addOption(threadsOption())
      .addHelpText('after', HELP)
      .action((named: readonly string[], options: ServeOptions) => serve(named, options, host)),
  );

const HELP = `
A tournament (TOML or JSON) is played here, one after the other, and its results are kept as "arena run" keeps them: Ctrl-C
stops it, and either command goes on with it. Results (cup.results, postgres://...) are only shown, while another process
plays, too.

On any address but loopback the link that is printed has a token, and nobody is answered without; programs and modules play
there under --sandbox only. Nothing is encrypted: put a server with TLS in front, or keep to a network you trust.

Examples:
  asterion serve
  asterion serve cup.toml
  asterion serve cup.results --host 0.0.0.0
`;

async function serve(named: readonly string[], options: ServeOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const files = await builtApp();
  const isOpen = isOpenTo(options, named.length > 0);
  const live = named.length === 0 ? undefined : await liveOn(named, options, isOpen, host);
  try {
    const { server, link } = await startApp(options, { files, isOpen, answering: live?.answering }, messages);
    // The address is the result of this command, so it is said even under --quiet.
    host.stdout.write(`Asterion is at ${link} (Ctrl-C ends it)\n`);
    const playing = live?.tournaments.play(options, host, messages);
    await untilInterrupted(host);
    await server.close();
    await playing;
  } finally {
    await live?.tournaments.close();
  }
}

/** Loaded only where there are tournaments: the arena may not be installed, and everybody else starts sooner. */
async function liveOn(named: readonly string[], options: ServeOptions, isOpen: boolean, host: Host) {
  const [{ ServedTournaments }, { answerWith }] = await Promise.all([
    import('./tournaments.js'),
    import('./arena-answer.js'),
  ]);
  const check = (tournament: Arena.Tournament): void => {
    if (isOpen && options.sandbox !== true) checkBuiltIn(tournament);
  };
  const tournaments = await ServedTournaments.open(named, options, host, check);
  const answering: Answering = (head, app) => answerWith(head, app, tournaments);
  return { tournaments, answering };
}

/** Where strangers can reach this machine no program runs that could do anything. */
function checkBuiltIn({ name, bots }: Arena.Tournament): void {
  const outside = bots.find(({ by }) => 'command' in by);
  if (outside !== undefined)
    throw new Failure(
      `${name}: the bot ${outside.name} is no player of ours, and beyond loopback such bots play in a sandbox only: add --sandbox`,
    );
}
