import { MONSTER, ROGUE } from 'asterion/game';
import { shortValueText } from '../exact/words.js';
import { endText } from '../rogue/words.js';
import { playerOf } from './game.js';
import type { Viewing } from './viewing.js';
import { judgementText } from './words.js';

/** The move that led here: whose it was, what it was worth, and what would have been better. */
export function Status({ view }: { readonly view: Viewing }) {
  const [standing, reviewed] = [view.standing.value, view.reviewed.value];
  const mistake = reviewed?.mistake ?? undefined;
  const value = view.judged.value?.values[view.at.value];
  return (
    <div class={`review-status ${mistake === undefined ? '' : `is-${mistake}`}`}>
      <p class="review-move" data-testid="status">
        <MoveWords view={view} />
      </p>
      <p class="review-judgement" data-testid="judgement">
        {standing?.before !== undefined && reviewed !== undefined && mistake !== undefined
          ? judgementText(standing.before.position, reviewed)
          : standing?.end !== undefined && endText(standing.end, standing.position, [])}
      </p>
      <dl>
        {reviewed !== undefined && (
          <div>
            <dt>Before</dt>
            <dd data-testid="before">{shortValueText(reviewed.before)}</dd>
          </div>
        )}
        <div>
          <dt>{reviewed === undefined ? 'Value' : 'After'}</dt>
          <dd data-testid="value">{value === undefined ? '–' : shortValueText(value)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** `Move 4: the rogue (farthest) goes E.` */
function MoveWords({ view }: { readonly view: Viewing }) {
  const [standing, game, branch] = [view.standing.value, view.game.value, view.branch.value];
  if (standing === undefined || game === undefined) return <>No game yet.</>;
  const { turn, position } = standing;
  if (turn === undefined) return <>The start. The {position.seat} is to move.</>;
  const side = turn.seat === MONSTER ? MONSTER : ROGUE;
  const isTried = branch !== undefined && position.ply > branch.from;
  return (
    <>
      Move {position.ply}: {side} {turn.name} <span class="player">{isTried ? 'what if' : playerOf(game, side)}</span>
    </>
  );
}
