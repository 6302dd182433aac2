/** The DUNGEON argument: a scene whose monsters have letters. */

import type { Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { type OpenedScene, openScene } from '../scene-file.js';

export type OpenedDungeon = Required<OpenedScene>;

/** Opens a dungeon by path, `-` (standard input) or name. */
export async function openDungeon(argument: string, host: Host, messages: Messages): Promise<OpenedDungeon> {
  const opened = await openScene(argument, host, messages);
  return { letters: lettersFor(opened.scene.actors.monster?.length ?? 0), ...opened };
}

/** `M`, and `N`, `O`, ... where there are several: ends of tunnels are lettered from `A`. */
export const lettersFor = (monsters: number): string =>
  Array.from({ length: monsters }, (_, i) => String.fromCharCode(65 + ((12 + i) % 26))).join('');
