import { signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Bindings } from '../page/Act.js';
import { Announcement } from '../page/Announcement.js';
import { endInnermost, listenToKeys, useActions, useEndings } from '../page/actions.js';
import { announce, repeatLast } from '../page/announce.js';
import { enterRoom, giveKeysBack } from '../page/focus.js';
import { applyFocusMode, isFocusMode, leaveFocusMode } from '../page/focus-mode.js';
import { IconButton } from '../page/IconButton.js';
import { keysFor } from '../page/meanings.js';
import { nextTheme, theme } from '../page/settings.js';
import { Help } from './Help.js';
import type { Link } from './link.js';
import { loadedRoom, loadWhenIdle, requestRoom } from './loading.js';
import { NotLoaded } from './NotLoaded.js';
import { arrival, letWrite } from './place.js';
import { type PageRoom, PageRooms } from './room.js';
import type { SettingsDialog } from './SettingsDialog.js';
import { Tabs } from './Tabs.js';
import { UpdateNotice } from './UpdateNotice.js';

/** Few open it, so it is no part of the first load. */
const settingsDialog = signal<typeof SettingsDialog | undefined>(undefined);

async function openSettings(open: () => void): Promise<void> {
  try {
    settingsDialog.value ??= (await import('./SettingsDialog.js')).SettingsDialog;
    open();
  } catch {
    announce('The settings could not be loaded. Is there a connection?');
  }
}

const endings = { 'focus mode': leaveFocusMode };

const shellKeys = keysFor(['leave', 'repeat', 'help']);

interface Props {
  /** In the order of the tabs. */
  readonly rooms: readonly PageRoom[];
  /** Rooms without a tab; the one without a name is where visitors arrive. The first of all where there is none. */
  readonly pages?: readonly PageRoom[];
}

const NO_PAGES: readonly PageRoom[] = [];

export function App({ rooms, pages = NO_PAGES }: Props) {
  const dialog = useSignal<'help' | 'settings' | undefined>(undefined);
  const link = arrival.value;
  const all = useMemo(() => [...pages, ...rooms], [pages, rooms]);
  const room = link.ok
    ? (all.find(({ id }) => id === link.room) ?? (link.room === '' ? all[0] : undefined))
    : undefined;
  const offered = rooms.filter((one) => one === room || one.isOffered?.value !== false);
  const loaded = room && loadedRoom(room).value;
  const content = loaded?.kind === 'here' ? loaded.content : undefined;
  const bindings = useMemo(() => [...(content?.keys ?? []), ...shellKeys], [content]);
  const actions = useMemo(
    () => ({
      leave: () => void endInnermost(),
      repeat: repeatLast,
      help: () => {
        dialog.value = 'help';
      },
    }),
    [dialog],
  );
  useEffect(() => {
    isFocusMode.value = false;
    document.title = room === undefined || room.id === '' ? 'Asterion' : `${room.title} - Asterion`;
  }, [room]);
  const close = (): void => {
    dialog.value = undefined;
  };
  const Settings = settingsDialog.value;
  useActions(actions);
  useEndings(endings);
  useEffect(() => applyFocusMode(), []);
  useLayoutEffect(() => listenToKeys(() => bindings), [bindings]);
  useEffect(giveKeysBack, []);
  useEffect(() => {
    if (content !== undefined) enterRoom();
  }, [content]);
  useLayoutEffect(() => {
    letWrite(room?.id);
    if (room !== undefined) void requestRoom(room);
  }, [room]);
  const isOpen = content !== undefined;
  useEffect(() => (isOpen ? loadWhenIdle(all) : undefined), [isOpen, all]); // the one that was asked for comes first
  return (
    <Bindings.Provider value={bindings}>
      <Header
        rooms={offered}
        current={room}
        onTheme={() => announce(`Theme: ${nextTheme()}.`)}
        onHelp={actions.help}
        onSettings={() => {
          void openSettings(() => {
            dialog.value = 'settings';
          });
        }}
      />
      <main>
        <h1 class="visually-hidden">{room === undefined ? 'Asterion' : `Asterion: ${room.title}`}</h1>
        {!link.ok || room === undefined ? (
          <NoRoom link={link} rooms={offered} />
        ) : content !== undefined ? (
          <PageRooms.Provider value={offered}>
            <content.component key={room.id} query={link.query} />
          </PageRooms.Provider>
        ) : loaded?.kind === 'missing' ? (
          <NotLoaded room={room} />
        ) : (
          <p class="loading">Loading {room.title} …</p>
        )}
      </main>
      <Announcement />
      <UpdateNotice />
      {dialog.value === 'help' && <Help bindings={bindings} about={room?.about ?? ''} onClose={close} />}
      {dialog.value === 'settings' && Settings !== undefined && <Settings onClose={close} />}
    </Bindings.Provider>
  );
}

interface HeaderProps {
  readonly rooms: readonly PageRoom[];
  readonly current: PageRoom | undefined;
  readonly onTheme: () => void;
  readonly onSettings: () => void;
  readonly onHelp: () => void;
}

function Header({ rooms, current, onTheme, onSettings, onHelp }: HeaderProps) {
  return (
    <header class="header">
      <a class="brand" href="#/">
        <Mark />
        <span>Asterion</span>
      </a>
      <Tabs rooms={rooms} current={current} />
      <div class="header-buttons">
        <IconButton icon={theme.value} label={`Theme: ${theme.value}`} onClick={onTheme} />
        <IconButton icon="settings" label="Settings" onClick={onSettings} />
        <IconButton icon="help" label="Help and keys" keys="?" onClick={onHelp} />
      </div>
    </header>
  );
}

/** A labyrinth of seven turns, in small. */
const Mark = () => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 21V17M12 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-3M7 17V7h10v10h-1M12 17H11V11h2" />
  </svg>
);

/** For links that lead nowhere: what is wrong, and the ways on. */
const NoRoom = ({ link, rooms }: { readonly link: Link; readonly rooms: readonly PageRoom[] }) => (
  <section class="no-room" role="alert">
    <h2>This link does not open</h2>
    <p>{link.ok ? `There is no room called "${link.room}" here.` : link.why}</p>
    {!link.ok && <p>Reloading the page may bring its newest version, which may know how. Or start afresh:</p>}
    <p>
      <a href="#/">Home</a>, or one of the rooms:
    </p>
    <ul>
      {rooms.map(({ id, title, about }) => (
        <li key={id}>
          <a href={`#/${id}`}>{title}</a>: {about}
        </li>
      ))}
    </ul>
  </section>
);
