/** What players are held to: legal moves in sample games, the same ones for the same seed, and what they say of their memory. */

import type { Seat } from 'asterion/game';
import {
  type AnyDescription,
  counted,
  type GameLine,
  type Outsider,
  Session,
  type Standing,
  setUp,
  withOutsiders,
} from 'asterion/play';
import { plainSettings, type Said } from 'asterion/settings';
import { createRng } from 'asterion/world';
import { Board } from '../game/board.js';
import { checkInterrupted, Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { outsiderOf } from '../module/players.js';
import type { ModuleRunner } from '../module/runner.js';
import { ANSWERS, type Checked, ENOUGH, Findings } from './findings.js';

export const LEGAL = 'makes only legal moves';
const SAME = 'makes the same moves with the same seed';
const ALIKE = 'moves alike whenever it sees alike, as it says';

/** How many sample games are played, and how far. */
const GAMES = 20;
const PLIES = 60;

interface CheckPlan {
  readonly runner: ModuleRunner;
  readonly path: string;
  readonly description: AnyDescription;
  readonly seat: Seat;
  readonly seed: string;
}

export async function checkPlayer(plan: CheckPlan, host: Pick<Host, 'signal'>, messages: Messages): Promise<Checked> {
  const { runner, path, description, seat, seed } = plan;
  const outsider = await outsiderOf(runner, seat, path);
  const findings = new Findings([ANSWERS, LEGAL, SAME, ...(outsider.memoryless ? [ALIKE] : [])]);
  const fresh = await outsiderOf(runner, seat, path, true);
  const rng = createRng(seed);
  let faults = 0;
  for (let game = 0; game < GAMES && faults < ENOUGH; game++) {
    messages.progress(`checking: game ${game + 1} of ${GAMES}`);
    const said = { ...description.sample(rng.fork(game)).said, [seat]: runner.name };
    const asked: GameLine[] = [];
    const first = await played(description, said, seat, noting(outsider, asked), host);
    const where = placeIn(description, said, seat);
    if (first.tip.end?.basis === 'forfeit') {
      faults++;
      refuteForfeit(first, description, where, findings);
      continue;
    }
    const again = await played(description, said, seat, outsider, host);
    const why = differenceOf(first.line, again.line);
    if (why !== undefined) findings.refute(SAME, `In the game ${where}, ${why}`);
    findings.confirm(ANSWERS, LEGAL, SAME);
    if (!outsider.memoryless) continue;
    const other = await otherAnswer(first.line, asked, seat, fresh);
    if (other !== undefined) findings.refute(ALIKE, `In the game ${where}, ${other}`);
    findings.confirm(ALIKE);
  }
  messages.done();
  const what = `as ${description.words.seat(seat)} of ${description.title}, in ${counted(GAMES, 'sample game')}`;
  return { what, findings: findings.list };
}

/** The same player, which leaves a note of every line it is asked about. */
const noting = (outsider: Outsider, asked: GameLine[]): Outsider => ({
  ...outsider,
  start: (seat) => {
    const answer = outsider.start(seat);
    return (line) => {
      asked.push(line);
      return answer(line);
    };
  },
});

async function played(
  description: AnyDescription,
  said: Said,
  seat: Seat,
  outsider: Outsider,
  host: Pick<Host, 'signal'>,
): Promise<Session> {
  const { setup, faults } = setUp(withOutsiders(description, { [seat]: outsider }), said);
  if (setup === undefined) throw new Failure(Object.values(faults).join(' '));
  const session = new Session(setup);
  while (session.tip.end === undefined && session.tip.position.ply < PLIES) {
    await session.answer();
    checkInterrupted(host);
  }
  return session;
}

/** The game as a command line would ask for it. */
function placeIn({ settings }: AnyDescription, said: Said, seat: Seat): string {
  const flags = plainSettings(settings).filter(({ input }) => input === 'flag');
  const isFlag = (key: string): boolean => flags.some((flag) => flag.key === key);
  return Object.entries(said)
    .filter(([key]) => key !== seat)
    .map(([key, value]) => (isFlag(key) ? `--${key}` : `--${key} ${value}`))
    .join(' ');
}

function refuteForfeit({ tip }: Session, description: AnyDescription, where: string, findings: Findings): void {
  const { position, end } = tip;
  const { game } = description;
  const what = (end?.why ?? '').replace(/^The [^(]*\([^)]*\) /, 'it ');
  const at = `In the game ${where}, at move ${position.ply + 1}, ${what}`;
  if (!what.startsWith('it made the illegal move')) findings.refute(ANSWERS, at);
  else {
    const board = new Board(description, 'ascii').text(description.view(position));
    const moves = game.legalMoves(position).map((move) => game.moveName(position, move));
    findings.refute(LEGAL, `${at}\n${board}Legal moves: ${listed(moves)}`);
    findings.confirm(ANSWERS);
  }
}

/** A few of them, and how many there are. */
const listed = (names: readonly string[]): string =>
  names.length <= 12 ? names.join(', ') : `${names.slice(0, 12).join(', ')} and ${names.length - 12} more`;

/** Where two lines part; undefined if they are the same. */
function differenceOf(one: readonly Standing[], other: readonly Standing[]): string | undefined {
  const at = one.findIndex(({ turn }, index) => turn?.name !== other[index]?.turn?.name);
  if (at < 0) return undefined;
  return `move ${at} was ${one[at].turn?.name ?? 'none'} the first time and ${other[at]?.turn?.name ?? 'none'} the second time.`;
}

/** Where somebody who has seen nothing before answers otherwise; undefined if nowhere. */
async function otherAnswer(
  line: readonly Standing[],
  asked: readonly GameLine[],
  seat: Seat,
  fresh: Outsider,
): Promise<string | undefined> {
  for (const before of asked) {
    const at = before.moves.length;
    const made = line[at + 1]?.turn?.name;
    if (made === undefined) continue;
    const name = await fresh.start(seat)(before);
    if (name !== made) return `at move ${at + 1}, it made ${made}, but ${name} when it had seen nothing before.`;
  }
  return undefined;
}
