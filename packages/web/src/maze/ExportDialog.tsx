import type { Signal } from '@preact/signals';
import { ExportList } from '../files/ExportList.js';
import { textFormats } from '../files/export.js';
import { Dialog } from '../shell/Dialog.js';
import { Check, Select } from '../shell/fields.js';
import type { Stage } from './stage.js';
import { subjectOf } from './subject.js';

/** Everything the maze on screen can be saved as. */
export function ExportDialog({ stage }: { readonly stage: Stage }) {
  const { exporting, session } = stage;
  const subject = subjectOf(stage);
  const close = (): void => {
    stage.isExporting.value = false;
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
        <ExportList
          subject={subject}
          formats={textFormats}
          cellSize={exporting.cellSize}
          hint="Files hold what is on screen, at this step."
          printed="the maze alone, on one page"
        />
      )}
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
