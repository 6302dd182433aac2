/** What the parts of the room share: the session, its board, whoever walks, and whether one looks around. */

import { computed, effect, signal, untracked } from '@preact/signals';
import { type ExplorePosition, nearestThreat, type Sighting } from 'asterion/game/explore';
import {
  cellWords,
  counted,
  exploreDescription,
  type MovePart,
  placeText,
  type Steered,
  statusWords,
  steered,
  steeredTo,
  threatWords,
  turnWords,
  waysText,
} from 'asterion/play';
import { type Cell, createScene, restoreRng } from 'asterion/world';
import type { PaintedFrame } from '../board/frame.js';
import type { BoardHands } from '../board/gestures.js';
import { areaAround } from '../board/ground.js';
import { BoardModel } from '../board/model.js';
import { Looking, MoveInput } from '../game/input.js';
import { announce, announceSeen, hush } from '../page/announce.js';
import { isPrinting } from '../page/settings.js';
import { playSound } from '../page/sound.js';
import { look } from './looks.js';
import { ExploreVisit } from './session.js';
import { fog, plans } from './switches.js';
import { TilePainter, type WorldPicture } from './tiles.js';
import { AutoWalk } from './walking.js';

const { input } = exploreDescription;

/** CSS pixels a cell: below the first the whole world is too small to play on, and it is looked at from near. */
const SMALLEST_CELL = 16;
const NEAR = 26;
/** The share of the window around the avatar in which the camera does not move. */
const CALM_SHARE = 0.34;

export class Stage {
  readonly session = new ExploreVisit();
  readonly journey = this.session.journey;
  readonly walking = new AutoWalk(this.journey);
  /** What is seen and known, where only that is shown. */
  readonly eyes = computed(() => (fog.isOn.value ? this.journey.eyes.value : undefined));
  readonly plans = computed(() => shownPlans(this.journey.position.value, this.eyes.value));
  readonly #tiles = new TilePainter();
  readonly board = new BoardModel(
    computed(() => {
      const [position, eyes] = [this.journey.position.value, this.eyes.value];
      if (position === undefined) return undefined;
      const frame = frameOf({ position, eyes, look: look.value }, this.#tiles);
      // On paper nothing follows the avatar: as much as is known fills the sheet.
      const isCropped = isPrinting.value && eyes !== undefined;
      return isCropped ? { ...frame, area: areaAround(position.world.grid, (cell) => eyes.isKnown(cell)) } : frame;
    }),
  );
  readonly #sought = signal<{ readonly position: ExplorePosition; readonly hunter: Cell } | undefined>(undefined);
  /** The hunter that was asked for, until the next turn. */
  readonly found = computed<readonly Cell[]>(() => {
    const sought = this.#sought.value;
    const isHere = sought !== undefined && sought.position === this.journey.position.value;
    return isHere && this.eyes.value?.isVisible(sought.hunter) !== false ? [sought.hunter] : [];
  });
  readonly #world = computed(() => this.journey.position.value?.world);
  /** Whose steps the keys and the pad make. */
  readonly steered = {
    mover: computed(() => (this.walking.refusal.value === undefined ? this.journey.position.value?.avatar : undefined)),
    refusal: this.walking.refusal,
    isWatching: signal(false),
    standing: computed(() => ({ end: this.journey.outcome.value })),
    world: this.#world,
    steer: (name: string): Steered =>
      this.#steered((position) => steered(exploreDescription, position, position.world, [], name)),
    steerTo: (cell: Cell): Steered =>
      this.#steered((position) => steeredTo(exploreDescription, position, position.world, [], cell)),
    take: ({ name }: MovePart): void => {
      const position = this.journey.position.value;
      const key = position && input.move(position, [name]);
      if (key !== undefined) this.walking.press(key);
    },
  };
  readonly hands = new MoveInput(this.steered);
  readonly boardHands: BoardHands = {
    pick: (cell) => {
      if (!this.looking.isOn.value) this.walking.pick(cell); // else it is looked at
    },
    stroke: (right, down) => this.hands.swipe(right, down),
  };
  readonly looking = new Looking({
    board: this.board,
    name: 'explore',
    from: () => this.journey.position.value?.avatar,
    hint: 'Enter travels there, X or Escape goes on playing.',
  });

  #steered(find: (position: ExplorePosition) => Steered): Steered {
    const [position, why] = [this.journey.position.value, this.walking.refusal.value];
    return position === undefined || why !== undefined ? { why: why ?? 'Not now.' } : find(position);
  }

  constructor() {
    this.journey.playback.onEnd = () => this.tellTurn();
    this.board.focus = () => this.journey.position.value?.avatar;
  }

