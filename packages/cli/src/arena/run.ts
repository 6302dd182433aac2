/** `asterion arena run`: a tournament from a file. */

import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { placeOf } from './engine.js';
import { loadArena, orRefused } from './load.js';
import { type PlayingOptions, play, tellOf, withPlaying } from './playing.js';
import { type ArenaResultOptions, checkResults, withResults, writeResults } from './results.js';
import { readTournamentFile } from './tournament-file.js';

type RunOptions = PlayingOptions & ArenaResultOptions;

export const runCommand = (host: Host): Command =>
  withResults(
    withPlaying(
      new Command('run').argument('<tournament>', 'a file that says who meets whom where, as TOML or JSON'),
      'beside the tournament, with .results at the end',
    ),
  )
    .addHelpText('after', HELP)
    .action((file: string, options: RunOptions) => run(file, options, host));

const HELP = `
A tournament has bots and games; all else may be left out:

  bots = ["minimax", "./mine.js", "python3 bot.py", { name = "Eve", command = ["java", "-cp", "eve", "Bot"] }]
  pairing = "round-robin"        # or swiss, gauntlet, king-of-the-hill; rounds = 5 for swiss and king-of-the-hill
  seed = 7
  strictness = "league"          # or lenient: a bad answer costs nothing but is counted
  truth = true                   # whether moves are judged by exact tables, where there are any
  clock = { move = 1000, bank = 5000, start = 5000 }    # milliseconds
  [[games]]
  game = "rogue"
  worlds = ["mouth", "my-worlds"]    # names of shipped ones, files, folders of files; grown from the settings if absent
  seeds = 2                          # games in each world
  cap = 300                          # the most moves of a game
  set = { diagonals = "never" }      # settings of the game

The game "maze" is solving mazes: bots are solvers, settings those of "maze generate" (shape, rows, cols, generator, braid,
longest), worlds files of mazes. The way out wins, then the shorter way; loops (braid) make ways of different lengths.

A bot is a player of ours, a module (.js, .mjs, .ts) or a program that speaks the protocol. Games for two seats come in pairs,
on the same world and seed with the seats changed; games for one seat are compared on the same world and seed.

What is played is kept at once. The same command goes on where it was stopped, and comes to the same table.

Examples:
  asterion arena run cup.toml
  asterion arena run cup.toml --html cup.html --games cup-games
`;

async function run(file: string, options: RunOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const arena = await loadArena();
  await checkResults(options);
  await orRefused(async () => {
    const { tournament, place } = await readTournamentFile(arena, file, options, host);
    const store = await arena.openStore(placeOf(options, place));
    try {
      const state = await play(arena, tournament, store, options, host, messages);
      tellOf(state, messages);
      await writeResults(state, store, options, host);
    } finally {
      await store.close();
    }
  });
}
