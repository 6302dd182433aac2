import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { hasTournaments } from '../shell/tournaments.js';
import { TOURNAMENTS } from '../shell/tournaments-address.js';
import { type Listed, readList } from './data.js';
import { arenaLink, gameAddress, placeIn } from './links.js';
import { ask, Polling } from './polling.js';
import { type Games, replayLink } from './replay.js';
import { StateSign, TroubleNote } from './signs.js';
import { TournamentView } from './TournamentView.js';
import { progressText } from './words.js';
import './arena.css';

/** Milliseconds between looks at the list: it tells of little that a tournament itself does not. */
const LIST_PAUSE = 5000;

interface Props {
  readonly query: URLSearchParams;
  readonly games: Games;
}

/** Tournaments that whoever serves the page plays or shows: a list, one of them, or the way to one of its games. */
export function ArenaRoom({ query, games }: Props) {
  const list = useMemo(() => new Polling(TOURNAMENTS, readList, () => LIST_PAUSE), []);
  useEffect(() => list.start(), [list]);
  useSignalEffect(() => {
    if ((list.value.value ?? []).length > 0) hasTournaments.value = true;
  });
  const place = useMemo(() => placeIn(query), [query]);
  const all = list.value.value ?? [];
  const id = place.id ?? (all.length === 1 ? all[0].id : undefined);
  return (
    <div class="arena">
      {place.game !== undefined && id !== undefined ? (
        <Opening id={id} game={place.game} back={arenaLink({ id, pair: place.pair })} games={games} />
      ) : id !== undefined ? (
        <>
          {all.length > 1 && <Others all={all} id={id} />}
          <TournamentView key={id} id={id} asked={place.pair} games={games} />
        </>
      ) : (
        <TournamentList list={list} />
      )}
    </div>
  );
}

/** All tournaments, or how to have one. */
function TournamentList({ list }: { readonly list: Polling<readonly Listed[]> }) {
  const [all, trouble] = [list.value.value, list.trouble.value];
  return (
    <>
      <h2>Tournaments</h2>
      {trouble !== undefined && <TroubleNote trouble={trouble} />}
      {all === undefined && trouble === undefined && <p class="loading">Loading …</p>}
      {all?.length === 0 && (
        <p data-testid="no-tournaments">
          There is none here: <code>asterion serve cup.toml</code> plays the tournament of that file and shows it on
          this page.
        </p>
      )}
      <ul class="arena-list">
        {(all ?? []).map((one) => (
          <li key={one.id}>
            <a href={arenaLink({ id: one.id })}>
              <strong>{one.name}</strong>
              <StateSign state={one.state} />
              <span class="arena-soft">{progressText(one)}</span>
              <progress aria-hidden="true" max={Math.max(one.games, 1)} value={one.done} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const Others = ({ all, id }: { readonly all: readonly Listed[]; readonly id: string }) => (
  <nav class="arena-others" aria-label="Tournaments">
    {all.map((one) => (
      <a key={one.id} href={arenaLink({ id: one.id })} {...(one.id === id ? { 'aria-current': 'page' as const } : {})}>
        {one.name}
      </a>
    ))}
  </nav>
);

interface OpeningProps {
  readonly id: string;
  readonly game: string;
  /** From `#` on. */
  readonly back: string;
  readonly games: Games;
}

/** A game on its way to where it is replayed. It takes the place of this one in the browser's history. */
function Opening({ id, game, back, games }: OpeningProps) {
  const why = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const asking = new AbortController();
    const open = async (): Promise<void> => {
      why.value = undefined;
      const answer = await ask(gameAddress(id, game), (response) => response.text(), asking.signal);
      if (asking.signal.aborted || answer.kind === 'same') return;
      const link =
        answer.kind === 'trouble'
          ? new Error(answer.trouble.text)
          : await replayLink(answer.value, games, back.replace('#/', ''));
      if (asking.signal.aborted) return;
      if (typeof link === 'string') location.replace(link);
      else why.value = link.message;
    };
    void open();
    return () => asking.abort();
  }, [id, game, back, games, why]);
  if (why.value === undefined) return <p class="loading">Opening the game …</p>;
  return (
    <section class="no-room" role="alert">
      <h2>This game does not open</h2>
      <p>{why.value}</p>
      <p>
        <a href={back}>Back to the tournament</a>
      </p>
    </section>
  );
}
