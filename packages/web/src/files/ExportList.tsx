/** Everything a world can be saved as: pictures, texts and maps. */

import { type Signal, useSignal } from '@preact/signals';
import { announce } from '../page/announce.js';
import { Button } from '../page/Button.js';
import type { Subject, TextFormat } from './export.js';
import { gifFault, pngFault, saveGif, savePng, saveText } from './saving.js';

interface Props {
  readonly subject: Subject;
  readonly formats: readonly TextFormat[];
  /** Pixels a cell of a PNG, as typed. */
  readonly cellSize: Signal<string>;
  /** What is said before anything is saved. */
  readonly hint: string;
  /** What is on paper. */
  readonly printed: string;
}

export function ExportList({ subject, formats, cellSize, hint, printed }: Props) {
  const note = useSignal(hint);
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
    <>
      <ul class="export-list">
        {formats.slice(0, 1).map((format) => (
          <Format key={format.name} {...format} subject={subject} onSave={save} />
        ))}
        <Png cellSize={cellSize} subject={subject} onSave={save} />
        {subject.played !== undefined && <Gif subject={subject} onSave={save} />}
        {formats.slice(1).map((format) => (
          <Format key={format.name} {...format} subject={subject} onSave={save} />
        ))}
        <li>
          <Button text="Print" onClick={() => print()} />
          <p class="hint">{printed}</p>
        </li>
      </ul>
      <p class="hint" data-testid="export-note">
        {note.value}
      </p>
    </>
  );
}

interface SaveProps {
  readonly subject: Subject;
  readonly onSave: (name: string, act: () => void | Promise<void>) => Promise<void>;
}

function Format({ subject, onSave, ...format }: SaveProps & TextFormat) {
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

function Gif({ subject, onSave }: SaveProps) {
  const fault = gifFault(subject);
  return (
    <li>
      <Button
        text="GIF"
        disabled={fault !== undefined}
        aria-describedby="export-gif"
        onClick={() => void onSave('GIF', () => saveGif(subject))}
      />
      <p class="hint" id="export-gif">
        {fault ?? 'best play, as a film'}
      </p>
    </li>
  );
}

function Png({ subject, cellSize, onSave }: SaveProps & Pick<Props, 'cellSize'>) {
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
