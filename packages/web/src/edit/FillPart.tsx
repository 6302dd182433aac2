/** Generators as brushes: an area is filled by one of them, and the rest of the world stays. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type AreaFiller, areaFillers, fillFault } from 'asterion/edit';
import { counted } from 'asterion/play';
import { useMemo } from 'preact/hooks';
import { announce } from '../page/announce.js';
import { Button } from '../page/Button.js';
import { IconButton } from '../page/IconButton.js';
import { drawSeed } from '../shell/draw-seed.js';
import { EnterForm, RangeField, Select, TextField } from '../shell/fields.js';
import type { Stage } from './stage.js';
import { TypedForm } from './typed-form.js';
import { AreaNote, WorkNote } from './WorkNote.js';

interface Props {
  readonly stage: Stage;
}

const form = new TypedForm('edit-fill', { seed: '1', braid: '0' });
const chosen = signal(areaFillers[0].name);

const GROUPS: readonly { readonly title: string; readonly has: (filler: AreaFiller) => boolean }[] = [
  { title: 'Mazes', has: ({ isMaze }) => isMaze },
  { title: 'Dungeons', has: ({ name }) => name.startsWith('dungeon-') },
  { title: 'Realms', has: () => true },
];

/** By filler: why it cannot fill the area. Of the world only its grid and kind count, so that not every stroke is asked about. */
export function useMisfits({ session, area }: Stage): ReadonlySignal<ReadonlyMap<string, string>> {
  return useMemo(() => {
    const grid = computed(() => session.sketch.value?.scene.world.grid);
    const kind = computed(() => session.sketch.value?.kind);
    return computed(() => {
      const [cells, sketch] = [area.cells.value, session.sketch.peek()];
      if (grid.value === undefined || kind.value === undefined || sketch === undefined) return new Map();
      const whys = areaFillers.map(({ name }) => [name, fillFault(sketch, { filler: name, cells, seed: '' })] as const);
      return new Map(whys.filter((one): one is [string, string] => one[1] !== undefined));
    });
  }, [session, area]);
}

interface FillerProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly misfits: ReadonlyMap<string, string>;
  /** Before all of them. */
  readonly others?: readonly { readonly name: string; readonly title: string }[];
  readonly onChoose: (name: string) => void;
}

/** All of them; those that do not apply cannot be chosen, and why is told below. */
export function FillerField({ id, label, value, misfits, others = [], onChoose }: FillerProps) {
  const [about, why] = [areaFillers.find(({ name }) => name === value)?.about, misfits.get(value)];
  const choices = areaFillers.map((filler) => ({
    name: filler.name,
    title: filler.title,
    group: GROUPS.find(({ has }) => has(filler))?.title ?? '',
    isApt: !misfits.has(filler.name),
  }));
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Select
        id={id}
        value={value}
        choices={[...others, ...choices]}
        onChoose={onChoose}
        aria-describedby={`${id}-about`}
      />
      <div id={`${id}-about`}>
        {why === undefined ? about !== undefined && <p class="hint">{about}</p> : <p class="fault">{why}</p>}
        <Misfits misfits={misfits} />
      </div>
    </div>
  );
}

/** Each reason once, with all it is the reason for. */
function Misfits({ misfits }: Pick<FillerProps, 'misfits'>) {
  if (misfits.size === 0) return null;
  const whys = [...new Set(misfits.values())];
  return (
    <details class="misfits">
      <summary>{counted(misfits.size, 'generator')} cannot fill this</summary>
      <ul>
        {whys.map((why) => (
          <li key={why} class="hint">
            {areaFillers
              .filter(({ name }) => misfits.get(name) === why)
              .map(({ title }) => title)
              .join(', ')}
            : {why}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function FillPart({ stage }: Props) {
  const { pen, area, work } = stage;
  const misfits = useMisfits(stage).value;
  const filler = areaFillers.find(({ name }) => name === chosen.value && !misfits.has(name));
  const fill = (): void => {
    pen.lift();
    const sketch = stage.session.sketch.peek();
    if (sketch === undefined) return;
    const { seed, braid } = form.draft.peek();
    const plan = {
      filler: chosen.peek(),
      cells: area.cells.peek(),
      seed,
      braid: filler?.isMaze === true ? Number(braid) : 0,
    };
    const why = fillFault(sketch, plan);
    if (why !== undefined) {
      announce(why);
      if (!(plan.braid >= 0 && plan.braid <= 100)) form.refuse('braid', why);
      return;
    }
    const title = filler?.title ?? '';
    work.start(
      { kind: 'fill', plan },
      `Fill: ${title}`,
      () => `${title}, seed ${seed}: ${counted(plan.cells.length, 'cell')} filled.`,
    );
  };
  const another = (): void => {
    const { seed } = form.draft.peek();
    form.choose({ seed: /^\d{1,15}$/.test(seed) ? String(Number(seed) + 1) : drawSeed() });
    fill();
  };
  return (
    <EnterForm class="group" onEnter={fill}>
      <FillerField
        id="edit-filler"
        label="Generator"
        value={chosen.value}
        misfits={misfits}
        onChoose={(name) => {
          chosen.value = name;
        }}
      />
      <TextField session={form} field="seed" label="Seed of the filling">
        <IconButton icon="dice" label="New seed of the filling" onClick={() => form.choose({ seed: drawSeed() })} />
      </TextField>
      {filler?.isMaze === true && (
        <RangeField session={form} field="braid" label="Dead ends opened, in percent" max={100} />
      )}
      <AreaNote stage={stage} />
      <div class="button-row">
        <button type="submit" aria-disabled={filler === undefined}>
          Fill the area
        </button>
        <Button text="Fill with the next seed" aria-disabled={filler === undefined} onClick={another} />
      </div>
      <WorkNote stage={stage} task="fill" />
    </EnterForm>
  );
}