  /** Starts what goes on by itself; the returned call ends it. */
  watch(): () => void {
    const isMeasured = computed(() => this.board.window.value.width > 0);
    const ends = [
      this.walking.watch(),
      effect(() => {
        if (this.#world.value !== undefined && isMeasured.value) untracked(() => this.#comeNear());
      }),
      effect(() => {
        if (this.journey.position.value !== undefined) untracked(() => this.#follow());
      }),
      this.#hear(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Another world: the whole of it where that is large enough, else the avatar and what is around it. */
  #comeNear(): void {
    const [grid, position] = [this.board.grid.value, this.journey.position.value];
    if (grid === undefined || position === undefined) return;
    this.board.noticeGrid(grid);
    this.board.fit();
    if (this.board.viewport.value.scale < SMALLEST_CELL) this.board.lookAt(position.avatar, NEAR);
  }

  /** Lets every turn forward be heard, and how a run ends. */
  #hear(): () => void {
    let last: number | undefined;
    return this.journey.at.subscribe((at) => {
      const isStep = last !== undefined && at === last + 1;
      last = at;
      const end = untracked(() => this.journey.outcome.value);
      if (isStep) playSound(end === undefined ? 'step' : end.winner === 'avatar' ? 'win' : 'capture');
    });
  }

  #follow(): void {
    const position = this.journey.position.value;
    if (position === undefined || this.looking.isOn.value) return;
    const { width, height } = this.board.window.value;
    const around = (CALM_SHARE * Math.min(width, height)) / this.board.viewport.value.scale;
    this.board.keepInSight(position.avatar, around);
  }

  undo(): void {
    this.walking.stop();
    const count = this.journey.undo();
    if (count === 0) announce('Nothing to undo.');
    else this.#tellStatus('Taken back.');
  }

  redo(): void {
    this.walking.stop();
    if (this.journey.redo()) this.tellTurn('Again. ');
    else announce('Nothing to redo.');
  }

  /** Goes on from the turn that is looked at. */
  playFromHere(): void {
    const { line, at } = this.journey;
    const count = this.journey.undo(line.value.length - 1 - at.value);
    if (count > 0) this.#tellStatus(`The game goes on from here, ${counted(count, 'later turn')} taken back.`);
  }

  /** Back to the last turn. */
  toPresent(): void {
    this.journey.playback.stepBy(Infinity);
    this.#tellStatus('The last turn.');
  }

  /** Says where things stand: what happened has been told already. */
  #tellStatus(lead: string): void {
    const { position, outcome } = this.journey;
    if (position.value !== undefined)
      announceSeen(`${lead} Turn ${position.value.turn}. ${statusWords(position.value, outcome.value)}`);
  }

  /** Says which turn it is, and what it brought. */
  tellTurn(lead = ''): void {
    const { line, at, position, outcome, playback } = this.journey;
    if (position.value === undefined) return;
    const before = line.value[at.value - 1];
    const events = before === undefined ? [] : turnWords(before, position.value);
    const words = events.length === 0 ? statusWords(position.value, outcome.value) : events.join(' ');
    announceSeen(playback.playing.value ? 'Playing.' : `${lead}Turn ${position.value.turn}. ${words}`);
  }

  tellThreat(): void {
    const position = this.journey.position.value;
    if (position === undefined) return;
    const threat = fog.isOn.value ? this.walking.threat() : nearestThreat(position);
    this.#sought.value = threat && { position, hunter: threat.hunter };
    announce(threatWords(threat));
  }

  tellPlace(): void {
    const position = this.journey.position.value;
    if (position === undefined) return;
    const { world, avatar } = position;
    announce(
      `You are at ${placeText(world.grid, avatar)}. ${waysText(exploreDescription, input.parts(position, []))} ${statusWords(position, this.journey.outcome.value)}`,
    );
  }

  toggleFog(): void {
    hush();
    this.board.hush();
    fog.toggle();
  }

  save(isForced = false): void {
    this.session.keeping.save(this.journey.run.value, isForced);
  }
}

/** What is seen. The scene holds no actors: who is seen where is told by the words of the cell. */
const frameOf = (picture: WorldPicture, tiles: TilePainter): PaintedFrame => ({
  scene: createScene(picture.position.world),
  layers: {},
  ways: (cell) => cellWords(picture.position, cell, picture.eyes),
  paint: tiles.painting(picture),
});

/** One way for each hunter that is shown, from its cell on. Of a way through the unknown only what is known. */
function shownPlans(now: ExplorePosition | undefined, known: Sighting | undefined): (readonly Cell[])[] {
  if (now === undefined || !plans.isOn.value || now.isOut) return [];
  return plansOf(now)
    .filter(([hunter]) => known?.isVisible(hunter) !== false)
    .map((way) => way.filter((cell) => known?.isKnown(cell) !== false));
}

/** What each hunter would do next. The stream is a copy: looking at plans draws nothing from that of the game. */
function plansOf({ setup, world, avatar, hunters, random }: ExplorePosition): (readonly Cell[])[] {
  const rng = restoreRng(random);
  return hunters.map((hunter) => setup.hunter.plan({ world, hunter, avatar }, rng).way);
}
