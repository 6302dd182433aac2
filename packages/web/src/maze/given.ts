/** A world that was given, by a file or a link, instead of being grown. */

import { signal } from '@preact/signals';
import { formatDocument, parseDocument } from 'asterion/notation';
import { type Cell, type Coordinates, cellAt, isGround, type Scene, type World } from 'asterion/world';
import { packText, unpackText } from '../shell/pack.js';
import type { Faults } from './draft.js';

export type Given = { readonly ok: true; readonly scene: Scene } | { readonly ok: false; readonly why: string };

/** What the text of a link unpacked to; undefined where it did not. */
export function givenFrom(text: string | undefined): Given {
  if (text === undefined) return { ok: false, why: 'The world in the link is damaged: it cannot be unpacked.' };
  const read = parseDocument(text);
  if (!read.ok) return { ok: false, why: `The world in the link is damaged: ${read.fault.message}` };
  return givenScene(read.value);
}

export const givenScene = (scene: Scene): Given => ({ ok: true, scene });

/** The scene with the chosen ends; else its own; else the first and the last ground. */
export function sceneBetween(
  scene: Scene,
  entrance: Coordinates | undefined,
  exit: Coordinates | undefined,
  faults: Faults,
): Scene {
  const { world } = scene;
  const at = (end: 'entrance' | 'exit', place: Coordinates | undefined, otherwise: () => Cell): Cell => {
    if (place === undefined) return scene[end] ?? otherwise();
    const cell = cellAt(world.grid, ...place);
    if (!isGround(world, cell)) faults[end] = `Expected a cell with ground, ${place.join(',')} has none.`;
    return cell;
  };
  return {
    ...scene,
    entrance: at('entrance', entrance, () => groundFrom(world, 0, 1)),
    exit: at('exit', exit, () => groundFrom(world, world.grid.cellCount - 1, -1)),
  };
}

function groundFrom(world: World, start: Cell, by: number): Cell {
  for (let cell = start; cell >= 0 && cell < world.grid.cellCount; cell += by) if (isGround(world, cell)) return cell;
  return start;
}

const REMEMBERED = 8;

/** Worlds as links carry them, packed, and what they unpack to. Unpacking takes a moment; what was seen is remembered. */
export class Worlds {
  readonly #known = signal<ReadonlyMap<string, Given>>(new Map());

  /** What a packed world is, as far as that is known. */
  of(packed: string): Given | undefined {
    return this.#known.value.get(packed);
  }

  /** Makes a packed world known. */
  async unpack(packed: string): Promise<void> {
    if (this.of(packed) === undefined) this.#remember(packed, givenFrom(await unpackText(packed)));
  }

  /** Packs a scene, and knows it from then on. Throws a RangeError where a document cannot hold it. */
  async pack(scene: Scene): Promise<string> {
    const packed = await packText(formatDocument(scene));
    this.#remember(packed, givenScene(scene));
    return packed;
  }

  #remember(packed: string, given: Given): void {
    const others = [...this.#known.value].filter(([key]) => key !== packed).slice(1 - REMEMBERED);
    this.#known.value = new Map([...others, [packed, given]]);
  }
}
