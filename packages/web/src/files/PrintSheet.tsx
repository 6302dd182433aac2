import { useEffect, useRef } from 'preact/hooks';
import { isPrinting } from '../page/settings.js';
import type { Subject } from './export.js';
import { drawSheet } from './sheet.js';

interface Props {
  /** What is printed; undefined while there is nothing. The same function every time. */
  readonly subject: () => Subject | undefined;
}

/** A world for paper. Filled just before printing, however that was asked for, and empty otherwise. */
export function PrintSheet({ subject }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fill = (): void => {
      const printed = subject();
      if (sheet.current !== null && printed !== undefined) drawSheet(sheet.current, printed);
    };
    return isPrinting.subscribe((holds) => {
      if (holds) fill();
      else sheet.current?.replaceChildren();
    });
  }, [subject]);
  return <div class="print-sheet" data-testid="print-sheet" ref={sheet} />;
}
