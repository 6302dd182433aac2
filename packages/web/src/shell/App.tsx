import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { listenToKeys, useActions } from './actions.js';
import { announce, announcement, repeatLast } from './announce.js';
import { Header } from './Header.js';
import { Help } from './Help.js';
import type { KeyBinding } from './keys.js';
import { NoRoom } from './NoRoom.js';
import { arrival } from './place.js';
import type { Room } from './room.js';
import { SettingsDialog } from './SettingsDialog.js';
import { nextTheme } from './settings.js';

const shellKeys: readonly KeyBinding[] = [
  { action: 'theme', keys: ['t'], about: 'Theme: system, light or dark', where: 'both' },
  { action: 'repeat', keys: ['r'], about: 'Say the last message again', where: 'both' },
  { action: 'help', keys: ['?'], about: 'This help', where: 'both' },
];

/** `rooms` are in the order of the tabs; the first is where visitors arrive. */
export function App({ rooms }: { readonly rooms: readonly Room[] }) {
  const dialog = useSignal<'help' | 'settings' | undefined>(undefined);
  const link = arrival.value;
  const room = link.ok ? (link.room === '' ? rooms[0] : rooms.find(({ id }) => id === link.room)) : undefined;
  const bindings = useMemo(() => [...(room?.keys ?? []), ...shellKeys], [room]);
  const actions = useMemo(
    () => ({
      theme: () => announce(`Theme: ${nextTheme()}.`),
      repeat: repeatLast,
      help: () => {
        dialog.value = 'help';
      },
    }),
    [dialog],
  );
  const close = (): void => {
    dialog.value = undefined;
  };
  useActions(actions);
  useEffect(() => listenToKeys(() => bindings), [bindings]);
  return (
    <>
      <Header
        rooms={rooms}
        current={room}
        onTheme={actions.theme}
        onHelp={actions.help}
        onSettings={() => {
          dialog.value = 'settings';
        }}
      />
      <main>
        <h1 class="visually-hidden">{room === undefined ? 'Asterion' : `Asterion: ${room.title}`}</h1>
        {link.ok && room !== undefined ? (
          <room.component key={room.id} query={link.query} />
        ) : (
          <NoRoom link={link} rooms={rooms} />
        )}
      </main>
      <p class="announcement" role="status" data-testid="announcement">
        {announcement.value}
      </p>
      {dialog.value === 'help' && <Help bindings={bindings} about={room?.about ?? ''} onClose={close} />}
      {dialog.value === 'settings' && <SettingsDialog onClose={close} />}
    </>
  );
}
