import { type Signal, useSignal } from '@preact/signals';
import { announce } from '../page/announce.js';
import { Button } from '../page/Button.js';
import { Dialog } from '../shell/Dialog.js';
import { Check, Select } from '../shell/fields.js';
import { type Subject, textFormats } from './export.js';
import { pngFault, savePng, saveText, subjectOf } from './saving.js';
import type { Stage } from './stage.js';

/** Everything the maze on screen can be saved as. */
export function ExportDialog({ stage }: { readonly stage: Stage }) {
  const { exporting, session } = stage;
  const note = useSignal('Files hold what is on screen, at this step.');
  const subject = subjectOf(stage);
  const close = (): void => {
    stage.isExporting.value = false;
  };
  const save = async (name: string, act: () => void | Promise<void>): Promise<void> => {
    try {
      await act();
      note.value = `${name} saved.`;
    } catch (error) {
      note.value = `${name} could not be written: ${error instanceof Error ? error.message : String(error)}`;
    }
    announce(note.value);
  };
  return (
    <Dialog title="Export" onClose={close}>
      <div class="export-choices">
        {session.modes.frames.value.length > 1 && <WhichBoard stage={stage} />}
        {session.modes.now.value === 'walk' ? (
          <Wish label="With my way" wish={exporting.withTrail} />
        ) : (
          <>
            <Wish label="With the solution" wish={exporting.withPath} />
            <Wish label="With visited cells" wish={exporting.withVisited} />
          </>
        )}
      </div>
      {subject !== undefined && (
        <ul class="export-list">
          {textFormats.slice(0, 1).map((format) => (
            <Format key={format.name} {...format} subject={subject} onSave={save} />
          ))}
          <Png stage={stage} subject={subject} onSave={save} />
          {textFormats.slice(1).map((format) => (
            <Format key={format.name} {...format} subject={subject} onSave={save} />
          ))}
          <li>
            <Button text="Print" onClick={() => print()} />
            <p class="hint">the maze alone, on one page</p>
          </li>
        </ul>
      )}
      <p class="hint" data-testid="export-note">
        {note.value}
      </p>
    </Dialog>
  );
}

const Wish = ({ label, wish }: { readonly label: string; readonly wish: Signal<boolean> }) => (
  <Check
    label={label}
    isChecked={wish.value}
    onChange={(isOn) => {
      wish.value = isOn;
    }}
  />
);

interface SaveProps {
  readonly subject: Subject;
  readonly onSave: (name: string, act: () => void | Promise<void>) => Promise<void>;
}

function Format({ subject, onSave, ...format }: SaveProps & (typeof textFormats)[number]) {
  const fault = format.fault(subject);
  const id = `export-${format.ending.replaceAll('.', '-')}`;
  return (
    <li>
      <Button
        text={format.name}
        disabled={fault !== undefined}
        aria-describedby={id}
        onClick={() => void onSave(format.name, () => saveText(subject, format))}
      />
      <p class="hint" id={id}>
        {fault ?? format.about}
      </p>
    </li>
  );
}

function Png({ stage, subject, onSave }: SaveProps & { readonly stage: Stage }) {
  const { cellSize } = stage.exporting;
  const fault = pngFault(subject, cellSize.value);
  return (
    <li>
      <Button
        text="PNG"
        disabled={fault !== undefined}
        onClick={() => void onSave('PNG', () => savePng(subject, cellSize.value))}
      />
      <div class="png-size">
        <input
          type="text"
          inputMode="numeric"
          aria-label="Pixels a cell"
          aria-invalid={fault !== undefined}
          aria-describedby="export-png"
          value={cellSize.value}
          onInput={(event) => {
            cellSize.value = event.currentTarget.value;
          }}
        />
        <p class="hint" id="export-png">
          {fault ?? 'pixels a cell'}
        </p>
      </div>
    </li>
  );
}

function WhichBoard({ stage }: { readonly stage: Stage }) {
  const { board } = stage.exporting;
  return (
    <div class="field">
      <label for="export-board">Solution of</label>
      <Select
        id="export-board"
        value={String(board.value)}
        choices={stage.session.task.value?.searchers.map(({ title }, at) => ({ name: String(at), title })) ?? []}
        onChoose={(name) => {
          board.value = Number(name);
        }}
      />
    </div>
  );
}
