import { IconButton } from './IconButton.js';
import type { Room } from './room.js';
import { theme } from './settings.js';
import { Tabs } from './Tabs.js';

interface Props {
  readonly rooms: readonly Room[];
  readonly current: Room | undefined;
  readonly onTheme: () => void;
  readonly onSettings: () => void;
  readonly onHelp: () => void;
}

export function Header({ rooms, current, onTheme, onSettings, onHelp }: Props) {
  return (
    <header class="header">
      <a class="brand" href="#/">
        <Mark />
        <span>Asterion</span>
      </a>
      <Tabs rooms={rooms} current={current} />
      <div class="header-buttons">
        <IconButton icon={theme.value} label={`Theme: ${theme.value}`} keys="T" onClick={onTheme} />
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
