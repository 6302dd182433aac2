/** Playing on the screen. */

import { type ExploreKey, huntersPlans } from 'asterion/game/explore';
import { exploreFacts, keyedPart, threatWords } from 'asterion/play';
import { Camera, compose, composeHelp, type ScreenPicture } from '../game/picture.js';
import { factsText } from '../game/start.js';
import type { Key } from '../terminal/keys.js';
import type { Screen } from '../terminal/screen.js';
import type { Adventure } from './adventure.js';
import { Journey } from './journey.js';
import { LookingAround } from './look.js';
import { worldFrame } from './painting.js';
import { Scenery } from './scenery.js';
import { type ExploreScreen, go, type Next, type ScreenName, type Sitting } from './sitting.js';
import { themeAfter } from './themes.js';

/** Between two turns of a journey: fast, and slow enough to be seen and stopped. */
const PACE_MS = 12;

const KEYS_BY_MOVE: Readonly<Record<string, ExploreKey>> = { N: 'W', W: 'A', S: 'S', E: 'D', STAY: '.' };

/** Keys that lead elsewhere. */
const SCREENS_BY_KEY: Readonly<Partial<Record<Key, ScreenName>>> = { escape: 'menu', r: 'replay', n: 'seed' };

/** What capital and small letters alike mean. */
const lower = (key: Key): Key => (/^[A-Z]$/.test(key) ? key.toLowerCase() : key);

export const playScreen: ExploreScreen = (sitting, screen, said) => new PlayScreen(sitting, screen, said).run();

class PlayScreen {
  readonly #sitting: Sitting;
  readonly #screen: Screen;
  readonly #camera = new Camera();
  #message: string;
  #isHelping = false;
  #hasColon = false;
  #look: LookingAround | undefined;

  constructor(sitting: Sitting, screen: Screen, said: string) {
    this.#sitting = sitting;
    this.#screen = screen;
    this.#message = said;
  }

  async run(): Promise<Next> {
    for await (const key of this.#screen.keys(() => this.#draw())) {
      const next = await this.#press(key);
      if (next !== undefined) return next;
    }
    return go('menu');
  }

