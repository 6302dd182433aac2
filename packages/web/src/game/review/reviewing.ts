/** A game beside the truth, on screen: the game or other moves tried from a turn of it, and what each is worth. */

import { computed, signal } from '@preact/signals';
import {
  type ExactValue,
  type GameReview,
  type JudgedMove,
  judgeMove,
  lineOf,
  reviewOf,
  reviewSentences,
  type Standing,
} from 'asterion/play';
import { announce, announceSeen } from '../../page/announce.js';
import { SWITCH } from '../../page/settings.js';
import { stored } from '../../page/stored.js';
import type { TurnPlace } from '../place.js';
import { Play } from '../play.js';
import { tableMaker } from '../solving.js';
import type { ReviewedGame } from './opening.js';
import { bestReply, type MoveOption, optionsOf } from './options.js';
import { judgementText, mistakeBeside, moveText, summaryText, verdictText } from './words.js';

const OVER = 'The game is over here: step back to try other moves.';
const NOT_SOLVED = 'The game is not solved yet.';

/** A line beside the truth. */
export interface JudgedLine {
  /** By turn, the start first. */
  readonly values: readonly ExactValue[];
  /** `moves[k]` led to turn k + 1. */
  readonly moves: readonly JudgedMove[];
}

export class Reviewing extends Play {
  readonly game = signal<ReviewedGame | undefined>(undefined);
  readonly maker = tableMaker();
  /** Whether the first mistake is wanted once it is known. */
  #isAtMistake = false;
  /** Whether best moves and the values of moves are shown. */
  readonly best = stored('review-best', SWITCH, 'on');

