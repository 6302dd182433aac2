/** Watches how much memory a process and all it started hold, on Linux, and says when it is too much. */

import { readdirSync, readFileSync } from 'node:fs';

/** Often enough that nobody takes much more in between. */
const INTERVAL = 25;

/** Calls `onExcess` once, when the whole tree holds more bytes than that. Returns how to stop. */
export function watchResidentSet(root: number, limit: number, onExcess: (bytes: number) => void): () => void {
  const timer = setInterval(() => {
    const bytes = residentSet(root);
    if (bytes <= limit) return;
    clearInterval(timer);
    onExcess(bytes);
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

/** The bytes a process and its descendants hold; what they share is counted for each. 0 where there is no such process. */
export function residentSet(root: number): number {
  const waiting = [root];
  let kilobytes = 0;
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    kilobytes += Number(/^VmRSS:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
    waiting.push(...childrenOf(pid));
  }
  return kilobytes * 1024;
}

/** Every thread lists the children that it started itself. */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return []; // it ended meanwhile
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
