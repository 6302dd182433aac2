/** What every room of a game does with its stage: opens what the link says, listens, and closes. */

import { useEffect } from 'preact/hooks';
import type { BoardModel } from '../board/model.js';
import type { Hands } from './hands.js';
import { listenToSwipes } from './swipes.js';

interface Stage {
  readonly session: { open(query: URLSearchParams): Promise<void>; close(): void };
  readonly hands: Hands;
  readonly board: BoardModel;
  /** Follows the game until the returned function is called. */
  watch(): () => void;
}

export function useStage(stage: Stage, query: URLSearchParams): void {
  const { session, hands, board } = stage;
  useEffect(() => void session.open(query), [session, query]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => listenToSwipes(hands, board), [hands, board]);
  useEffect(() => stage.watch(), [stage]);
}
