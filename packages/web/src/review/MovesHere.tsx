import { shortValueText } from '../exact/words.js';
import { BoardLegend } from './BoardLegend.js';
import type { Option } from './options.js';
import type { Stage } from './stage.js';
import { worthText } from './words.js';

/** Every step of whoever is to move, with what it leads to: a button each, for fingers and for those who do not see the board. */
export function MovesHere({ stage: { view, trying } }: { readonly stage: Stage }) {
  const [position, options] = [view.standing.value?.position, view.options.value];
  if (position === undefined) return <p class="hint">No game yet.</p>;
  const { seat, monsters } = position;
  const which =
    seat === 'monster' && monsters.length > 1 ? ` Monster ${view.told.value.length + 1} of ${monsters.length}.` : '';
  return (
    <>
      <p class="hint" data-testid="to-move">
        {options.length === 0 ? 'The game is over here.' : `The ${seat} is to move.${which}${keepText(options)}`}
      </p>
      {options.length > 0 && (
        <ul class="options" aria-label="Moves to try">
          {options.map((option) => (
            <li key={option.name}>
              <OptionButton option={option} onTry={() => trying.tell(option.name)} />
            </li>
          ))}
        </ul>
      )}
      <BoardLegend view={view} />
    </>
  );
}

const keepText = (options: readonly Option[]): string =>
  options.length > 1 && options.every(({ value, isBest }) => value !== undefined && !isBest)
    ? ' Every move keeps the value.'
    : '';

function OptionButton({ option, onTry }: { readonly option: Option; readonly onTry: () => void }) {
  const { name, value, isBest, isNext } = option;
  const said = [value && worthText(value), isBest && 'best', isNext && 'comes next'].filter(
    (part) => typeof part === 'string',
  );
  return (
    <button
      type="button"
      class={isBest ? 'is-best' : ''}
      aria-label={`Try ${name}${said.length === 0 ? '' : `: ${said.join(', ')}`}`}
      onClick={onTry}
    >
      <b>{name}</b>
      {value !== undefined && <span>{shortValueText(value)}</span>}
      {isNext && (
        <span class="next" title="comes next on this line">
          ▸
        </span>
      )}
    </button>
  );
}
