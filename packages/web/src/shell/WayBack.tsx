import { useContext } from 'preact/hooks';
import { parseLink } from './link.js';
import { wayBack } from './place.js';
import { PageRooms } from './room.js';

/** The way back to where a link was followed from, if it says so. */
export function WayBack() {
  const rooms = useContext(PageRooms);
  const back = wayBack();
  if (back === null) return null;
  const link = parseLink(back);
  const room = link.ok ? rooms.find(({ id }) => id === link.room) : undefined;
  if (room === undefined) return null;
  return (
    <p class="way-back">
      <a class="button" href={`#/${back}`}>
        <span aria-hidden="true">←</span> Back to {room.title}
      </a>
    </p>
  );
}
