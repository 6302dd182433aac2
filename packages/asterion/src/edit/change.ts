/**
 * A sketch while it is changed: a copy of its world to be written to, and who is in it. The rules that hold everywhere are
 * here: painted ground brings its ways along, a piece stands in a cell of its own, and what has no ground under it goes.
 */

import { allOf, counted, placeText } from '../play/index.js';
import {
  addTunnel,
  type Cell,
  closeWay,
  copyWorld,
  createScene,
  createWorld,
  digPit,
  directionBetween,
  isGround,
  isPassable,
  openWay,
  paint,
  removeTunnel,
  type Scene,
  Terrain,
  tunnelPairs,
  type World,
} from '../world/index.js';
import { maskOf, type Sketch, type SketchKind } from './sketch.js';

/** A sketch after an edit. */
export interface Edited {
  /** The very sketch from before where nothing changed. */
  readonly sketch: Sketch;
  /** What went with the ground it stood on, as sentences; mostly none. */
  readonly notes: readonly string[];
}

/** Which of the two places a world can have. */
export type SketchPlace = 'entrance' | 'exit';

/** A sketch that is being changed; `finish` gives the next one. The one it began with stays as it is. */
export class SketchChange {
  /** Of the sketch. */
  readonly kind: SketchKind;
  readonly #before: Sketch;
  readonly #world: World & Readonly<Record<'terrain', Uint8Array>>;
  #costs: Uint16Array | undefined;
  readonly #actors: Map<string, readonly Cell[]>;
  readonly #places: Record<SketchPlace, Cell | undefined>;
  readonly #displaced: string[] = [];

  constructor(sketch: Sketch) {
    const { kind, scene } = sketch;
    const copy = copyWorld(scene.world);
    this.kind = kind;
    this.#before = sketch;
    this.#costs = copy.costs;
    this.#world = { ...copy, costs: undefined, terrain: copy.terrain ?? new Uint8Array(copy.grid.cellCount) };
    this.#actors = new Map(Object.entries(scene.actors));
    this.#places = { entrance: scene.entrance, exit: scene.exit };
  }

  /** The world as it stands; to be read only. Its terrain is always there, its costs never. */
  get world(): World & Readonly<Record<'terrain', Uint8Array>> {
    return this.#world;
  }

