import { useSignal } from '@preact/signals';
import { momentAt, type SearchSide } from 'asterion/players';
import { IconButton } from '../../page/IconButton.js';
import { Icon } from '../../page/icons.js';
import { TextField } from '../../shell/fields.js';
import { Section } from '../../shell/Section.js';
import type { Rate } from './rates.js';
import type { CompareStage } from './stage.js';
import { endWords, TITLES } from './words.js';

interface Props {
  readonly stage: CompareStage;
}

export function CompareControls({ stage }: Props) {
  const { session } = stage;
  return (
    <div class="controls" aria-busy={stage.rates.isRunning.value}>
      <Section title="Two greedy searches" isOpen>
        <p class="hint">
          Both go on from the cell that looks nearest to their target, whatever the way there has cost, so their errors
          pile up at the other end. Searching from the avatar, the next step is a good one and the plan gets better on
          the way; now and then it turns back for ever. Searching from itself, the hunter keeps to its first plan. The
          avatar stands still; shaded cells were looked at.
        </p>
        <form
          class="new-world"
          onSubmit={(event) => {
            event.preventDefault();
            void session.start();
          }}
        >
          <TextField session={session} field="seed" label="Seed">
            <IconButton icon="dice" label="New world, from a new seed" keys="G" onClick={() => session.drawSeed()} />
          </TextField>
        </form>
        <div class="button-row">
          <button type="button" aria-keyshortcuts="Escape" onClick={() => session.compare(false)}>
            Back to the game
          </button>
          <button type="button" disabled={stage.film.value === undefined} onClick={() => stage.exportSvg()}>
            <Icon name="download" />
            Export SVG
          </button>
        </div>
      </Section>
      <Section title="This world" isOpen>
        <Numbers stage={stage} />
      </Section>
      <Section title="Many worlds" isOpen>
        <RatePanel stage={stage} />
      </Section>
    </div>
  );
}

function Numbers({ stage }: Props) {
  const sides = stage.film.value?.sides ?? [];
  const turn = stage.player.step.value;
  const rows: [string, (side: SearchSide) => string | number][] = [
    ['Planned now', (side) => momentAt(side, turn).plan.way.length - 1],
    ['Shortest now', (side) => momentAt(side, turn).shortest],
    ['Looked at now', (side) => momentAt(side, turn).looked],
    ['First plan', ({ moments: [first] }) => first.plan.way.length - 1],
    ['Shortest way', ({ moments: [first] }) => first.shortest],
    ['The chase', ({ moments }) => moments.length - 1],
    ['In all', endWords],
  ];
  return (
    <table class="compare" data-testid="pair">
      <caption class="visually-hidden">The two searches in this world</caption>
      <thead>
        <tr>
          <td />
          {sides.map(({ hunter }) => (
            <th scope="col" key={hunter}>
              {TITLES[hunter]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, valueOf]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {sides.map((side) => (
              <td key={side.hunter}>{valueOf(side)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SIZES = [100, 1000];

/** The same over a sample of worlds, with two hunters beside them that never go astray. */
function RatePanel({ stage }: Props) {
  const { rates } = stage;
  const size = useSignal(SIZES[0]);
  const sample = rates.sample.value;
  return (
    <>
      <div class="field">
        <label for="explore-chases">Chases, each in a world of its own</label>
        <div class="field-row">
          <select
            id="explore-chases"
            value={String(size.value)}
            onChange={(event) => {
              size.value = Number(event.currentTarget.value);
            }}
          >
            {SIZES.map((count) => (
              <option key={count} value={String(count)}>
                {count.toLocaleString('en')}
              </option>
            ))}
          </select>
          {rates.isRunning.value ? (
            <button type="button" onClick={() => rates.cancel()}>
              Cancel
            </button>
          ) : (
            <button type="button" disabled={stage.film.value === undefined} onClick={() => stage.rate(size.value)}>
              Rate
            </button>
          )}
        </div>
      </div>
      {sample !== undefined && (
        <>
          <p class="hint" data-testid="progress">
            {sample.done.toLocaleString('en')} of {sample.of.toLocaleString('en')} chases. Lengths over the shortest
            way.
          </p>
          {sample.done > 0 && <RateTable rates={sample.rates} done={sample.done} />}
        </>
      )}
    </>
  );
}

const RateTable = ({ rates, done }: { readonly rates: readonly Rate[]; readonly done: number }) => (
  <table class="compare" data-testid="rates">
    <caption class="visually-hidden">Hunters over {done} chases</caption>
    <thead>
      <tr>
        <th scope="col">Hunter</th>
        <th scope="col">Planned</th>
        <th scope="col">Walked</th>
        <th scope="col">Endless</th>
      </tr>
    </thead>
    <tbody>
      {rates.map(({ hunter, planned, walked, endless }) => (
        <tr key={hunter}>
          <th scope="row">{hunter}</th>
          <td>{planned.toFixed(3)}</td>
          <td>{Number.isFinite(walked) ? walked.toFixed(3) : '–'}</td>
          <td>{((100 * endless) / done).toFixed(1)} %</td>
        </tr>
      ))}
    </tbody>
  </table>
);
