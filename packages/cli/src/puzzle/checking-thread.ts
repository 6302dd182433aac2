/** The thread that checks puzzles: started by `check.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { type PlayerScore, PuzzleChecker, type PuzzlePack, type PuzzleReport, playerScores } from 'asterion/puzzle';

export interface CheckingRequest {
  readonly pack: PuzzlePack;
  /** Whether players are to be asked, too. */
  readonly hasPlayers: boolean;
}

export type CheckingReport =
  | { readonly kind: 'progress'; readonly checked: number }
  | { readonly kind: 'checked'; readonly report: PuzzleReport; readonly players: readonly PlayerScore[] | undefined };

function check({ pack, hasPlayers }: CheckingRequest, post: (report: CheckingReport) => void): void {
  const checker = new PuzzleChecker(pack);
  while (!checker.done) {
    checker.advance(1);
    post({ kind: 'progress', checked: checker.checked });
  }
  const { report } = checker;
  const refused = new Set(report.refused.map(({ number }) => number));
  const proven = { ...pack, list: pack.list.filter(({ number }) => !refused.has(number)) };
  post({ kind: 'checked', report, players: hasPlayers ? playerScores(proven) : undefined });
}

check(workerData as CheckingRequest, (report) => parentPort?.postMessage(report));
