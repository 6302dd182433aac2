/** The command of a game: its settings as options, and from there to people, many games, or one to be watched. */

import { type AnyDescription, HUMAN, peopleOf } from 'asterion/play';
import { type Overlay, overlaid, plainSettings, type Said, type Schema } from 'asterion/settings';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import {
  type QuietOption,
  type ThreadsOption,
  threadsOption,
  wholeNumber,
  withJson,
  withOut,
  withQuiet,
} from '../host/options.js';
import { checkOutput } from '../host/output.js';
import { type TimeOption, withTime } from '../module/module-file.js';
import { modulesSaid, openPlayers } from '../module/players.js';
import { manyGames } from './many.js';
import { type Shorts, saidOn, withSettings } from './options.js';
import { type PlayOptions, playGame } from './play.js';
import { startGame } from './start.js';
import { type Showing, type WatchOptions, watchGame } from './watch.js';

interface GameOptions extends QuietOption, PlayOptions, WatchOptions, ThreadsOption, TimeOption {
  readonly world?: string;
  readonly games?: number;
  readonly [option: string]: unknown;
}

/** An argument that names the world to play in. */
interface WorldArgument {
  /** As help and messages call it: `dungeon`. */
  readonly name: string;
  /** Whether it has to be given where the settings do not say how a world is made. */
  readonly isRequired: boolean;
}

/** How a game is offered on the command line. */
export interface GameCommand {
  readonly description: AnyDescription;
  /** What a command plays unless told: people, bots, or people where nothing is said that needs none. */
  readonly mode: 'play' | 'watch' | 'either';
  /** Other usual values, and limits. */
  readonly overlay?: Readonly<Record<string, Overlay>>;
  readonly shorts?: Shorts;
  /** Settings that are no options here. */
  readonly except?: readonly string[];
  /** Where the world comes from: this argument, or `--world` if absent. */
  readonly argument?: WorldArgument;
  readonly fileHelp: string;
  /** Capital letters that are keys in lines too. */
  readonly capitals?: string;
  /** Options that only this game has. */
  readonly own?: (command: Command) => Command;
  /** What these options ask for. Failures say what cannot be asked for together. */
  readonly showing?: (options: GameOptions) => Showing;
  readonly help: string;
}

/** A command that plays or shows a game. */
export function gameCommand(name: string, offer: GameCommand, host: Host): Command {
  const { description, mode, argument, fileHelp, shorts, own = (command: Command) => command } = offer;
  const schema = overlaid(description.settings, offer.overlay ?? {});
  const command = new Command(name);
  if (argument !== undefined) command.argument(`[${argument.name}]`, fileHelp);
  withSettings(command, schema, shorts, offer.except);
  if (argument === undefined) command.option('--world <file>', fileHelp);
  command.option('--record <file>', 'write the game down, for "asterion replay" and "asterion review"');
  command.option('--ascii', 'plain characters only');
  if (description.players.list.length > 0) withTime(command, 'player');
  if (mode !== 'watch' && description.memory !== undefined)
    command.option('--fog', 'who plays sees only what was in sight');
  if (mode !== 'play') {
    command
      .option('--games <n>', 'play so many games and count; game i is the single game with --seed S:i', wholeNumber(1))
      .addOption(threadsOption())
      .option('--paused', 'begin paused');
    withOut(withJson(command, 'print a report'));
  }
  withQuiet(own(command).addHelpText('after', offer.help));
  // An argument may stand before the options, or the place of a command below this one.
  return command.action(async (...given: readonly unknown[]) => {
    const named = argument === undefined ? undefined : (given[0] as string | undefined);
    const commands = command.commands.map((child) => child.name());
    await runGame(offer, { schema, commands, argument: named }, given.at(-2) as GameOptions, host);
  });
}

interface Line {
  /** The settings as the command offers them. */
  readonly schema: Schema;
  /** Those below it. */
  readonly commands: readonly string[];
  /** The world that was named. */
  readonly argument: string | undefined;
}

