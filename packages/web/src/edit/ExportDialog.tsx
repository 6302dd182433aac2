import { ExportList } from '../files/ExportList.js';
import { Dialog } from '../shell/Dialog.js';
import { Check } from '../shell/fields.js';
import { worldFormats } from './formats.js';
import { playedOut } from './played.js';
import type { Stage } from './stage.js';
import { subjectOf } from './subject.js';

/** Everything the world on screen can be saved as. */
export function ExportDialog({ stage }: { readonly stage: Stage }) {
  const world = subjectOf(stage);
  const subject = world && { ...world, played: playedOut(stage) };
  const hasSolution = subject?.path !== undefined;
  const close = (): void => {
    stage.isExporting.value = false;
  };
  return (
    <Dialog title="Export" onClose={close}>
      <div class="export-choices">
        {hasSolution && (
          <Check
            label="With the solution, in pictures and on paper"
            isChecked={stage.withSolution.value}
            onChange={(isOn) => {
              stage.withSolution.value = isOn;
            }}
          />
        )}
      </div>
      {subject !== undefined && (
        <ExportList
          subject={subject}
          formats={worldFormats}
          cellSize={stage.cellSize}
          hint="JSON holds everything; what a format cannot hold, it says."
          printed="the board alone, on one page"
        />
      )}
    </Dialog>
  );
}
