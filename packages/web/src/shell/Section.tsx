import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isCalm } from '../page/settings.js';

interface Props {
  readonly title: string;
  /** Whether it starts open. From then on it is the visitor's to open and fold. */
  readonly isOpen?: boolean;
  /** Something inside wants to be seen: opens it. It never folds by itself, under the hands of somebody. */
  readonly isUrgent?: boolean;
  /** Told whenever it is opened: what few use is loaded then. */
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

/** A part of the panel that can be folded away. */
export function Section({ title, isOpen = false, isUrgent = false, onOpen, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const startsOpen = useRef(isOpen || isUrgent).current;
  useEffect(() => {
    if (isUrgent && details.current !== null) details.current.open = true;
  }, [isUrgent]);
  return (
    <details
      ref={details}
      class="section"
      open={startsOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary onClick={bringIntoSight}>
        <h2>{title}</h2>
      </summary>
      <div class="section-body">{children}</div>
    </details>
  );
}

/** What is unfolded by hand is looked at next: as much of it as there is room for comes into sight. */
function bringIntoSight({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  // The click opens it only after this.
  requestAnimationFrame(() => {
    const section = currentTarget.parentElement;
    if (section instanceof HTMLDetailsElement && section.open)
      section.scrollIntoView({ block: 'nearest', behavior: isCalm.value ? 'auto' : 'smooth' });
  });
}

/** Some of what is in a section, under a name of its own. */
export const Group = ({ title, children }: Pick<Props, 'title' | 'children'>) => (
  <section class="group">
    <h3>{title}</h3>
    {children}
  </section>
);
