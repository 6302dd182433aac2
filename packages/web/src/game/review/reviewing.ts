/** A game beside the truth, on screen: the game or other moves tried from a turn of it, and what each is worth. */

import { computed, signal } from '@preact/signals';
import type { MovePart, Standing, Steered } from 'asterion/play';
import {
  capital,
  type ExactValue,
  type GameReview,
  type JudgedMove,
  judgeMove,
  lineOf,
  reviewOf,
  steered,
  steeredTo,
} from 'asterion/play';
import type { Cell } from 'asterion/world';
import { announce } from '../../shell/announce.js';
import { SWITCH } from '../../shell/settings.js';
import { stored } from '../../shell/stored.js';
import type { Steerable } from '../input.js';
import { Play } from '../play.js';
import { tableMaker } from '../solving.js';
import type { ReviewedGame } from './opening.js';
import { bestReply, type Option, optionsOf } from './options.js';
import { judgementText, mistakeBeside, moveText, summaryText, verdictText } from './words.js';

const OVER = 'The game is over here: step back to try other moves.';
const NOT_SOLVED = 'The game is not solved yet.';

/** Where one is in a game, as links say it. */
export interface Place {
  readonly at: number;
  /** The turn at which the game is left, and the moves tried from there, by name; undefined in the game itself. */
  readonly tries: { readonly from: number; readonly names: readonly string[] } | undefined;
}

/** A line beside the truth. */
export interface JudgedLine {
  /** By turn, the start first. */
  readonly values: readonly ExactValue[];
  /** `moves[k]` led to turn k + 1. */
  readonly moves: readonly JudgedMove[];
}

export class Reviewing implements Steerable {
  readonly game = signal<ReviewedGame | undefined>(undefined);
  readonly play = new Play();
  readonly maker = tableMaker();
  /** Whether best moves and the values of moves are shown. */
  readonly best = stored('review-best', SWITCH, 'on');

