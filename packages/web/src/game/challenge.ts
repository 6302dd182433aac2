/**
 * Challenges: a link to the start of a game with somebody's result, whose trail is shown beside one's own.
 *
 * The ghost is a recording under the link key `ghost`, with a name under `by`. It comes from outside: one that cannot be
 * read, or drifts, is left out with a message; one of another start is not shown.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from 'asterion/game';
import { formatRecording } from 'asterion/notation';
import { counted, endText, HUMAN, lineOf, peopleOf, type Standing } from 'asterion/play';
import type { Cell } from 'asterion/world';
import { UNREAD } from '../shell/loading.js';
import { packText, unpackText } from '../shell/pack.js';
import { isSameGround } from './draft.js';
import { linkTo } from './links.js';
import { cellsOf } from './moves.js';
import type { Opened } from './opening.js';
import type { Visit } from './session.js';

export const GHOST = 'ghost';
export const BY = 'by';
const LONGEST_NAME = 40;

/** What is said of a ghost that cannot be shown. */
export const DAMAGED = 'The trail in the link is damaged: it is left out.';

/** Whose result a link brings. */
export function nameIn(query: URLSearchParams): string {
  const by = (query.get(BY) ?? '').trim().slice(0, LONGEST_NAME);
  return by === '' ? 'Your friend' : by;
}

/** The name as part of a link; nothing where there is none. */
export function named(by: string): [string, string][] {
  const name = by.trim().slice(0, LONGEST_NAME);
  return name === '' ? [] : [[BY, name]];
}

type OpenedGame = Extract<Opened, { kind: 'game' }>['game'];

interface Found extends Pick<OpenedGame, 'setup' | 'tip'> {
  readonly packed: string;
  readonly by: string;
  readonly seat: Seat;
}

/** What is shown of a challenge, and how one is made; each room has its own idea of a result. */
export interface Challenging {
  /** Whose result is to be beaten, or what is wrong with it; undefined where there is none. */
  readonly text: ReadonlySignal<string | undefined>;
  /** The ways of the ghost up to what is on screen. */
  readonly trails: ReadonlySignal<readonly (readonly Cell[])[]>;
  /** The link to challenge somebody with, under a name; undefined where there is nothing to show yet. */
  link(by: string): Promise<string | undefined>;
}

export class Challenge implements Challenging {
  readonly #visit: Visit;
  readonly #found = signal<Found | undefined>(undefined);
  readonly #isDamaged = signal(false);

  constructor(visit: Visit) {
    this.#visit = visit;
    visit.beside = () => this.#entries();
  }

  /** The ghost, while the game on screen has its start. */
  readonly #now = computed(() => {
    const [found, setup] = [this.#found.value, this.#visit.play.setup.value];
    return found !== undefined && setup !== undefined && isSameGround(found.setup, setup) ? found : undefined;
  });

  /** By turn of the game: the standing the ghost had then. */
  readonly #line = computed<readonly Standing[]>(() =>
    this.#now.value === undefined ? [] : lineOf(this.#now.value.tip),
  );

  /** `Ada took 23 moves: ...`, or that the link is damaged; undefined where there is no ghost. */
  readonly text = computed(() => {
    const found = this.#now.value;
    if (this.#isDamaged.value) return DAMAGED;
    if (found === undefined) return undefined;
    const { setup, tip, by, seat } = found;
    const moves = this.#line.value.filter(({ turn }) => turn?.seat === seat).length;
    const end = tip.end === undefined ? 'not over yet' : endText(setup.description, tip.end, tip.position, []);
    return `${by} took ${counted(moves, 'move')}: ${end.replace(/\.$/, '')}. Can you do better?`;
  });

  /** The ways of the ghost up to the turn on screen, each with where it stands last. */
  readonly trails = computed<readonly (readonly Cell[])[]>(() => {
    const [found, now] = [this.#now.value, this.#visit.play.now.value];
    if (found === undefined || now === undefined) return [];
    const { setup, seat } = found;
    const ways = this.#line.value
      .slice(0, now.at + 1)
      .map(({ position }) => cellsOf(setup.description.view(position), seat));
    return (ways.at(0) ?? []).map((_, index) => ways.flatMap((cells) => cells.at(index) ?? []));
  });

  /** Takes the ghost that a link brings, if it brings one. */
  async open(query: URLSearchParams): Promise<void> {
    const packed = query.get(GHOST);
    this.#found.value = undefined;
    this.#isDamaged.value = false;
    if (packed === null) return;
    const { description } = this.#visit;
    const text = (await unpackText(packed)) ?? '';
    const reading = await import('./opening.js').catch(() => undefined);
    const opened = reading?.openText(text, { description, schema: description.settings, name: 'the ghost' }) ?? UNREAD;
    this.#isDamaged.value = opened.kind !== 'game' || opened.game.drift !== undefined;
    if (opened.kind !== 'game' || this.#isDamaged.value) return;
    const { setup, tip } = opened.game;
    this.#found.value = { setup, tip, packed, by: nameIn(query), seat: seatOf(setup) };
  }

  /** The link by which somebody else plays from the same start, against what is on screen; undefined without a game. */
  async link(by: string): Promise<string | undefined> {
    const [setup, recording] = [this.#visit.play.setup.value, this.#visit.play.recording];
    if (setup === undefined || recording === undefined) return undefined;
    return linkTo({ ...setup, said: { ...setup.said, [seatOf(setup)]: HUMAN } }, [
      ...named(by),
      ...(recording.moves.length === 0
        ? []
        : [[GHOST, await packText(formatRecording(recording))] as [string, string]]),
    ]);
  }

  /** What keeps the ghost in the address. */
  #entries(): [string, string][] {
    const found = this.#now.value;
    if (found === undefined) return [];
    return Object.entries({ [BY]: found.by, [GHOST]: found.packed });
  }
}

/** Whose way it is: that of the person who played, or else of the side that is hunted. */
const seatOf = (setup: OpenedGame['setup']): Seat => peopleOf(setup)[0] ?? setup.description.game.seats.at(-1) ?? '';
