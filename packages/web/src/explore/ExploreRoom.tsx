import { mayPass } from 'asterion/game/explore';
import { exploreDescription, statusWords } from 'asterion/play';
import { useEffect, useMemo } from 'preact/hooks';
import { BoardPart, FileNote, GrowingMessage, GrowingNote, Notice, StaleMessage } from '../game/around.js';
import { ChallengeNote } from '../game/ChallengePart.js';
import { MoveList } from '../game/MoveList.js';
import { columnsOf, headsOf, listedMoves } from '../game/move-rows.js';
import { Pad } from '../game/Pad.js';
import { ResultSign } from '../game/ResultSign.js';
import { kindOf } from '../game/result.js';
import { useActions, useEndings } from '../page/actions.js';
import { announce } from '../page/announce.js';
import { FileDrop } from '../shell/FileDrop.js';
import { Later } from '../shell/Later.js';
import { FactList } from '../shell/numbers.js';
import { WayBack } from '../shell/WayBack.js';
import { Transport } from '../transport/Transport.js';
import { Annotations } from './Annotations.js';
import { exploreActions, exploreEndings, exploreWay } from './actions.js';
import { ShowBar, WaysOn } from './Bars.js';
import { Controls } from './Controls.js';
import { messagesUpTo } from './messages.js';
import { SmallMap } from './SmallMap.js';
import { Stage } from './stage.js';
import '../game/game.css';
import './explore.css';

export function ExploreRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new Stage(), []);
  const { session } = stage;
  useEffect(() => void session.open(query), [session, query]);
  useEffect(() => () => session.close(), [session]);
  return (
    <FileDrop
      onFile={(file) => void session.openFile(file)}
      class={`playing explore ${stage.looking.isOn.value ? 'is-looking' : ''}`}
    >
      {session.isComparing.value ? <Comparing session={session} /> : <Game stage={stage} />}
    </FileDrop>
  );
}

const comparing = async () => (await import('./compare/Compare.js')).Compare;

function Comparing({ session }: Pick<Stage, 'session'>) {
  const missing = (): void => {
    session.compare(false);
    announce('What compares hunters could not be loaded. Is there a connection?');
  };
  return (
    <Later load={comparing} onMissing={missing}>
      {(Compare) => <Compare session={session} />}
    </Later>
  );
}

function Game({ stage }: { readonly stage: Stage }) {
  const { session, journey, board, hands, steered } = stage;
  useEffect(() => stage.watch(), [stage]);
  useActions(
    useMemo(() => exploreActions(stage), [stage]),
    useMemo(() => exploreWay(stage), [stage]),
  );
  useEndings(useMemo(() => exploreEndings(stage), [stage]));
  return (
    <>
      <section class="stage" aria-label="Board">
        <BoardPart
          board={board}
          name="explore"
          label={labelOf(stage)}
          hint={hintOf(stage)}
          hands={stage.boardHands}
          found={stage.found.value}
          keys="Arrow keys walk; X looks around cell by cell; M tells the nearest hunter."
        >
          <Annotations stage={stage} />
          <SmallMap stage={stage} />
          <GrowingMessage isGrowing={session.isGrowing.value} />
          <StaleMessage isStale={session.isStale.value} isEmpty={journey.position.value === undefined} what="world" />
        </BoardPart>
      </section>
      <div class="panel" aria-busy={session.isGrowing.value}>
        <WayBack />
        <FileNote visit={session} />
        <GrowingNote isGrowing={session.isGrowing.value} onCancel={() => void session.cancelGrowing()} />
        <Status stage={stage} />
        <Pad play={steered} input={hands} rest="Wait here" />
        <div class="play-bars">
          <WaysOn stage={stage} />
          <ShowBar stage={stage} />
        </div>
        <Moves stage={stage} />
        <Transport playback={journey.playback} label={replayLabel(stage)} onMoved={() => stage.tellTurn()}>
          <Notice text={session.notice.value} />
        </Transport>
        <Controls stage={stage} />
      </div>
    </>
  );
}

/** The steps of the run. */
function Moves({ stage }: { readonly stage: Stage }) {
  const { standings, playback } = stage.journey;
  const line = standings.value;
  const moves = useMemo(() => listedMoves(line, exploreDescription, exploreDescription.game.seats, undefined), [line]);
  const tip = line.at(-1);
  return (
    <MoveList
      playback={playback}
      moves={moves}
      columns={columnsOf(exploreDescription.game.seats)}
      heads={headsOf(exploreDescription.game.seats, exploreDescription)}
      end={tip?.end && statusWords(tip.position, tip.end)}
      onMoved={() => stage.tellTurn()}
    />
  );
}

function hintOf({ walking }: Stage): string | undefined {
  if (walking.refusal.value !== undefined) return undefined;
  return walking.isHunted.value ? 'A hunter is in view: a click is one step.' : 'Click or tap to travel.';
}

function replayLabel({ journey: { playback, line } }: Stage): string {
  if (!playback.isReady.value) return 'nothing to replay';
  return `turn ${playback.step.value.toLocaleString('en')} of ${(line.value.length - 1).toLocaleString('en')}`;
}

function labelOf({ journey }: Stage): string {
  const position = journey.position.value;
  return position === undefined ? 'World' : `World ${position.level} of ${position.setup.options.worlds},`;
}

/** What is to be done or how it ended; which world, how many coins, which turn. Always as high: nothing jumps. */
function Status({ stage: { journey, session } }: { readonly stage: Stage }) {
  const [position, outcome] = [journey.position.value, journey.outcome.value];
  if (position === undefined)
    return (
      <div class="play-status">
        <p data-testid="status">No world yet.</p>
      </div>
    );
  const { setup, level, taken, purse, turn } = position;
  const { worlds, toll } = setup.options;
  const result = outcome && kindOf(outcome, { people: exploreDescription.game.seats, isGuest: false });
  return (
    <div class={`play-status ${result === undefined ? '' : `is-over is-${result}`}`}>
      <div class="play-words">
        <div class="status-line">
          {result !== undefined && <ResultSign result={result} />}
          <p data-testid="status">{statusWords(position, outcome)}</p>
        </div>
        <p class="latest" data-testid="latest">
          {messagesUpTo(journey.line.value, journey.at.value)[0]?.text}
        </p>
      </div>
      <FactList
        facts={[
          ['World', `${level} of ${worlds}`, 'world'],
          ['Toll', `${Math.min(taken, toll)} of ${toll}${mayPass(position) ? ' ✓' : ''}`, 'toll'],
          ['Coins', purse, 'coins'],
          ['Turn', turn, 'turn'],
        ]}
      />
      <ChallengeNote challenge={session.challenge} />
    </div>
  );
}
