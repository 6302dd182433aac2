/** Dungeons with proven properties: the options that ask for one, and the making of it. */

import type { ChaseValue, ProvenLevelWish } from 'asterion/exact';
import { parseDocument } from 'asterion/notation';
import { counted } from 'asterion/play';
import type { Scene } from 'asterion/world';
import { type Command, Option } from 'commander';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { wholeNumber } from '../host/options.js';
import { inThread } from '../host/thread.js';
import type { LevelReport, LevelRequest } from './level-thread.js';

export interface LevelOptions {
  readonly evades?: boolean;
  readonly captured?: boolean;
  readonly capturedIn?: number;
  readonly escapeTowards?: boolean;
  readonly escapeByWaiting?: boolean;
  readonly tries: number;
}

/** One of them, or none. */
export function withLevel(command: Command): Command {
  const wishes = [
    new Option('--evades', 'a dungeon in which the rogue can evade for ever, proven'),
    new Option('--captured', 'one in which the monster can capture, proven'),
    new Option('--captured-in <n>', 'one in which the capture takes so many monster moves, both at their best') //
      .argParser(wholeNumber(1)),
    new Option('--escape-towards', 'one in which the only escape is towards the monster'),
    new Option('--escape-by-waiting', 'one in which the only escape is to wait'),
  ];
  for (const wish of wishes) {
    const others = wishes.filter((other) => other !== wish).map((other) => other.attributeName());
    command.addOption(wish.conflicts(others));
  }
  return command.option('--tries <n>', 'dungeons to try for what is to be proven', wholeNumber(1), 1000);
}

/** What is asked for, if anything is. */
export function wishOf(options: LevelOptions): ProvenLevelWish | undefined {
  if (options.evades === true) return { kind: 'evades' };
  if (options.captured === true) return { kind: 'captured' };
  if (options.capturedIn !== undefined) return { kind: 'captured-in', moves: options.capturedIn };
  if (options.escapeTowards === true) return { kind: 'escape-towards' };
  return options.escapeByWaiting === true ? { kind: 'escape-by-waiting' } : undefined;
}

/** Makes a level in a thread and says what is proven of it; fails with 1 where none was found. */
export async function makeLevel(request: LevelRequest, host: Host, messages: Messages): Promise<Scene> {
  let report: LevelReport = { kind: 'none', tried: 0 };
  const hear = (message: unknown) => {
    report = message as LevelReport;
    if (report.kind === 'progress') messages.progress(`making: ${counted(report.tried, 'dungeon')} tried`);
  };
  await inThread('rogue/level-thread.js', request, hear, host, messages);
  return sceneOf(report, request, messages);
}

function sceneOf(report: LevelReport, { wish, plan }: LevelRequest, messages: Messages): Scene {
  if (report.kind === 'refused') throw new Failure(report.why);
  if (report.kind !== 'made') {
    throw new Failure(
      `none of ${counted(report.tried, 'dungeon')} has what was asked for (${wishText(wish)}); try another --seed, more --tries or other knobs`,
      1,
    );
  }
  messages.say(
    `proven: ${provenText(wish, report.value, plan.monsters ?? 1)} (${counted(report.tried, 'dungeon')} tried)`,
  );
  const read = parseDocument(report.document);
  if (!read.ok) throw new Error(read.fault.message); // we wrote it
  return read.value;
}

const wishText = (wish: ProvenLevelWish): string =>
  wish.kind === 'captured-in' ? `--captured-in ${wish.moves}` : `--${wish.kind}`;

function provenText(wish: ProvenLevelWish, { captureIn }: ChaseValue, monsters: number): string {
  const [hunter, comes, it] = monsters === 1 ? ['the monster', 'comes', 'it'] : ['the monsters', 'come', 'them'];
  const only = `the rogue can evade for ever, and once ${hunter} ${comes} nearer only by`;
  switch (wish.kind) {
    case 'evades':
      return 'the rogue can evade for ever';
    case 'escape-towards':
      return `${only} going towards ${it}`;
    case 'escape-by-waiting':
      return `${only} waiting`;
    default:
      return `${hunter} can capture in ${counted(captureIn ?? 0, 'move')}`;
  }
}
