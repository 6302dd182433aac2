/**
 * The tournaments that a server shows: files, which it plays itself one after the other, and places of results, which another
 * process may be writing to. They are looked at when somebody asks, and not again for a moment after that.
 */

import { realpathSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { type Arena, loadArena, orRefused } from '../arena/load.js';
import { play, tellOf } from '../arena/playing.js';
import { textOf } from '../arena/table.js';
import { readTournamentFile } from '../arena/tournament-file.js';
import { Failure, type Host, Interrupted, reasonOf } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import type { Shown, State, Tournaments } from './arena-answer.js';

export interface TournamentOptions {
  readonly threads: number;
  readonly sandbox?: boolean;
}

/** Milliseconds after which a tournament is looked at again, and a place is asked again what tournaments it has. */
const LOOK = 250;
const ASK = 1000;

/** A tournament on show. */
class Show {
  readonly id: string;
  readonly name: string;
  readonly live: Arena.LiveTournament;
  /** Of what is played here. */
  playing: { readonly state: State; readonly why?: string | undefined } | undefined;
  plan: string;
  #shown: Promise<Shown> | undefined;
  #view: Arena.LiveView | undefined;
  #until = -Infinity;

  constructor(arena: typeof Arena, store: Arena.Store, { id, name, plan }: Pick<Show, 'id' | 'name' | 'plan'>) {
    this.id = id;
    this.name = name;
    this.plan = plan;
    this.live = new arena.LiveTournament(store, name, plan);
  }

  /** Many who ask at once look once. */
  look(): Promise<Shown> {
    if (this.#shown === undefined || performance.now() > this.#until) {
      this.#until = Infinity;
      this.#shown = this.#look().finally(() => {
        this.#until = performance.now() + LOOK;
      });
    }
    return this.#shown;
  }

  async #look(): Promise<Shown> {
    const { id, name } = this;
    try {
      this.#view = await this.live.look(this.plan);
      return { id, name, ...this.#stateOf(this.#view), view: this.#view };
    } catch (error) {
      // A database that is away comes back; what was seen last is shown until then.
      return { id, name, state: 'stopped', why: `It cannot be read: ${reasonOf(error)}.`, view: this.#view };
    }
  }

  #stateOf({ isOver, isPlayed }: Arena.LiveView): Pick<Shown, 'state' | 'why'> {
    if (isOver) return { state: 'finished', why: undefined };
    if (this.playing !== undefined) return { state: this.playing.state, why: this.playing.why };
    if (isPlayed) return { state: 'running', why: undefined };
    return { state: 'stopped', why: 'Nobody plays it at the moment; "asterion arena run" goes on with it.' };
  }
}

/** A place of results, whose tournaments are found as they come. */
interface Place {
  readonly store: Arena.Store;
  readonly shows: Map<string, Show>;
}

export class ServedTournaments implements Tournaments {
  readonly #arena: typeof Arena;
  readonly #shows = new Map<string, Show>();
  readonly #places: Place[] = [];
  readonly #files: { readonly tournament: Arena.Tournament; readonly store: Arena.Store; readonly show: Show }[] = [];
  /** Where the results are of what is played here. */
  readonly #played = new Set<string>();
  #asking: Promise<void> | undefined;
  #until = -Infinity;

  private constructor(arena: typeof Arena) {
    this.#arena = arena;
  }