  readonly at = this.play.player.step;
  readonly standing = this.play.standing;
  readonly world = this.play.world;
  readonly isWatching = signal(false);
  readonly told = this.play.told;
  readonly isTrying = computed(() => this.play.branch.value !== undefined);
  /** The game itself, standing by standing. */
  readonly home = computed<readonly Standing[]>(() =>
    this.game.value === undefined ? [] : lineOf(this.game.value.tip),
  );
  /** The turn at which the game is left: the last one that what is tried shares with it. */
  readonly from = computed(() => {
    const root = this.play.branch.value?.root.position.ply;
    const shared = this.home.value.findLastIndex(
      ({ position }, at) => at <= (root ?? 0) && position === this.play.line.value.at(at)?.position,
    );
    return root === undefined ? undefined : Math.max(0, shared);
  });
  readonly place = computed<Place>(() => {
    const from = this.from.value;
    const names = this.play.line.value.slice((from ?? 0) + 1).map(({ turn }) => turn?.name ?? '');
    return { at: this.at.value, tries: from === undefined ? undefined : { from, names } };
  });
  readonly table = computed(() => (this.maker.now.value.kind === 'solved' ? this.maker.now.value.table : undefined));
  readonly hasCounts = computed(
    () => this.table.value !== undefined && this.game.value?.exact.hasCounts(this.table.value) === true,
  );
  /** The game beside the truth; undefined until that is known. */
  readonly review = computed<GameReview | undefined>(() => {
    const game = this.game.value;
    if (game === undefined || this.table.value === undefined) return undefined;
    const moves = this.home.value.slice(1).map((standing) => this.#judged(game, standing));
    return reviewOf(moves, game.setup.description.game.seats);
  });
  /** The line on screen beside the truth. */
  readonly judged = computed<JudgedLine | undefined>(() => {
    const [game, review, line, table] = [this.game.value, this.review.value, this.play.line.value, this.table.value];
    if (game === undefined || review === undefined || line.length === 0) return undefined;
    const shared = this.from.value ?? review.moves.length;
    const moves = [
      ...review.moves.slice(0, shared),
      ...line.slice(shared + 1).map((standing) => this.#judged(game, standing)),
    ];
    return { values: [game.exact.value(table, line[0].position), ...moves.map(({ after }) => after)], moves };
  });
  /** The move that led to what is on screen; undefined at the start, or while the truth is not known. */
  readonly reviewed = computed<JudgedMove | undefined>(() => this.judged.value?.moves[this.at.value - 1]);
  /** What whoever is to move can do; without values while those are hidden or not known. */
  readonly options = computed<readonly Option[]>(() => {
    const [game, standing] = [this.game.value, this.standing.value];
    if (game === undefined || standing === undefined) return [];
    const table = this.best.value === 'on' ? this.table.value : undefined;
    const next = this.play.line.value.at(this.at.value + 1)?.turn?.name;
    return optionsOf(game, standing.position, this.told.value, table, next);
  });
  /** The cell of whoever is to move; undefined where the game is over by its rules. */
  readonly mover = computed<Cell | undefined>(() => {
    const [game, standing] = [this.game.value, this.standing.value];
    if (game === undefined || standing === undefined) return undefined;
    const { description } = game.setup;
    if (description.game.outcome(standing.position) !== undefined) return undefined;
    return description.input.movers(standing.position)[this.told.value.length];
  });

  constructor() {
    this.play.remark = () => this.#worthText();
  }

  #judged({ setup: { description }, exact }: ReviewedGame, { before, turn, position }: Standing): JudgedMove {
    if (before === undefined || turn === undefined) throw new RangeError('Expected a standing after a move.');
    return judgeMove({ ...description, exact }, this.table.value, before.position, turn.move, position.ply);
  }

  /** Another game, or another place in the same one. What the place asks for and cannot have goes to `notes`. */
  show(game: ReviewedGame, { at, tries }: Place, notes: string[] = []): void {
    const isSame = game.text === this.game.value?.text;
    const { tip } = game;
    const last = tip.position.ply;
    if (!isSame) {
      this.game.value = game;
      void this.solve();
    }
    const from = tries !== undefined && tries.from <= last ? tries.from : undefined;
    this.play.resume(game.setup, tip, from ?? at, '', true);
    if (tries !== undefined && from !== undefined) {
      this.#leaveGame();
      for (const name of tries.names) {
        if (this.#tryNamed(name)) continue;
        notes.push(`The link tries ${name} at turn ${this.at.value}, which is no move there.`);
        break;
      }
      this.play.player.seek(at);
    }
    const end = this.play.player.total.value ?? 0;
    if (at > end && at !== Infinity) notes.push(`The link asks for turn ${at}; the last one is ${end}.`);
  }

  #tryNamed(name: string): boolean {
    const [game, standing] = [this.game.value?.setup.description.game, this.standing.value];
    const move = standing && game?.moveNamed(standing.position, name);
    if (game === undefined || standing === undefined || move === undefined) return false;
    if (game.playIfLegal(standing.position, move) === undefined) return false;
    this.play.playMove(move);
    return true;
  }

  /** Finds the truth about the game, and says what it is. */
  async solve(): Promise<void> {
    const game = this.game.value;
    if (game === undefined) return;
    const { description, start: position } = game.setup;
    await this.maker.make({ description, position });
    if (this.game.value !== game) return;
    const now = this.maker.now.value;
    if (now.kind === 'refused') announce(`Not solved. ${now.why}`);
    if (now.kind === 'solved') announce(`Solved. ${this.#summary(game)}`);
  }

  close(): void {
    this.play.stop();
    this.maker.stop();
  }

  /** To the nearest mistake before (-1) or after (1) the turn on screen. */
  goToMistake(way: 1 | -1): void {
    const judged = this.judged.value;
    const turn = judged && mistakeBeside(judged.moves, this.at.value, way);
    if (judged === undefined) announce(NOT_SOLVED);
    else if (turn === undefined) announce(`No mistake ${way > 0 ? 'after' : 'before'} turn ${this.at.value}.`);
    else this.#seek(turn);
  }

  /** To the first mistake of the game, out of any branch. */
  goToFirst(): void {
    const [game, review] = [this.game.value, this.review.value];
    if (game === undefined || review === undefined) announce(NOT_SOLVED);
    else if (review.firstMistake === null) announce(this.#summary(game));
    else this.goTo(review.firstMistake);
  }

  /** To a turn of the game, out of any branch. */
  goTo(turn: number): void {
    this.play.comeBack();
    this.#seek(turn);
  }

  #seek(turn: number): void {
    this.play.player.pause();
    this.play.player.seek(turn);
    this.play.announceStanding();
  }

  toggleBest(): void {
    this.best.value = this.best.value === 'on' ? 'off' : 'on';
    announce(`Best moves ${this.best.value === 'on' ? 'shown' : 'hidden'}.`);
  }

  /** Leaves the game at the turn on screen, to try other moves. */
  tryOut(): void {
    if (this.mover.value === undefined) announce(OVER);
    else if (!this.isTrying.value) this.#leaveGame();
  }

  #leaveGame(): void {
    this.play.tryOut();
  }

