import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { PageRoom } from './room.js';

interface Props {
  readonly rooms: readonly PageRoom[];
  readonly current: PageRoom | undefined;
}

/** The rooms. Where there is no space for all of them they scroll, and fade out towards those that are not seen. */
export function Tabs({ rooms, current }: Props) {
  const nav = useRef<HTMLElement>(null);
  const hasBefore = useSignal(false);
  const hasAfter = useSignal(false);

  const look = (): void => {
    if (nav.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = nav.current;
    hasBefore.value = scrollLeft > 0;
    hasAfter.value = scrollLeft + clientWidth < scrollWidth - 1; // widths are rounded
  };

  // In the middle, so that its neighbours are seen as well.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    look();
  }, [current, rooms.length]);

  useEffect(() => {
    const observer = new ResizeObserver(look);
    if (nav.current !== null) observer.observe(nav.current);
    return () => observer.disconnect();
  }, []);

  return (
    <nav
      ref={nav}
      class={`tabs ${hasBefore.value ? 'has-before' : ''} ${hasAfter.value ? 'has-after' : ''}`}
      aria-label="Rooms"
      onScroll={look}
    >
      {rooms.map((room) => (
        <a key={room.id} href={`#/${room.id}`} {...(room === current ? { 'aria-current': 'page' as const } : {})}>
          {room.title}
        </a>
      ))}
    </nav>
  );
}
