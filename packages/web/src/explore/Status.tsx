import { mayPass } from 'asterion/game';
import { statusWords } from 'asterion/play';
import { FactList } from '../shell/numbers.js';
import { messagesUpTo } from './messages.js';
import type { Stage } from './stage.js';

/** What is to be done or how it ended; which world, how many coins, which turn. Always as high: nothing jumps. */
export function Status({ stage: { journey, session } }: { readonly stage: Stage }) {
  const [position, outcome] = [journey.position.value, journey.outcome.value];
  if (position === undefined)
    return (
      <div class="play-status">
        <p data-testid="status">{session.isGrowing.value ? 'Growing the world …' : 'No world yet.'}</p>
      </div>
    );
  const { setup, level, taken, purse, turn } = position;
  const { worlds, toll } = setup.options;
  return (
    <div class={`play-status ${outcome === undefined ? '' : 'is-over'}`}>
      <div class="play-words">
        <p data-testid="status">{session.isGrowing.value ? 'Growing the world …' : statusWords(position, outcome)}</p>
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
    </div>
  );
}
