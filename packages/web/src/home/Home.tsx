import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { perform } from '../page/actions.js';
import { type PageRoom, PageRooms } from '../shell/room.js';
import { tourOffer, visited } from '../shell/visited.js';
import type * as living from './living.js';
import './home.css';

/** What is loaded once the page stands: it lives on games and boards, which are larger than all the rest. */
type Living = typeof living;

/** What this is, a chase to watch or to take over, what was left, and the ways into every room. */
export function Home() {
  const parts = useSignal<Living | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    // Without a connection the page stands without them.
    import('./living.js').then(
      (loaded) => {
        if (!isLeft) parts.value = loaded;
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [parts]);
  const Chase = parts.value?.Chase;
  return (
    <div class="home">
      <section class="home-lead">
        <div class="home-words">
          <h2>Mazes, dungeons and the chase</h2>
          <p class="home-about">
            Play, watch and take apart games of pursuit: every step goes back as well as forward, and who wins is
            proven.
          </p>
          <TourOffer />
          <Continue />
          <ul class="home-ways">
            <li>
              <a class="button" href="#/tour">
                Tour: five tiny lessons
              </a>
            </li>
            <li>
              <a class="button" href="#/campaign">
                Campaign: from easy to hard
              </a>
            </li>
            <li>
              <a class="button" href="#/edit">
                Draw a world of your own
              </a>
            </li>
            <li>
              <button type="button" onClick={() => perform('help')}>
                Help and keys
              </button>
            </li>
          </ul>
        </div>
        <div class="home-chase">{Chase === undefined ? <div class="board" /> : <Chase />}</div>
      </section>
      <RoomCards picture={parts.value?.RoomPicture} />
    </div>
  );
}

/** Offered once, on the first visit; afterwards it is found among the ways and in the help. */
function TourOffer() {
  const isOpen = useSignal(tourOffer.peek() === 'new');
  useEffect(() => {
    tourOffer.value = 'made';
  }, []);
  if (!isOpen.value) return null;
  return (
    <section class="home-offer note" aria-label="New here?">
      <p>
        <strong>New here?</strong> Five tiny lessons by playing show all you need. They take two minutes.
      </p>
      <div class="button-row">
        <a class="button begin" href="#/tour">
          Start the tour
        </a>
        <button
          type="button"
          onClick={() => {
            isOpen.value = false;
          }}
        >
          Not now
        </button>
      </div>
    </section>
  );
}

/** What was left, the last room first. */
function Continue() {
  const rooms = useContext(PageRooms);
  const left = visited.value.flatMap(({ room: id, link, note }) => {
    const room = rooms.find((one) => one.id === id);
    return room === undefined ? [] : [{ title: room.title, link, note }];
  });
  if (left.length === 0) return null;
  return (
    <nav class="home-continue" aria-label="Continue">
      <h3>Continue</h3>
      <ul>
        {left.slice(0, 3).map(({ title, link, note }) => (
          <li key={title}>
            <a href={link}>
              <strong>{title}</strong>
              {note !== '' && <span>{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Picture = ComponentType<{ readonly room: PageRoom['id'] }>;

/** One card a room, with a picture that the program draws. */
function RoomCards({ picture: Drawn }: { readonly picture: Picture | undefined }) {
  return (
    <nav aria-label="Where to go">
      <ul class="home-cards">
        {useContext(PageRooms).map(({ id, title, about }) => (
          <li key={id}>
            <a class="home-card" href={`#/${id}`}>
              <span class="home-picture">{Drawn !== undefined && <Drawn room={id} />}</span>
              <strong>{title}</strong>
              <span>{firstSentence(about)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const firstSentence = (text: string): string => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
