/** What can be taken in hand: brushes, what a stroke makes of the cells it passes, and symmetry. */

import type { Brush } from 'asterion/edit';
import { symmetries, symmetryFault } from 'asterion/edit';
import { Act, useKeyOf } from '../page/Act.js';
import { announce } from '../page/announce.js';
import { Button } from '../page/Button.js';
import type { KeyAction } from '../page/meanings.js';
import { Check, Select } from '../shell/fields.js';
import { tools } from './hand.js';
import type { Stage } from './stage.js';

interface Props {
  readonly stage: Stage;
}

const PARTS: readonly { readonly title: string; readonly of: readonly Brush['part'][] }[] = [
  { title: 'Ground and ways', of: ['ground', 'ways'] },
  { title: 'Figures and places', of: ['pieces', 'places'] },
];

/** The keys of those that have one. */
const KEYS: Readonly<Record<string, KeyAction>> = {
  wall: 'brush-wall',
  room: 'brush-room',
  corridor: 'brush-open',
  passage: 'brush-open',
  pit: 'brush-close',
  'thin-wall': 'brush-close',
  tunnel: 'brush-tunnel',
};

export function BrushPalette({ stage: { pen, session } }: Props) {
  const brushes = pen.brushes.value;
  const isWalls = session.sketch.value?.kind === 'walls';
  return (
    <div class="palette" role="group" aria-label="Brushes">
      {PARTS.map(({ title, of }) => {
        const own = of.flatMap((part) => brushes.filter((brush) => brush.part === part));
        return (
          <div key={title} class="palette-part" role="group" aria-label={title}>
            {own.map((brush) => (
              <BrushButton
                key={brush.name}
                brush={brush}
                // Of thin walls the key of the pit is that of the wall.
                action={isWalls && brush.name === 'pit' ? undefined : KEYS[brush.name]}
                isTaken={brush === pen.brush.value && pen.isDrawing.value}
                onTake={() => pen.take(brush.name)}
              />
            ))}
          </div>
        );
      })}
      {pen.brush.value.needsCost === true && (
        <div class="field">
          <label for="edit-cost">Cost of a step, 1 to 65535</label>
          <input
            id="edit-cost"
            type="text"
            inputMode="numeric"
            value={pen.cost.value}
            onInput={(event) => {
              pen.cost.value = event.currentTarget.value;
            }}
          />
        </div>
      )}
    </div>
  );
}

interface BrushProps {
  readonly brush: Brush;
  readonly action: KeyAction | undefined;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

function BrushButton({ brush: { title, about, glyph, part }, action, isTaken, onTake }: BrushProps) {
  const figure = useKeyOf('brush-figure');
  const own = useKeyOf(action ?? 'brush-after');
  const isFigure = part === 'pieces' || part === 'places';
  const key = isFigure ? figure : action === undefined ? undefined : own;
  return (
    <button
      type="button"
      title={about}
      aria-pressed={isTaken}
      onClick={onTake}
      {...(key !== undefined && { 'aria-keyshortcuts': key.shortcut })}
    >
      {glyph !== undefined && (
        <span class="palette-glyph" aria-hidden="true">
          {glyph}
        </span>
      )}
      <span>{title}</span>
      {key !== undefined && !isFigure && <kbd aria-hidden="true">{key.name}</kbd>}
    </button>
  );
}

/** The area, in words, and what cannot be done to it by drawing alone. */
function AreaBar({ stage: { pen, area } }: Props) {
  if (pen.tool.value !== 'select' && area.shown.value === undefined) return null;
  return (
    <div role="group" aria-label="Area">
      <p class="hint" data-testid="area">
        {area.text.value}
      </p>
      <Check
        label="Choose more: the area grows by each drag"
        isChecked={pen.isAdding.value}
        onChange={(isChecked) => {
          pen.isAdding.value = isChecked;
        }}
      />
      <div class="button-row">
        <Act action="area-all" text="Whole world" />
        <Button
          text="Clear area"
          onClick={() => {
            if (!area.clear()) announce(area.text.peek());
          }}
        />
      </div>
    </div>
  );
}

export function ToolBar({ stage }: Props) {
  const { pen, session } = stage;
  const grid = session.sketch.value?.scene.world.grid;
  return (
    <>
      <div class="palette-part" role="group" aria-label="Tools">
        {tools.map(({ name, title, about }) => (
          <button
            key={name}
            type="button"
            title={about}
            aria-pressed={pen.tool.value === name}
            onClick={() => pen.choose(name)}
          >
            {title}
          </button>
        ))}
        <Act action="eraser" text="Erase" title="Take away what the brush paints" isPressed={pen.isErasing.value} />
      </div>
      <AreaBar stage={stage} />
      <div class="field">
        <label for="edit-symmetry">Symmetry</label>
        <Select
          id="edit-symmetry"
          value={pen.symmetry.value}
          choices={symmetries.map(({ name, title }) => ({
            name,
            title,
            isApt: grid === undefined || symmetryFault(grid, name) === undefined,
          }))}
          onChoose={(chosen) => {
            const symmetry = symmetries.find(({ name }) => name === chosen);
            if (symmetry !== undefined) pen.mirror(symmetry.name);
          }}
        />
      </div>
    </>
  );
}
