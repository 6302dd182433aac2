/** What the parts of a room share: the visit, its board and the one frame that is drawn on it, the truth, the fog. */

import { computed, effect, signal, untracked } from '@preact/signals';
import { type AnyDescription, type LevelTrack, type Standing, seatAsking } from 'asterion/play';
import type { Cell } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import type { BoardHands } from '../board/gestures.js';
import { groundArea } from '../board/ground.js';
import { BoardModel } from '../board/model.js';
import { announce, hush } from '../page/announce.js';
import { SWITCH } from '../page/settings.js';
import { playSound } from '../page/sound.js';
import { stored } from '../page/stored.js';
import { Challenge } from './challenge.js';
import { HIDDEN } from './editing.js';
import { ExactAnnotations } from './exact.js';
import { frameOf } from './frame.js';
import { Hinting } from './hint.js';
import { Looking, MoveInput } from './input.js';
import { LevelProgress } from './levels.js';
import { cellsOf } from './moves.js';
import type { VisitOptions } from './saying.js';
import { Visit } from './session.js';

export class Stage {
  readonly description: AnyDescription;
  readonly visit: Visit;
  readonly input: MoveInput;
  /** Undefined where a game has no table. */
  readonly exact: ExactAnnotations | undefined;
  /** Undefined where a game has no hints. */
  readonly hint: Hinting | undefined = undefined;
  readonly challenge: Challenge;
  /** Undefined where a game has no levels. */
  readonly levels: LevelProgress | undefined;
  readonly board: BoardModel;
  readonly looking: Looking;
  readonly hands: BoardHands = {
    pick: (cell) => this.input.pick(cell),
    stroke: (right, down) => this.input.swipe(right, down),
    isStroke: () => this.board.isFitted.value, // else there is something to pan
  };
  /** What a game lays over its frame; it may read signals. */
  decorate: (frame: Frame) => Frame = (frame) => frame;
  readonly #fog;
  /** Counts links: what an earlier one has still under way is dropped. */
  #openings = 0;

  /** `tracks` are the levels of the game, where it has some. */
  constructor({ tracks, ...options }: VisitOptions & { readonly tracks?: readonly LevelTrack[] }) {
    const { description } = options;
    const { game, memory, exact } = description;
    this.description = description;
    this.#fog = memory === undefined ? signal<'on' | 'off'>('off') : stored(`${game.name}-fog`, SWITCH, 'off');
    this.visit = new Visit(
      options,
      computed(() => this.#fog.value === 'on'),
    );
    this.challenge = new Challenge(this.visit);
    this.input = new MoveInput(this.play);
    this.levels = tracks && new LevelProgress(this.visit, tracks);
    this.exact = exact && new ExactAnnotations(this.play, description, exact, this.hidden);
    if (description.hint !== undefined) {
      const setting = stored(`${game.name}-hint`, SWITCH, 'off');
      const isLevel = () => this.levels?.level.value !== undefined;
      this.hint = new Hinting({ description, play: this.play, setting, hidden: this.hidden, isLevel });
    }
    this.board = new BoardModel(this.#frame);
    this.board.focus = () => this.#ownCell.value;
    this.looking = new Looking({
      board: this.board,
      name: game.name,
      from: () => this.play.mover.value ?? this.#ownCell.value,
      hint: 'Enter steps there, X or Escape goes on playing.',
    });
    this.play.remark = () => `${this.exact?.text ?? ''} ${this.hint?.text ?? ''}`.trim();
  }

  get play() {
    return this.visit.play;
  }

  readonly isFogWanted = computed(() => this.#fog.value === 'on');
  /** Why something that would see through the fog is not shown; undefined where it may be. */
  readonly hidden = computed(() => (this.play.eyes.value === undefined ? undefined : HIDDEN));

  /** By the ground there is, not by what is seen of it: in fog the board would grow with every step. */
  readonly #area = computed(() => {
    const world = this.play.setup.value?.scene.world;
    return world && groundArea(world);
  });

  /** The one frame that is drawn: what is seen, with what the game lays over it, and of hints and truth what is wanted. */
  readonly #frame = computed<Frame | undefined>(() => {
    const [view, standing] = [this.play.view.value, this.play.standing.value];
    if (view === undefined || standing === undefined) return undefined;
    const plain = this.decorate(
      frameOf(this.description, standing.position, view, this.play.told.value, this.#area.value),
    );
    const hinted = this.hint?.over(plain) ?? plain;
    return this.exact?.over(hinted) ?? hinted;
  });

