/** Other sizes, and turning: the world is cut, grown, mirrored or turned, as one step. */

import { signal, useSignal } from '@preact/signals';
import {
  boxOf,
  resizedSketch,
  type Sketch,
  type SketchTurn,
  sketchTurns,
  turnedSketch,
  turnFault,
} from 'asterion/edit';
import { type Grid, type GridBox, resizeFault, sizeFault as shapeFault } from 'asterion/world';
import { cellsFault } from '../game/editing.js';
import type { Note } from '../game/visiting.js';
import { announce } from '../page/announce.js';
import { Button } from '../page/Button.js';
import { EnterForm, Select, TextField } from '../shell/fields.js';
import type { Stage } from './stage.js';
import { TypedForm } from './typed-form.js';
import { NoteLine } from './WorkNote.js';

/** Where the old part stays in the new size: which share of what is added, or cut, lies above it and to its left. */
const PLACES: readonly { readonly name: string; readonly title: string; readonly share: readonly [number, number] }[] =
  [
    { name: 'top-left', title: 'Top left', share: [0, 0] },
    { name: 'top', title: 'Top', share: [0, 0.5] },
    { name: 'top-right', title: 'Top right', share: [0, 1] },
    { name: 'left', title: 'Left', share: [0.5, 0] },
    { name: 'middle', title: 'Middle', share: [0.5, 0.5] },
    { name: 'right', title: 'Right', share: [0.5, 1] },
    { name: 'bottom-left', title: 'Bottom left', share: [1, 0] },
    { name: 'bottom', title: 'Bottom', share: [1, 0.5] },
    { name: 'bottom-right', title: 'Bottom right', share: [1, 1] },
  ];

const form = new TypedForm('edit-size', { rows: '', cols: '' });
const place = signal('top-left');

/** The box that a new size is, in rows and columns of the old one. */
function boxFor(grid: Grid, rows: number, cols: number, [above, left]: readonly [number, number]): GridBox {
  const [moreRows, moreCols] = [rows - grid.rows, cols - grid.cols];
  const before = Math.trunc(moreRows * (grid.origin === 'top' ? above : 1 - above));
  const beside = Math.trunc(moreCols * left);
  return [0 - before, 0 - beside, rows - before - 1, cols - beside - 1];
}

export function SizePart({ stage }: { readonly stage: Stage }) {
  const { session, area, pen } = stage;
  const sketch = session.sketch.value;
  const note = useSignal<Note | undefined>(undefined);
  if (sketch === undefined) return null;
  const { grid } = sketch.scene.world;
  const isCut = area.shown.value !== undefined;
  const say = (text: string, isFault = false): void => {
    note.value = { text, isFault };
    announce(text);
  };
  /** What is done to the sketch as it stands: as a step, or not at all, and that is said. */
  const change = (
    why: string | undefined,
    title: string,
    next: () => { sketch: Sketch; notes: readonly string[] },
  ): void => {
    if (why !== undefined) {
      say(why, true);
      return;
    }
    const changed = next();
    const { rows, cols } = changed.sketch.scene.world.grid;
    const isStep = session.add(changed.sketch, title);
    say(
      isStep ? [`${title}: ${rows} rows and ${cols} columns now.`, ...changed.notes].join(' ') : 'Nothing has changed.',
    );
  };
  /** Whatever is under way in the pen is a step first. */
  const now = (): Sketch => {
    pen.lift();
    return session.sketch.peek() ?? sketch;
  };
  const fit = (box: GridBox, title: string): void => {
    const from = now();
    const [rows, cols] = [box[2] - box[0] + 1, box[3] - box[1] + 1];
    const why = shapeFault(grid.shape, rows, cols) ?? cellsFault(rows * cols) ?? resizeFault(grid, box);
    change(why, title, () => resizedSketch(from, box));
  };
  const resize = (): void => {
    const { rows, cols } = form.draft.peek();
    const [height, width] = [
      rows.trim() === '' ? grid.rows : Number(rows),
      cols.trim() === '' ? grid.cols : Number(cols),
    ];
    const share = PLACES.find(({ name }) => name === place.peek())?.share ?? [0, 0];
    fit(boxFor(grid, height, width, share), 'Another size');
  };
  const turn = (name: SketchTurn, title: string): void => {
    const from = now();
    change(turnFault(from, name), title, () => ({ sketch: turnedSketch(from, name), notes: [] }));
  };
  return (
    <EnterForm class="group" onEnter={resize}>
      <div class="field-pair">
        <TextField session={form} field="rows" label="New rows" placeholder={String(grid.rows)} isNumber />
        <TextField session={form} field="cols" label="New columns" placeholder={String(grid.cols)} isNumber />
      </div>
      <div class="field">
        <label for="edit-stays">What is there stays at the</label>
        <Select
          id="edit-stays"
          value={place.value}
          choices={PLACES}
          onChoose={(name) => {
            place.value = name;
          }}
        />
      </div>
      <div class="button-row">
        <button type="submit">Resize</button>
        <Button
          text="Crop to the area"
          aria-disabled={!isCut}
          onClick={() =>
            area.shown.value === undefined
              ? say('No area is chosen: the tool Select chooses one.', true)
              : fit(boxOf(grid, area.shown.value).box, 'Crop')
          }
        />
      </div>
      <div class="palette-part" role="group" aria-label="Mirror and turn">
        {sketchTurns.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            aria-disabled={turnFault(sketch, name) !== undefined}
            onClick={() => turn(name, title)}
          >
            {title}
          </button>
        ))}
      </div>
      <NoteLine note={note.value} of="size" />
    </EnterForm>
  );
}
