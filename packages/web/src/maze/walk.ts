/**
 * A walk through the maze: where one stands, how one came there, and what it is worth.
 *
 * The timeline of the walk is its own trail. Going back on it and stepping on from there takes back what came after; what
 * was taken back still counts, or everybody would walk the shortest way in the end.
 */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Medal, type MovePart, medalFor, partNamed, placeText, type Steered } from 'asterion/play';
import { distancesFrom } from 'asterion/search';
import type { Cell, Scene, World } from 'asterion/world';
import type { Steerable } from '../game/input.js';
import { announce, announceSeen } from '../page/announce.js';
import { Playback } from '../transport/playback.js';
import { exitText, hintText, outText, placeWords, stepText } from './walk-words.js';
import { corridorFrom, formatWalk, parseWalk, stepsAt, wayTo } from './ways.js';

/** Nothing else moves in a maze. */
const RESTING = { words: { rest: { name: 'wait', refusal: 'There is nothing to wait for in a maze.' } } };

export class Walk implements Steerable {
  readonly #scene = signal<Scene | undefined>(undefined);
  readonly #cells = signal<readonly Cell[]>([]);
  /** How many steps had been made after each input: what undo goes back to. */
  readonly #stops = signal<readonly number[]>([0]);
  readonly #dropped = signal(0);
  readonly #isHinting = signal(false);
  /** The walk as it was when somebody asked for the exit. */
  readonly #soughtAt = signal<readonly Cell[] | undefined>(undefined);
  /** Whether somebody else is on the board. */
  readonly isWatching: ReadonlySignal<boolean>;
  readonly playback: Playback;
  /** Told when the exit is reached. */
  onOut: () => void = () => undefined;

  /** Where `isCalm`, playing is a jump to the end. */
  constructor(isWatching: ReadonlySignal<boolean>, isCalm: ReadonlySignal<boolean>) {
    this.isWatching = isWatching;
    this.playback = new Playback(() => {
      this.#isHinting.value = false;
    }, isCalm);
  }

