/** The thread that makes levels: started by `level.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { type ChaseValue, ProvenLevelMaker, type ProvenLevelWish } from 'asterion/exact';
import type { RogueOptions } from 'asterion/game/rogue';
import type { DungeonPlan } from 'asterion/generate';
import { formatDocument } from 'asterion/notation';

export interface LevelRequest {
  readonly plan: DungeonPlan;
  readonly wish: ProvenLevelWish;
  readonly rules: RogueOptions;
  /** Dungeons to try. */
  readonly tries: number;
}

/** The last one is `made`, `none` or `refused`. */
export type LevelReport =
  | { readonly kind: 'progress' | 'none'; readonly tried: number }
  /** Scenes do not travel between threads; documents do. */
  | { readonly kind: 'made'; readonly tried: number; readonly document: string; readonly value: ChaseValue }
  | { readonly kind: 'refused'; readonly why: string };

function make({ plan, wish, rules, tries }: LevelRequest, post: (report: LevelReport) => void): void {
  try {
    const maker = new ProvenLevelMaker(plan, wish, rules, tries);
    while (!maker.done) {
      maker.advance(1);
      post({ kind: 'progress', tried: maker.tried });
    }
    const { level, tried } = maker;
    if (level === undefined) post({ kind: 'none', tried });
    else post({ kind: 'made', tried, document: formatDocument(level.scene), value: level.value });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    post({ kind: 'refused', why: error.message });
  }
}

make(workerData as LevelRequest, (report) => parentPort?.postMessage(report));
