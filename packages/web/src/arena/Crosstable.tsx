import type { BotRow, PairRow } from './data.js';
import type { Pair } from './links.js';
import { pairText, percentText, seenBy } from './words.js';

/** A table of more would be too large to find anything in. */
const MOST = 40;

const byName = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true }) || (one < other ? -1 : 1);

/** Those who are shown, by name: places change while one looks, and nobody wants to click on something that moves. */
export const crossed = (bots: readonly BotRow[]): readonly string[] =>
  bots
    .slice(0, MOST)
    .map(({ name }) => name)
    .sort(byName);

interface Props {
  readonly bots: readonly BotRow[];
  readonly pairs: readonly PairRow[];
  /** Whose games are open: the row and the column. */
  readonly chosen: Pair | undefined;
  readonly onPair: (pair: Pair | undefined) => void;
}

/** Points of the row against the column. A score opens the games of these two, and closes them again. */
export function Crosstable({ bots, pairs, chosen, onPair }: Props) {
  const names = crossed(bots);
  const met = new Map(pairs.flatMap((pair) => [pair.a, pair.b].map((name) => [keyOf(name, other(pair, name)), pair])));
  if (pairs.length === 0) return <p class="hint">Nobody has met anybody yet.</p>;
  return (
    <>
      <p class="hint">
        Points of the row against the column, in percent. A score shows the games of these two.
        {bots.length > MOST && ` The best ${MOST} of ${bots.length} bots.`}
      </p>
      <div class="arena-wide" role="region" aria-label="Table of scores" tabIndex={0}>
        <table class="arena-table arena-cross" data-testid="crosstable">
          <caption class="visually-hidden">Points of the row against the column, in percent</caption>
          <thead>
            <tr>
              <td />
              {names.map((name) => (
                <th scope="col" key={name} title={name}>
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row" class="arena-name" title={name}>
                  {name}
                </th>
                {names.map((against) => {
                  const pair = met.get(keyOf(name, against));
                  const isSelf = name === against;
                  const isChosen = chosen?.a === name && chosen.b === against;
                  return (
                    <td key={against} class={isSelf ? 'is-self' : ''}>
                      {pair !== undefined && !isSelf && (
                        <Score
                          pair={seenBy(pair, name)}
                          isChosen={isChosen}
                          onClick={() => onPair(isChosen ? undefined : { a: name, b: against })}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const keyOf = (name: string, against: string): string => JSON.stringify([name, against]);
const other = ({ a, b }: PairRow, name: string): string => (name === a ? b : a);

interface ScoreProps {
  /** As the row sees it. */
  readonly pair: PairRow;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

/** The colour says what the number says: blue for more than half, orange for less. */
function Score({ pair, isChosen, onClick }: ScoreProps) {
  const lead = Math.round(Math.abs(pair.score - 0.5) * 60);
  return (
    <button
      type="button"
      class={pair.score < 0.5 ? 'is-behind' : 'is-ahead'}
      style={{ '--lead': `${lead}%` }}
      aria-label={pairText(pair)}
      aria-expanded={isChosen}
      title={pairText(pair)}
      onClick={onClick}
    >
      {percentText(pair.score)}
    </button>
  );
}
