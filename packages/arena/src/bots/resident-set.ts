/** Watches how much memory a process and all it started hold, on Linux, and says when it is too much. */

import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';

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

/**
 * The bytes a process and its descendants hold; what they share is counted for each. 0 where there is no such process.
 *
 * A file that lies in memory only (`memfd_create`) is held by whoever has it open, though it may be mapped nowhere. One that is
 * mapped counts twice: rather too much than too little.
 */
export function residentSet(root: number): number {
  const waiting = [root];
  const files = new Map<string, number>();
  let kilobytes = 0;
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    kilobytes += Number(/^VmRSS:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
    for (const [file, bytes] of memoryFilesOf(pid)) files.set(file, bytes);
    waiting.push(...childrenOf(pid));
  }
  return [...files.values()].reduce((sum, bytes) => sum + bytes, kilobytes * 1024);
}

/** What a process has open that lies in memory only: bytes by file, however often it is open. */
function memoryFilesOf(pid: number): (readonly [file: string, bytes: number])[] {
  return namesIn(`/proc/${pid}/fd`).flatMap((name) => {
    const path = `/proc/${pid}/fd/${name}`;
    try {
      if (!readlinkSync(path).startsWith('/memfd:')) return [];
      const { dev, ino, blocks } = statSync(path);
      return [[`${dev}:${ino}`, blocks * BLOCK] as const];
    } catch {
      return []; // it was closed meanwhile
    }
  });
}

/** Bytes of a block, as the system counts what a file takes. */
const BLOCK = 512;

/** Every thread lists the children that it started itself. */
const childrenOf = (pid: number): number[] =>
  namesIn(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );

/** None where the process ended meanwhile. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
