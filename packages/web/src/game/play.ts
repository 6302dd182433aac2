/**
 * Playing, as signals over a session of the library: people decide, bots answer after a moment.
 *
 * Where only bots play, the whole game is played in the background and looked at from its start.
 */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { allOf, capital, type GameSetup, type MovePart, peopleOf, Session, type Standing } from 'asterion/play';
import { announce } from '../page/announce.js';
import { isCalm } from '../page/settings.js';
import { Player } from '../transport/player.js';
import { Bots } from './bots.js';
import { GameState } from './state.js';

/** Moves a second at 1x: slow enough to be followed, whatever the length of the game. */
const TEMPO = 5;

interface Options {
  /** Told whenever another setup is played, also by undo. */
  readonly onSetup?: (setup: GameSetup) => void;
  /** Whether only what one side sees is to be shown. */
  readonly isFogWanted?: ReadonlySignal<boolean>;
}

export class Play extends GameState {
  readonly player = new Player(
    (step) => this.#look(step),
    isCalm,
    (speed) => speed * TEMPO,
  );

  readonly canUndo = computed(
    () => this.told.value.length > 0 || (this.course.value !== undefined && this.#session?.canUndo === true),
  );
  readonly canRedo = computed(() => this.course.value !== undefined && this.#session?.canRedo === true);

  readonly #bots = new Bots(this, { answered: (next) => this.#answered(next), played: (tip) => this.#played(tip) });
  #session: Session | undefined;
  readonly #onSetup: (setup: GameSetup) => void;
  /** Setups whose games were played elsewhere, so that settings alone do not give them again. */
  readonly #replays = new WeakSet<GameSetup>();
  /** The turn that was asked for, of a game that is still being played. */
  #wanted: number | undefined;
  /** Whether playing has come to the end of what is known of a game that goes on. */
  #isWaitingForMore = false;

  constructor({ onSetup = () => undefined, isFogWanted = signal(false) }: Options = {}) {
    super(isFogWanted);
    this.#onSetup = onSetup;
    this.player.onEnd = () => {
      this.#isWaitingForMore = this.isRunning.value;
      if (!this.isRunning.value) this.announceStanding();
    };
  }

  /** Whether a game is on its way to the turn that was asked for. */
  get isOnItsWay(): boolean {
    return this.#wanted !== undefined;
  }

  isReplay(setup: GameSetup): boolean {
    return this.#replays.has(setup);
  }

  /** The recording of the line on the timeline; undefined until there is a game. */
  get recording() {
    return this.#session?.recording();
  }

  /** A new game. The one before can be had again by undo. */
  begin(setup: GameSetup, turn?: number): void {
    this.#wanted = turn;
    this.player.empty();
    if (this.#session === undefined) this.#session = new Session(setup);
    else this.#session.begin(setup);
    this.#entered();
    if (turn === undefined) this.announceStanding();
    else if (!this.isThinking.value && !this.isRunning.value) this.#seek(turn);
  }

  /** The game on screen goes on from the turn on screen, with other players. */
  takeOver(setup: GameSetup): void {
    this.#replays.add(setup);
    this.#session?.takeOver(setup);
    this.#entered();
    const people = peopleOf(setup).map((seat) => setup.description.words.seat(seat));
    announce(`The game goes on from here${people.length === 0 ? '' : `: you are ${allOf(people)}`}.`);
  }

  /** A game that was played elsewhere, looked at from a turn on; its last one unless told. Undo may lead back before it. */
  resume(setup: GameSetup, tip: Standing, turn: number | undefined, lead: string, isForgotten = false): void {
    const isFirst = this.#session === undefined;
    this.#session ??= new Session(setup);
    this.#replays.add(setup);
    this.#wanted = undefined;
    this.player.empty();
    this.#session.resume(setup, tip, turn ?? Infinity, isFirst || isForgotten);
    this.#entered();
    this.announceStanding(lead);
  }

  /** Stops everything. */
  stop(): void {
    this.#bots.close();
    this.player.pause();
  }

  /** What if: other moves from the turn on screen, by hand. Where the game is over, before its last move. */
  tryOut(): void {
    if (this.standing.value === undefined) return;
    if (this.branch.value !== undefined) announce('This is a what-if already. Escape returns to the game.');
    else if (this.#session?.tryOut() !== true) announce('There is no other move from here.');
    else {
      this.#entered();
      const turn = this.#session.branch?.root.position.ply ?? 0;
      announce(`What if, from turn ${turn}: every move is yours. Escape returns to the game.`);
    }
  }

  /** Back from a branch to the game, which is as it was. Returns whether there was one. */
  comeBack(): boolean {
    if (this.#session?.comeBack() !== true) return false;
    this.#entered();
    this.announceStanding('Back in the game. ');
    return true;
  }

  /** A person's part of a move at the standing on screen. It must be legal; of several movers each is told its own. */
  take({ name }: Pick<MovePart, 'name'>): void {
    const [setup, standing] = [this.setup.value, this.standing.value];
    if (setup === undefined || standing === undefined) return;
    const { input, words } = setup.description;
    const told = [...this.told.value, name];
    const move = input.move(standing.position, told);
    if (move === undefined) {
      this.told.value = told;
      const count = input.movers(standing.position).length;
      announce(`${capital(words.mate)} ${told.length} of ${count}: ${name}. Now the next.`);
      return;
    }
    this.playMove(move);
  }

  /** A person's whole move at the standing on screen. */
  playMove(move: unknown): void {
    this.#session?.play(move);
    this.#entered();
    // The answer will be told when it comes; where none is to come, this is all.
    if (!this.isThinking.value) this.announceStanding();
  }

  undo(): void {
    if (this.told.value.length === 0) {
      const letGo = this.#session?.hasLetGo === true ? ' Only the last game before this one was kept.' : '';
      this.#go(this.#session?.undo(), 'Undone', letGo);
      return;
    }
    this.told.value = this.told.value.slice(0, -1);
    announce('Taken back.');
  }

  redo(): void {
    this.#go(this.#session?.redo(), 'Redone');
  }

  /** From the start again; undo brings the game back. */
  restart(): void {
    if (this.isWatching.value) {
      this.player.stepBy(-Infinity);
      this.announceStanding();
      return;
    }
    this.#session?.restart();
    this.#entered();
    announce(this.branch.value === undefined ? 'From the start.' : 'From where it branches off.');
  }

  /** Shows another moment of play, and lets bots go on from there. */
  #entered(): void {
    const session = this.#session;
    if (session === undefined) return;
    const { setup, tip, at } = session.course.now;
    batch(() => {
      this.told.value = [];
      this.branch.value = session.branch;
      this.course.value = session.course;
      this.#onSetup(setup);
      this.player.pause();
      this.player.load(tip.position.ply, at);
    });
    const goesOn = !this.#replays.has(setup) || session.branch !== undefined;
    this.#bots.proceed(setup, session.refereeOf(setup), tip, goesOn);
  }

  #look(at: number): void {
    const session = this.#session;
    if (session === undefined || session.course.now.at === at) return;
    session.look(at);
    this.told.value = [];
    this.course.value = session.course;
  }

  #go(isDone: boolean | undefined, done: string, why = ''): void {
    if (isDone !== true) {
      announce(`Nothing to be ${done.toLowerCase()}.${why}`);
      return;
    }
    this.#entered();
    this.announceStanding(`${done}. `);
  }

  #answered(next: Standing): void {
    const { ply } = next.position;
    const isWanted = this.#wanted === undefined || this.#wanted >= ply;
    this.#wanted = undefined;
    this.#extend(next, isWanted);
    if (this.now.value?.at === ply) this.announceStanding();
  }

  #played(tip: Standing): void {
    this.#extend(tip, false);
    const wanted = this.#wanted;
    if (this.#isWaitingForMore) {
      this.#isWaitingForMore = false;
      this.player.play();
    }
    if (wanted !== undefined && (tip.position.ply >= wanted || tip.end !== undefined)) this.#seek(wanted);
  }

  #extend(next: Standing, follow: boolean): void {
    const session = this.#session;
    if (session === undefined) return;
    session.extend(next, follow);
    batch(() => {
      this.course.value = session.course;
      this.player.load(session.course.now.tip.position.ply, session.course.now.at);
    });
  }

  /** The turn that was asked for, or the last one where nothing more comes by itself. */
  #seek(wanted: number): void {
    this.#wanted = undefined;
    this.player.seek(wanted);
    const last = this.player.total.value ?? 0;
    if (last < wanted) this.notice.value = `The link asks for turn ${wanted}; the last one is ${last}.`;
    this.announceStanding();
  }
}
