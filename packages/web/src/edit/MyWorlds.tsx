/** The worlds kept in this browser: keep, open, rename, delete; and all of them as a file. */

import { useSignal } from '@preact/signals';
import { capital, counted, gameTitles } from 'asterion/play';
import { useEffect, useRef } from 'preact/hooks';
import { sizeFault } from '../game/editing.js';
import { pickFile } from '../game/Share.js';
import { Button } from '../page/Button.js';
import { EnterForm } from '../shell/fields.js';
import type { KeptWorld, WorldEntry } from './kept-worlds.js';
import { NO_GAME } from './session.js';
import type { Stage } from './stage.js';
import { worlds } from './worlds.js';

interface Props {
  readonly stage: Stage;
}

export function MyWorlds({ stage }: Props) {
  useEffect(() => {
    const look = (): void => worlds.look();
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  const [list, note] = [worlds.list.value, worlds.note.value];
  const isReadable = list.some(({ kept }) => typeof kept !== 'string');
  return (
    <>
      <KeepForm stage={stage} />
      {note !== undefined && (
        <p class={note.isFault ? 'fault' : 'hint'} data-testid="worlds-note">
          {note.text}
        </p>
      )}
      {worlds.takeBack.value !== undefined && (
        <div class="button-row">
          <Button icon="undo" text="Take it back" onClick={() => worlds.takeBack.value?.()} />
        </div>
      )}
      {list.length === 0 ? (
        <p class="hint">
          None is kept in this browser yet. The drawing on screen is in the address anyway, and is there after a reload.
        </p>
      ) : (
        <ul class="slots" data-testid="worlds">
          {list.map((entry) => (
            <Entry key={entry.name} stage={stage} entry={entry} />
          ))}
        </ul>
      )}
      <div class="button-row">
        <Button icon="download" text="Export all" disabled={!isReadable} onClick={() => worlds.exportAll()} />
        <Button
          icon="open"
          text="Import …"
          title="A file of worlds is added to these; none is overwritten"
          onClick={() => pickFile((file) => void stage.session.openFile(file))}
        />
      </div>
    </>
  );
}

/** The world on screen under a name: that of the one that was opened, or one that is free. */
function KeepForm({ stage: { session, truth, pen } }: Props) {
  const typed = useSignal<string | undefined>(undefined);
  const game = session.game.value;
  const proposed = session.keptAs.value ?? worlds.freeName(game?.title ?? 'Maze');
  const name = typed.value ?? proposed;
  const isThere = worlds.list.value.some((entry) => entry.name === name.trim());
  const keep = (): void => {
    pen.lift();
    const sketch = session.sketch.peek();
    if (sketch === undefined) return;
    const value = truth.value.peek();
    const verdict = value === undefined ? undefined : game?.exact?.text(value);
    const named = { name: name.trim(), sketch, ...(game !== undefined && { game: game.game.name }) };
    if (!worlds.keep(named, verdict)) return;
    typed.value = undefined;
    session.keptAs.value = named.name;
  };
  return (
    <EnterForm class="field" onEnter={keep}>
      <label for="edit-name">Keep as</label>
      <div class="field-row">
        <input
          id="edit-name"
          type="text"
          maxLength={80}
          autocomplete="off"
          value={name}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit" disabled={session.sketch.value === undefined}>
          {isThere ? 'Replace' : 'Keep'}
        </button>
      </div>
    </EnterForm>
  );
}

function Entry({ stage, entry }: Props & { readonly entry: WorldEntry }) {
  const isRenaming = useSignal(false);
  const { name, kept } = entry;
  const open = (): void => {
    if (typeof kept === 'string') return;
    stage.pen.lift();
    const why = sizeFault(kept.named.sketch.scene);
    if (why === undefined) void stage.session.openNamed(kept.named);
    else worlds.refuse(`“${name}” cannot be opened. ${why}`);
  };
  if (isRenaming.value)
    return (
      <li>
        <Renaming
          entry={entry}
          onEnd={(next) => {
            isRenaming.value = false;
            if (next !== undefined && stage.session.keptAs.peek() === name) stage.session.keptAs.value = next;
          }}
        />
      </li>
    );
  return (
    <li>
      <p class="slot-name">{name}</p>
      <p class={typeof kept === 'string' ? 'fault' : 'hint'}>{typeof kept === 'string' ? kept : factsText(kept)}</p>
      <div class="button-row">
        {typeof kept === 'object' && (
          <>
            <Button text="Open" aria-label={`Open ${name}`} onClick={open} />
            <Button text="Rename" aria-label={`Rename ${name}`} onClick={() => (isRenaming.value = true)} />
          </>
        )}
        <Button text="Delete" aria-label={`Delete ${name}`} onClick={() => worlds.remove(entry)} />
      </div>
    </li>
  );
}

interface RenamingProps {
  readonly entry: WorldEntry;
  /** With the new name, if it has one. */
  readonly onEnd: (next?: string) => void;
}

function Renaming({ entry, onEnd }: RenamingProps) {
  const text = useSignal(entry.name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <EnterForm
      class="group"
      onEnter={() => {
        const name = text.value.trim();
        if (worlds.rename(entry, name)) onEnd(name);
      }}
    >
      <div class="field">
        <label for="edit-rename">New name for {entry.name}</label>
        <input
          id="edit-rename"
          ref={input}
          type="text"
          maxLength={80}
          autocomplete="off"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class="button-row">
        <button type="submit">Rename</button>
        <Button text="Cancel" onClick={() => onEnd()} />
      </div>
    </EnterForm>
  );
}

/** `Rogue, 10 rows, 14 columns: captured in 11 monster moves.` */
function factsText({ named: { sketch, game }, verdict }: KeptWorld): string {
  const { shape, rows, cols } = sketch.scene.world.grid;
  const title = game === undefined || game === NO_GAME ? 'Maze' : titleOf(game);
  const size = [counted(rows, 'row'), counted(cols, 'column'), ...(shape.name === 'rect' ? [] : [shape.title])];
  return `${capital([title, ...size].join(', '))}${verdict === undefined ? '' : `: ${verdict}`}.`;
}

const titleOf = (game: string): string => Object.entries(gameTitles).find(([name]) => name === game)?.[1].title ?? game;
