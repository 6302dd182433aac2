/** The thread that makes puzzles: started by `generate.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { formatPack, PuzzleMaker, type PuzzlePack, puzzleSourceNamed } from 'asterion/puzzle';

export interface MakingRequest {
  /** Of the pack. */
  readonly name: string;
  /** By name. */
  readonly sources: readonly string[];
  readonly count: number;
  readonly stars: number | undefined;
  readonly theme: string | undefined;
  readonly seed: string;
  /** After so many worlds without another puzzle it gives up. */
  readonly tries: number;
}

/** How far it is. */
export interface Making {
  /** Worlds looked at. */
  readonly tried: number;
  /** Puzzles made. */
  readonly made: number;
}

export type MakingReport =
  | ({ readonly kind: 'progress' } & Making)
  /** As many as were asked for. */
  | ({ readonly kind: 'made'; readonly pack: PuzzlePack; readonly text: string } & Making)
  /** Fewer. */
  | ({ readonly kind: 'given-up' } & Making);

function make({ name, tries, sources, ...wish }: MakingRequest, post: (report: MakingReport) => void): void {
  const found = sources.map(puzzleSourceNamed).filter((source) => source !== undefined);
  const maker = new PuzzleMaker({ ...wish, sources: found });
  const now = (): Making => ({ tried: maker.tried, made: maker.list.length });
  for (let [left, before] = [tries, 0]; left > 0 && !maker.done; before = maker.list.length) {
    maker.advance(1);
    left = maker.list.length > before ? tries : left - 1;
    post({ kind: 'progress', ...now() });
  }
  const pack = { name, list: maker.list };
  post(maker.done ? { kind: 'made', pack, text: formatPack(pack), ...now() } : { kind: 'given-up', ...now() });
}

make(workerData as MakingRequest, (report) => parentPort?.postMessage(report));
