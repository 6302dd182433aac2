/** `asterion check`: a module of one's own, held to what our own entries are held to. */

import type { Seat } from 'asterion/game';
import { type AnyDescription, games, oneOf } from 'asterion/play';
import { rect } from 'asterion/world';
import { Command, Option } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { wholeNumber, withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { openHunter } from '../module/hunters.js';
import { openGenerator, openSolver } from '../module/mazes.js';
import { KINDS, type Kind, type ModuleFile, moduleName, type TimeOption, USUAL_TIME } from '../module/module-file.js';
import { ModuleRunner, type RunnerHost } from '../module/runner.js';
import type { Claims } from '../module/wire.js';
import type { Checked } from './findings.js';
import { checkHunter } from './hunter.js';
import { checkGenerator, checkSolver } from './mazes.js';
import { checkPlayer } from './player.js';

interface CheckOptions extends ResultOptions, TimeOption {
  readonly as?: Kind;
  readonly game?: string;
  readonly seat?: Seat;
  readonly seed: string;
}

/** Games that somebody else can sit at. */
const playable = games.filter(({ players }) => players.list.length > 0);

export const checkCommand = (host: Host): Command =>
  withResult(
    new Command('check')
      .argument('<module>', 'a file that ends in .js, .mjs or .ts')
      .addOption(new Option('--as <kind>', 'what it is, where it does not say').choices(KINDS))
      .option('--game <name>', `the game of a player: ${playable.map(({ game }) => game.name).join(', ')}`)
      .option('--seat <seat>', 'the seat of a player, where it does not say')
      .option('--seed <seed>', 'for the worlds it is tried on', '1')
      .option(
        '--time <ms>',
        `the most milliseconds it takes (default: ${USUAL_TIME.player} for a move, ${USUAL_TIME.solver} for a maze)`,
        wholeNumber(1, 2 ** 31 - 1),
      )
      .addHelpText('after', HELP)
      .action((path: string, options: CheckOptions) => check(path, options, host)),
  );

const HELP = `
A player makes legal moves only, the same ones with the same seed, and its claim to be memoryless is true. A generator
opens ways inside the grid, reaches every cell, and its claim to be perfect is true. A solver walks from the entrance to the
exit, and its claims to be complete and shortest are true. A hunter goes where there is a way, and keeps nothing between two
turns. Exit code 1: something does not hold.

Examples:
  asterion check ./mine.js --game rogue --seat rogue
  asterion check ./mine.ts --as generator
  asterion check ./mine.js --as hunter
`;

async function check(path: string, options: CheckOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const on: RunnerHost = { signal: host.signal, messages };
  const claims = await claimsOf(path, options.as, on);
  const kind = options.as ?? claims.kind ?? 'player';
  const isGuess = options.as === undefined && claims.kind === undefined;
  if (isGuess && options.game === undefined && options.seat === undefined)
    messages.say(`${path} is taken for a player; --as generator says that it is none`);
  const file = { path, time: options.time ?? USUAL_TIME[kind] };
  const checked = await checkedAs(kind, file, claims, options, host, messages);
  const name = moduleName(path);
  const findings = checked.flatMap((one) => one.findings);
  const holds = findings.every((finding) => finding.holds);
  await writeResult(options, host, {
    report: () => ({
      module: name,
      kind,
      holds,
      checked: checked.map(({ what, findings: found }) => ({
        what,
        properties: found.map((one) => ({ property: one.property, holds: one.holds ?? null, why: one.why ?? null })),
      })),
    }),
    text: () => checked.map((one) => textOf(name, kind, one)).join('\n'),
  });
  if (!holds) throw new Failure('', 1);
}

/** What it says of itself; a failure if it is no module at all. */
async function claimsOf(path: string, kind: Kind | undefined, on: RunnerHost): Promise<Claims> {
  const runner = new ModuleRunner({ path, time: USUAL_TIME.player }, kind, on);
  try {
    return await runner.claims();
  } finally {
    await runner.close();
  }
}

async function checkedAs(
  kind: Kind,
  file: ModuleFile,
  claims: Claims,
  options: CheckOptions,
  host: Host,
  messages: Messages,
): Promise<readonly Checked[]> {
  const on: RunnerHost = { signal: host.signal, messages };
  const { seed } = options;
  const shapes = claims.shapes ?? [rect.name];
  if (kind === 'player') {
    const runner = new ModuleRunner(file, kind, on);
    const checked: Checked[] = [];
    try {
      for (const { description, seat } of seatsOf(claims, options))
        checked.push(await checkPlayer({ runner, path: file.path, description, seat, seed }, host, messages));
    } finally {
      await runner.close();
    }
    return checked;
  }
  if (kind === 'hunter') {
    const opened = await openHunter(file, on);
    try {
      return [await checkHunter(opened, seed, host, messages)];
    } finally {
      await opened.close();
    }
  }
  const opened = await (kind === 'generator' ? openGenerator(file, on) : openSolver(file, on));
  try {
    return [
      'generator' in opened
        ? await checkGenerator(opened, shapes, seed, host, messages)
        : await checkSolver(opened, shapes, seed, host, messages),
    ];
  } finally {
    await opened.close();
  }
}

/** Where it can sit: as it says, or as the command line does. */
function seatsOf(
  { seats: own, game: said }: Claims,
  { game: asked = said, seat }: CheckOptions,
): readonly { readonly description: AnyDescription; readonly seat: Seat }[] {
  const description =
    asked === undefined
      ? (playable.find(({ game }) =>
          game.seats.some((one) => (seat === undefined ? own?.includes(one) : one === seat)),
        ) ?? playable[0])
      : named(
          'game',
          asked,
          playable.find(({ game }) => game.name === asked),
          playable.map(({ game }) => game),
        );
  const { name, seats } = description.game;
  if (seat !== undefined && !seats.includes(seat))
    throw new Failure(`--seat ${seat}: expected a seat of ${name}: ${oneOf(seats)}`);
  const taken = seat === undefined ? (own ?? seats).filter((one) => seats.includes(one)) : [seat];
  if (taken.length === 0)
    throw new Failure(`it plays ${oneOf(own ?? [])}, and ${name} has ${oneOf(seats)}; name another --game`);
  if (own === undefined && taken.length > 1)
    throw new Failure(`it does not say which seats of ${name} it takes; name one with --seat: ${oneOf(seats)}`);
  return taken.map((one) => ({ description, seat: one }));
}

const textOf = (name: string, kind: Kind, { what, findings }: Checked): string =>
  [
    `${name}: a ${kind}, ${what}.`,
    ...findings.flatMap(({ property, holds, why }) => [
      `${holds === undefined ? '?  ' : holds ? 'yes' : 'no '}  ${property}`,
      ...(why?.split('\n').map((line) => `     ${line}`.trimEnd()) ?? []),
    ]),
    '',
  ].join('\n');
