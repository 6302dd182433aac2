/** All commands. Each is loaded when it is asked for: a command that nobody asked for costs nothing at the start. */

import type { CommandEntry } from './command-entry.js';

/** Those of the games, in the order of the registry. */
export const gameCommands: readonly CommandEntry[] = [
  {
    name: 'rogue',
    about: 'monster against rogue: play, watch, solve, rate and generate',
    commands: [
      {
        name: 'play',
        about: 'play against a player, on either side ("human"), or two people at one keyboard',
        load: async () => (await import('./rogue/commands.js')).playCommand,
      },
      {
        name: 'watch',
        about: 'watch two players against each other',
        load: async () => (await import('./rogue/commands.js')).watchCommand,
      },
      {
        name: 'solve',
        about: 'prove who wins, and in how many moves',
        load: async () => (await import('./rogue/solve.js')).solveCommand,
      },
      {
        name: 'rate',
        about: 'rate a player against the exact table, over all starts of the shipped dungeons or of others',
        load: async () => (await import('./rogue/rate.js')).rateCommand,
      },
      {
        name: 'table',
        about: 'play every monster against every rogue in many dungeons, beside the exact values',
        load: async () => (await import('./rogue/table.js')).tableCommand,
      },
      {
        name: 'generate',
        about: 'generate a dungeon, on request with a property that is proven',
        load: async () => (await import('./rogue/generate.js')).generateCommand,
      },
      {
        name: 'list',
        about: 'list the players of both sides, the shipped dungeons and the kinds that can be generated',
        load: async () => (await import('./rogue/commands.js')).listCommand,
      },
    ],
  },
  {
    name: 'labyrinth',
    about: 'Theseus against the Minotaur: watch, play, solve and generate',
    load: async () => (await import('./labyrinth/labyrinth.js')).labyrinthCommand,
  },
  {
    name: 'pits',
    about: 'reach the goal while the ground falls away: play, watch, compare',
    load: async () => (await import('./pits/pits.js')).pitsCommand,
  },
  {
    name: 'explore',
    about: 'walk worlds grown from a seed, gather coins, find the stairs, and mind the hunters',
    load: async () => (await import('./explore/explore.js')).exploreCommand,
  },
  {
    name: 'minotaur',
    about: 'the logic maze of Theseus and the Minotaur: play, watch, solve and generate levels',
    load: async () => (await import('./minotaur/minotaur.js')).minotaurCommand,
  },
];

/** In the order in which help lists them. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'maze',
    about: 'generate, solve, analyse and convert mazes',
    commands: [
      {
        name: 'generate',
        about: 'generate a maze',
        load: async () => (await import('./maze/generate.js')).generateCommand,
      },
      {
        name: 'solve',
        about: 'find the way from the entrance to the exit',
        load: async () => (await import('./maze/solve.js')).solveCommand,
      },
      {
        name: 'analyse',
        about: 'count the parts of a maze and say whether it is perfect, or why not',
        load: async () => (await import('./maze/analyse.js')).analyseCommand,
      },
      {
        name: 'convert',
        about: 'read a world in any known format and write it in another',
        load: async () => (await import('./maze/convert.js')).convertCommand,
      },
      {
        name: 'run',
        about: 'run a maze parameter file: generate, check, solve and validate',
        load: async () => (await import('./maze/run.js')).runCommand,
      },
      {
        name: 'table',
        about: 'compare generators and solvers on many mazes',
        load: async () => (await import('./maze/table.js')).tableCommand,
      },
      {
        name: 'sheet',
        about: 'make worksheets to print, with answers',
        load: async () => (await import('./maze/sheet.js')).sheetCommand,
      },
      {
        name: 'list',
        about: 'list the generators, solvers and shapes',
        load: async () => (await import('./maze/list.js')).listCommand,
      },
    ],
  },
  {
    name: 'path',
    about: 'find ways in any world, and hold searches to published scenarios',
    commands: [
      {
        name: 'find',
        about: 'find a way from one cell to another, with a picture',
        load: async () => (await import('./path/find.js')).findCommand,
      },
      {
        name: 'run',
        about: 'find the ways of a scenario file, and compare their lengths with what it says',
        load: async () => (await import('./path/run.js')).runCommand,
      },
    ],
  },
  ...gameCommands,
  {
    name: 'puzzle',
    about: 'positions with one right move, proven: play, generate, check, list',
    commands: [
      {
        name: 'play',
        about: 'solve the puzzle of today, of a day, or those of a pack',
        load: async () => (await import('./puzzle/play.js')).playCommand,
      },
      {
        name: 'generate',
        about: 'make a pack of puzzles from a seed',
        load: async () => (await import('./puzzle/generate.js')).generateCommand,
      },
      {
        name: 'check',
        about: 'prove every claim of a pack anew, and ask players to solve it',
        load: async () => (await import('./puzzle/check.js')).checkCommand,
      },
      {
        name: 'list',
        about: 'list the packs that come with us, or the puzzles of one',
        load: async () => (await import('./puzzle/list.js')).listCommand,
      },
    ],
  },
  {
    name: 'replay',
    about: 'play a recording again',
    load: async () => (await import('./game/replay.js')).replayCommand,
  },
  {
    name: 'review',
    about: 'judge every move of a recording by the exact table: who threw what away, and when',
    load: async () => (await import('./game/review.js')).reviewCommand,
  },
  {
    name: 'new',
    about: 'begin a player, generator or solver of your own, with a test that runs',
    load: async () => (await import('./new/new.js')).newCommand,
  },
  {
    name: 'check',
    about: 'hold a player, generator or solver of your own to what ours are held to',
    load: async () => (await import('./check/check.js')).checkCommand,
  },
  {
    name: 'grade',
    about: 'run a folder of submissions, and print one table of what they come to',
    load: async () => (await import('./grade/grade.js')).gradeCommand,
  },
  {
    name: 'bot',
    about: 'seat a player at a referee who speaks the protocol of bots, over standard input and output',
    load: async () => (await import('./bot/bot.js')).botCommand,
  },
  {
    name: 'arena',
    about: 'tournaments of bots in any language, with ratings and error bars',
    commands: [
      {
        name: 'run',
        about: 'play a tournament, or go on with one, and print its table',
        load: async () => (await import('./arena/run.js')).runCommand,
      },
      {
        name: 'duel',
        about: 'play one bot against another until it is known who is better',
        load: async () => (await import('./arena/duel.js')).duelCommand,
      },
      {
        name: 'worker',
        about: 'play games for tournaments on other machines',
        load: async () => (await import('./arena/worker.js')).workerCommand,
      },
      {
        name: 'report',
        about: 'print the table of what was kept, and write its games out',
        load: async () => (await import('./arena/report.js')).reportCommand,
      },
      {
        name: 'check',
        about: 'try a bot on all games, and say in words what is wrong with it',
        load: async () => (await import('./arena/check.js')).checkCommand,
      },
    ],
  },
  {
    name: 'serve',
    about: 'serve the app in your browser, with tournaments live on it',
    load: async () => (await import('./serve/serve.js')).serveCommand,
  },
  {
    name: 'edit',
    about: 'draw on a world in your browser, and see the truth while you draw',
    load: async () => (await import('./serve/edit.js')).editCommand,
  },
  {
    name: 'completion',
    about: 'print what a shell needs to complete commands and options: bash, zsh or fish',
    load: async () => (await import('./completion.js')).completionOf(commands),
  },
];