  get #adventure(): Adventure {
    const { adventure } = this.#sitting;
    if (adventure === undefined) throw new Error('There is no game to play.');
    return adventure;
  }

  async #press(key: Key): Promise<Next | undefined> {
    if (this.#isHelping) {
      this.#isHelping = false;
      return undefined;
    }
    this.#message = '';
    if (this.#hasColon) return this.#afterColon(lower(key));
    if (this.#look !== undefined) return await this.#pressWhileLooking(lower(key), this.#look);
    const move = KEYS_BY_MOVE[keyedPart(key) ?? ''];
    if (move !== undefined) {
      this.#walk(move);
      return undefined;
    }
    const screen = SCREENS_BY_KEY[lower(key)];
    return screen === undefined ? await this.#command(lower(key)) : go(screen);
  }

  async #command(key: Key): Promise<Next | undefined> {
    switch (key) {
      case ':':
        this.#hasColon = true;
        this.#message = ':  Q saves and quits; any other key does nothing.';
        return undefined;
      case '?':
        this.#isHelping = true;
        return undefined;
      case 'z':
      case 'backspace':
      case 'ctrl-z':
        this.#message = this.#adventure.undo() ? 'A turn taken back.' : 'There is nothing to take back.';
        return undefined;
      case 'ctrl-y':
        this.#tell(this.#adventure.redo() ?? ['There is nothing to play again.']);
        return undefined;
      case 'o':
        return await this.#travel(Journey.exploring(this.#adventure));
      case '>':
        return await this.#travelToStairs();
      case 'x':
        this.#look = new LookingAround(this.#adventure.position, this.#memoryShown);
        return undefined;
      case 't':
        this.#message = threatWords(this.#adventure.threat);
        return undefined;
    }
    this.#message = this.#toggle(key);
    return undefined;
  }

  /** How things are shown; returns what to say of it. */
  #toggle(key: Key): string {
    const sitting = this.#sitting;
    switch (key) {
      case 'p':
        sitting.hasPlans = !sitting.hasPlans;
        return sitting.hasPlans ? 'The ways the hunters plan are shown.' : 'The plans are hidden.';
      case 'f':
        sitting.isFogged = !sitting.isFogged;
        return sitting.isFogged ? 'What you see and remember is shown.' : 'Everything is shown.';
      case 'm':
        sitting.hasMap = !sitting.hasMap;
        return '';
      case 'c':
        sitting.theme = themeAfter(sitting.theme);
        return `Characters and colours: ${sitting.theme.name}.`;
      default:
        return `The key ${key} does nothing here: ? shows all keys.`;
    }
  }

  #afterColon(key: Key): Next | undefined {
    this.#hasColon = false;
    if (key !== 'q') return undefined;
    try {
      this.#sitting.farewell.push(this.#sitting.save());
      return go('leave');
    } catch (error) {
      this.#message = `Not saved: ${(error as Error).message}`; // who stays can save elsewhere
      return undefined;
    }
  }

  #walk(key: ExploreKey): void {
    if (this.#adventure.isOver) return;
    this.#tell(this.#adventure.press(key) ?? ['There is a wall.']);
  }

  /** What happened; at the end there is a summary that says it all. */
  #tell(words: readonly string[]): void {
    this.#message = this.#adventure.isOver ? '' : words.join(' ');
  }

  async #pressWhileLooking(key: Key, look: LookingAround): Promise<Next | undefined> {
    const compass = keyedPart(key) ?? '';
    if (KEYS_BY_MOVE[compass] !== undefined && compass !== 'STAY') {
      look.move(compass);
      return undefined;
    }
    if (key === 'tab') {
      look.jump();
      return undefined;
    }
    this.#look = undefined;
    if (key !== 'enter') return undefined;
    return await this.#travel(Journey.to(this.#adventure, look.cell));
  }

  async #travelToStairs(): Promise<Next | undefined> {
    const { position, memory } = this.#adventure;
    if (memory.isKnown(position.stairs)) return await this.#travel(Journey.to(this.#adventure, position.stairs));
    this.#message = 'You have not seen the stairs yet.';
    return undefined;
  }

  /** Goes on until it is over or a key is pressed; the key then does what it does. */
  async #travel(journey: Journey): Promise<Next | undefined> {
    const told: string[] = [];
    while (!this.#adventure.isOver) {
      const { words, isOver } = journey.step();
      told.push(...words);
      this.#tell(told.slice(-3));
      if (isOver) break;
      this.#draw();
      const event = await this.#screen.next(PACE_MS);
      if (typeof event === 'object') return await this.#press(event.key);
    }
    return undefined;
  }

  get #memoryShown() {
    return this.#sitting.isFogged ? this.#adventure.memory : undefined;
  }

  #draw(): void {
    const screen = this.#screen;
    screen.draw(
      this.#isHelping
        ? composeHelp(screen, 'Keys while exploring', PLAY_HELP)
        : compose(screen, this.#picture(), this.#camera),
    );
  }

  #picture(): ScreenPicture {
    const { theme, hasPlans, hasMap, slot } = this.#sitting;
    const adventure = this.#adventure;
    const { position, isOver } = adventure;
    const look = this.#look;
    const plans = hasPlans && !isOver ? huntersPlans(position).map(({ way }) => way) : [];
    const threat = isOver ? undefined : adventure.threat;
    const seen = threat === undefined ? '' : threatWords(threat);
    return {
      frame: worldFrame({
        scenery: new Scenery(position, this.#memoryShown, plans),
        theme,
        grid: position.world.grid,
        focus: look?.cell ?? position.avatar,
        isCursor: look !== undefined,
        hasMap,
      }),
      title: `Explore: slot ${slot}, seed ${position.setup.seed}`,
      status: factsText(exploreFacts(position)),
      message: [isOver ? adventure.summary : (look?.words ?? seen), this.#message].join(' ').trim(),
      keys: look !== undefined ? LOOK_KEYS : isOver ? END_KEYS : PLAY_KEYS,
    };
  }
}

const PLAY_KEYS = [
  '? help',
  ':Q quit',
  'wasd go',
  '. wait',
  'z undo',
  'o explore',
  '> stairs',
  'x look',
  'Esc menu',
  't threat',
  'p plans',
  'f fog',
  'm map',
  'c colours',
  'r replay',
  'n new world',
];

/** The keys while playing. */
export const PLAY_HELP = [
  'Arrows, WASD     move (also h j k l, and 4 2 8 6 on the keypad)',
  '. or Space       wait a turn (also 5)',
  'z, Backspace     take the last turn back (also Ctrl-Z); Ctrl-Y plays it again',
  ':Q               save and quit',
  '',
  'o                explore: coins and new ground, until a hunter is in view',
  '>                travel to the stairs, as far as they are known; stops like o',
  'x                look: move the cursor, Tab next thing, Enter travels there',
  't                tell the nearest hunter in view',
  'p                the ways the hunters plan, shown or hidden',
  'f                fog: what is seen and remembered, or everything',
  'm                map of the whole world',
  'c                change characters and colours',
  'r                replay this game; n a new world; Esc the menu',
  '',
  '@ you   E hunter   $ coin   > stairs   * a planned way   X caught',
];

const LOOK_KEYS = ['arrows move the cursor', 'Tab next thing', 'Enter go there', 'Esc end the look'];

const END_KEYS = ['z undo', 'r replay', 'n new world', ':Q save and quit', 'Esc menu'];
