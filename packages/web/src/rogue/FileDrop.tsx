import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly onFile: (file: File) => void;
  readonly isLooking: boolean;
  readonly children: ComponentChildren;
}

/** The room, as a place to drop files on. The button "Open a file" does the same. */
export function FileDrop({ onFile, isLooking, children }: Props) {
  const isOver = useSignal(false);
  const onDragOver = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    isOver.value = true;
  };
  const onDragLeave = (event: DragEvent): void => {
    // Also told of on the way from one element inside to another.
    if (!(event.relatedTarget instanceof Node)) isOver.value = false;
  };
  const onDrop = (event: DragEvent): void => {
    isOver.value = false;
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <div
      class={`room rogue ${isOver.value ? 'is-dropping' : ''} ${isLooking ? 'is-looking' : ''}`}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      {children}
    </div>
  );
}
