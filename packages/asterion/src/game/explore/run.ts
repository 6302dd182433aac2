/**
 * A run: Explore as it is played, key by key, with turns taken back and all of it kept for the save.
 *
 * A save is a recording: every key that did something, taken back ones included, each with the check of the state after
 * it. Loading plays them again, so a save that would lead elsewhere is found out at the key where it does.
 */

import { formatRecording, type Parsed, type RecordedMove, type Recording } from '../../notation/index.js';
import type { Scene, Seed } from '../../world/index.js';
import { seedText } from '../../world/index.js';
import { checkText } from '../check.js';
import type { Game } from '../game.js';
import { readRecording } from '../read-recording.js';
import { Replay } from '../replay.js';
import { AVATAR, type ExploreKey, type ExplorePosition } from './explore.js';
import { EXPLORE_RECIPE, growLevel, type LevelRecipe } from './level.js';
import { type ExploreOptions, exploreDefaults } from './options.js';
import { EXPLORE, recipeText } from './read.js';

export type ExploreGame = Game<ExplorePosition, ExploreKey, ExploreOptions>;

/** What a new run starts from. */
export interface RunPlan {
  readonly seed: Seed;
  readonly recipe?: LevelRecipe;
  readonly options?: Partial<ExploreOptions>;
}

/** What does not change while a run goes on. */
interface Start {
  readonly scene: Scene;
  readonly recipe: Recording['recipe'];
  readonly options: Recording['options'];
  readonly seed: string;
}

/** One who walks by keys. */
const WALKER = 'human';

export class ExploreRun {
  readonly game: ExploreGame;
  readonly #start: Start;
  readonly #past: ExplorePosition[];
  readonly #moves: RecordedMove[];
  #position: ExplorePosition;

  private constructor(
    game: ExploreGame,
    start: Start,
    position: ExplorePosition,
    past: ExplorePosition[] = [],
    moves: readonly RecordedMove[] = [],
  ) {
    this.game = game;
    this.#start = start;
    this.#position = position;
    this.#past = past;
    this.#moves = [...moves];
  }

  /** A new run. Throws a RangeError on a plan that cannot be. */
  static begin(game: ExploreGame, { seed, recipe = EXPLORE_RECIPE, options = {} }: RunPlan): ExploreRun {
    const all = { ...exploreDefaults, ...options };
    const scene = growLevel(recipe, all, seed, 1);
    const start: Start = { scene, recipe: recipeText(recipe), options: { ...all }, seed: seedText(seed) };
    return new ExploreRun(game, start, game.initial(scene, all, seed));
  }

  /** The run of a save, as it was left. */
  static load(game: ExploreGame, text: string): Parsed<ExploreRun> {
    const read = readRecording(text);
    if (!read.ok) return read;
    const played = playedOut(game, read.value);
    if (typeof played === 'string') return { ok: false, fault: { line: 1, column: 1, message: played } };
    const { scene, recipe, options, seed, moves } = read.value;
    const run = new ExploreRun(game, { scene, recipe, options, seed }, played.position, played.past, moves);
    return { ok: true, value: run, warnings: [] };
  }

  get position(): ExplorePosition {
    return this.#position;
  }

  /** Whether a turn can be taken back. */
  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** The state as eight hexadecimal digits; the history is no part of it. */
  get hash(): string {
    return checkText(this.game.check(this.#position));
  }

  /** Every position so far that was not taken back, the present one last. */
  get positions(): readonly ExplorePosition[] {
    return [...this.#past, this.#position];
  }

  /** Presses a key, in either case. Returns whether it did anything: walls and unknown keys do not. */
  press(key: string): boolean {
    const name = upperCase(key);
    return name === this.game.undo ? this.#takeBack() : this.#walk(name);
  }

  recording(): Recording {
    const outcome = this.game.outcome(this.#position)?.result;
    return { game: EXPLORE, ...this.#start, seats: { [AVATAR]: WALKER }, moves: this.#moves, outcome };
  }

  /** The text of the save. */
  save(): string {
    return formatRecording(this.recording());
  }

  #walk(name: string): boolean {
    const { game } = this;
    const move = game.moveNamed(this.#position, name);
    const next = move === undefined ? undefined : game.playIfLegal(this.#position, move);
    if (next === undefined) return false;
    this.#past.push(this.#position);
    this.#enter(name, next);
    return true;
  }

  #takeBack(): boolean {
    const before = this.#past.pop();
    if (before === undefined) return false;
    this.#enter(this.game.undo ?? '', before);
    return true;
  }

  #enter(name: string, position: ExplorePosition): void {
    this.#position = position;
    this.#moves.push({ seat: AVATAR, name, check: this.hash });
  }
}

/** Only the 26 letters: a long s is no S. */
export const upperCase = (keys: string): string => keys.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** A save played to its end, or why it is none. */
function playedOut(
  game: ExploreGame,
  recording: Recording & { readonly isWhole: boolean },
): Replay<ExplorePosition, ExploreKey, ExplorePosition> | string {
  if (recording.game !== EXPLORE) return `Expected a save of ${EXPLORE}, found a recording of ${recording.game}.`;
  if (!recording.isWhole) return 'The checksum does not hold: the save was changed or cut short.';
  const why = game.fault(recording.scene, { ...game.defaults, ...recording.options });
  if (why !== undefined) return why;
  const replay = new Replay(game, recording);
  replay.advance(recording.moves.length);
  return replay.drift === undefined ? replay : `At key ${replay.drift.turn}: ${replay.drift.why}`;
}