/** Does what a command line asks for. */
async function runGame(
  offer: GameCommand,
  { schema, commands, argument }: Line,
  options: GameOptions,
  host: Host,
): Promise<void> {
  const { capitals = '' } = offer;
  const messages = messagesTo(host, options.quiet === true);
  const said = { ...seatedBy(offer, options), ...saidOn(options, schema) };
  const { seats } = offer.description.game;
  const person = seats.find((seat) => (said[seat] ?? '') === HUMAN);
  const file = argument ?? options.world;
  checkTogether(options, offer, person, file);
  const showing = offer.showing?.(options) ?? {};
  checkSource(offer, argument, said);
  await checkOutput(options.record, options.out);
  const modules = modulesSaid(offer.description, said, options.time);
  const opened = modules && (await openPlayers(offer.description, modules, { signal: host.signal, messages }));
  try {
    const description = opened?.description ?? offer.description;
    const asked = {
      said: { ...said, ...opened?.names },
      schema: opened === undefined ? schema : overlaid(description.settings, offer.overlay ?? {}),
      file,
      isMany: options.games !== undefined,
      ...(argument !== undefined && { commands }),
    };
    const started = await startGame(description, asked, host, messages);
    const { setup } = started;
    if (options.games !== undefined) {
      const { games, threads } = options;
      await manyGames(setup, { seed: setup.seed, games, threads, modules }, options, host, messages);
    } else if (peopleOf(setup).length > 0) await playGame(started, options, capitals, host, messages);
    else await watchGame(started, options, showing, host, messages);
  } finally {
    await opened?.close();
  }
}

/** Who sits where if nobody says: a person where there is only one seat and nothing is asked for that needs none. */
function seatedBy(
  { description, mode, overlay = {} }: GameCommand,
  { games, json, out }: GameOptions,
): Record<string, string> {
  const { seats } = description.game;
  const isReport = games !== undefined || json === true || out !== undefined;
  if (mode === 'either' && seats.length === 1 && !isReport) return { [seats[0]]: HUMAN };
  return Object.fromEntries(
    seats.flatMap((seat) => (overlay[seat]?.usual === undefined ? [] : [[seat, overlay[seat].usual]])),
  );
}

/** What cannot be asked for together, each with the reason. */
function checkTogether(
  { games, json, record, fog, out }: GameOptions,
  { description, mode }: GameCommand,
  person: string | undefined,
  file: string | undefined,
): void {
  const isPlayed = person !== undefined;
  const command = `asterion ${description.game.name}`;
  const conflicts: [boolean, string][] = [
    [mode === 'watch' && isPlayed, `nobody can play in "watch"; try "${command} play --${person ?? ''} human"`],
    [mode === 'play' && !isPlayed, `nobody is human here; try "${command} watch"`],
    [games !== undefined && isPlayed, '--games is for players; nobody can play so many'],
    [games !== undefined && record !== undefined, '--record writes a single game down; leave --games out'],
    [json === true && isPlayed, '--json is a report without boards; with "human" there is a board to be seen'],
    [out !== undefined && isPlayed, '--out is for players; with "human" there is a board to be seen'],
    [fog === true && !isPlayed, '--fog is for those who play; seat a "human"'],
    [isPlayed && file === '-', 'moves come from standard input, so the world cannot'],
  ];
  for (const [isAsked, why] of conflicts) if (isAsked) throw new Failure(why);
}

/** An argument that has to be given, unless the settings say how the world is made. */
function checkSource(offer: GameCommand, given: string | undefined, said: Said): void {
  const { argument, description } = offer;
  if (argument?.isRequired !== true || given !== undefined) return;
  const isMade = plainSettings(description.settings).some(
    ({ key, affects, input }) => affects === 'world' && input !== 'seed' && Object.hasOwn(said, key),
  );
  if (isMade) return;
  throw new Failure(
    `missing required argument '${argument.name}'; "asterion ${description.game.name} list" names those there are`,
  );
}
