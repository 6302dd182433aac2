/** Whose move it is or how the game ended, and the ways on from there. */

import { useSignal } from '@preact/signals';
import { formatRecording } from 'asterion/notation';
import { useEffect } from 'preact/hooks';
import { Act } from '../page/Act.js';
import { Button } from '../page/Button.js';
import { CopyLink } from '../shell/CopyLink.js';
import { FactList } from '../shell/numbers.js';
import { packText } from '../shell/pack.js';
import { ChallengeButton, ChallengeNote } from './ChallengePart.js';
import { LevelDone } from './levels.js';
import { ResultSign } from './ResultSign.js';
import { type EndKind, kindOf } from './result.js';
import { mistakeLink } from './review/link.js';
import type { Stage } from './stage.js';

interface Props {
  readonly stage: Stage;
}

/** What the end on screen is to whoever looks at it; undefined before the end. */
function resultOf({ play, levels }: Stage): EndKind | undefined {
  const end = play.standing.value?.end;
  const [people, isGuest] = [play.people.value, play.isGuest.value];
  return end && kindOf(end, { people, isGuest, isDone: levels?.isDone.value === true });
}

/** Whose move it is or how it ended, and what is to be known of the position; that it cannot be won, before all. */
export function Status({ stage }: Props) {
  const { play } = stage;
  const result = resultOf(stage);
  return (
    <div class={`play-status ${result === undefined ? '' : `is-over is-${result}`}`}>
      {play.warning.value !== undefined && (
        <p class="fault" data-testid="warning">
          {play.warning.value}
        </p>
      )}
      <div class="status-line">
        {result !== undefined && <ResultSign result={result} />}
        <p data-testid="status">{play.status.value}</p>
      </div>
      <ChallengeNote challenge={stage.challenge} />
      <FactList facts={(play.view.value?.facts ?? []).map(({ key, title, text }) => [title, text, key])} />
    </div>
  );
}

/** Where to go from a game that is over. Below the pad, so that nothing comes under a finger that still steps. */
export function AfterGame({ stage }: Props) {
  const { visit, play, exact, levels } = stage;
  const result = resultOf(stage);
  if (result === undefined || play.branch.value !== undefined) return null;
  const hasNext = levels?.isDone.value === true && levels.beside(1) !== undefined;
  return (
    <div class="after-game">
      {levels !== undefined && <LevelDone progress={levels} />}
      <div class="play-bar" role="group" aria-label="After the game">
        {hasNext && <Act action="pick" text="Next level" />}
        <Again stage={stage} />
        {!hasNext && <Act action="new-game" icon="dice" text="New game" />}
        {exact !== undefined && <ReviewLink stage={stage} />}
        <CopyLink
          link={() => visit.link()}
          isDisabled={false}
          label="Share this game"
          title="A link to the whole game"
        />
        <ChallengeButton challenge={stage.challenge} />
      </div>
    </div>
  );
}

/** From the start: one's own game, that of somebody else, or that of bots. */
function Again({ stage: { play } }: Props) {
  if (play.isWatching.value) return <Button icon="play" text="Watch again" onClick={() => play.playback.play()} />;
  return <Act action="restart" icon="start" text={play.isGuest.value ? 'Play it yourself' : 'Try again'} />;
}

/** From a finished game to its first mistake under review. Packing takes a moment. */
function ReviewLink({ stage: { play } }: Props) {
  const link = useSignal<string | undefined>(undefined);
  const now = play.now.value;
  useEffect(() => {
    let isLeft = false;
    link.value = undefined;
    const { recording } = play;
    if (now !== undefined && recording !== undefined) {
      void packText(formatRecording(recording)).then((packed) => {
        if (!isLeft) link.value = mistakeLink(packed);
      });
    }
    return () => {
      isLeft = true;
    };
  }, [link, now, play]);
  if (link.value === undefined) return null;
  return (
    <a class="button" href={link.value}>
      Review the game
    </a>
  );
}
