/**
 * The kernel of `kernel/chase.ts` in WebAssembly, and the memory it works in.
 *
 * Pages that were written before cost nothing; fresh ones cost about as much as the solve. So memory is used again: a few that
 * nobody works in are kept, and whoever solves many chases one after another brings one of his own.
 */

import { KERNEL_BINARY, MEMORY_FLAGS_AT } from './kernel-binary.js';

/** A memory as WebAssembly has it. One that is shared can be posted to other threads. */
export interface EngineMemory {
  readonly buffer: ArrayBufferLike;
  grow(pages: number): number;
}

/** What is used of WebAssembly. */
interface Engine {
  readonly Memory: new (descriptor: { initial: number; maximum: number; shared: boolean }) => EngineMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** What an engine may have or not: the library asks for nothing but the language. */
interface Surroundings {
  readonly WebAssembly?: Engine;
  readonly atob?: (text: string) => string;
}

/** As `kernel/chase.ts` has them. */
export interface Kernel {
  begin(header: number, threads: number): void;
  clear(): void;
  seed(): void;
  openRound(round: number, quads: number): void;
  /** What is left of the budget; 0 or less if it is not over. */
  spread(budget: number): number;
  erode(budget: number): number;
  /** 0 if nothing will change any more. */
  changes(): number;
  decidedStates(): number;
}

const PAGE = 2 ** 16;

/** The most that addresses of 32 bits reach; the kernel is compiled for as many. */
const MOST_PAGES = 2 ** 16;

/** The flag by which a kernel asks for shared memory. */
const SHARED = 2;

/** Where the first that is taken lies: no address is 0. */
const FIRST_FREE = 16;

/** The kernel for memory of one's own and for shared memory, compiled once; undefined where it cannot be. */
const compiled = new Map<boolean, object | undefined>();

function compile({ WebAssembly, atob }: Surroundings, isShared: boolean): object | undefined {
  if (WebAssembly === undefined || atob === undefined) return undefined;
  const bytes = Uint8Array.from(atob(KERNEL_BINARY), (character) => character.charCodeAt(0));
  if (isShared) bytes[MEMORY_FLAGS_AT] |= SHARED;
  try {
    return new WebAssembly.Module(bytes);
  } catch {
    return undefined; // no vectors, or forbidden by the page's policy: layers answer as well
  }
}

function compiledKernel(isShared: boolean): object | undefined {
  if (!compiled.has(isShared)) compiled.set(isShared, compile(globalThis as Surroundings, isShared));
  return compiled.get(isShared);
}

/** Whether there is a kernel here: an engine with vectors that may compile. Compiles it when it is first asked. */
export const hasKernel = (): boolean => compiledKernel(false) !== undefined;

/** Whether there is one for memory that several threads share. */
export const hasSharedKernel = (): boolean => compiledKernel(true) !== undefined;

function engineFor(isShared: boolean): { readonly engine: Engine; readonly module: object } {
  const { WebAssembly: engine } = globalThis as Surroundings;
  const module = compiledKernel(isShared);
  if (engine === undefined || module === undefined) throw new RangeError('Expected a kernel here.');
  return { engine, module };
}

/** A kernel that works in a memory. Only where there is a kernel for it. */
export function kernelIn(memory: EngineMemory, isShared: boolean): Kernel {
  const { engine, module } = engineFor(isShared);
  return new engine.Instance(module, { env: { memory } }).exports as Kernel;
}

/** A piece of memory and a kernel that works in it, for one chase at a time. */
export class KernelMemory {
  readonly memory: EngineMemory;
  readonly kernel: Kernel;
  #end = FIRST_FREE;

  /** Only where there is a kernel for it. */
  constructor(isShared = false) {
    const { engine } = engineFor(isShared);
    this.memory = new engine.Memory({ initial: 1, maximum: MOST_PAGES, shared: isShared });
    this.kernel = kernelIn(this.memory, isShared);
  }

  /** The bytes that it has taken so far, from whatever chase. */
  get byteLength(): number {
    return this.memory.buffer.byteLength;
  }

  /** Forgets what was taken. */
  reset(): void {
    this.#end = FIRST_FREE;
  }

  /** The address of so many bytes more; what is in them is left as it is. Throws a RangeError if they cannot be had. */
  take(bytes: number): number {
    const at = this.#end;
    const end = Math.ceil((at + bytes) / 16) * 16;
    if (end >= MOST_PAGES * PAGE) throw new RangeError('Expected less than 4 GB.');
    const missing = Math.ceil((end - this.byteLength) / PAGE);
    if (missing > 0) this.memory.grow(missing);
    this.#end = end;
    return at;
  }

  /** The address of a copy of an array. */
  put(array: Uint32Array | Int32Array | Uint8Array): number {
    const at = this.take(array.byteLength);
    new Uint8Array(this.memory.buffer, at).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    return at;
  }

  /** Writes numbers at an address. */
  write(numbers: readonly number[], at: number): void {
    new Uint32Array(this.memory.buffer, at).set(numbers);
  }

  /** Numbers at an address, not copied: to be read until more is taken. */
  view(at: number, length: number): Int32Array {
    return new Int32Array(this.memory.buffer, at, length);
  }

  /** As `view`, byte by byte. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, length);
  }
}

/** Memory that nobody works in. One is enough: few solve two chases at once. */
let idle: KernelMemory | undefined;

/** Memory to work in; to be given back. */
export function borrowKernelMemory(): KernelMemory {
  const memory = idle ?? new KernelMemory();
  idle = undefined;
  memory.reset();
  return memory;
}

/** The most that is kept while nobody works in it. */
const MOST_IDLE = 2 ** 26;

/** Takes memory back that nobody reads any more. */
export function returnKernelMemory(memory: KernelMemory): void {
  if (memory.byteLength <= MOST_IDLE) idle = memory;
}
