/** The present game again, turn by turn, forwards and back. It ends where the game stands, which can then be played on. */

import { type ExploreKey, type ExplorePosition, Replay } from 'asterion/game';
import type { RecordedMove } from 'asterion/notation';
import { explore } from 'asterion/players';
import { Timeline } from 'asterion/world';
import { composeHelp } from '../game/picture.js';
import { Canvas } from '../terminal/canvas.js';
import type { Key } from '../terminal/keys.js';
import type { Screen } from '../terminal/screen.js';
import type { Adventure } from './adventure.js';
import { Camera } from './camera.js';
import { isTooSmall, placeWords, putHud, putTooSmall, worldArea } from './hud.js';
import { paintWorld } from './painting.js';
import { go, type MakeRoom, type Next, type Room } from './room.js';
import { Scenery } from './scenery.js';
import type { Sitting } from './sitting.js';

const PACE_MS = 120;
const LEAP = 10;

const KEYS = ['? help', 'Esc play on', 'Space play', 'Left Right step', 'PageUp PageDown leap', 'Home End jump'];

const HELP = [
  'Space, p             play or pause',
  'Right, l, d          a key forwards',
  'Left, h, a           a key back',
  'PageDown, PageUp     ten keys forwards, ten back (also Down and Up)',
  'Home, 0              to the start',
  'End, $               to the end',
  'f                    fog: what you know by now, or everything',
  'Esc, q, Enter        back to the game, which can be played on',
];

type ExploreReplay = Replay<ExplorePosition, ExploreKey, ExplorePosition>;

export const replayRoom: MakeRoom = (sitting, screen) => new ReplayRoom(sitting, screen);

class ReplayRoom implements Room {
  readonly #sitting: Sitting;
  readonly #screen: Screen;
  readonly #camera = new Camera();
  #isPlaying = false;
  #isHelping = false;

  constructor(sitting: Sitting, screen: Screen) {
    this.#sitting = sitting;
    this.#screen = screen;
  }

  async run(): Promise<Next> {
    const { adventure } = this.#sitting;
    if (adventure === undefined) return go('menu', 'There is no game to replay.');
    const timeline = new Timeline(new Replay(explore, adventure.session.recording()));
    try {
      await this.#watch(timeline, adventure);
    } finally {
      adventure.memory.look(adventure.position); // the eyes are back in the present
    }
    return go('play');
  }

  /** Shows it until somebody leaves. */
  async #watch(timeline: Timeline<ExploreReplay>, adventure: Adventure): Promise<void> {
    for (;;) {
      this.#draw(timeline.present, adventure);
      const event = await this.#screen.next(this.#isPlaying && !this.#isHelping ? PACE_MS : undefined);
      if (event === 'timeout') this.#seek(timeline, timeline.present.steps + 1);
      else if (event !== 'resize' && !this.#press(event.key, timeline)) return;
    }
  }

  /** Returns false when the key means to leave. */
  #press(key: Key, timeline: Timeline<ExploreReplay>): boolean {
    const { steps, recording } = timeline.present;
    if (this.#isHelping) {
      this.#isHelping = false;
      return true;
    }
    switch (key) {
      case 'escape':
      case 'q':
      case 'enter':
        return false;
      case '?':
        this.#isHelping = true;
        return true;
      case 'f':
        this.#sitting.isFogged = !this.#sitting.isFogged;
        return true;
      case 'space':
      case 'p':
        if (!this.#isPlaying && timeline.present.done) timeline.seek(0);
        this.#isPlaying = !this.#isPlaying;
        return true;
    }
    const to = targetOf(key, steps, recording.moves.length);
    if (to === undefined) return true;
    this.#isPlaying = false;
    this.#seek(timeline, to);
    return true;
  }

  #seek(timeline: Timeline<ExploreReplay>, step: number): void {
    timeline.seek(step);
    if (timeline.present.done) this.#isPlaying = false;
  }

  #draw({ position, steps, recording }: ExploreReplay, { memory }: Adventure): void {
    const screen = this.#screen;
    if (this.#isHelping) {
      screen.draw(composeHelp(screen, 'Keys while replaying', HELP));
      return;
    }
    const canvas = new Canvas(screen.rows, screen.columns);
    if (isTooSmall(screen)) putTooSmall(canvas);
    else {
      memory.look(position);
      const { theme, isFogged } = this.#sitting;
      const scenery = new Scenery(position, isFogged ? memory : undefined);
      paintWorld(canvas, worldArea(screen), this.#camera, {
        scenery,
        theme,
        grid: position.world.grid,
        focus: position.avatar,
        isCursor: false,
      });
      putHud(canvas, {
        status: [`Replay: key ${steps} of ${recording.moves.length}`, ...placeWords(position)],
        note: '',
        message: said(recording.moves, steps, this.#isPlaying),
        keys: KEYS,
      });
    }
    screen.draw(canvas);
  }
}

function targetOf(key: Key, step: number, last: number): number | undefined {
  if (['right', 'l', 'd'].includes(key)) return step + 1;
  if (['left', 'h', 'a'].includes(key)) return step - 1;
  if (['pagedown', 'down'].includes(key)) return step + LEAP;
  if (['pageup', 'up'].includes(key)) return step - LEAP;
  if (['home', '0'].includes(key)) return 0;
  return ['end', '$'].includes(key) ? last : undefined;
}

/** The key that was pressed last, and whether it goes on. */
function said(moves: readonly RecordedMove[], step: number, isPlaying: boolean): string {
  const state = isPlaying ? 'Playing.' : step === moves.length ? 'The end: Esc plays on from here.' : 'Paused.';
  return `${step === 0 ? 'The start.' : NAMES[moves[step - 1].name]} ${state}`;
}

const NAMES: Readonly<Record<string, string>> = {
  W: 'W: up.',
  A: 'A: left.',
  S: 'S: down.',
  D: 'D: right.',
  '.': 'A turn waited.',
  Z: 'Z: a turn taken back.',
};
