/** `asterion arena duel A B`: who is better, with error bars, and no longer than it takes to know. */

import { gamesTold } from '@asterion/arena/protocol';
import type { Said } from 'asterion/settings';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { settingSaid, wholeNumber } from '../host/options.js';
import { moduleCommand, placeOf } from './engine.js';
import { loadArena, orRefused } from './load.js';
import { type PlayingOptions, play, tellOf, withPlaying } from './playing.js';
import { type ArenaResultOptions, checkResults, withResults, writeResults } from './results.js';

interface DuelOptions extends PlayingOptions, ArenaResultOptions {
  readonly game: string;
  readonly worlds?: readonly string[];
  readonly seeds: number;
  readonly seed: string;
  readonly set?: Said;
  readonly cap?: number;
  readonly move?: number;
  readonly bank?: number;
  readonly start?: number;
  readonly lenient?: boolean;
  readonly truth: boolean;
  /** A share; `false` to play all games. */
  readonly stop: number | boolean;
}

const milliseconds = wholeNumber(0, 86_400_000);

export const duelCommand = (host: Host): Command =>
  withResults(
    withPlaying(
      new Command('duel')
        .argument('<a>', 'a player of ours, a module or a program')
        .argument('<b>', 'another one')
        .addOption(new Option('--game <name>', 'what they play').choices(gamesTold).makeOptionMandatory())
        .option('--worlds <world...>', 'names of shipped worlds, files, folders of files')
        .option('--seeds <n>', 'the most games, or pairs of games, in each world', wholeNumber(1, 1_000_000), 100)
        .option('--seed <seed>', 'a number or any text', '1')
        .addOption(
          new Option('--set <name=value>', 'a setting of the game; as often as need be').argParser(settingSaid),
        )
        .option('--cap <moves>', 'the most moves of a game', wholeNumber(1, 1_000_000))
        .option('--move <ms>', 'milliseconds for a move', milliseconds)
        .option('--bank <ms>', 'milliseconds beyond that, in a game', milliseconds)
        .option('--start <ms>', 'milliseconds to get ready in', milliseconds)
        .option('--lenient', 'a bad answer costs nothing but is counted')
        .option('--no-truth', 'do not judge moves by exact tables')
        .option('--stop <share>', 'how much more than half of the points is better', share, 0.05)
        .option('--no-stop', 'play all games'),
      'nowhere',
    ),
  )
    .addHelpText('after', HELP)
    .action((a: string, b: string, options: DuelOptions) => duel(a, b, options, host));

const HELP = `
Stops as soon as it is known who is better: a sequential test that is wrong one time in twenty at the most, if one of them
takes at least 55 % of the points (--stop 0.05). Every world comes with the first seed before any comes with the next.

Examples:
  asterion arena duel minimax:3 minimax:2 --game rogue
  asterion arena duel ./mine.js random --game pits --seeds 200
  asterion arena duel bfs wall-follower --game maze --set braid=50
  asterion arena duel "python3 bot.py" bfs --game labyrinth --move 100 --bank 2000
`;

function share(value: string): number {
  const number = Number(value);
  if (number >= 0.01 && number <= 0.4) return number;
  throw new InvalidArgumentError('Expected a share from 0.01 to 0.4.');
}

async function duel(a: string, b: string, options: DuelOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const arena = await loadArena();
  const { game, worlds, seeds, seed, set, cap, move, bank, start, lenient, truth, stop } = options;
  const clock = Object.entries({ move, bank, start }).filter(([, value]) => value !== undefined);
  const asked = {
    ...{ seed, truth, stop, strictness: lenient === true ? 'lenient' : 'league' },
    bots: [a, b],
    clock: Object.fromEntries(clock),
    games: [{ game, seeds, ...(worlds && { worlds }), ...(set && { set }), ...(cap !== undefined && { cap }) }],
  };
  await checkResults(options);
  await orRefused(async () => {
    const around = { folder: process.cwd(), moduleBot: moduleCommand(arena, options) };
    const tournament = arena.tournamentOf(asked, { file: 'duel', name: 'duel' }, around);
    const store = await arena.openStore(placeOf(options, undefined));
    try {
      const state = await play(arena, tournament, store, options, host, messages);
      tellOf(state, messages);
      if (state.encounters.length === 0) throw new Failure(`${a} and ${b} can play no game of ${game} together`);
      await writeResults(state, store, options, host);
    } finally {
      await store.close();
    }
  });
}