  steer(name: string): Steered {
    return this.#steered((...at) => steered(...at, this.told.value, name));
  }

  steerTo(cell: Cell): Steered {
    return this.#steered((...at) => steeredTo(...at, this.told.value, cell));
  }

  #steered(
    find: (...at: [Parameters<typeof steered>[0], Standing['position'], Parameters<typeof steered>[2]]) => Steered,
  ): Steered {
    const [game, standing, world] = [this.game.value, this.standing.value, this.world.value];
    if (game === undefined || standing === undefined || world === undefined || this.mover.value === undefined)
      return { why: OVER };
    return find(game.setup.description, standing.position, world);
  }

  /** A part of a move. What comes next anyway is only a step forward; anything else leaves the game. */
  take({ name }: MovePart): void {
    const [game, standing] = [this.game.value, this.standing.value];
    if (game === undefined || standing === undefined) return;
    const told = [...this.told.value, name];
    const move = game.setup.description.input.move(standing.position, told);
    if (move === undefined) this.play.take({ name });
    else this.#play(move);
  }

  /** Plays a best move of whoever is to move. */
  playBest(): void {
    const [game, standing, table] = [this.game.value, this.standing.value, this.table.value];
    if (game === undefined || standing === undefined || this.mover.value === undefined) announce(OVER);
    else if (table === undefined) announce(NOT_SOLVED);
    else {
      if (!this.isTrying.value) this.#leaveGame();
      this.#play(bestReply(game, table, standing.position));
    }
  }

  #play(move: unknown): void {
    const [game, standing] = [this.game.value, this.standing.value];
    if (game === undefined || standing === undefined) return;
    const name = game.setup.description.game.moveName(standing.position, move);
    if (this.play.line.value.at(this.at.value + 1)?.turn?.name === name) {
      this.#seek(this.at.value + 1);
      return;
    }
    if (!this.isTrying.value) this.#leaveGame();
    this.play.playMove(move);
  }

  /** What the move was worth that led here; at the start what the game is. */
  #worthText(): string {
    const [game, standing, judged] = [this.game.value, this.standing.value, this.judged.value];
    if (game === undefined || standing === undefined || judged === undefined) return '';
    const move = this.reviewed.value;
    if (standing.before !== undefined && move !== undefined) return verdictText(game, standing.before.position, move);
    return `${capital(game.exact.text(judged.values[0]))}, both at their best.`;
  }

  #summary(game: ReviewedGame): string {
    const review = this.review.value;
    if (review === undefined) return '';
    const summary = summaryText(review, this.hasCounts.value);
    const first = review.moves.find(({ ply }) => ply === review.firstMistake);
    if (first === undefined) return summary;
    const { position } = this.home.value[first.ply - 1];
    return `${summary} The first: ${moveText(game, position, first)}: ${judgementText(game, position, first)}`;
  }
}