  /** Fails in words where one of them cannot be read, or somebody else is playing it. */
  static async open(
    named: readonly string[],
    options: TournamentOptions,
    host: Host,
    check: (tournament: Arena.Tournament) => void,
  ): Promise<ServedTournaments> {
    const arena = await loadArena();
    const all = new ServedTournaments(arena);
    try {
      await orRefused(async () => {
        // All of them before any is opened: a process that closes a file lets go of every lock it has on it.
        const places: string[] = [];
        const files: string[] = [];
        for (const name of named) ((await isPlace(name)) ? places : files).push(name);
        for (const file of files) await all.#addFile(file, options, host, check);
        for (const place of places) if (!all.#isPlayed(place)) await all.#addPlace(place);
        await all.#ask();
      });
    } catch (error) {
      await all.close();
      throw error;
    }
    return all;
  }

  async all(): Promise<readonly Shown[]> {
    await this.#askAgain();
    return await Promise.all([...this.#shows.values()].map((show) => show.look()));
  }

  async one(id: string): Promise<Shown | undefined> {
    await this.#askAgain();
    return await this.#shows.get(id)?.look();
  }

  games(id: string, a: string, b: string): readonly Arena.LiveGame[] {
    return this.#shows.get(id)?.live.gamesOf(a, b) ?? [];
  }

  recording(id: string, key: string): Promise<string | null> {
    return this.#shows.get(id)?.live.recording(key) ?? Promise.resolve(null);
  }

  /** Plays what is to be played here, one tournament after the other. Whatever happens to one, the others are played. */
  async play(options: TournamentOptions, host: Host, messages: Messages): Promise<void> {
    for (const { tournament, store, show } of this.#files) {
      if (host.signal.aborted) return;
      show.playing = { state: 'running' };
      try {
        const state = await orRefused(() => play(this.#arena, tournament, store, options, host, messages));
        tellOf({ ...state, known: 0 }, messages);
        messages.say(textOf(state).trimEnd());
      } catch (error) {
        if (error instanceof Interrupted) return;
        const why = reasonOf(error);
        show.playing = { state: 'stopped', why };
        messages.say(`${tournament.name}: ${why}`);
      }
    }
  }

  async close(): Promise<void> {
    for (const { store } of [...this.#files, ...this.#places]) await store.close();
  }

  async #addFile(
    file: string,
    options: TournamentOptions,
    host: Host,
    check: (tournament: Arena.Tournament) => void,
  ): Promise<void> {
    const { tournament, place } = await readTournamentFile(this.#arena, file, options, host);
    check(tournament);
    if (options.sandbox === true) await this.#arena.checkSandbox(tournament);
    const store = await this.#arena.openStore(place);
    if (place !== undefined) this.#played.add(pathOf(place));
    const show = this.#show(store, tournament.name, JSON.stringify(tournament));
    show.playing = { state: 'waiting' };
    this.#files.push({ tournament, store, show });
  }

  /** Whether these are the results of what is played here, and shown already. */
  #isPlayed(place: string): boolean {
    return this.#played.has(pathOf(place));
  }

  async #addPlace(address: string): Promise<void> {
    this.#places.push({ store: await this.#arena.openStore(address, true), shows: new Map() });
  }

  #show(store: Arena.Store, name: string, plan: string): Show {
    const show = new Show(this.#arena, store, { id: idOf(name, this.#shows), name, plan });
    this.#shows.set(show.id, show);
    return show;
  }

  async #askAgain(): Promise<void> {
    if (performance.now() < this.#until) return await this.#asking;
    this.#until = Infinity;
    this.#asking = this.#ask()
      .catch(() => undefined) // what is known is shown, with what is wrong
      .finally(() => {
        this.#until = performance.now() + ASK;
      });
    await this.#asking;
  }

  async #ask(): Promise<void> {
    for (const { store, shows } of this.#places)
      for (const { run, plan } of await store.runs()) {
        const show = shows.get(run) ?? this.#show(store, run, plan);
        show.plan = plan;
        shows.set(run, show);
      }
  }
}

/** What an address may hold without escapes; no two are alike, and none is the list itself. */
export function idOf(name: string, taken: { has(id: string): boolean }): string {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 60) || 'tournament'; // biome-ignore format: one chain
  for (let nth = 1; ; nth++) {
    const one = nth === 1 ? id : `${id}-${nth}`;
    if (one !== 'tournaments' && !taken.has(one)) return one;
  }
}

/** What a place is called by, whatever way there is to it. */
function pathOf(place: string): string {
  try {
    return realpathSync(place);
  } catch {
    return place; // a database
  }
}

const DATABASE = 'SQLite format 3\0';

/** Whether it is a place of results, and not a tournament: known by what is in it. */
async function isPlace(name: string): Promise<boolean> {
  if (/^postgres(ql)?:\/\//.test(name)) return true;
  if (name === '-') return false;
  try {
    if (!(await stat(name)).isFile()) return false; // a pipe can be read once
    const file = await open(name);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(DATABASE.length), 0, DATABASE.length, 0);
      if (bytesRead === 0 && name.endsWith('.results')) return true; // its owner has just made it
      return buffer.toString('latin1') === DATABASE;
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new Failure(`cannot read ${name}: ${reasonOf(error)}`);
  }
}
