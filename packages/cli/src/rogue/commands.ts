/** `asterion rogue play`, `watch` and `list`. */

import { dungeons, monsterMoves, ROGUE, type RogueOptions, type RoguePosition } from 'asterion/game';
import { dungeonKinds } from 'asterion/generate';
import { HUMAN, rogueDescription, rogueRules } from 'asterion/play';
import { hasThinWalls } from 'asterion/render';
import type { Command } from 'commander';
import { type GameCommand, gameCommand } from '../game/command.js';
import { playersCommand } from '../game/list.js';
import { settledOn } from '../game/options.js';
import { endLine, type Finished } from '../game/watch.js';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import type { Chunks } from '../host/output.js';

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
  own: (command) => command.option('--classic', 'print every board, as the classic program does'),
  showing: ({ classic, json }) => {
    if (json === true && classic === true) throw new Failure('--json and --classic are two results: ask for one');
    return classic === true ? { isText: true, print: printClassic } : {};
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

/** The rules that a command line asks for. */
export const rulesOn = (options: Readonly<Record<string, unknown>>, messages: Messages): RogueOptions =>
  rogueDescription.rules({ ...settledOn(options, rogueRules, messages).values, moves: 1 }).options as RogueOptions;

/** What the classic program prints of a game, but for the start, which it does not show. */
function printClassic(finished: Finished): Chunks {
  const { started, session, line, board, messages } = finished;
  const { description, scene } = session.setup;
  if (hasThinWalls(scene.world))
    throw new Failure(`${started.name}: expected a dungeon for --classic, found walls between cells`);
  // The classic program never comes to such an end, so its text has no word for it.
  if (session.tip.end?.result !== 'captured') messages.say(endLine(finished)[0].trimEnd());
  return lines();

  function* lines(): Generator<string, void> {
    for (const { position } of line.slice(1)) {
      if (position.seat === ROGUE) yield `Move ${monsterMoves(position as RoguePosition)}\n\n`; // the monster has moved
      yield `${board.text(description.view(position))}\n`;
    }
    const last = session.tip;
    if (last.end?.result !== 'captured') return;
    // The classic program opens a new move before it looks whether the rogue has walked into the monster.
    if (last.position.seat !== ROGUE) yield `Move ${monsterMoves(last.position as RoguePosition) + 1}\n\n`;
    yield 'Caught by monster\n';
  }
}
