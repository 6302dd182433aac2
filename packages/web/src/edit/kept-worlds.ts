/**
 * Worlds kept in the browser's storage under names: an entry each, which is a list of one as files have it, and what was known of
 * it. What is damaged is listed with the reason, and stays until somebody deletes it.
 */

import {
  formatSketches,
  freeSketchName,
  mergedSketches,
  type NamedSketch,
  parseSketches,
  sketchNameFault,
} from 'asterion/edit';
import { faultText } from 'asterion/notation';
import { type Store, StoredTexts, UNSTORED } from '../page/stored.js';

export interface KeptWorld {
  readonly named: NamedSketch;
  /** Who wins with best play, as far as it was known when it was kept. */
  readonly verdict?: string | undefined;
}

export interface WorldEntry {
  readonly name: string;
  /** Or why it cannot be read. */
  readonly kept: KeptWorld | string;
}

/** What entries become, by name; undefined for none. */
type Change = ReadonlyMap<string, string | undefined>;

/** What brings everything back as it was, or why nothing has changed. */
export type Changed =
  | { readonly ok: true; readonly before: Change }
  | { readonly ok: false; readonly why: string; readonly before?: undefined };

export class KeptWorlds {
  readonly #texts: StoredTexts;
  /** Worlds that were read before, by the text of their entry. */
  #read: ReadonlyMap<string, WorldEntry> = new Map();

  constructor(store?: () => Store) {
    this.#texts = new StoredTexts('edit.world.', store);
  }

  /** By name. */
  list(): readonly WorldEntry[] {
    const entries = this.#texts.names().map((name) => {
      const text = this.#texts.get(name) ?? '';
      const before = this.#read.get(text);
      return [text, before?.name === name ? before : { name, kept: readEntry(name, text) }] as const;
    });
    this.#read = new Map(entries);
    return entries
      .map(([, entry]) => entry)
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  }

  /** Those that can be read. */
  worlds(): readonly NamedSketch[] {
    return this.list().flatMap(({ kept }) => (typeof kept === 'string' ? [] : [kept.named]));
  }

  /** Keeps a world, in place of the one of its name. */
  keep(world: KeptWorld): Changed {
    const { name } = world.named;
    const why = sketchNameFault(name) ?? this.#damageFault(name);
    return why === undefined ? this.change(new Map([[name, formatEntry(world)]])) : { ok: false, why };
  }

  rename({ name, kept }: WorldEntry, next: string): Changed {
    const isTaken = next !== name && this.#texts.get(next) !== undefined;
    const why = isTaken ? `“${next}” is another one already.` : sketchNameFault(next);
    if (why !== undefined) return { ok: false, why };
    if (typeof kept === 'string') return { ok: false, why: kept };
    const renamed = formatEntry({ ...kept, named: { ...kept.named, name: next } });
    return this.change(new Map([...(name === next ? [] : [[name, undefined] as const]), [next, renamed]]));
  }

  remove({ name }: WorldEntry): Changed {
    return this.change(new Map([[name, undefined]]));
  }

  /** Takes in worlds from elsewhere, all or none: what is there already stays out, and nothing is overwritten. */
  merge(others: readonly NamedSketch[]): Changed {
    const entries = this.list();
    const damaged = new Set(entries.filter(({ kept }) => typeof kept === 'string').map(({ name }) => name));
    const free = others.map((other) =>
      damaged.has(other.name) ? { ...other, name: freeSketchName([...entries, ...others], other.name) } : other,
    );
    const own = this.worlds();
    const added = mergedSketches(own, free).slice(own.length);
    return this.change(new Map(added.map((named) => [named.name, formatEntry({ named })])));
  }

  /** All of it or nothing. */
  change(after: Change): Changed {
    const before = new Map([...after.keys()].map((name) => [name, this.#texts.get(name)]));
    const isDone = [...after].every(([name, text]) => this.#texts.put(name, text));
    if (isDone) return { ok: true, before };
    for (const [name, text] of before) this.#texts.put(name, text);
    return { ok: false, why: UNSTORED };
  }

  #damageFault(name: string): string | undefined {
    const text = this.#texts.get(name);
    return text !== undefined && typeof readEntry(name, text) === 'string'
      ? `What is kept as “${name}” is damaged: delete it first, or take another name.`
      : undefined;
  }
}

const formatEntry = ({ named, verdict }: KeptWorld): string =>
  JSON.stringify({ world: formatSketches([named]), verdict });

/** An entry, or why it is none. */
function readEntry(name: string, text: string): KeptWorld | string {
  const entry = parsed(text);
  if (typeof entry !== 'object' || entry === null || !('world' in entry) || typeof entry.world !== 'string')
    return 'It is damaged: cut short or changed.';
  const read = parseSketches(entry.world);
  if (!read.ok) return `It is damaged: ${faultText(read.fault)}`;
  if (read.value.length !== 1) return 'It is damaged: there is no world in it.';
  const verdict = 'verdict' in entry && typeof entry.verdict === 'string' ? entry.verdict : undefined;
  return { named: { ...read.value[0], name }, verdict };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