  readonly world = computed<World | undefined>(() => this.#scene.value?.world);
  /** The cells of the walk up to the step that is looked at, the entrance first. */
  readonly trail = computed<readonly Cell[]>(() => this.#cells.value.slice(0, this.playback.step.value + 1));
  readonly cell = computed<Cell | undefined>(() => this.trail.value.at(-1));
  readonly isOut = computed(() => this.cell.value !== undefined && this.cell.value === this.#scene.value?.exit);
  readonly mover = computed<Cell | undefined>(() =>
    this.isWatching.value || this.isOut.value ? undefined : this.cell.value,
  );
  /** For whoever repeats steps: whether there are no more. */
  readonly standing = computed(() => ({ end: this.isOut.value ? 'out' : undefined }));
  /** Steps to the exit, by cell. */
  readonly #distances = computed(() => {
    const { world, exit } = this.#scene.value ?? {};
    return world === undefined || exit === undefined ? undefined : distancesFrom(world, exit);
  });
  /** The fewest steps; undefined where no way leads to the exit. */
  readonly par = computed<number | undefined>(() => {
    const steps = this.#distances.value?.[this.#cells.value.at(0) ?? -1];
    return steps === undefined || steps < 0 ? undefined : steps;
  });
  readonly steps = computed(() => this.playback.step.value);
  /** Steps that were taken back and gone otherwise. */
  readonly takenBack = computed(() => this.#dropped.value);
  /** What the medal goes by: all steps that were ever made. */
  readonly made = computed(() => this.steps.value + this.takenBack.value);
  /** Undefined before the exit is reached. */
  readonly medal = computed<Medal | undefined>(() => {
    const par = this.par.value;
    return this.isOut.value && par !== undefined ? medalFor(this.made.value, par) : undefined;
  });
  /** The next cell of a shortest way, while it is shown. */
  readonly hinted = computed<Cell | undefined>(() => (this.#isHinting.value ? this.#next?.to : undefined));
  readonly canUndo = computed(() => this.playback.step.value > 0);
  readonly canRedo = computed(() => this.playback.step.value < this.#cells.value.length - 1);

  /** Stands at the entrance of a maze, or where a link says; stays where it is in the maze of before. */
  begin(scene: Scene, text?: string): { readonly isNew: boolean; readonly isWhole: boolean } {
    if (text === undefined && scene === this.#scene.value) return { isNew: false, isWhole: true };
    const entrance = scene.entrance ?? 0;
    const { cells, isWhole } = parseWalk(scene.world, entrance, text ?? '');
    const end = cells.indexOf(scene.exit ?? -1);
    this.#scene.value = scene;
    this.#set(end < 0 ? cells : cells.slice(0, end + 1), [0], 0);
    return { isNew: true, isWhole: isWhole && (end < 0 || end === cells.length - 1) };
  }

  /** There is no maze at the moment. */
  clear(): void {
    this.#scene.value = undefined;
    this.#set([], [0], 0);
    this.playback.empty();
  }

  /** As links carry it: all that was walked, up to the step that is looked at. */
  get text(): string {
    const world = this.world.value;
    return world === undefined ? '' : formatWalk(world, this.trail.value);
  }

  steer(name: string): Steered {
    const [world, mover] = [this.world.value, this.mover.value];
    if (world === undefined || mover === undefined) return { why: this.#refusal };
    return partNamed(stepsAt(world, mover), world, RESTING, name, mover);
  }

  /** To a cell that can be reached without a choice. */
  steerTo(cell: Cell): Steered {
    const [world, mover] = [this.world.value, this.mover.value];
    if (world === undefined || mover === undefined) return { why: this.#refusal };
    if (cell === mover) return { why: placeWords(world, mover, this.steps.value) };
    return this.#wayTo(cell) === undefined
      ? { why: `Not all the way to ${placeText(world.grid, cell)}: choose at each fork.` }
      : { part: { name: '', to: cell } };
  }

  take({ to }: MovePart): void {
    const way = this.#wayTo(to);
    if (way !== undefined) this.#go(way);
  }

  /** On in a direction until the corridor forks or ends; returns why not. */
  run(name: string): string | undefined {
    const steered = this.steer(name);
    const [world, mover] = [this.world.value, this.mover.value];
    if ('why' in steered) return steered.why;
    if (world !== undefined && mover !== undefined)
      this.#go(corridorFrom(world, mover, steered.part.to, this.#scene.value?.exit));
    return undefined;
  }

  /** After a pointer that has come to a cell: there, if it is a step or two away or straight on. */
  follow(cell: Cell): void {
    const [world, mover] = [this.world.value, this.mover.value];
    const way = world === undefined || mover === undefined ? undefined : this.#wayTo(cell);
    if (world === undefined || mover === undefined || way === undefined) return;
    const names = new Set(
      way.map((to, at) => stepsAt(world, way[at - 1] ?? mover).find((part) => part.to === to)?.name),
    );
    if (way.length <= 2 || names.size === 1) this.#go(way);
  }

  undo(): void {
    const [at, stops] = [this.playback.step.value, this.#stops.value];
    if (at === 0) announce('No step to take back.');
    else this.#seek(stops.findLast((stop) => stop < at) ?? 0, 'Taken back. ');
  }

  redo(): void {
    const [at, stops] = [this.playback.step.value, this.#stops.value];
    if (!this.canRedo.value) announce('No step to make again.');
    else this.#seek(stops.find((stop) => stop > at) ?? this.#cells.value.length - 1, 'Made again. ');
  }

  restart(): void {
    const [first] = this.#cells.value;
    if (first === undefined) return;
    this.#set([first], [0], 0);
    this.tell('Back at the entrance. ');
  }

  /** Shows the next step of a shortest way, until one moves. */
  hint(): void {
    const next = this.#next;
    const distance = this.#distances.value?.[this.cell.value ?? -1] ?? -1;
    this.#isHinting.value = next !== undefined;
    announce(this.isOut.value ? this.#refusal : hintText(next?.name, distance));
  }

  /** Says where the exit is. */
  tellExit(): void {
    const [scene, cell] = [this.#scene.value, this.cell.value];
    this.#soughtAt.value = this.trail.value;
    if (scene !== undefined && cell !== undefined) announce(exitText(scene, cell));
  }

  /** The exit, where it was asked for, until the next step. */
  readonly found = computed<readonly Cell[]>(() => {
    const exit = this.#scene.value?.exit;
    return exit === undefined || this.#soughtAt.value !== this.trail.value ? [] : [exit];
  });

  /** Says where one is, and the ways out. */
  tellPlace(): void {
    const [world, cell] = [this.world.value, this.cell.value];
    if (world !== undefined && cell !== undefined) announce(placeWords(world, cell, this.steps.value));
  }

  /** Says where one stands. */
  tell(lead = ''): void {
    const [world, trail] = [this.world.value, this.trail.value];
    if (world === undefined) return;
    if (this.playback.playing.value) announceSeen('Playing.');
    else announceSeen(`${lead}${this.isOut.value ? outText(this) : stepText(world, trail)}`);
  }

  get #next(): MovePart | undefined {
    const [world, cell, distances] = [this.world.value, this.cell.value, this.#distances.value];
    if (world === undefined || cell === undefined || distances === undefined || distances[cell] < 1) return undefined;
    return stepsAt(world, cell).find(({ to }) => distances[to] === distances[cell] - 1);
  }

  get #refusal(): string {
    if (this.world.value === undefined) return 'There is no maze yet.';
    return this.isOut.value
      ? 'You are out. Restart (R), or take a new maze (G).'
      : 'You are watching. R: walk it yourself.';
  }

  #wayTo(cell: Cell): Cell[] | undefined {
    const [world, mover] = [this.world.value, this.mover.value];
    const known = new Set(this.trail.value);
    return world === undefined || mover === undefined ? undefined : wayTo(world, mover, cell, (one) => known.has(one));
  }

  #go(way: readonly Cell[]): void {
    const [at, exit] = [this.playback.step.value, way.indexOf(this.#scene.value?.exit ?? -1)];
    const steps = exit < 0 ? way : way.slice(0, exit + 1);
    const dropped = this.#cells.value.length - 1 - at;
    const stops = [...this.#stops.value.filter((stop) => stop < at), at, at + steps.length];
    this.#set([...this.trail.value, ...steps], stops, this.#dropped.value + dropped);
    if (this.isOut.value) this.onOut();
    this.tell();
  }

  #set(cells: readonly Cell[], stops: readonly number[], dropped: number): void {
    batch(() => {
      this.playback.pause();
      this.#cells.value = cells;
      this.#stops.value = stops;
      this.#dropped.value = dropped;
      this.playback.load(Math.max(cells.length - 1, 0), cells.length - 1);
    });
  }

  #seek(step: number, lead: string): void {
    this.playback.stepBy(step - this.playback.step.value);
    this.tell(lead);
  }
}
