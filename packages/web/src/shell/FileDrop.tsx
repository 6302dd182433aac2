import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface Props {
  readonly onFile: (file: File) => void;
  /** Further classes of the room. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A room. Files can be dropped anywhere on the page, or pasted; a button "Open a file" does the same. */
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
    const paste = ({ target, clipboardData }: ClipboardEvent): void => {
      if (target instanceof Element && target.closest('input, textarea, dialog') !== null) return;
      const text = clipboardData?.getData('text/plain') ?? '';
      const [file = text.trim() === '' ? undefined : new File([text], 'clipboard')] = clipboardData?.files ?? [];
      if (file !== undefined) onFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, [onFile, isOver]);
  return <div class={`room ${classes} ${isOver.value ? 'is-dropping' : ''}`}>{children}</div>;
}
