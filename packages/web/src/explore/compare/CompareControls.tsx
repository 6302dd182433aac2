import { useSignal } from '@preact/signals';
import { momentAt, type SearchSide } from 'asterion/players/explore';
import { Button } from '../../page/Button.js';
import { IconButton } from '../../page/IconButton.js';
import { EnterForm, Select, TextField } from '../../shell/fields.js';
import { CompareTable } from '../../shell/numbers.js';
import { Section } from '../../shell/Section.js';
import type { Rate } from './rates.js';
import type { CompareStage } from './stage.js';
import { endWords, TITLES } from './words.js';

interface Props {
  readonly stage: CompareStage;
}

export function CompareControls({ stage }: Props) {
  const { session } = stage;
  const isEmpty = stage.film.value === undefined;
  return (
    <div class="folds">
      <Section title="Two greedy searches" isOpen>
        <p class="hint">
          Both go on from the cell that looks nearest to their target, whatever the way there has cost, so their errors
          pile up at the other end. Searching from the avatar, the next step is a good one and the plan gets better on
          the way; now and then it turns back for ever. Searching from itself, the hunter keeps to its first plan. The
          avatar stands still; shaded cells were looked at.
        </p>
        <EnterForm class="new-world" onEnter={() => void session.start()}>
          <TextField session={session} field="seed" label="Seed">
            <IconButton icon="dice" label="New world, from a new seed" keys="G" onClick={() => session.drawSeed()} />
          </TextField>
        </EnterForm>
        <div class="button-row">
          <Button text="Back to the game" aria-keyshortcuts="Escape" onClick={() => session.compare(false)} />
          <Button icon="download" text="Export SVG" disabled={isEmpty} onClick={() => stage.exportSvg()} />
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
  const turn = stage.playback.step.value;
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
    <CompareTable
      id="pair"
      caption="The two searches in this world"
      heads={sides.map(({ hunter }) => TITLES[hunter])}
      rows={rows.map(([name, valueOf]) => [name, sides.map(valueOf)])}
    />
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
          <Select
            id="explore-chases"
            value={String(size.value)}
            choices={SIZES.map((count) => ({ name: String(count), title: count.toLocaleString('en') }))}
            onChoose={(name) => {
              size.value = Number(name);
            }}
          />
          {rates.isRunning.value ? (
            <Button text="Cancel" onClick={() => rates.cancel()} />
          ) : (
            <Button text="Rate" disabled={stage.film.value === undefined} onClick={() => stage.rate(size.value)} />
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
  <CompareTable
    id="rates"
    caption={`Hunters over ${done} chases`}
    corner="Hunter"
    heads={['Planned', 'Walked', 'Endless']}
    rows={rates.map(({ hunter, planned, walked, endless }) => [
      hunter,
      [
        planned.toFixed(3),
        Number.isFinite(walked) ? walked.toFixed(3) : '–',
        `${((100 * endless) / done).toFixed(1)} %`,
      ],
    ])}
  />
);
