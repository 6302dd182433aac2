/** A new world to draw on. The one on screen can be had again by Undo. */

import { type Signal, useSignal } from '@preact/signals';
import { clearedSketch, type SketchKind, sketchKinds, sketchPlanFault } from 'asterion/edit';
import { capital, titled } from 'asterion/play';
import { shapeNamed, shapes } from 'asterion/world';
import { cellsFault } from '../game/editing.js';
import { announce } from '../page/announce.js';
import { Button } from '../page/Button.js';
import { Check, EnterForm, Select } from '../shell/fields.js';
import type { Stage } from './stage.js';
import { populated, startOf } from './starting.js';

export function NewWorld({ stage: { session, pen } }: { readonly stage: Stage }) {
  const kind = useSignal<SketchKind>('rooms');
  const shape = useSignal('rect');
  const rows = useSignal('12');
  const cols = useSignal('18');
  const isOpen = useSignal(true);
  const isInhabited = useSignal(true);
  const fault = useSignal<string | undefined>(undefined);
  const begin = (): void => {
    const plan = {
      kind: kind.value,
      shape: shapeNamed(shape.value),
      rows: Number(rows.value),
      cols: Number(cols.value),
      isOpen: isOpen.value,
    };
    fault.value = sketchPlanFault(plan) ?? cellsFault(plan.rows * plan.cols);
    if (fault.value !== undefined) {
      announce(fault.value);
      return;
    }
    pen.lift();
    const sketch = startOf(plan);
    session.begin(isInhabited.value ? populated(sketch, session.game.value) : sketch, 'New world');
    announce('A new world. Undo brings the one before back.');
  };
  const clear = (): void => {
    const sketch = session.sketch.value;
    if (sketch === undefined) return;
    pen.lift();
    if (session.add(clearedSketch(sketch), 'Clear')) announce('Cleared. Undo brings it back.');
    else announce('There is nothing to clear.');
  };
  const about = sketchKinds.find(({ name }) => name === kind.value)?.about;
  return (
    <EnterForm class="group" onEnter={begin}>
      <div class="field">
        <label for="edit-kind">Made of</label>
        <Select
          id="edit-kind"
          value={kind.value}
          choices={sketchKinds}
          onChoose={(name) => {
            kind.value = name === 'walls' ? 'walls' : 'rooms';
          }}
        />
        <p class="hint">{about}</p>
      </div>
      <div class="field">
        <label for="edit-shape">Shape</label>
        <Select
          id="edit-shape"
          value={shape.value}
          choices={Object.values(shapes).map(({ name, title }) => ({
            name,
            title: titled({ name, title: capital(title) }),
          }))}
          onChoose={(name) => {
            shape.value = name;
          }}
        />
      </div>
      <div class="field-pair">
        <SizeField id="rows" label="Rows" text={rows} />
        <SizeField id="cols" label="Columns" text={cols} />
      </div>
      {fault.value !== undefined && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      <Check
        label="Begin with open ground"
        isChecked={isOpen.value}
        onChange={(isChecked) => {
          isOpen.value = isChecked;
        }}
      />
      <Check
        label="Put in whom the game needs"
        isChecked={isInhabited.value}
        onChange={(isChecked) => {
          isInhabited.value = isChecked;
        }}
      />
      <div class="button-row">
        <button type="submit">New world</button>
        <Button text="Clear this one" onClick={clear} />
      </div>
    </EnterForm>
  );
}

interface SizeProps {
  readonly id: string;
  readonly label: string;
  readonly text: Signal<string>;
}

const SizeField = ({ id, label, text }: SizeProps) => (
  <div class="field">
    <label for={`edit-${id}`}>{label}</label>
    <input
      id={`edit-${id}`}
      type="text"
      inputMode="numeric"
      autocomplete="off"
      value={text.value}
      onInput={(event) => {
        text.value = event.currentTarget.value;
      }}
    />
  </div>
);
