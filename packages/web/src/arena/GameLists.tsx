/** Finished games: the latest ones, and those of two bots. Each is a link to where it is replayed. */

import { useSignal } from '@preact/signals';
import { counted } from 'asterion/play';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../page/Button.js';
import { type FinishedGame, readGames } from './data.js';
import { arenaLink, type Pair, pairAddress } from './links.js';
import { ask } from './polling.js';
import { endText, seatsText, whereText } from './words.js';

interface ListProps {
  readonly id: string;
  /** Whose games are looked at: coming back, they still are. */
  readonly pair: Pair | undefined;
  readonly games: readonly FinishedGame[];
}

export const GameList = ({ id, pair, games }: ListProps) => (
  <ul class="arena-games">
    {games.map((game) => (
      <li key={game.key}>
        <GameLine game={game} link={arenaLink({ id, pair, game: game.key })} />
      </li>
    ))}
  </ul>
);

/** A link as large as what it tells; just the words where nothing was played. */
function GameLine({ game, link }: { readonly game: FinishedGame; readonly link: string }) {
  const words = (
    <>
      <strong>{seatsText(game)}</strong>
      <span>{endText(game)}</span>
      <span class="arena-soft">{whereText(game)}</span>
      {game.outcome === 'forfeit' && game.why !== undefined && <span class="arena-soft">{game.why}</span>}
    </>
  );
  return game.hasRecording ? <a href={link}>{words}</a> : <div>{words}</div>;
}

/** More at once would take long to read, and to draw. */
const MOST = 50;

interface PairProps {
  readonly id: string;
  readonly pair: Pair;
  /** How they stand; undefined where they have not met. */
  readonly about: string | undefined;
  /** How often they have met: when that changes there are more games. */
  readonly met: number;
  readonly onClose: () => void;
}

/** The games of two bots, in the order of the schedule. */
export function PairGames({ id, pair, about, met, onClose }: PairProps) {
  const games = useSignal<readonly FinishedGame[] | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  const isAll = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // whoever has asked for them reads them next
  const { a, b } = pair;
  useEffect(() => {
    const asking = new AbortController();
    const read = async (response: Response) => readGames(await response.json());
    void ask(pairAddress(id, { a, b }), read, asking.signal).then((answer) => {
      if (asking.signal.aborted) return;
      trouble.value = answer.kind === 'trouble' ? answer.trouble.text : undefined;
      if (answer.kind === 'new') games.value = answer.value;
    });
    return () => asking.abort();
  }, [id, a, b, met, games, trouble]);
  const all = games.value ?? [];
  return (
    <section class="arena-pair" aria-label={`Games of ${a} and ${b}`}>
      <div class="arena-pair-head">
        <h4 ref={heading} tabIndex={-1}>
          Games of {a} and {b}
        </h4>
        <Button icon="close" text="Close" onClick={onClose} />
      </div>
      {about !== undefined && <p class="arena-soft">{about}.</p>}
      {trouble.value !== undefined && <p class="fault">{trouble.value}</p>}
      {games.value === undefined && trouble.value === undefined && <p class="loading">Loading …</p>}
      {games.value?.length === 0 && <p class="hint">No game of theirs is over yet.</p>}
      <GameList id={id} pair={pair} games={isAll.value ? all : all.slice(0, MOST)} />
      {all.length > MOST && !isAll.value && (
        <Button
          text={`Show all ${counted(all.length, 'game')}`}
          onClick={() => {
            isAll.value = true;
          }}
        />
      )}
    </section>
  );
}
