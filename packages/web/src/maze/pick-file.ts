import type { Stage } from './stage.js';

/** Lets the visitor choose a file, and opens it. The input exists only for the moment: nobody has to tab past it. */
export function pickFile(stage: Stage): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.txt,.map,.maze,text/plain,application/json';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) void stage.openFile(file);
  });
  input.click();
}