  /** Where the side stands that is played here; the prey for those who watch. */
  readonly #ownCell = computed<Cell | undefined>(() => {
    const [view, standing] = [this.play.view.value, this.play.standing.value];
    if (view === undefined || standing === undefined) return undefined;
    const seat = seatAsking(this.description, standing.position, this.play.people.value);
    const told = seat === standing.position.seat ? this.play.told.value.length : 0;
    return cellsOf(view, seat).at(told) ?? view.focus;
  });

  /** What decides what is said of a cell. */
  readonly #lens = computed(() =>
    [this.play.eyes.value?.seat, this.exact?.isWanted.value, this.hint?.isOn.value].join(),
  );

  /** Opens what a link says: whose trail is to be shown first, for that is part of the address from the start on. */
  async open(query: URLSearchParams): Promise<void> {
    const opening = ++this.#openings;
    await this.challenge.open(query);
    if (opening === this.#openings) await this.visit.open(query);
  }

  /** The visit is over. */
  close(): void {
    this.#openings++;
    this.visit.close();
  }

  /** Starts what goes on by itself; the returned call ends it. */
  watch(): () => void {
    const ends = [
      this.exact?.watch(),
      this.levels?.watch(),
      this.#leaveHints(),
      // What was said of a cell stands there to be read: it must not outlast what it was said by.
      this.#lens.subscribe(() => this.board.hush()),
      effect(() => this.#follow()),
      this.#hear(),
      effect(() => this.#tellWaiting()),
    ];
    return () => {
      for (const end of ends) end?.();
    };
  }

  /** Whoever goes on to another level wants to find it out: hints are asked for again. */
  #leaveHints(): (() => void) | undefined {
    let last: string | undefined;
    return this.levels?.level.subscribe((level) => {
      const [before, now] = [last, level?.name];
      last = now ?? last;
      if (before !== undefined && now !== undefined && before !== now) untracked(() => this.hint?.forget());
    });
  }

  /** Lets every step forward be heard, and how a game ends. */
  #hear(): () => void {
    let last: Standing | undefined;
    return this.play.standing.subscribe((now) => {
      const isStep = now?.before !== undefined && now.before === last;
      last = now;
      if (!isStep) return;
      if (now.end === undefined) playSound('step');
      else playSound(this.play.people.value.some((seat) => seat === now.end?.winner) ? 'win' : 'capture');
    });
  }

  /** Keys that wait were meant for the end of the line, as long as there is one to go on from. */
  #tellWaiting(): void {
    const { now, standing, told, mover } = this.play;
    const isMeant = standing.value?.end === undefined && now.value?.at === now.value?.tip.position.ply;
    // Whenever somebody else is next to move.
    const isOpen = mover.value !== undefined && told.value.length >= 0;
    untracked(() => {
      if (!isMeant) this.input.forget();
      else if (isOpen) this.input.goOn();
    });
  }

  /** Keeps one's own piece in sight where only a part of the board is seen. */
  #follow(): void {
    const cell = this.#ownCell.value;
    untracked(() => {
      if (cell !== undefined && !this.board.isFitted.value && !this.looking.isOn.value) this.board.setCursor(cell);
    });
  }

  /** Other moves from here, unless that would see through the fog. */
  tryOut(): void {
    if (this.hidden.value === undefined || this.play.branch.value !== undefined) this.play.tryOut();
    else announce(this.hidden.value);
  }

  toggleFog(): void {
    this.#fog.value = this.isFogWanted.value ? 'off' : 'on';
    hush();
    const eyes = this.play.eyes.value;
    if (!this.isFogWanted.value) announce('No fog: everything is seen.');
    else if (eyes === undefined) announce('Fog is on; it has lifted, because the game is over.');
    else announce(`Fog: only what ${this.description.words.seat(eyes.seat)} sees, and the ground seen before.`);
  }
}
