/** `asterion minotaur`: the logic maze, its levels, and the commands around them. */

import { setImmediate } from 'node:timers/promises';
import { type MinotaurLevel, MinotaurLevelMaker, type MinotaurLevelPlan } from 'asterion/exact/minotaur';
import { minotaurLevels } from 'asterion/game/minotaur';
import { counted, grouped, HUMAN, minotaurDescription, minotaurPlan, notMade, SOURCE } from 'asterion/play';
import { overlaid, type Schema, type Values } from 'asterion/settings';
import type { Scene } from 'asterion/world';
import { type Command, Option } from 'commander';
import { type GameCommand, gameCommand } from '../game/command.js';
import { generateCommand } from '../game/generate.js';
import { playersCommand } from '../game/list.js';
import { checkInterrupted, Failure, type Host, orFail } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { wholeNumber, withCommands } from '../host/options.js';
import { LEVEL_HELP, solveCommand } from './solve.js';

const offer = {
  description: minotaurDescription,
  argument: { name: 'level', isRequired: false },
  fileHelp: `${LEVEL_HELP}, or - for standard input; level-1 unless one is generated (--rows, --par, ...)`,
  except: ['level'],
} as const;

const PLAY: GameCommand = {
  ...offer,
  mode: 'play',
  fileHelp: `${LEVEL_HELP}; level-1 unless one is generated (--rows, --par, ...)`,
  overlay: { theseus: { usual: HUMAN } },
  help: `
For each of your moves the Minotaur takes two steps: along its row if that brings it nearer to you and no wall is in the
way, else along its column, else none. Get to the exit before it gets to you. Waiting is a move, too.

On a terminal press ? for the keys, i for hints. Without one, lines are read from standard input: N, E, S, W, STAY, keys,
or undo, redo, restart, quit.

Examples:
  asterion minotaur level-1
  asterion minotaur play --rows 6 --cols 6 --par 12-20 --seed 7
`,
};

const WATCH: GameCommand = {
  ...offer,
  mode: 'watch',
  help: `
Examples:
  asterion minotaur watch level-5
  asterion minotaur watch level-5 --theseus lookahead:6
  asterion minotaur watch level-5 --theseus random --games 1000 --json
`,
};

/** What can be promised of a level: everything but who plays. */
const SCHEMA: Schema = overlaid(
  minotaurDescription.settings.filter(
    (part) => !('affects' in part) || (part.affects !== 'seats' && part.key !== 'level'),
  ),
  { [SOURCE]: { usual: 'generated' } },
);

/** Tries between two looks at the world outside: some ten milliseconds. */
const SLICE = 200;

const USUAL_SECONDS = 10;

/** Makes a level and says what is proven of it; fails with 1 where none was found. */
async function make(
  values: Values,
  options: Readonly<Record<string, unknown>>,
  host: Host,
  messages: Messages,
): Promise<Scene> {
  const hardest = options.hardest === true;
  const seconds = options.seconds as number | undefined;
  if (seconds !== undefined && !hardest) throw new Failure('--seconds says how long to look for the --hardest level');
  const maker = orFail(() => new MinotaurLevelMaker({ ...minotaurPlan(values), hardest }));
  const end = performance.now() + 1000 * (seconds ?? USUAL_SECONDS);
  while (!maker.done && !(hardest && performance.now() > end)) {
    maker.advance(SLICE);
    messages.progress(`making: ${counted(maker.tried, 'level')} tried, longest par ${maker.longest}`);
    await setImmediate();
    checkInterrupted(host);
  }
  messages.done();
  const { level } = maker;
  if (level === undefined) throw new Failure(`${notMade(maker)} Try another --seed, --par or size.`, 1);
  messages.say(`proven: ${provenText(level, minotaurPlan(values))} (${counted(maker.tried, 'level')} tried)`);
  return level.scene;
}

const provenText = ({ par, solutions, walls }: MinotaurLevel, { needsWait }: MinotaurLevelPlan): string =>
  [
    `par ${par}`,
    solutions === 1 ? 'one shortest solution' : `${grouped(solutions)} shortest solutions`,
    ...(needsWait === true ? ['not to be won without a wait'] : []),
    walls === 0 ? 'no walls' : `${counted(walls, 'wall')}, each of which matters`,
  ].join(', ');

const generate = generateCommand(minotaurDescription, {
  about: 'make a level whose par and promises are proven',
  schema: SCHEMA,
  own: (command) =>
    command
      .addOption(new Option('--hardest', 'the longest par that is found in --seconds').conflicts(['par']))
      .option('--seconds <n>', `how long to look for the hardest (default: ${USUAL_SECONDS})`, wholeNumber(1)),
  make,
  help: `
Every wall of a level plays a part in it. Under rules of your own (--steps, --column-first) a level is proven, too; with
--format json the file says them.

Examples:
  asterion minotaur generate --rows 9 --cols 9 --par 25 --seed 7
  asterion minotaur generate --needs-wait --unique --seed 7 --format json --out level.json && asterion minotaur level.json
  asterion minotaur generate --rows 9 --cols 9 --hardest --seconds 30
`,
});

const list = playersCommand(minotaurDescription, [
  {
    key: 'levels',
    title: 'Levels',
    entries: minotaurLevels.map(({ name, title, par, needs }) => ({ name, about: `${title}. Par ${par}. ${needs}` })),
    report: minotaurLevels.map(({ name, title, idea, par, needs }) => ({ name, title, idea, par, needs })),
  },
]);

export const minotaurCommand = (host: Host): Command =>
  withCommands(gameCommand('minotaur', PLAY, host), [
    gameCommand('play', PLAY, host).description('play a level'),
    gameCommand('watch', WATCH, host).description('watch a player'),
    solveCommand(host),
    generate(host),
    list(host).description('list the levels, with what each needs, and the players'),
  ]);
