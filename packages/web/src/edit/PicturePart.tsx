/** Rock and room from a picture: its dark parts are rock, stretched over the area. */

import { computed, signal } from '@preact/signals';
import { maskArea } from 'asterion/edit';
import { useEffect, useMemo } from 'preact/hooks';
import { pickFile } from '../game/Share.js';
import type { Note } from '../game/visiting.js';
import { announce } from '../page/announce.js';
import { Button } from '../page/Button.js';
import { Check, EnterForm, RangeField } from '../shell/fields.js';
import { lightOver, openPicture } from './picture.js';
import type { Stage } from './stage.js';
import { TypedForm } from './typed-form.js';
import { AreaNote, NoteLine } from './WorkNote.js';

const form = new TypedForm('edit-picture', { threshold: '50' });
const isInverted = signal(false);
/** The picture that was opened last, and what there is to say of it. */
const opened = signal<{ readonly name: string; readonly picture: ImageBitmap } | undefined>(undefined);
const note = signal<Note | undefined>(undefined);

const say = (text: string, isFault = false): void => {
  note.value = { text, isFault };
  announce(text);
};

async function open(file: File): Promise<void> {
  const picture = await openPicture(file);
  if (typeof picture === 'string') {
    say(picture, true);
    return;
  }
  opened.value = { name: file.name, picture };
  say(`${file.name} opened: ${picture.width} x ${picture.height} pixels.`);
}

export function PicturePart({ stage }: { readonly stage: Stage }) {
  const { session, area, pen } = stage;
  const file = stage.picture.value;
  useEffect(() => {
    if (file !== undefined) void open(file);
  }, [file]);
  /** The cells of the area that the picture leaves free; undefined without a picture. */
  const free = useMemo(() => {
    const grid = computed(() => session.sketch.value?.scene.world.grid);
    const light = computed(() => {
      const picture = opened.value?.picture;
      return grid.value && picture && lightOver(picture, grid.value, area.cells.value);
    });
    return computed(() => {
      const [at, least] = [light.value, Number(form.draft.value.threshold) / 100];
      return at && area.cells.value.filter((cell) => at(cell) >= least !== isInverted.value);
    });
  }, [session, area]);
  const isReady = free.value !== undefined;
  const apply = (): void => {
    const [sketch, cells] = [session.sketch.peek(), free.peek()];
    if (sketch === undefined || cells === undefined) {
      say('There is no picture yet.', true);
      return;
    }
    pen.lift();
    const within = new Set(cells);
    const edited = maskArea(sketch, area.cells.peek(), (cell) => within.has(cell));
    const isStep = session.add(edited.sketch, `Picture ${opened.peek()?.name ?? ''}`.trim());
    say(
      isStep ? [shareText(cells.length, area.cells.peek().length), ...edited.notes].join(' ') : 'Nothing has changed.',
    );
  };
  return (
    <EnterForm class="group" onEnter={apply}>
      <div class="button-row">
        <Button
          icon="open"
          text="Choose a picture"
          onClick={() => pickFile((chosen) => void open(chosen), 'image/*')}
        />
      </div>
      <p class="hint">
        Or drop one on the page. It is stretched over the area; what is dark becomes rock, the rest room.
      </p>
      <RangeField session={form} field="threshold" label="Dark is what is below so many percent of white" max={100} />
      <Check
        label="Invert: what is light becomes rock"
        isChecked={isInverted.value}
        onChange={(isChecked) => {
          isInverted.value = isChecked;
        }}
      />
      <AreaNote stage={stage} />
      {free.value !== undefined && <p class="hint">{shareText(free.value.length, area.cells.value.length)}</p>}
      <div class="button-row">
        <button type="submit" aria-disabled={!isReady}>
          Make rock and room
        </button>
        <Button
          text="Choose its room as the area"
          aria-disabled={!isReady}
          onClick={() => (free.value === undefined ? say('There is no picture yet.', true) : area.choose(free.value))}
        />
      </div>
      <NoteLine note={note.value} of="picture" />
    </EnterForm>
  );
}

const shareText = (free: number, all: number): string =>
  `${free.toLocaleString('en')} of ${all.toLocaleString('en')} cells are room.`;
