/** Hands a text or a blob to the visitor as a file. */
export function download(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser fetches it some time after the click; there is no event that says when.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
