/** What is on screen: the game or a branch of it, at a turn, beside the truth. */

import { batch, computed, signal } from '@preact/signals';
import { chaseOf, reviewGame } from 'asterion/exact';
import { rogue } from 'asterion/game';
import type { Cell, Direction } from 'asterion/world';
import { TableMaker } from '../exact/making.js';
import type { Standing } from '../rogue/standing.js';
import { moversOf } from '../rogue/steering.js';
import { announce } from '../shell/announce.js';
import { isCalm, SWITCH } from '../shell/settings.js';
import { stored } from '../shell/stored.js';
import { Player } from '../transport/player.js';
import type { Branch, Place } from './branch.js';
import type { Game } from './game.js';
import { type Judged, judge, mistakeBeside } from './judging.js';
import { type Option, optionsOf } from './options.js';
import { mistakeText, standingText, summaryText } from './words.js';

/** Moves a second at 1x, as in the Rogue room. */
const TEMPO = 5;

export const NOT_SOLVED = 'The game is not solved yet.';

export class Viewing {
  readonly game = signal<Game | undefined>(undefined);
  readonly branch = signal<Branch | undefined>(undefined);
  /** Steps that several monsters have been told so far. */
  readonly told = signal<readonly Direction[]>([]);
  readonly maker = new TableMaker();
  /** Whether best moves and the values of moves are shown. */
  readonly best = stored('review-best', SWITCH, 'on');
  readonly player = new Player(
    () => {
      this.told.value = [];
    },
    isCalm,
    (speed) => speed * TEMPO,
  );

  readonly at = this.player.step;
  readonly line = computed<readonly Standing[]>(() => this.branch.value?.line ?? this.game.value?.line ?? []);
  readonly standing = computed(() => this.line.value.at(this.at.value));
  readonly place = computed<Place>(() => ({ branch: this.branch.value, at: this.at.value }));
  readonly table = computed(() => (this.maker.now.value.kind === 'solved' ? this.maker.now.value.table : undefined));
  /** The game beside the truth; undefined until that is known. */
  readonly review = computed(() => {
    const [game, table] = [this.game.value, this.table.value];
    if (game === undefined || table === undefined) return undefined;
    const moves = game.line.flatMap(({ turn }) => (turn === undefined ? [] : [turn.move]));
    return reviewGame(
      table,
      game.line.map(({ position }) => position),
      moves,
    );
  });
  /** The line on screen beside the truth. */
  readonly judged = computed<Judged | undefined>(() => {
    const [table, review, branch] = [this.table.value, this.review.value, this.branch.value];
    if (table === undefined || review === undefined || this.line.value.length === 0) return undefined;
    return judge(table, this.line.value, review, branch?.from ?? review.moves.length);
  });
  /** The move that led to what is on screen; undefined at the start, or while the truth is not known. */
  readonly reviewed = computed(() => this.judged.value?.moves[this.at.value - 1]);
  /** What whoever is to move can do; without values while those are hidden or not known. */
  readonly options = computed<readonly Option[]>(() => {
    const standing = this.standing.value;
    if (standing === undefined) return [];
    const table = this.best.value === 'on' ? this.table.value : undefined;
    return optionsOf(standing, this.told.value, table, this.line.value[this.at.value + 1]?.turn?.move);
  });
  /** The cell of whoever is to move; undefined where the game is over. */
  readonly mover = computed<Cell | undefined>(() => {
    const position = this.standing.value?.position;
    // By the rules: what a referee ended may be tried further.
    if (position === undefined || rogue.outcome(position) !== undefined) return undefined;
    return moversOf(position)[this.told.value.length];
  });

  constructor() {
    this.player.onEnd = () => this.tellStanding();
  }

  /** Another game, or another place in the same one. */
  show(game: Game, { branch, at }: Place): void {
    const isSame = game.text === this.game.value?.text;
    batch(() => {
      if (!isSame) {
        this.player.empty();
        this.game.value = game;
        void this.solve();
      }
      this.enter({ branch, at });
    });
    if (isSame) this.tellStanding();
  }

  /** Finds the truth about the game, and says what it is. */
  async solve(): Promise<void> {
    const game = this.game.value;
    if (game === undefined) return;
    const { setup, monsters } = game.line[0].position;
    await this.maker.make(chaseOf(setup, monsters.length));
    if (this.game.value !== game) return;
    const now = this.maker.now.value;
    if (now.kind === 'refused') announce(`Not solved. ${now.why}`);
    if (now.kind === 'solved') announce(`Solved. ${this.#summary()}`);
  }

  close(): void {
    this.player.pause();
    this.maker.stop();
  }

  /** To the nearest mistake before (-1) or after (1) the turn on screen. */
  goToMistake(way: 1 | -1): void {
    const judged = this.judged.value;
    const turn = judged && mistakeBeside(judged.moves, this.at.value, way);
    if (judged === undefined) announce(NOT_SOLVED);
    else if (turn === undefined) announce(`No mistake ${way > 0 ? 'after' : 'before'} turn ${this.at.value}.`);
    else this.#goTo({ ...this.place.value, at: turn });
  }

  /** To the first mistake of the game, out of any branch. */
  goToFirst(): void {
    const first = this.review.value?.firstMistake ?? undefined;
    if (this.review.value === undefined) announce(NOT_SOLVED);
    else if (first === undefined) announce(this.#summary());
    else this.goTo(first);
  }

  /** To a turn of the game, out of any branch. */
  goTo(turn: number): void {
    this.#goTo({ branch: undefined, at: turn });
  }

  #goTo(place: Place): void {
    this.enter(place);
    this.tellStanding();
  }

  /** Shows another place, at rest. */
  enter({ branch, at }: Place): void {
    batch(() => {
      this.branch.value = branch;
      this.told.value = [];
      this.player.pause();
      this.player.load(this.line.value.length - 1, at);
    });
  }

  /** Says where one stands: the last move, and what it was worth. */
  tellStanding(lead = ''): void {
    const standing = this.standing.value;
    if (standing === undefined) return;
    if (this.player.playing.value) {
      announce('Playing.');
      return;
    }
    const [at, last] = [this.at.value, this.line.value.length - 1];
    const where = this.branch.value === undefined ? `Turn ${at} of ${last}. ` : `What if, turn ${at}. `;
    announce(`${lead}${where}${standingText(standing, this.reviewed.value, this.judged.value?.values[at])}`);
  }

  toggleBest(): void {
    this.best.value = this.best.value === 'on' ? 'off' : 'on';
    announce(`Best moves ${this.best.value === 'on' ? 'shown' : 'hidden'}.`);
  }

  #summary(): string {
    const [game, review, table] = [this.game.value, this.review.value, this.table.value];
    if (game === undefined || review === undefined || table === undefined) return '';
    const summary = summaryText(review, table.hasDepths);
    const first = review.moves.find(({ ply }) => ply === review.firstMistake);
    return first === undefined
      ? summary
      : `${summary} The first: ${mistakeText(game.line[first.ply - 1].position, first)}`;
  }
}
