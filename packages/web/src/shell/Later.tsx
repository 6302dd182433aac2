import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface Props<Part> {
  /** What few use is loaded when somebody does. The same function every time. */
  readonly load: () => Promise<Part>;
  /** Told where it could not be had, such as without a connection. */
  readonly onMissing: () => void;
  /** Shows it once it is there. */
  readonly children: (part: Part) => ComponentChildren;
}

/** A part of a room that is loaded when it is shown. */
export function Later<Part>({ load, onMissing, children }: Props<Part>) {
  const loaded = useSignal<{ readonly part: Part } | undefined>(undefined);
  useEffect(() => {
    load().then((part) => {
      loaded.value = { part };
    }, onMissing);
  }, [load]);
  return loaded.value === undefined ? null : <>{children(loaded.value.part)}</>;
}
