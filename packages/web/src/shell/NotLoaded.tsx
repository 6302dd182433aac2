import { useEffect } from 'preact/hooks';
import { requestRoomAgain } from './loading.js';
import type { PageRoom } from './room.js';

/** For a room that could not be had: why that may be, and the ways on. Tries by itself once there is a connection. */
export function NotLoaded({ room }: { readonly room: PageRoom }) {
  const again = (): void => void requestRoomAgain(room);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [room]);
  return (
    <section class="no-room" role="alert">
      <h2>{room.title} is not here yet</h2>
      <p>
        This room was not loaded before the connection was lost. Rooms that were open before still work. Once there is a
        connection again, so does this one.
      </p>
      <div class="no-room-ways">
        <button type="button" onClick={again}>
          Try again
        </button>
        <button type="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    </section>
  );
}
