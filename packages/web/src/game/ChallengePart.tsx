/** A challenge on screen: whose result is to be beaten, the trail, and the link to challenge somebody else. */

import type { BoardModel } from '../board/model.js';
import { palette } from '../page/settings.js';
import { kept } from '../page/stored.js';
import { CopyLink } from '../shell/CopyLink.js';
import type { Challenging } from './challenge.js';
import { wayPath } from './ways.js';

interface Props {
  readonly challenge: Challenging;
}

export function ChallengeNote({ challenge }: Props) {
  const text = challenge.text.value;
  return text === undefined ? null : (
    <p class="challenge-note" data-testid="challenge">
      {text}
    </p>
  );
}

/** The way of the ghost so far, and a dotted ring where it stands. */
export function GhostTrail({ challenge, model }: Props & { readonly model: BoardModel }) {
  const { scale } = model.viewport.value;
  const width = Math.max(1.5, scale / 14);
  if (challenge.trails.value.length === 0) return null;
  return (
    <g
      class="ghost"
      fill="none"
      stroke={palette.value.path}
      stroke-width={width}
      stroke-linecap="round"
      stroke-dasharray={`0 ${2.5 * width}`}
      data-testid="ghost"
    >
      {challenge.trails.value.map((cells, at) => {
        const steps = cells.filter((cell, step) => cell !== cells[step - 1]);
        const last = steps.at(-1);
        if (last === undefined) return null;
        const { x, y } = model.pixelOfCell(last);
        return (
          <g key={String(at)}>
            {steps.length > 1 && <path d={wayPath(model, steps, 0)} />}
            <circle cx={x} cy={y} r={0.4 * scale} />
          </g>
        );
      })}
    </g>
  );
}

const LINK = 'A link to the same start, with your result and your trail.';

/** What others know a visitor by; only their challenges carry it. */
const ownName = kept('name', { parse: (text) => text ?? '', format: (name) => name });

interface LinkProps extends Props {
  readonly isDisabled: boolean;
}

/** Under whose name, and the link. */
export const ChallengeLink = ({ challenge, isDisabled }: LinkProps) => (
  <div class="challenge-link" role="group" aria-label="Challenge">
    <div class="field">
      <label for="own-name">Your name, if you like</label>
      <input
        id="own-name"
        value={ownName.value}
        maxLength={40}
        autocomplete="nickname"
        onInput={(event) => {
          ownName.value = event.currentTarget.value;
        }}
      />
    </div>
    <CopyLink
      link={() => challenge.link(ownName.value)}
      isDisabled={isDisabled}
      label="Challenge a friend"
      hint={LINK}
    />
  </div>
);

/** The same where a game has ended, under the name that was given last. */
export const ChallengeButton = ({ challenge }: Props) => (
  <CopyLink link={() => challenge.link(ownName.value)} isDisabled={false} label="Challenge a friend" title={LINK} />
);
