import { useEffect, useRef } from 'preact/hooks';
import { drawSheet, subjectOf } from './saving.js';
import type { Stage } from './stage.js';

/** The maze for paper. Filled just before printing, however that was asked for, and empty otherwise. */
export function PrintSheet({ stage }: { readonly stage: Stage }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fill = (): void => {
      const subject = subjectOf(stage);
      if (sheet.current !== null && subject !== undefined) drawSheet(sheet.current, subject);
    };
    const empty = (): void => sheet.current?.replaceChildren();
    addEventListener('beforeprint', fill);
    addEventListener('afterprint', empty);
    return () => {
      removeEventListener('beforeprint', fill);
      removeEventListener('afterprint', empty);
    };
  }, [stage]);
  return <div class="print-sheet" data-testid="print-sheet" ref={sheet} />;
}
