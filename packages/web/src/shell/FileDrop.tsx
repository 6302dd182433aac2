import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface Props {
  readonly onFile: (file: File) => void;
  /** Further classes of the room. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A room. Files can be dropped anywhere on the page; a button "Open a file" does the same. */
export function FileDrop({ onFile, class: classes = '', children }: Props) {
  const isOver = useSignal(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      isOver.value = true;
    };
    const leave = (event: DragEvent): void => {
      // Also told of on the way from one element to another.
      if (!(event.relatedTarget instanceof Node)) isOver.value = false;
    };
    const drop = (event: DragEvent): void => {
      isOver.value = false;
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault(); // the browser would leave the page for the file
      onFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [onFile, isOver]);
  return <div class={`room ${classes} ${isOver.value ? 'is-dropping' : ''}`}>{children}</div>;
}
