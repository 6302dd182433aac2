import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';

interface Props {
  readonly title: string;
  /** Open on small screens too, where sections start closed. */
  readonly isOpen?: boolean;
  /** Something inside wants to be seen: opens it. */
  readonly isUrgent?: boolean;
  readonly children: ComponentChildren;
}

/** A part of the controls that can be folded away. */
export function Section({ title, isOpen = false, isUrgent = false, children }: Props) {
  const startsOpen = useMemo(() => isOpen || matchMedia('(min-width: 60rem)').matches, [isOpen]);
  return (
    <details class="section" open={startsOpen || isUrgent}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div class="section-body">{children}</div>
    </details>
  );
}
