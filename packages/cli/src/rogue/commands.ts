/** `asterion rogue play`, `watch` and `list`. */

import { dungeons } from 'asterion/game/rogue';
import { dungeonKinds } from 'asterion/generate';
import { HUMAN, rogueDescription } from 'asterion/play';
import type { Command } from 'commander';
import { type GameCommand, gameCommand } from '../game/command.js';
import { playersCommand } from '../game/list.js';
import { Failure, type Host } from '../host/host.js';
import { printClassic } from './classic.js';

export const DUNGEON_HELP =
  'a file with a monster and a rogue in it, - for standard input, or the name of a shipped dungeon';

const offer = {
  description: rogueDescription,
  argument: { name: 'dungeon', isRequired: true },
  fileHelp: DUNGEON_HELP,
  except: ['dungeon'],
} as const;

const PLAY: GameCommand = {
  ...offer,
  mode: 'play',
  overlay: { rogue: { usual: HUMAN } },
  help: `
Without a dungeon one is made: --kind NAME, or --shape NAME for a maze.
On a terminal press ? for the keys. Without one, lines are read from standard input: names of moves in capitals
(N, SE, STAY, TUNNEL; N+E for two monsters), keys in small letters (k, u, .), or undo, redo, restart, quit.

Examples:
  asterion rogue play mouth
  asterion rogue play --kind loops --rows 15 --monster optimal
`,
};

const WATCH: GameCommand = {
  ...offer,
  mode: 'watch',
  own: (command) =>
    command.option(
      '--classic',
      'print every board, as the classic program does; with --moves a game that is proven goes on to its moves',
    ),
  showing: ({ classic, json, moves }) => {
    if (json === true && classic === true) throw new Failure('--json and --classic are two results: ask for one');
    if (classic !== true) return {};
    return { isText: true, print: (finished, host) => printClassic(finished, moves !== undefined, host) };
  },
  help: `
Examples:
  asterion rogue watch mouth --monster bfs --rogue farthest
  asterion rogue watch mouth --games 100 --json
`,
};

export const playCommand = (host: Host): Command => gameCommand('play', PLAY, host);
export const watchCommand = (host: Host): Command => gameCommand('watch', WATCH, host);

export const listCommand = playersCommand(rogueDescription, [
  {
    key: 'dungeons',
    title: 'Dungeons',
    entries: dungeons.map(({ name, idea }) => ({ name, about: idea })),
    report: dungeons.map(({ name, title, idea }) => ({ name, title, idea })),
  },
  {
    key: 'kinds',
    title: 'Kinds to generate (--kind)',
    entries: dungeonKinds.map(({ name, about }) => ({ name, about })),
  },
]);
