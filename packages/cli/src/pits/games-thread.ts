/** The thread that plays many games: started by `games.ts`. */

import { playMatch, turnsPlayed } from 'asterion/game';
import { pitsPlayerNamed } from 'asterion/players';
import { ownShare, playShare } from '../games/share.js';
import { matchOf, type PitsTable, parseTable, type TableData } from './game.js';
import { NO_GAMES, type Tallies, type Tally, talliesOf } from './tally.js';

/** Plain data, for threads. */
export interface GamesPlan {
  readonly table: TableData;
  /** By name; all of them play the same games. */
  readonly players: readonly string[];
  /** The one of them that the others are compared with. */
  readonly rival: number;
}

const COUNTED: Readonly<Record<string, keyof Tally>> = { goal: 'goal', fell: 'fell', 'cut-off': 'cutOff' };

/** One game of one player. */
async function playOne(table: PitsTable, name: string, seed: string, game: number): Promise<Tally> {
  const player = pitsPlayerNamed(name, seed);
  if (player === undefined) throw new Error(`Expected the name of a player, got ${name}.`);
  const match = matchOf({ ...table, seed }, player);
  const end = await playMatch(match);
  const counted = COUNTED[end?.result ?? ''];
  return {
    ...NO_GAMES,
    games: 1,
    [counted ?? 'forfeit']: 1,
    turns: turnsPlayed(match.position),
    fault: counted === undefined ? { game, why: end?.why ?? '' } : undefined,
  };
}

/** One game of every player. */
async function playAll(table: PitsTable, { players, rival }: GamesPlan, seed: string, game: number): Promise<Tallies> {
  const tallies: Tally[] = [];
  for (const name of players) tallies.push(await playOne(table, name, seed, game));
  const { goal: won } = tallies[rival];
  return tallies.map((tally) => ({ ...tally, onlyWon: tally.goal > won ? 1 : 0, onlyLost: tally.goal < won ? 1 : 0 }));
}

const share = ownShare<GamesPlan>();
const table = parseTable(share.plan.table);
await playShare(talliesOf(share.plan.players.length), share, (seed, game) => playAll(table, share.plan, seed, game));
