/** A bot over lines: whoever can play here speaks the protocol. */

import type { PlayerEntry, Seat } from 'asterion/game';
import { type AnyDescription, gameNamed, games } from 'asterion/play';
import { createRng } from 'asterion/world';
import { choicesIn } from './choices.js';
import { Following } from './following.js';
import { type Heard, Hearing } from './hearing.js';
import { type MazeTask, pathLine, taskHeard } from './maze.js';
import { MAZE } from './terms.js';

/** What the protocol tells: every game of the registry, and mazes. */
export const gamesTold: readonly string[] = [...games.map(({ game }) => game.name), MAZE];

/** Plays one game: the move it would make where the game stands, or the name of one. */
export type Playing = (following: Following) => unknown;

/** Who plays. */
export interface BotPlayer {
  /** As it introduces itself. */
  readonly name: string;
  /** Somebody for a seat of a game. Throws where it cannot sit there. */
  seated(description: AnyDescription, seat: Seat, seed: string): Playing;
  /** The way through a maze. Throws where it solves none. */
  solved(task: MazeTask, seed: string): readonly number[] | Promise<readonly number[]>;
}

/** What a bot needs of whoever runs it. */
export interface BotHost {
  readonly lines: AsyncIterable<string>;
  readonly say: (line: string) => void;
  /** Where random numbers come from; the game's id unless it is said. */
  readonly seed?: string | undefined;
}

/** Speaks the protocol until the referee is done. */
export async function runBot(player: BotPlayer, { lines, say, seed }: BotHost): Promise<void> {
  const hearing = new Hearing();
  let game: SeatedGame | undefined;
  for await (const line of lines) {
    for (const event of hearing.hear(line)) {
      if (event.kind === 'quit') return;
      if (event.kind === 'hello') {
        say(`name ${player.name}`);
        say('ready');
      } else if (event.kind === 'over') game = undefined;
      else if (event.heard.game === MAZE) {
        if (event.kind === 'go') say(await mazeAnswer(player, event.heard, seed ?? event.heard.id));
      } else {
        game ??= new SeatedGame(player, event.heard, seed ?? event.heard.id);
        if (event.kind === 'turn') game.hear(event.heard);
        else say(`move ${await game.answer(event.heard)}`);
      }
    }
  }
}

async function mazeAnswer(player: BotPlayer, heard: Heard, seed: string): Promise<string> {
  const task = taskHeard(heard);
  if (task === undefined) throw new RangeError('Expected a maze with a way in and a way out.');
  return pathLine(task.world, await player.solved(task, seed));
}

/** Characters of an answer that is no move. */
const MOST_SHOWN = 80;

class SeatedGame {
  readonly #description: AnyDescription;
  readonly #following: Following;
  readonly #playing: Playing;

  constructor(player: BotPlayer, { game, pairs }: Heard, seed: string) {
    const description = gameNamed(game);
    if (description === undefined) throw new RangeError(`There is no game "${game}" here.`);
    const seat = pairs.get('role') ?? description.game.seats[0];
    if (!description.game.seats.includes(seat)) throw new RangeError(`Nobody sits as "${seat}" in ${game}.`);
    this.#description = description;
    this.#following = new Following(description, seat, seed);
    this.#playing = player.seated(description, seat, seed);
  }

  hear(heard: Heard): void {
    this.#following.hear(heard, false);
  }

  /**
   * The answer behind `move`. Ours plays what the referee calls legal, even where it has lost track of the game; what a module
   * of somebody's own says is told as it is, because it is for the referee to judge.
   */
  async answer(heard: Heard): Promise<string> {
    this.#following.hear(heard, true);
    const { position } = this.#following;
    const [first = 'STAY'] = heard.legal;
    if (position === undefined) return spoken(first);
    const { game } = this.#description;
    const thought = await this.#playing(this.#following);
    const move = typeof thought === 'string' ? (game.moveNamed(position, thought) ?? thought) : thought;
    const { grid } = this.#description.view(position).world;
    const choices = choicesIn(this.#description, position, grid).filter(({ text }) => heard.legal.includes(text));
    const meant = choices.find((one) => JSON.stringify(one.move) === JSON.stringify(move));
    if (meant === undefined && typeof thought === 'string') return thought.replace(/\s+/g, ' ').slice(0, MOST_SHOWN);
    const choice = meant ?? choices.at(0);
    if (choice !== undefined) this.#following.make(choice.move);
    return spoken(choice?.text ?? first);
  }
}

/** A cell is said without a comma. */
const spoken = (text: string): string => (/^\d+,\d+$/.test(text) ? text.replace(',', ' ') : text);

/** Players of the registry, as those who play here. One that remembers nothing begins anew wherever its game does. */
export function seatedEntry(
  entry: PlayerEntry<unknown, unknown>,
  { game }: AnyDescription,
  seat: Seat,
  seed: string,
): Playing {
  let player: ReturnType<typeof entry.start> | undefined;
  let begun = 0;
  return (following) => {
    const { position } = following;
    if (position === undefined) return undefined;
    const seen = game.observe(position, seat);
    if (player === undefined || (begun !== following.begun && entry.memoryless))
      player = entry.start(seen, seat, createRng(seed).fork(seat));
    begun = following.begun;
    return player.move(seen);
  };
}
