/** Lets the visitor choose a file. The input exists only for the moment: nobody has to tab past it. */
export function pickFile(open: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.txt,.map,.maze,text/plain,application/json';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) open(file);
  });
  input.click();
}
