/** `asterion rogue watch`: two players against each other. */

import { setImmediate } from 'node:timers/promises';
import { type MatchEnd, MONSTER, monsterMoves, ROGUE, type RoguePosition } from 'asterion/game';
import { Command } from 'commander';
import { checkInterrupted, Failure, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { besideRecording, type Chunks, writeOutput } from '../host/output.js';
import { HUMAN } from '../stage/session.js';
import { view } from '../stage/viewer.js';
import { charsetFor } from '../terminal/charset.js';
import { isScreen } from '../terminal/screen.js';
import { Board } from './board.js';
import { checkClassic, classicLines } from './classic.js';
import { DUNGEON_HELP } from './rules.js';
import { countsOf, endText, leftText } from './status.js';
import {
  endOf,
  layTable,
  matchAt,
  playerNamed,
  type RogueMatch,
  record,
  SIDES,
  type Side,
  stepAt,
  type Table,
  type TableOptions,
  withTable,
} from './table.js';

interface WatchOptions extends TableOptions {
  readonly classic?: boolean;
  readonly json?: boolean;
  readonly ascii?: boolean;
  readonly paused?: boolean;
  readonly out?: string;
}

export function watchCommand(host: Host): Command {
  const command = new Command('watch')
    .argument('<dungeon>', DUNGEON_HELP)
    .option('--classic', 'print every board, as the classic program does')
    .option('--json', 'print a report')
    .option('--ascii', 'plain characters only')
    .option('--paused', 'begin paused')
    .option('--out <file>', 'write to a file instead of stdout')
    .action((dungeon: string, options: WatchOptions) => watch(dungeon, options, host));
  return withTable(command, { [MONSTER]: 'bfs', [ROGUE]: 'cycle' });
}

async function watch(argument: string, options: WatchOptions, host: Host): Promise<void> {
  if (options.json === true && options.classic === true)
    throw new Failure('--json and --classic are two results: ask for one');
  const shown = besideRecording(options, host);
  const players = Object.fromEntries(SIDES.map((side) => [side, watched(options[side], side)]));
  const messages = messagesTo(host, options.quiet === true);
  const table = await layTable(argument, options, host, messages);
  if (options.classic === true) checkClassic(table.dungeon);
  const match = matchAt(table, players);
  const wantsText = options.json === true || options.classic === true || options.out !== undefined;
  if (!wantsText && isScreen(shown)) await watchOnScreen(match, table, options, host);
  else await watchAsText(match, table, options, host, messages);
}

function watched(name: string, side: Side) {
  if (name === HUMAN) throw new Failure(`nobody can play in "watch"; try "asterion rogue play --${side} human"`);
  return playerNamed(name, side);
}

async function watchAsText(
  match: RogueMatch,
  table: Table,
  options: WatchOptions,
  host: Host,
  messages: Messages,
): Promise<void> {
  const positions = await finish(match, table, host, messages);
  const end = endOf(match, table);
  if (end === undefined) return;
  await record(match, table, options.record, host);
  await writeOutput(resultOf(positions, end, table, options), options.out, besideRecording(options, host));
  const said = endText(end.result, end.why, match.position);
  if (options.classic === true && end.result !== 'captured') messages.say(said);
  if (end.result === 'forfeit') throw new Failure(options.json === true ? end.why : '', 1);
}

/** Plays to the end; returns every position. */
async function finish(
  match: RogueMatch,
  table: Table,
  host: Host,
  messages: Messages,
): Promise<readonly RoguePosition[]> {
  while (match.end === undefined) {
    await stepAt(table, match);
    if (match.moves.length % 64 > 0) continue;
    messages.progress(`playing: ${monsterMoves(match.position)} monster moves`);
    await setImmediate();
    checkInterrupted(host);
  }
  messages.done();
  return match.positions;
}

function resultOf(positions: readonly RoguePosition[], end: MatchEnd, table: Table, options: WatchOptions): Chunks {
  const { dungeon, names, seed } = table;
  const last = positions[positions.length - 1];
  if (options.json === true) {
    const { result: outcome, why } = end;
    return [`${JSON.stringify({ outcome, moves: monsterMoves(last), why, ...names, seed })}\n`];
  }
  if (options.classic === true) return classicLines(positions, dungeon);
  const board = new Board(dungeon.scene, dungeon.letters, 'ascii');
  return [board.text(last), `${endText(end.result, end.why, last)}\n`];
}

async function watchOnScreen(match: RogueMatch, table: Table, options: WatchOptions, host: Host): Promise<void> {
  const { dungeon, names } = table;
  const shown = besideRecording(options, host);
  const board = new Board(dungeon.scene, dungeon.letters, charsetFor(options, host));
  await view(
    {
      title: `${dungeon.name}: ${names.monster} hunts ${names.rogue}`,
      frame: (position) => board.frame(position),
      status: countsOf,
      get positions() {
        return match.positions;
      },
      moveAt: (turn) => (turn > 0 && turn <= match.moves.length ? match.turn(turn - 1) : undefined),
      more: () => stepAt(table, match),
      get ending() {
        const end = endOf(match, table);
        return end === undefined ? undefined : { result: end.result, why: end.why };
      },
    },
    { isPaused: options.paused === true },
    shown,
  );
  await record(match, table, options.record, host);
  const end = endOf(match, table);
  const said = end === undefined ? leftText(match.position) : endText(end.result, end.why, match.position);
  shown.stdout.write(`${said}\n`);
  if (end?.result === 'forfeit') throw new Failure('', 1);
}
