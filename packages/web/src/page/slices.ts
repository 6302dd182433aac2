/** Long work in short slices, so that the page stays alive. Gives way to the browser between them. */

const SLICE = 12;

/**
 * Calls `work` again and again until it says that it is done. The first slice runs at once: what is quickly made is
 * there before anything is drawn. Returns a function that cancels the rest.
 */
export function inSlices(work: () => boolean, onSlice: () => void, onDone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      if (!work()) continue;
      onDone();
      return;
    }
    onSlice();
    timer = setTimeout(slice);
  };
  slice();
  return () => {
    clearTimeout(timer);
  };
}
