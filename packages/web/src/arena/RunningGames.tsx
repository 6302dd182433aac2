import { useSignal } from '@preact/signals';
import { type AnyDescription, counted } from 'asterion/play';
import { useEffect, useMemo } from 'preact/hooks';
import { Picture } from '../board/Picture.js';
import type { RunningGame } from './data.js';
import { type Games, pictureOf } from './replay.js';
import { gameTitle } from './words.js';

/** More boards would take longer to draw than there is time until they change. */
const MOST = 6;
const WINDOW = { width: 280, height: 200 };

interface Props {
  readonly running: readonly RunningGame[];
  readonly games: Games;
}

/** The games that are on, each on a small board as it stands. */
export function RunningGames({ running, games }: Props) {
  if (running.length === 0)
    return <p class="hint">No game is on at this moment; quick ones are over before they are seen.</p>;
  return (
    <>
      <ul class="arena-running">
        {running.slice(0, MOST).map((game) => (
          <li key={game.key}>
            <RunningBoard game={game} games={games} />
          </li>
        ))}
      </ul>
      {running.length > MOST && <p class="hint">And {counted(running.length - MOST, 'game')} more.</p>}
    </>
  );
}

/** Drawn anew only when something was played. */
function RunningBoard({ game, games }: { readonly game: RunningGame; readonly games: Games }) {
  const known = useSignal<readonly AnyDescription[] | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    games(game.game).then(
      (found) => {
        if (!isLeft) known.value = found;
      },
      () => undefined, // without a connection its words are all there is
    );
    return () => {
      isLeft = true;
    };
  }, [known, games, game.game]);
  const [descriptions, { recording }] = [known.value, game];
  const frame = useMemo(
    () => (descriptions === undefined || recording === undefined ? undefined : pictureOf(recording, descriptions)),
    [descriptions, recording],
  );
  return (
    <figure class="arena-board" data-testid="running-board" data-drawn={frame !== undefined}>
      {recording !== undefined && <Picture frame={frame} window={WINDOW} />}
      <figcaption>
        {Object.entries(game.seats).map(([seat, name]) => (
          <span key={seat}>
            <strong>{name}</strong> <span class="arena-soft">{seat}</span>
          </span>
        ))}
        <span class="arena-soft">
          {gameTitle(game.game)}, {game.world} · {counted(game.moves, 'move')}
        </span>
      </figcaption>
    </figure>
  );
}
