/** The page inside other pages: what a link holds, to look at, and a way to all of it. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Announcement } from '../page/Announcement.js';
import { wholePage } from '../page/embedding.js';
import { Later } from './Later.js';
import { loadedRoom, requestRoom } from './loading.js';
import { arrival, here } from './place.js';
import type { PageRoom } from './room.js';

interface Props {
  readonly rooms: readonly PageRoom[];
}

export function Embedded({ rooms }: Props) {
  const link = arrival.value;
  const room = link.ok ? rooms.find(({ id }) => id === link.room && id !== '') : undefined;
  const isLost = useSignal(false);
  const isUsed = useSignal(false);
  const loaded = room && loadedRoom(room).value;
  useLayoutEffect(() => {
    document.title = room === undefined ? 'Asterion' : `${room.title} - Asterion`;
    if (room !== undefined) void requestRoom(room);
  }, [room]);
  // Nobody has asked to hear of what stands somewhere on a page, until they come to it.
  useEffect(() => {
    const use = (): void => {
      isUsed.value = true;
    };
    for (const type of ['focusin', 'pointerdown']) addEventListener(type, use, { once: true });
  }, []);
  const viewer = loaded?.kind === 'here' ? loaded.content.viewer : undefined;
  const load = useMemo(() => viewer ?? (() => Promise.reject(new Error('There is nothing to look at.'))), [viewer]);
  return (
    <main class="embedded">
      <h1 class="visually-hidden">{room === undefined ? 'Asterion' : `Asterion: ${room.title}`}</h1>
      {!link.ok || room === undefined ? (
        <Message text={link.ok ? 'A link to a world or a game belongs into the address of this frame.' : link.why} />
      ) : loaded?.kind === 'missing' || isLost.value ? (
        <Message text="It could not be loaded. Is there a connection?" />
      ) : loaded?.kind !== 'here' ? (
        <p class="loading">Loading {room.title} …</p>
      ) : viewer === undefined ? (
        <Message text={`${room.title} is not shown inside other pages.`} />
      ) : (
        <Later
          load={load}
          onMissing={() => {
            isLost.value = true;
          }}
        >
          {(Viewer) => <Viewer query={link.query} />}
        </Later>
      )}
      <p class="embedded-way">
        <a href={wholePage(here.value)} target="_blank" rel="noopener">
          Open in Asterion
        </a>
      </p>
      {isUsed.value && <Announcement />}
    </main>
  );
}

const Message = ({ text }: { readonly text: string }) => (
  <p class="note" role="alert">
    {text}
  </p>
);

/** In place of the app, where somebody has put all of it into a frame. */
export const Framed = () => (
  <main class="embedded">
    <p class="note">
      Asterion is not shown inside other pages, so that nobody is led to click on something that they do not see.
    </p>
    <p class="embedded-way">
      <a href={location.href} target="_blank" rel="noopener">
        Open it as a page of its own
      </a>
    </p>
  </main>
);
