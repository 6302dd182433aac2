import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announceSeen } from '../page/announce.js';
import { record } from '../shell/place.js';
import { Crosstable } from './Crosstable.js';
import { readTournament, type State, type Tournament } from './data.js';
import { GameList, PairGames } from './GameLists.js';
import { Leaderboard } from './Leaderboard.js';
import { addressOf, arenaLink, type Pair } from './links.js';
import { Polling, type Trouble } from './polling.js';
import { RunningGames } from './RunningGames.js';
import type { Games } from './replay.js';
import { StateSign, TroubleNote } from './signs.js';
import { pairText, planText, progressText, seenBy, standText, timeLeftText } from './words.js';

/** Milliseconds between looks while games are played, and once they are over: somebody may go on with them. */
const WHILE_PLAYED = 1000;
const AFTERWARDS = 5000;
/** How many of the latest games are listed. */
const LATEST = 10;

const isGoingOn = ({ state }: Tournament): boolean => state === 'running' || state === 'waiting';

const pauseOf = (tournament: Tournament | undefined): number =>
  tournament === undefined || isGoingOn(tournament) ? WHILE_PLAYED : AFTERWARDS;

interface Props {
  readonly id: string;
  /** Two whose games a link asks for. */
  readonly asked: Pair | undefined;
  readonly games: Games;
}

/** One tournament, as it goes. */
export function TournamentView({ id, asked, games }: Props) {
  const polling = useMemo(() => new Polling(addressOf(id), readTournament, pauseOf), [id]);
  useEffect(() => polling.start(), [polling]);
  const pair = useSignal(asked);
  useEffect(() => {
    pair.value = asked;
  }, [pair, asked]);
  const [tournament, trouble] = [polling.value.value, polling.trouble.value];
  useTelling(tournament, trouble);
  const [link, note] = [arenaLink({ id, pair: pair.value }), tournament && noteOf(tournament)];
  useEffect(() => {
    if (note !== undefined) record(link, 'replace', note);
  }, [link, note]);
  /** Looks at the games of two, or of nobody. */
  const choose = (next: Pair | undefined): void => {
    record(arenaLink({ id, pair: next }), 'push', note);
    pair.value = next;
  };
  return (
    <>
      {trouble !== undefined && <TroubleNote trouble={trouble} />}
      {trouble?.isGone === false && tournament === undefined && (
        <p>
          <a href="#/arena">All tournaments</a>
        </p>
      )}
      {tournament === undefined ? (
        trouble === undefined && <p class="loading">Loading …</p>
      ) : (
        <Parts tournament={tournament} pair={pair.value} games={games} onPair={choose} />
      )}
    </>
  );
}

interface PartsProps {
  readonly tournament: Tournament;
  readonly pair: Pair | undefined;
  readonly games: Games;
  readonly onPair: (pair: Pair | undefined) => void;
}

function Parts({ tournament, pair, games, onPair }: PartsProps) {
  const { id, bots, pairs, running, latest } = tournament;
  const isOn = isGoingOn(tournament);
  const met = pair && pairs.find(({ a, b }) => [a, b].includes(pair.a) && [a, b].includes(pair.b));
  const table = useRef<HTMLElement>(null);
  const close = (): void => {
    table.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus(); // where they were opened
    onPair(undefined);
  };
  return (
    <>
      <Head tournament={tournament} />
      <div class="arena-parts">
        <section aria-label="Leaderboard">
          <h3>Leaderboard</h3>
          <Leaderboard bots={bots} />
        </section>
        {isOn && (
          <section aria-label="Running games">
            <h3>Running games</h3>
            <RunningGames running={running} games={games} />
          </section>
        )}
        <section ref={table} aria-label="Everybody against everybody">
          <h3>Everybody against everybody</h3>
          <Crosstable bots={bots} pairs={pairs} chosen={pair} onPair={onPair} />
          {pair !== undefined && (
            <PairGames
              key={`${pair.a}\n${pair.b}`}
              id={id}
              pair={pair}
              about={met && pairText(seenBy(met, pair.a))}
              met={met?.games ?? 0}
              onClose={close}
            />
          )}
        </section>
        <section class={isOn ? '' : 'is-alone'} aria-label="Latest games">
          <h3>Latest games</h3>
          {latest.length === 0 ? (
            <p class="hint">No game is over yet.</p>
          ) : (
            <GameList id={id} pair={pair} games={latest.slice(0, LATEST)} />
          )}
        </section>
      </div>
    </>
  );
}

/** Its name, how far it is, and how it stands. */
function Head({ tournament }: { readonly tournament: Tournament }) {
  const { name, state, done, games, leftSeconds } = tournament;
  return (
    <header class="arena-head">
      <div class="arena-title">
        <h2>{name}</h2>
        <StateSign state={state} />
      </div>
      <p class="arena-soft">{planText(tournament)}</p>
      <progress aria-label="Games played" max={Math.max(games, 1)} value={done} />
      <p class="arena-progress">
        <span data-testid="progress">{progressText(tournament)}</span>
        {isGoingOn(tournament) && leftSeconds !== undefined && (
          <span data-testid="left">{timeLeftText(leftSeconds)}</span>
        )}
      </p>
      {state !== 'running' && (
        <p class={state === 'stopped' ? 'fault' : 'arena-stand note'} data-testid="stand">
          {standText(tournament)}
        </p>
      )}
    </header>
  );
}

const noteOf = ({ name, state }: Tournament): string => `${name}, ${state}`;

/** Says what changes for good: that it is over, that the server is gone, and that it is back. Scores change all the time. */
function useTelling(tournament: Tournament | undefined, trouble: Trouble | undefined): void {
  const before = useRef<{ state?: State; isGone: boolean }>({ isGone: false });
  const [state, isGone] = [tournament?.state, trouble?.isGone === true];
  useEffect(() => {
    const { state: was, isGone: wasGone } = before.current;
    before.current = { ...(state !== undefined && { state }), isGone };
    if (isGone !== wasGone) announceSeen(isGone ? 'The server does not answer.' : 'The server is back.');
    else if (tournament !== undefined && state !== was) announceSeen(`${tournament.name}: ${standText(tournament)}`);
  }, [state, isGone]);
}
