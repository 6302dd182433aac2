/** Undo and redo over values that are never changed, only replaced. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';

interface Entry<T> {
  readonly value: T;
  readonly strand: string | undefined;
}

export class History<T> {
  readonly #entries = signal<readonly Entry<T>[]>([]);
  readonly #at = signal(-1);

  readonly canUndo: ReadonlySignal<boolean> = computed(() => this.#at.value > 0);
  readonly canRedo: ReadonlySignal<boolean> = computed(() => this.#at.value < this.#entries.value.length - 1);

  /** The value after a change. Changes of one strand in a row, such as typing in one field, are one step. */
  put(value: T, strand?: string): void {
    const past = this.#entries.value.slice(0, this.#at.value + 1);
    if (strand !== undefined && past.at(-1)?.strand === strand && !this.canRedo.value) past.pop();
    this.#entries.value = [...past, { value, strand }];
    this.#at.value = past.length;
  }

  /** The value before the last change; undefined if there is none. */
  undo(): T | undefined {
    return this.canUndo.value ? this.#go(-1) : undefined;
  }

  /** The value that was undone last; undefined if there is none. */
  redo(): T | undefined {
    return this.canRedo.value ? this.#go(1) : undefined;
  }

  #go(by: number): T {
    this.#at.value += by;
    return this.#entries.value[this.#at.value].value;
  }
}