  readonly at = this.playback.step;
  readonly isTrying = computed(() => this.branch.value !== undefined);
  /** The game itself, standing by standing. */
  readonly home = computed<readonly Standing[]>(() =>
    this.game.value === undefined ? [] : lineOf(this.game.value.tip),
  );
  /** By the rules alone: what a referee ended may be tried further. */
  override readonly refusal = computed(() => {
    const [game, standing] = [this.game.value, this.standing.value];
    const isOpen = standing !== undefined && game?.setup.description.game.outcome(standing.position) === undefined;
    return game !== undefined && isOpen ? undefined : OVER;
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
  /** What the game comes to beside its moves. */
  readonly sentences = computed<readonly string[]>(() => {
    const [game, review] = [this.game.value, this.review.value];
    if (game === undefined || review === undefined) return [];
    return reviewSentences({ ...game.setup.description, exact: game.exact }, review, game.tip.end);
  });
  /** The line on screen beside the truth. */
  readonly judged = computed<JudgedLine | undefined>(() => {
    const [game, review, line] = [this.game.value, this.review.value, this.line.value];
    if (game === undefined || review === undefined || line.length === 0) return undefined;
    const shared = this.from.value ?? review.moves.length;
    const tried = line.slice(shared + 1).map((standing) => this.#judged(game, standing));
    const moves = [...review.moves.slice(0, shared), ...tried];
    const first = game.exact.value(this.table.value, line[0].position);
    return { values: [first, ...moves.map(({ after }) => after)], moves };
  });
  /** The move that led to what is on screen; undefined at the start, or while the truth is not known. */
  readonly reviewed = computed<JudgedMove | undefined>(() => this.judged.value?.moves[this.at.value - 1]);
  /** What whoever is to move can do; without values while those are hidden or not known. */
  readonly options = computed<readonly MoveOption[]>(() => {
    const [game, standing] = [this.game.value, this.standing.value];
    if (game === undefined || standing === undefined) return [];
    const table = this.best.value === 'on' ? this.table.value : undefined;
    const next = this.line.value.at(this.at.value + 1)?.turn?.name;
    return optionsOf(game, standing.position, this.told.value, table, next);
  });
  override remark = (): string => {
    const [game, judged, before] = [this.game.value, this.judged.value, this.standing.value?.before];
    if (game === undefined || judged === undefined) return '';
    const move = this.reviewed.value;
    if (before !== undefined && move !== undefined) return verdictText(game, move);
    return `With best play: ${game.exact.text(judged.values[0])}.`;
  };

  #judged({ setup: { description }, exact }: ReviewedGame, { before, turn, position }: Standing): JudgedMove {
    if (before === undefined || turn === undefined) throw new RangeError('Expected a standing after a move.');
    return judgeMove({ ...description, exact }, this.table.value, before.position, turn.move, position.ply);
  }

  /**
   * Another game, or another place in the same one; or at its first mistake, once that is known. What the place asks for
   * and cannot have goes to `notes`.
   */
  show(game: ReviewedGame, { at, tries }: TurnPlace, notes: string[], isAtMistake = false): void {
    const isSame = game.text === this.game.value?.text;
    this.game.value = game;
    this.#isAtMistake = isAtMistake;
    if (!isSame) void this.solve();
    // A game is looked at from its start, what is tried from its end.
    const wanted = { tries, at: at ?? (tries === undefined ? 0 : Infinity) };
    notes.push(...this.resume(game.setup, game.tip, wanted));
    if (isSame) this.#goToWanted();
  }

  /** Finds the truth about the game, and says what it is. */
  async solve(): Promise<void> {
    const game = this.game.value;
    if (game === undefined) return;
    const { description, start: position } = game.setup;
    await this.maker.make({ description, position });
    if (this.game.value?.text !== game.text) return;
    const now = this.maker.now.value;
    if (now.kind === 'refused') announce(`Not solved. ${now.why}`);
    if (now.kind === 'solved') announceSeen(`Solved. ${this.#summary(game)}`);
    this.#goToWanted();
  }

  /** To the first mistake, if the link asked for it and nobody has gone anywhere since. */
  #goToWanted(): void {
    const isStill = this.at.value === 0 && !this.isTrying.value && !this.playback.playing.value;
    const turn = this.review.value?.firstMistake ?? undefined;
    if (this.review.value === undefined) return;
    if (this.#isAtMistake && isStill && turn !== undefined) this.#seek(turn);
    this.#isAtMistake = false;
  }

  override stop(): void {
    super.stop();
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
    this.comeBack();
    this.#seek(turn);
  }

  #seek(turn: number): void {
    this.playback.pause();
    this.playback.seek(turn);
    this.announceStanding();
  }

  toggleBest(): void {
    this.best.value = this.best.value === 'on' ? 'off' : 'on';
    announce(`Hint: best moves ${this.best.value === 'on' ? 'shown' : 'hidden'}.`);
  }

  override tryOut(): void {
    if (this.refusal.value !== undefined) announce(this.refusal.value);
    else super.tryOut();
  }

  /** What comes next anyway is only a step forward; anything else leaves the game. */
  override playMove(move: unknown): void {
    const [setup, standing] = [this.setup.value, this.standing.value];
    if (setup === undefined || standing === undefined) return;
    const name = setup.description.game.moveName(standing.position, move);
    if (this.line.value.at(this.at.value + 1)?.turn?.name === name) {
      this.#seek(this.at.value + 1);
      return;
    }
    if (!this.isTrying.value) this.tryOut();
    super.playMove(move);
  }

  /** Plays a best move of whoever is to move. */
  playBest(): void {
    const [game, standing, table] = [this.game.value, this.standing.value, this.table.value];
    if (game === undefined || standing === undefined || this.refusal.value !== undefined) announce(OVER);
    else if (table === undefined) announce(NOT_SOLVED);
    else {
      if (!this.isTrying.value) this.tryOut();
      this.playMove(bestReply(game, table, standing.position));
    }
  }

  #summary(game: ReviewedGame): string {
    const review = this.review.value;
    if (review === undefined) return '';
    const said = [summaryText(review, this.hasCounts.value)];
    const first = review.moves.find(({ ply }) => ply === review.firstMistake);
    if (first !== undefined) said.push(`The first: ${moveText(game, first)}: ${judgementText(game, first)}`);
    return [...said, ...this.sentences.value].join(' ');
  }
}
