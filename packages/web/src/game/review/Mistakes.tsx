/** How far the truth about a game is known, and every mistake by it. */

import { capital, type JudgedMove, type Mistake } from 'asterion/play';
import { Act } from '../../page/Act.js';
import { Button } from '../../page/Button.js';
import { titleOf } from '../exact-values.js';
import { MistakeSign } from './Graph.js';
import { playerOf, type ReviewedGame } from './opening.js';
import type { Reviewing } from './reviewing.js';
import { accuracyText, judgementText, mistakeBeside, moveText, summaryText } from './words.js';

interface Props {
  readonly play: Reviewing;
}

/** How far the exact table has come, or why there is none. Nothing to see once all is known. */
export function Solving({ play }: Props) {
  const { maker } = play;
  const now = maker.now.value;
  const text = {
    none: 'No game yet.',
    solving: `Solving every position … ${now.kind === 'solving' ? (now.progress?.text ?? '') : ''}`,
    solved:
      now.kind === 'solved' && now.why !== undefined
        ? `${now.why} So only who wins is known: blunders show, inaccuracies do not.`
        : undefined,
    refused: `This game cannot be solved here. ${now.kind === 'refused' ? now.why : ''} Its moves can be stepped through all the same.`,
    cancelled: 'Solving was cancelled: values and mistakes are not known.',
  }[now.kind];
  if (text === undefined) return null;
  return (
    <div class="solving" data-testid="solving">
      <p class={now.kind === 'refused' ? 'fault' : 'hint'}>{text}</p>
      {now.kind === 'solving' && (
        <div class="solving-row">
          <progress aria-label="Solving" />
          <button type="button" onClick={() => maker.cancel()}>
            Cancel
          </button>
        </div>
      )}
      {now.kind === 'cancelled' && (
        <button type="button" onClick={() => void play.solve()}>
          Solve
        </button>
      )}
    </div>
  );
}

/** Every mistake of the game in a sentence, and how exact each side was. */
export function Mistakes({ play }: Props) {
  const [game, review] = [play.game.value, play.review.value];
  if (game === undefined || review === undefined) return <p class="hint">Known once the game is solved.</p>;
  const mistakes = review.moves.filter(isMistake);
  const { description } = game.setup;
  return (
    <>
      <p class="summary" data-testid="summary">
        {summaryText(review, play.hasCounts.value)}
      </p>
      {play.sentences.value.length > 0 && <p data-testid="decided">{play.sentences.value.join(' ')}</p>}
      <dl class="accuracy" aria-label="Accuracy">
        {description.game.seats.map((seat) => (
          <div key={seat}>
            <dt>
              {capital(titleOf(description, seat))} <span class="player">{playerOf(game, seat)}</span>
            </dt>
            <dd data-testid={`accuracy-${seat}`}>{accuracyText(review.moves.filter((move) => move.seat === seat))}</dd>
          </div>
        ))}
      </dl>
      {mistakes.length > 0 && (
        <ol class="mistakes" aria-label="Mistakes">
          {mistakes.map((judged) => (
            <li key={judged.ply}>
              <MistakeButton play={play} game={game} judged={judged} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

type MadeMistake = JudgedMove & { readonly mistake: Mistake };

const isMistake = (judged: JudgedMove): judged is MadeMistake => judged.mistake !== null;

/** From mistake to mistake; that there are none, where there are none. */
export function Jumps({ play }: Props) {
  const review = play.review.value;
  if (review === undefined) return null;
  if (review.firstMistake === null) return <p class="hint">{summaryText(review, play.hasCounts.value)}</p>;
  const moves = play.judged.value?.moves ?? [];
  const isIdle = (way: 1 | -1) => mistakeBeside(moves, play.at.value, way) === undefined;
  return (
    <div class="play-bar" role="group" aria-label="Go to mistakes">
      <Button text="First mistake" onClick={() => play.goToFirst()} />
      <Act action="previous-mistake" text="Previous" isIdle={isIdle(-1)} />
      <Act action="next-mistake" text="Next" isIdle={isIdle(1)} />
    </div>
  );
}

interface MistakeProps extends Props {
  readonly game: ReviewedGame;
  readonly judged: MadeMistake;
}

function MistakeButton({ play, game, judged }: MistakeProps) {
  const { ply, seat, mistake } = judged;
  const isHere = !play.isTrying.value && play.at.value === ply;
  return (
    <button type="button" onClick={() => play.goTo(ply)} {...(isHere ? { 'aria-current': 'step' as const } : {})}>
      <MistakeSign mistake={mistake} />
      <span>
        <b>{moveText(game, judged)}</b>: {judgementText(game, judged)}{' '}
        <span class="player">
          {mistake} by {playerOf(game, seat)}
        </span>
      </span>
    </button>
  );
}