  /** Makes a cell another ground. Of thin walls its ways stay as they are, or close where it is no ground any more. */
  setGround(cell: Cell, ground: Terrain): void {
    const { terrain } = this.#world;
    if (terrain[cell] === ground) return;
    if (this.kind === 'rooms') {
      paint(this.#world, cell, ground, 'always');
      return;
    }
    if (!isPassable(ground)) digPit(this.#world, cell); // closes all there is
    terrain[cell] = ground;
  }

  /** Opens the way between two neighbours of a world of thin walls; what is no ground there becomes some. */
  open(a: Cell, b: Cell): void {
    for (const cell of [a, b]) if (!isGround(this.#world, cell)) this.setGround(cell, Terrain.floor);
    const direction = directionBetween(this.#world.grid, a, b);
    if (direction !== undefined) openWay(this.#world, a, direction);
  }

  /** Puts a wall between two neighbours of a world of thin walls. */
  close(a: Cell, b: Cell): void {
    const direction = directionBetween(this.#world.grid, a, b);
    if (direction !== undefined) closeWay(this.#world, a, direction);
  }

  /** Joins two cells of ground by a tunnel; those that ended there go. */
  join(a: Cell, b: Cell): void {
    if (this.#world.tunnels.get(a) === b) return;
    this.cut(a);
    this.cut(b);
    addTunnel(this.#world, a, b);
  }

  /** Takes the tunnel at a cell away, if there is one. */
  cut(cell: Cell): void {
    removeTunnel(this.#world, cell);
  }

  /** Says what entering a cell costs, 1 to 65535. */
  setCost(cell: Cell, cost: number): void {
    if (cost === 1 && this.#costs === undefined) return;
    this.#costs ??= new Uint16Array(this.#world.grid.cellCount).fill(1);
    this.#costs[cell] = cost;
  }

  /** Moves the entrance or the exit to a cell of ground; takes it away where none is given. */
  setPlace(place: SketchPlace, cell: Cell | undefined): void {
    this.#places[place] = cell;
  }

  /** Where the entrance or the exit is. */
  placeOf(place: SketchPlace): Cell | undefined {
    return this.#places[place];
  }

  /** Those of a role, in their order. */
  actorsOf(role: string): readonly Cell[] {
    return this.#actors.get(role) ?? [];
  }

  /** Puts somebody on a cell of ground, beside the others of the role or, if told, in their place. Who stood there goes. */
  put(role: string, cell: Cell, isOnly = false): void {
    if (!isGround(this.#world, cell)) return;
    const own = this.actorsOf(role);
    if (own.includes(cell) && (!isOnly || own.length === 1)) return;
    for (const other of this.#actors.keys()) {
      if (!this.actorsOf(other).includes(cell)) continue;
      this.take(other, cell);
      if (other !== role) this.#displaced.push(`${other} (${placeText(this.#world.grid, cell)})`);
    }
    this.#actors.set(role, isOnly ? [cell] : [...this.actorsOf(role), cell]);
  }

  /** Takes those of a role away who stand on a cell. */
  take(role: string, cell: Cell): void {
    const own = this.actorsOf(role);
    if (own.includes(cell))
      this.#actors.set(
        role,
        own.filter((at) => at !== cell),
      );
  }

  /** Moves one of a role; whoever stands where it goes changes places with it. */
  move(role: string, index: number, to: Cell): void {
    const from = this.actorsOf(role)[index];
    if (from === undefined || from === to || !isGround(this.#world, to)) return;
    const swapped = (at: Cell): Cell => (at === to ? from : at);
    for (const [other, cells] of this.#actors) {
      if (other !== role && cells.includes(to)) this.#actors.set(other, cells.map(swapped));
    }
    this.#actors.set(
      role,
      this.actorsOf(role).map((at, one) => (one === index ? to : swapped(at))),
    );
  }

  /** The next sketch. Where nothing changed it is the one from before, and where the world did not change it shares that. */
  finish(): Edited {
    const lost = this.#dropGroundless();
    const world = this.#nextWorld();
    const { scene } = this.#before;
    const actors = Object.fromEntries([...this.#actors].filter(([, cells]) => cells.length > 0));
    const next = { entrance: this.#places.entrance, exit: this.#places.exit, actors };
    if (world === scene.world && isSamePlaces(scene, next)) return { sketch: this.#before, notes: [] };
    const notes = [
      ...(lost.length === 0 ? [] : [`Gone with the ground: ${allOf(lost)}.`]),
      ...(this.#displaced.length === 0 ? [] : [`Had to make room: ${allOf(this.#displaced)}.`]),
    ];
    return { sketch: { kind: this.kind, scene: createScene(world, { ...next, rules: scene.rules }) }, notes };
  }

  /** Takes away who and what has no ground under it; in words. */
  #dropGroundless(): string[] {
    const { grid } = this.#world;
    const isStanding = (cell: Cell) => isGround(this.#world, cell);
    const lost: string[] = [];
    const loses = (name: string, cells: readonly Cell[]) => {
      if (cells.length === 0) return;
      lost.push(cells.length === 1 ? `${name} (${placeText(grid, cells[0])})` : `${name} (${cells.length} of them)`);
    };
    for (const [role, cells] of this.#actors) {
      loses(
        role,
        cells.filter((cell) => !isStanding(cell)),
      );
      this.#actors.set(role, cells.filter(isStanding));
    }
    for (const place of ['entrance', 'exit'] as const) {
      const at = this.#places[place];
      if (at === undefined || isStanding(at)) continue;
      loses(place, [at]);
      this.#places[place] = undefined;
    }
    const ends = [...this.#world.tunnels.keys()];
    const gone = tunnelPairs(this.#before.scene.world).filter(
      ([a, b]) => !ends.includes(a) && (!isStanding(a) || !isStanding(b)),
    );
    if (gone.length > 0) lost.push(counted(gone.length, 'tunnel'));
    return lost;
  }

  #nextWorld(): World {
    const { world } = this.#before.scene;
    const { grid, open, terrain } = this.#world;
    const costs = this.#costs?.some((cost) => cost !== 1) === true ? this.#costs : undefined;
    const next = {
      open: sharedIfSame(world.open, open),
      terrain: sharedIfSame(world.terrain, this.kind === 'rooms' ? terrain : maskOf(terrain)),
      costs: sharedIfSame(world.costs, costs),
      tunnels: tunnelPairs(this.#world),
    };
    const isSame =
      next.open === world.open &&
      next.terrain === world.terrain &&
      next.costs === world.costs &&
      String(next.tunnels) === String(tunnelPairs(world));
    return isSame ? world : createWorld(grid, next);
  }
}

/** The array from before, where the new one holds the same. */
export const sharedIfSame = <T extends ArrayLike<number> | undefined>(before: T, now: T): T =>
  before !== undefined && now !== undefined && isSameTable(before, now) ? before : now;

function isSameTable(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return a.length === b.length;
}

type Places = Pick<Scene, 'entrance' | 'exit' | 'actors'>;

const isSamePlaces = (one: Places, other: Places): boolean => placesText(one) === placesText(other);

/** Roles in whatever order: the empty ones count as none. */
function placesText({ entrance, exit, actors }: Places): string {
  const roles = Object.entries(actors).filter(([, cells]) => cells.length > 0);
  return JSON.stringify([entrance, exit, roles.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
