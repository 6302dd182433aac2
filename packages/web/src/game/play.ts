/**
 * Playing, as signals over a session of the library: people decide, bots answer after a moment.
 *
 * Where only bots play, the whole game is played in the background and looked at from its start.
 */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { allOf, type GameSetup, peopleOf, Session, type Standing } from 'asterion/play';
import { announce } from '../page/announce.js';
import { isCalm } from '../page/settings.js';
import { Playback } from '../transport/playback.js';
import { Bots } from './bots.js';
import { noMoveText, type Tries, type TurnPlace } from './place.js';
import { GameState } from './state.js';

/** Moves a second at 1x: slow enough to be followed, whatever the length of the game. */
const TEMPO = 5;

const ANYWHERE: TurnPlace = { at: undefined, tries: undefined };

interface Options {
  /** Told whenever another setup is played, also by undo. */
  readonly onSetup?: (setup: GameSetup) => void;
  /** Whether only what one side sees is to be shown. */
  readonly isFogWanted?: ReadonlySignal<boolean>;
}

interface Resuming {
  /** Said before where it stands. */
  readonly lead?: string;
  /** Whether it was played here. */
  readonly isOwn?: boolean;
}

export class Play extends GameState {
  readonly playback = new Playback(
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
  /** Where somebody wants to be, in a game that is still being played. */
  #wanted: TurnPlace | undefined;
  /** Whether playing has come to the end of what is known of a game that goes on. */
  #isWaitingForMore = false;

  constructor({ onSetup = () => undefined, isFogWanted = signal(false) }: Options = {}) {
    super(isFogWanted);
    this.#onSetup = onSetup;
    this.playback.onEnd = () => {
      this.#isWaitingForMore = this.isRunning.value;
      if (!this.isRunning.value) this.announceStanding();
    };
  }

  /** Whether a game is on its way to where somebody wants to be. */
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

  /** The recording of the game itself, whatever is tried beside it. */
  get recordingOfGame() {
    return this.#session?.recording(true);
  }

  /** A new game, played at once if it is a show. The one before is let go; the browser's own way back leads to it. */
  begin(setup: GameSetup, place: TurnPlace = ANYWHERE, isShow = false): void {
    const isWanted = (place.tries?.from ?? place.at) !== undefined;
    this.#wanted = isWanted ? place : undefined;
    this.playback.empty();
    if (this.#session === undefined) this.#session = new Session(setup);
    else this.#session.begin(setup);
    this.#entered();
    if (isShow && !isCalm.value) this.playback.play(); // else it would be over at once
    if (!isWanted) this.announceStanding();
    else if (!this.isThinking.value && !this.isRunning.value) this.#arrive(place);
  }

  /** The game on screen goes on from the turn on screen, with other players. */
  takeOver(setup: GameSetup): void {
    this.#replays.add(setup);
    this.#session?.takeOver(setup);
    this.#entered();
    const people = peopleOf(setup).map((seat) => setup.description.words.seat(seat));
    announce(`The game goes on from here${people.length === 0 ? '' : `: you are ${allOf(people)}`}.`);
  }

  /** A game that was played elsewhere, looked at from a place on; its last turn unless told. Returns what cannot be had. */
  resume(
    setup: GameSetup,
    tip: Standing,
    place: TurnPlace,
    { lead = '', isOwn = false }: Resuming = {},
  ): readonly string[] {
    this.#session ??= new Session(setup);
    this.#replays.add(setup);
    this.opened.value = tip.end === undefined || isOwn ? undefined : tip;
    this.#wanted = undefined;
    this.playback.empty();
    this.#session.resume(setup, tip, place.at ?? Infinity);
    this.#entered();
    const notes = this.#go(place);
    this.announceStanding(lead);
    return notes;
  }

  /** Stops everything. */
  stop(): void {
    this.#bots.close();
    this.playback.pause();
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

  playMove(move: unknown): void {
    this.#session?.play(move);
    this.#entered();
    // The answer will be told when it comes; where none is to come, this is all.
    if (!this.isThinking.value) this.announceStanding();
  }

  undo(): void {
    if (this.told.value.length === 0) {
      this.#moved(this.#session?.undo(), 'Undone', ': undo ends at the start of a game');
      return;
    }
    this.told.value = this.told.value.slice(0, -1);
    announce('Taken back.');
  }

  redo(): void {
    this.#moved(this.#session?.redo(), 'Redone');
  }

  /** From the start again; undo brings the game back. */
  restart(): void {
    if (this.isWatching.value) {
      this.playback.stepBy(-Infinity);
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
      this.playback.pause();
      this.playback.load(tip.position.ply, at);
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

  #moved(isDone: boolean | undefined, done: string, why = ''): void {
    if (isDone !== true) {
      announce(`Nothing to ${done.slice(0, -2).toLowerCase()}${why}.`);
      return;
    }
    this.#entered();
    this.announceStanding(`${done}. `);
  }

  #answered(next: Standing): void {
    const { ply } = next.position;
    const wanted = this.#wanted;
    this.#wanted = undefined;
    this.#extend(next, (wanted?.at ?? Infinity) >= ply);
    if (wanted?.tries !== undefined) this.#arrive(wanted);
    else if (this.now.value?.at === ply) this.announceStanding();
  }

  #played(tip: Standing): void {
    this.#extend(tip, false);
    const wanted = this.#wanted;
    if (this.#isWaitingForMore) {
      this.#isWaitingForMore = false;
      this.playback.play();
    }
    const turn = wanted?.tries?.from ?? wanted?.at ?? 0;
    if (wanted !== undefined && (tip.position.ply >= turn || tip.end !== undefined)) this.#arrive(wanted);
  }

  #extend(next: Standing, follow: boolean): void {
    const session = this.#session;
    if (session === undefined) return;
    session.extend(next, follow);
    batch(() => {
      this.course.value = session.course;
      this.playback.load(session.course.now.tip.position.ply, session.course.now.at);
    });
  }

  /** Where somebody wants to be, or as near as can be where nothing more comes by itself. */
  #arrive(wanted: TurnPlace): void {
    this.#wanted = undefined;
    const notes = this.#go(wanted);
    if (notes.length > 0) this.notice.value = [this.notice.value, ...notes].filter((note) => note).join(' ');
    this.announceStanding();
  }

  /** To a place as links say it; returns what of it cannot be had, in words. */
  #go({ at, tries }: TurnPlace): string[] {
    const notes = tries === undefined ? [] : this.#tryAgain(tries);
    if (at === undefined) return notes;
    this.playback.seek(at);
    const last = this.playback.total.value ?? 0;
    const isThere = at <= last || at === Infinity || notes.length > 0;
    return isThere ? notes : [`The link asks for turn ${at}; the last one is ${last}.`];
  }

  /** What somebody has tried, again, as far as it goes; returns what is wrong with it. */
  #tryAgain({ from, names }: Tries): string[] {
    const [session, last] = [this.#session, this.playback.total.value ?? 0];
    if (this.eyes.value !== undefined) return ['The link tries other moves, which would show what the fog hides.'];
    if (from > last) return [`The link tries other moves from turn ${from}; the last one is ${last}.`];
    this.playback.seek(from);
    if (session?.tryOut() !== true) return [`The link tries other moves from turn ${from}, where there are none.`];
    const wrong = names.find((name) => {
      const move = session.setup.description.game.moveNamed(session.standing.position, name);
      return move === undefined || !session.play(move);
    });
    this.#entered();
    return wrong === undefined ? [] : [noMoveText(wrong, session.tip.position.ply)];
  }
}
