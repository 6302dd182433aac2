/** Games of one person, one after another: their seeds, and wins in a row. */

import { type PitsMove, type PitsPosition, PLAYER, type PlayerEntry, pits } from 'asterion/game';
import { type Desk, Session } from '../stage/session.js';
import { matchOf, type PitsGame, type PitsMatch } from './game.js';

/** The seed after one: `7` and `8`, `text:3` and `text:4`, `text` and `text:1`. */
export function seedAfter(seed: string): string {
  const [, stem, number] = /^(.*?)(\d+)$/s.exec(seed) ?? [];
  return number === undefined ? `${seed}:1` : `${stem}${BigInt(number) + 1n}`;
}

export class Sitting {
  readonly session: Session<PitsPosition, PitsMove>;
  /** The game that is on. */
  game: PitsGame;
  /** Games that count, and those of them that were won. A game counts by its first ending, if nothing was taken back. */
  games = 0;
  won = 0;
  /** Wins since the last defeat. */
  streak = 0;
  #hasEnded = false;
  #before: { readonly match: PitsMatch; readonly game: PitsGame } | undefined;

  constructor(game: PitsGame) {
    this.game = game;
    this.session = new Session(this.#desk(), {});
  }

  /** Begins the game with the next seed. */
  async next(): Promise<void> {
    this.#before = { match: this.session.match, game: this.game };
    this.game = { ...this.game, seed: seedAfter(this.game.seed) };
    this.#hasEnded = false;
    await this.session.begin(this.#desk());
  }

  /** The last game in which a step was made, or the first one if there was none. */
  get lastPlayed(): { readonly match: PitsMatch; readonly game: PitsGame } {
    const { match, position } = this.session;
    const hasStepped = position.ply > 1; // pits come first
    return this.#before === undefined || hasStepped ? { match, game: this.game } : this.#before;
  }

  #desk(): Desk<PitsPosition, PitsMove> {
    const { game } = this;
    return {
      seats: pits.seats,
      start: (players: Readonly<Record<string, PlayerEntry<PitsPosition, PitsMove>>>) => matchOf(game, players[PLAYER]),
      step: async (match) => {
        await match.step();
        if (match.end !== undefined) this.#count(match.end.result === 'goal');
      },
    };
  }

  #count(isWon: boolean): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    if (this.session.hasTakenBack) return;
    this.games++;
    if (isWon) this.won++;
    this.streak = isWon ? this.streak + 1 : 0;
  }
}
