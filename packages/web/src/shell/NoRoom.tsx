import type { Link } from './link.js';
import type { Room } from './room.js';

/** For links that lead nowhere: what is wrong, and the ways on. */
export const NoRoom = ({ link, rooms }: { readonly link: Link; readonly rooms: readonly Room[] }) => (
  <section class="no-room" role="alert">
    <h2>This link does not open</h2>
    <p>{link.ok ? `There is no room called "${link.room}" here.` : link.why}</p>
    {!link.ok && <p>Reloading the page may bring its newest version, which may know how. Or start afresh:</p>}
    <ul>
      {rooms.map(({ id, title, about }) => (
        <li key={id}>
          <a href={`#/${id}`}>{title}</a>: {about}
        </li>
      ))}
    </ul>
  </section>
);
