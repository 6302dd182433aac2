import type { SearchSide } from 'asterion/players/explore';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../../board/Board.js';
import { boardActions } from '../../board/keys.js';
import type { BoardModel } from '../../board/model.js';
import { Shapes } from '../../game/Annotations.js';
import { BoardCorners, CellText } from '../../game/around.js';
import { useActions, useEndings } from '../../page/actions.js';
import { transportActions } from '../../transport/keys.js';
import { Transport } from '../../transport/Transport.js';
import type { ExploreVisit } from '../session.js';
import { CompareControls } from './CompareControls.js';
import { CompareStage } from './stage.js';
import { momentWords, TITLES } from './words.js';

/** Both greedy searches side by side on one world. */
export function Compare({ session }: { readonly session: ExploreVisit }) {
  const stage = useMemo(() => new CompareStage(session), [session]);
  useEffect(() => stage.watch(), [stage]);
  useActions(
    useMemo(() => actionsOf(stage), [stage]),
    watching,
  );
  useEndings(useMemo(() => ({ branch: () => leave(stage) }), [stage]));
  const { playback, board, second, made } = stage;
  const film = stage.film.value;
  return (
    <>
      <section class="stage" aria-label="Comparison">
        <div class="boards is-pair">
          {[board, second].map((model, at) => (
            <Pane
              key={String(at)}
              model={model}
              side={film?.sides[at]}
              turn={playback.step.value}
              name={`search-${at + 1}`}
            />
          ))}
        </div>
        <BoardCorners board={board} />
        <p class="visually-hidden" id="board-keys">
          Arrow keys move the cursor.
        </p>
      </section>
      <div class="panel" aria-busy={stage.rates.isRunning.value}>
        {typeof made.value === 'string' && <p class="fault">{made.value}</p>}
        <Transport playback={playback} label={labelOf(stage)} onMoved={() => stage.tellTurn()} />
        <CompareControls stage={stage} />
      </div>
    </>
  );
}

function actionsOf(stage: CompareStage) {
  const { playback, board } = stage;
  return {
    ...transportActions(playback, () => stage.tellTurn()),
    ...boardActions(() => board),
    'new-game': () => stage.session.drawSeed(),
  };
}

/** Nobody plays here. */
const watching = () => 'watch' as const;

function leave({ session }: CompareStage): boolean {
  session.compare(false);
  return true;
}

interface PaneProps {
  readonly model: BoardModel;
  readonly side: SearchSide | undefined;
  readonly turn: number;
  readonly name: string;
}

function Pane({ model, side, turn, name }: PaneProps) {
  const title = side === undefined ? '' : TITLES[side.hunter];
  const actors = model.frame.value?.scene.actors ?? {};
  return (
    <div class="pane">
      <h2 class="pane-title">
        {title} <span data-testid={`${name}-words`}>{side && momentWords(side, turn)}</span>
      </h2>
      <Board model={model} label={`The greedy search, ${title.toLowerCase()}`} name={name}>
        <svg class="annotations" aria-hidden="true">
          <Shapes model={model} pursuers={actors.hunter ?? []} quarries={actors.avatar ?? []} />
        </svg>
      </Board>
      <CellText board={model} name={name} hint={undefined} />
    </div>
  );
}

function labelOf({ playback, film }: CompareStage): string {
  if (!playback.isReady.value) return 'nothing to play';
  return `turn ${playback.step.value} of ${film.value?.turns ?? 0}`;
}
