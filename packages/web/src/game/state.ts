/** What is on screen of a game, as signals: the standing that is looked at, who moves, what can be said about it. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { CHANCE, type Position, type Seat } from 'asterion/game';
import {
  type Branch,
  type Course,
  capital,
  type Eyes,
  endText,
  type GameSetup,
  lineOf,
  type MovePart,
  peopleOf,
  placeAnswer,
  refusalText,
  type Standing,
  type Steered,
  seatAsking,
  standingText,
  statusText,
  steered,
  steeredTo,
  type View,
} from 'asterion/play';
import type { Cell } from 'asterion/world';
import { announce, announceSeen } from '../page/announce.js';
import type { Playback } from '../transport/playback.js';
import type { TurnPlace } from './place.js';

export abstract class GameState {
  /** Undefined until a first game could be set up. */
  readonly course = signal<Course<Position, GameSetup> | undefined>(undefined);
  /** Undefined while the game itself is played. */
  readonly branch = signal<Branch<Position, GameSetup> | undefined>(undefined);
  /** What the link asked for and the game could not give. */
  readonly notice = signal<string | undefined>(undefined);
  /** Parts of a move that several movers of one person have been told so far, by name. */
  readonly told = signal<readonly string[]>([]);
  /** Whether a bot is to answer. */
  readonly isThinking = signal(false);
  /** Whether a game between bots is still being played in the background. */
  readonly isRunning = signal(false);
  /** Whether the world of the next game is growing. */
  readonly isGrowing = signal(false);
  /** Said after where the game stands. */
  remark: () => string = () => '';
  abstract readonly playback: Playback;
  readonly #isFogWanted: ReadonlySignal<boolean>;
  /** By whom, and in which position, it was asked last where the others are. */
  readonly #sought = signal<{ readonly position: Position; readonly seat: Seat } | undefined>(undefined);

  /** `isFogWanted` tells whether only what one side sees is to be shown. */
  constructor(isFogWanted: ReadonlySignal<boolean>) {
    this.#isFogWanted = isFogWanted;
  }

  readonly now = computed(() => this.course.value?.now);
  readonly setup = computed(() => this.now.value?.setup);
  readonly #tip = computed(() => this.now.value?.tip);
  readonly line = computed<readonly Standing[]>(() => (this.#tip.value === undefined ? [] : lineOf(this.#tip.value)));
  /** The game itself, whatever is tried beside it. */
  readonly itself = computed(() => this.branch.value?.home.now ?? this.now.value);
  /** The turn at which it is left; undefined while nothing else is tried. */
  readonly from = computed(() => this.branch.value?.root.position.ply);
  /** Where one is, as links say it. */
  readonly place = computed<TurnPlace>(() => {
    const from = this.from.value;
    const turns = this.line.value.slice((from ?? 0) + 1).flatMap(({ turn }) => turn ?? []);
    const names = turns.filter(({ seat }) => seat !== CHANCE).map(({ name }) => name);
    return { at: this.now.value?.at, tries: from === undefined ? undefined : { from, names } };
  });
  /** The standing that is looked at. */
  readonly standing = computed(() => this.line.value.at(this.now.value?.at ?? 0));
  readonly people = computed<readonly Seat[]>(() => (this.setup.value === undefined ? [] : peopleOf(this.setup.value)));
  readonly isWatching = computed(() => this.people.value.length === 0);
  /** The end of a game that was over when it was opened. */
  protected readonly opened = signal<Standing | undefined>(undefined);
  /** Whether somebody else may have played what is on screen: nobody who has only opened it has won or lost. */
  readonly isGuest = computed(() => this.#tip.value !== undefined && this.#tip.value === this.opened.value);
  /** Through whose eyes the board is seen; undefined where there is no fog, and once the game is over. */
  readonly eyes = computed<Eyes | undefined>(() => {
    const [standing, now] = [this.standing.value, this.now.value];
    if (standing === undefined || now === undefined || standing.end !== undefined) return undefined;
    const { description, isFogged } = now.setup;
    const { memory } = description;
    if (memory === undefined || !(isFogged || this.#isFogWanted.value)) return undefined;
    const seat = seatAsking(description, standing.position, this.people.value);
    const line = this.line.value.slice(0, now.at + 1).map(({ position }) => position);
    const seen = line.reduce(
      (known, position) => memory.look(known, position, seat),
      memory.empty(standing.position, seat),
    );
    return { seat, memory: seen };
  });
  /** What is seen of the standing; undefined until there is a game. */
  readonly view = computed<View | undefined>(() => {
    const standing = this.standing.value;
    return standing && this.setup.value?.description.view(standing.position, this.eyes.value);
  });
  readonly world = computed(() => this.view.value?.world);
  /** Why nobody here can move now, as a sentence; undefined if somebody can. */
  readonly refusal = computed(() => {
    const [standing, now] = [this.standing.value, this.now.value];
    if (this.isGrowing.value) return 'The next world is growing.';
    return standing && now ? refusalText(standing, now, this.isGuest.value) : 'There is no game yet.';
  });
  /** The cell of whoever a person is to move now; undefined while nobody here can. */
  readonly mover = computed<Cell | undefined>(() => {
    const [standing, setup] = [this.standing.value, this.setup.value];
    if (standing === undefined || setup === undefined || this.refusal.value !== undefined) return undefined;
    return setup.description.input.movers(standing.position)[this.told.value.length];
  });
  /** What the mover can do. */
  readonly parts = computed<readonly MovePart[]>(() => {
    const [standing, setup] = [this.standing.value, this.setup.value];
    if (standing === undefined || setup === undefined || this.mover.value === undefined) return [];
    return setup.description.input.parts(standing.position, this.told.value);
  });
  /** What is to be known from the start on: that the game cannot be won. */
  readonly warning = computed(() => {
    const setup = this.setup.value;
    return setup?.description.warning?.(setup.start);
  });
  readonly status = computed(() => {
    const [standing, now] = [this.standing.value, this.now.value];
    if (standing === undefined || now === undefined) return 'No game yet.';
    return statusText(standing, now, this.told.value.length, this.isThinking.value, this.isGuest.value);
  });

  /** The last move, or how it ended, for those who do not sit here: nobody is told that it is their move. */
  readonly toOthers = computed(() => {
    const [standing, description] = [this.standing.value, this.setup.value?.description];
    if (standing === undefined || description === undefined) return '';
    const { end, position } = standing;
    return end === undefined ? description.words.move(standing, []) : endText(description, end, position, []);
  });

  /** The part of that name for the mover who is next, or why there is none. */
  steer(name: string): Steered {
    return this.#steered((...at) => steered(...at, this.told.value, name));
  }

  /** The part that leads to a cell. */
  steerTo(cell: Cell): Steered {
    return this.#steered((...at) => steeredTo(...at, this.told.value, cell));
  }

  #steered(find: (...at: [GameSetup['description'], Position, View['world']]) => Steered): Steered {
    const [setup, standing, world] = [this.setup.value, this.standing.value, this.world.value];
    if (setup === undefined || standing === undefined || world === undefined || this.mover.value === undefined)
      return { why: this.refusal.value ?? 'Not now.' };
    return find(setup.description, standing.position, world);
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
  abstract playMove(move: unknown): void;

  /** Says where the game stands: the last move, or how it ended. */
  announceStanding(lead = ''): void {
    const [standing, now] = [this.standing.value, this.now.value];
    if (standing === undefined || now === undefined) return;
    const [eyes, isUnderWay, isGuest] = [this.eyes.value, this.isRunning.value, this.isGuest.value];
    const text = standingText(standing, now, { isUnderWay, eyes, isGuest });
    const warning = now.at === 0 ? (this.warning.value ?? '') : '';
    const said = [`${lead}${text}`, warning, this.remark()].filter((part) => part !== '').join(' ');
    announceSeen(this.playback.playing.value ? 'Playing.' : said);
  }

  /** Where the danger is, or the goal, as far as whoever asks sees it: in words, and until the next move by rings. */
  tellThreat(): void {
    const asked = this.#asked();
    if (asked === undefined) return;
    const { words, position, seat, isYours } = asked;
    this.#sought.value = { position, seat };
    announce(words.danger(position, seat, isYours, this.eyes.value));
  }

  /** The cells of those who were asked for: of the other side, or of the goal where there is none. */
  readonly found = computed<readonly Cell[]>(() => {
    const [sought, standing, view, description] = [
      this.#sought.value,
      this.standing.value,
      this.view.value,
      this.setup.value?.description,
    ];
    if (sought === undefined || sought.position !== standing?.position || view === undefined) return [];
    const isAlone = description?.game.seats.length === 1;
    const parts = new Map(description?.pieces.map(({ role, part }) => [role, part]));
    const isOther = (role: string): boolean =>
      role !== sought.seat && parts.get(role) !== 'pit' && (isAlone || parts.get(role) !== 'thing');
    return [...new Set(view.figures.filter(({ role }) => isOther(role)).map(({ cell }) => cell))];
  });

  /** Where one stands and the ways out. */
  tellPlace(): void {
    const asked = this.#asked();
    const [setup, world, told] = [this.setup.value, this.world.value, this.told.value];
    if (asked === undefined || setup === undefined || world === undefined) return;
    announce(placeAnswer(setup.description, asked.position, { world, told, ...asked }));
  }

  #asked() {
    const [standing, setup] = [this.standing.value, this.setup.value];
    if (standing === undefined || setup === undefined) return undefined;
    const { description } = setup;
    const seat = seatAsking(description, standing.position, this.people.value);
    return {
      words: description.words,
      position: standing.position,
      seat,
      isYours: this.people.value.length === 1 && this.people.value[0] === seat,
    };
  }
}
