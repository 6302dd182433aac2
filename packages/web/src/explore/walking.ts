/**
 * Walking: a step by hand, or a way that the avatar goes by itself, one turn after the other. It stops by itself where
 * something happens or a hunter comes into view, and at any key or click. With a hunter in view a way is a single step.
 */

import { computed, signal } from '@preact/signals';
import { type ExplorePosition, keyBetween, nearestThreat, type Threat } from 'asterion/game/explore';
import { cellWords, placeText, threatWords, turnWords } from 'asterion/play';
import { exploringWay, travelWay } from 'asterion/players/explore';
import type { Cell } from 'asterion/world';
import { announce, announceSeen } from '../page/announce.js';
import { isCalm } from '../page/settings.js';
import type { Journey } from './journey.js';
import { fog } from './switches.js';

/** Milliseconds a step; without motion they are made as fast as they can be, a slice at a time. */
const PACE = 60;
const SLICE = 12;
/** Keys that only change others, and the one that moves the focus. */
const IDLE_KEYS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Tab'];

const watchingWords = (at: number, last: number): string =>
  `You look at turn ${at} of ${last}. Enter goes on from here, Escape returns to the last turn.`;

type Way = readonly Cell[] | undefined;

export class AutoWalk {
  readonly #journey: Journey;
  readonly #teller = new Teller();
  /** What is left of the way, the next cell first. */
  readonly way = signal<readonly Cell[]>([]);
  readonly isGoing = computed(() => this.way.value.length > 0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the way goes on at its end. */
  #onwards: () => Way = () => undefined;
  /** What is said at its end. */
  #arrival = '';
  /** Whether the click that is under way has stopped the avatar, and is to do nothing else. */
  #isSpent = false;

  constructor(journey: Journey) {
    this.#journey = journey;
  }

  /** Why nothing can be played now, as a sentence; undefined if something can. */
  readonly refusal = computed(() => {
    const { position, isWatching, outcome, at, line } = this.#journey;
    if (position.value === undefined) return 'There is no world yet.';
    if (isWatching.value) return watchingWords(at.value, line.value.length - 1);
    return outcome.value === undefined ? undefined : 'The run is over. Z takes the last turn back.';
  });

  /** Whether a hunter is in view. */
  readonly isHunted = computed(() => {
    const [position, eyes] = [this.#journey.position.value, this.#journey.eyes.value];
    return position?.hunters.some((cell) => eyes?.isVisible(cell) === true) === true;
  });

  /** A turn by hand. */
  press(key: string): void {
    this.stop();
    if (this.#refuses() || this.#take(key)) return;
    const position = this.#journey.position.value;
    // Nothing has happened but the step: that is seen, and told as in other rooms.
    if (position !== undefined)
      announceSeen(`Turn ${position.turn}, ${placeText(position.world.grid, position.avatar)}.`);
  }

  /** A tap on a cell: the way there; on the avatar itself a turn of waiting. */
  readonly pick = (cell: Cell): void => {
    const isSpent = this.#isSpent;
    this.#isSpent = false;
    if (isSpent || this.#refuses()) return;
    const position = this.#journey.position.value;
    if (position === undefined) return;
    if (cell === position.avatar) this.press('.');
    else this.#go(this.#wayTo(cell), `There is no known way to ${this.#named(position, cell)}.`);
  };

  toStairs(): void {
    const position = this.#journey.position.value;
    if (this.#refuses() || position === undefined) return;
    const { stairs, avatar } = position;
    if (stairs === avatar) announce('You stand on the stairs.');
    else this.#go(this.#wayTo(stairs), 'The stairs have not been seen yet, or no known way leads there.');
  }

  explore(): void {
    if (this.#refuses()) return;
    const threat = this.threat();
    if (threat !== undefined) announce(`Not with a hunter in view. ${threatWords(threat)}`);
    else this.#go(this.#wayOnwards(), 'There is nothing left to be seen within reach.', () => this.#wayOnwards());
  }

  /** The nearest hunter in view. */
  threat(): Threat | undefined {
    const [position, eyes] = [this.#journey.position.value, this.#journey.eyes.value];
    return position && nearestThreat(position, (cell) => eyes?.isVisible(cell) === true);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.way.value = [];
  }

  /** Listens for what stops the avatar, until the returned function is called. */
  watch(): () => void {
    const onKey = (event: KeyboardEvent): void => {
      if (!this.isGoing.value || IDLE_KEYS.includes(event.key)) return;
      if (!(event.ctrlKey || event.metaKey || event.altKey)) event.preventDefault(); // it has done its work
      this.#halt();
    };
    const onDown = (): void => {
      this.#isSpent = this.isGoing.value;
      if (this.#isSpent) this.#halt();
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onDown, { capture: true });
    return () => {
      this.stop();
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onDown, { capture: true });
    };
  }

  #halt(): void {
    this.stop();
    announce('Stopped.');
  }

  #refuses(): boolean {
    const why = this.refusal.value;
    if (why !== undefined) announce(why);
    return why !== undefined;
  }

  #named(position: ExplorePosition, cell: Cell): string {
    const words = cellWords(position, cell, fog.isOn.value ? this.#journey.memory : undefined);
    return words === 'not seen yet' ? 'what has not been seen yet' : words;
  }

  #wayTo(cell: Cell): Way {
    const { position, memory } = this.#journey;
    return position.value && travelWay(position.value, cell, fog.isOn.value ? memory : undefined);
  }

  #wayOnwards(): Way {
    const { position, memory } = this.#journey;
    return position.value && exploringWay(position.value, fog.isOn.value ? memory : undefined);
  }

  #go(way: Way, noWay: string, onwards?: () => Way): void {
    this.stop();
    if (way === undefined) {
      announce(noWay);
      return;
    }
    const isAlone = !this.isHunted.value;
    this.#onwards = (isAlone ? onwards : undefined) ?? (() => undefined);
    this.#arrival = !isAlone || way.length < 3 ? '' : onwards === undefined ? 'You have arrived.' : noWay;
    this.way.value = isAlone ? way.slice(1) : way.slice(1, 2);
    this.#tick();
  }

  #tick(): void {
    const until = performance.now() + SLICE;
    do this.#step();
    while (this.isGoing.value && isCalm.value && performance.now() < until);
    if (this.isGoing.value) this.#timer = setTimeout(() => this.#tick(), isCalm.value ? 0 : PACE);
  }

  #step(): void {
    const [next, ...rest] = this.way.value;
    const position = this.#journey.position.value;
    const key = position && keyBetween(position.world, position.avatar, next);
    if (key === undefined || this.#take(key)) {
      this.stop();
      return;
    }
    this.way.value = rest.length > 0 ? rest : (this.#onwards()?.slice(1) ?? []);
    if (!this.isGoing.value && this.#arrival !== '') this.#teller.tell(this.#arrival);
  }

  /** Plays a key, and tells what came of it; returns whether anything did. */
  #take(key: string): boolean {
    const before = this.#journey.position.value;
    const wasHunted = this.isHunted.value;
    if (before === undefined || !this.#journey.press(key)) return true;
    const after = this.#journey.position.value ?? before;
    const events = turnWords(before, after);
    const isNews = (!wasHunted || after.level > before.level) && this.isHunted.value;
    if (isNews && this.#journey.outcome.value === undefined) events.push(threatWords(this.threat()));
    if (events.length > 0) this.#teller.tell(events.join(' '));
    return events.length > 0 || this.#journey.outcome.value !== undefined;
  }
}

/** Milliseconds in which one event could swallow the one before it. */
const TOGETHER = 150;

/** Says what happens, each event once. What comes in quick succession is said together: nothing is passed over. */
class Teller {
  #text = '';
  #last = -Infinity;

  tell(text: string): void {
    const now = performance.now();
    this.#text = now - this.#last < TOGETHER ? `${this.#text} ${text}` : text;
    this.#last = now;
    announce(this.#text);
  }
}
