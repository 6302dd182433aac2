/** A game to look at, on other people's pages: its board, where it stands, and the way through its turns. */

import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announceSeen } from '../page/announce.js';
import { unpackText } from '../shell/pack.js';
import { Viewing } from '../shell/Viewing.js';
import { recordedGame } from './review/opening.js';
import type { Reviews } from './review/session.js';
import { Stage } from './stage.js';

interface ViewerProps {
  readonly query: URLSearchParams;
}

interface Props extends ViewerProps {
  readonly stage: Stage;
}

function GameViewer({ stage, query }: Props) {
  const { play, board, visit, description } = stage;
  useEffect(() => void stage.open(query), [stage, query]);
  useEffect(() => () => stage.close(), [stage]);
  useEffect(() => stage.watch(), [stage]);
  const { playback } = play;
  const total = (playback.total.value ?? 0).toLocaleString('en');
  const faults = visit.isStale.value ? Object.values(visit.faults.value).join(' ') : undefined;
  return (
    <Viewing
      boards={useMemo(() => [board], [board])}
      label={`Board of ${description.title}`}
      status={play.toOthers.value}
      notice={faults ?? play.notice.value}
      playback={playback}
      step={`${description.words.unit} ${playback.step.value.toLocaleString('en')} of ${total}`}
      onMoved={() => announceSeen(play.toOthers.value)}
    />
  );
}

/** What a room shows of its links there. */
export const viewerOf =
  (stageOf: () => Stage): ComponentType<ViewerProps> =>
  ({ query }) => <GameViewer stage={useMemo(stageOf, [])} query={query} />;

/** A recording of whichever game. */
export const recordedViewer =
  (games: Reviews['games']): ComponentType<ViewerProps> =>
  ({ query }) => {
    const found = useSignal<Stage | string | undefined>(undefined);
    useEffect(() => {
      void stageFor(query, games).then((stage) => {
        found.value = stage;
      });
    }, [query]);
    const stage = found.value;
    if (stage === undefined) return null;
    return typeof stage === 'string' ? (
      <p class="note" role="alert">
        {stage}
      </p>
    ) : (
      <GameViewer stage={stage} query={query} />
    );
  };

/** The stage for the game that a link has a recording of, or why there is none. */
async function stageFor(query: URLSearchParams, games: Reviews['games']): Promise<Stage | string> {
  const packed = query.get('rec');
  const name = packed === null ? '' : recordedGame((await unpackText(packed)) ?? '');
  if (name === '') return 'The link holds no game that can be read.';
  const description = (await games(name).catch(() => [])).find(({ game }) => game.name === name);
  return description === undefined ? `There is no game "${name}" here.` : new Stage({ description, overlays: {} });
}
