/** Worlds as links carry them, packed, and what they unpack to. Unpacking takes a moment; what was seen is remembered. */

import { signal } from '@preact/signals';
import { formatDocument } from 'asterion/notation';
import type { Scene } from 'asterion/world';
import { packText, unpackText } from '../shell/pack.js';
import { type Given, givenFrom, givenScene } from './given.js';

const REMEMBERED = 8;

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
