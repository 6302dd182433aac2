import type { Mistake, ReviewedMove } from 'asterion/exact';
import { capital } from '../play/words.js';
import type { Side } from '../rogue/table.js';
import { Act } from '../shell/Act.js';
import { type Game, playerOf } from './game.js';
import { mistakeBeside } from './judging.js';
import { MistakeSign } from './MistakeSign.js';
import type { Viewing } from './viewing.js';
import { accuraciesOf, accuracyText, faultText, moveText, summaryText } from './words.js';

/** Every mistake of the game in a sentence, and how exact each side was. */
export function Mistakes({ view }: { readonly view: Viewing }) {
  const [game, review, table] = [view.game.value, view.review.value, view.table.value];
  if (game === undefined || review === undefined || table === undefined)
    return <p class="hint">Known once the game is solved.</p>;
  const mistakes = review.moves.filter(isMistake);
  return (
    <>
      <p class="summary" data-testid="summary">
        {summaryText(review, table.hasDepths)}
      </p>
      <dl class="accuracy" aria-label="Accuracy">
        {accuraciesOf(review).map((accuracy) => (
          <div key={accuracy.side}>
            <dt>
              {capital(accuracy.side)} <span class="player">{playerOf(game, accuracy.side)}</span>
            </dt>
            <dd data-testid={`accuracy-${accuracy.side}`}>{accuracyText(accuracy)}</dd>
          </div>
        ))}
      </dl>
      {mistakes.length > 0 && (
        <>
          <Jumps view={view} />
          <ol class="mistakes" aria-label="Mistakes">
            {mistakes.map((reviewed) => (
              <li key={reviewed.ply}>
                <MistakeButton view={view} game={game} reviewed={reviewed} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

type MadeMistake = ReviewedMove & { readonly mistake: Mistake };

const isMistake = (reviewed: ReviewedMove): reviewed is MadeMistake => reviewed.mistake !== null;

function Jumps({ view }: { readonly view: Viewing }) {
  const moves = view.judged.value?.moves ?? [];
  const isIdle = (way: 1 | -1) => mistakeBeside(moves, view.at.value, way) === undefined;
  return (
    <div class="button-row" role="group" aria-label="Go to mistakes">
      <Act text="First" shown="Z" keys="Z" onClick={() => view.goToFirst()} />
      <Act text="Previous" shown="Q" keys="Q" isIdle={isIdle(-1)} onClick={() => view.goToMistake(-1)} />
      <Act text="Next" shown="G" keys="G" isIdle={isIdle(1)} onClick={() => view.goToMistake(1)} />
    </div>
  );
}

interface MistakeProps {
  readonly view: Viewing;
  readonly game: Game;
  readonly reviewed: MadeMistake;
}

function MistakeButton({ view, game, reviewed }: MistakeProps) {
  const { ply, seat, mistake } = reviewed;
  const { position } = game.line[ply - 1];
  const isHere = view.branch.value === undefined && view.at.value === ply;
  return (
    <button type="button" onClick={() => view.goTo(ply)} {...(isHere ? { 'aria-current': 'step' as const } : {})}>
      <MistakeSign mistake={mistake} />
      <span>
        <b>{moveText(position, reviewed)}</b>: {faultText(position, reviewed)}{' '}
        <span class="player">
          {mistake} by {playerOf(game, seat as Side)}
        </span>
      </span>
    </button>
  );
}
