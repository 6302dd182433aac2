/** The browser of whoever sits at the terminal. */

import { spawn } from 'node:child_process';
import { platform } from 'node:process';
import type { Host } from '../host/host.js';

/** The usual way to open an address; undefined where there is none. */
export function openerOf(url: string, on: NodeJS.Platform, env: Host['env']): readonly string[] | undefined {
  if (on === 'darwin') return ['open', url];
  if (on === 'win32') return ['cmd', '/c', 'start', '""', url.replaceAll('&', '^&')];
  // Without a screen it would start a browser for text, in this very terminal.
  const hasScreen = (env.DISPLAY ?? env.WAYLAND_DISPLAY ?? '') !== '';
  return hasScreen ? ['xdg-open', url] : undefined;
}

/** Where that fails the link was printed, and can be followed by hand. */
export function openBrowser(url: string, env: Host['env']): void {
  const [program, ...args] = openerOf(url, platform, env) ?? [];
  if (program === undefined) return;
  const options = { detached: true, stdio: 'ignore', env, windowsVerbatimArguments: true } as const;
  spawn(program, args, options)
    .on('error', () => undefined)
    .unref();
}
