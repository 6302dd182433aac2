/** The built command on a real terminal: `script` of the system makes one. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { BORROW, GIVE_BACK } from '../src/terminal/borrowed.js';
import { program } from './command.js';

/** What is left when the command is gone. */
export interface AfterPty {
  readonly code: number;
  /** Whether the terminal reads lines, echoes them and turns Ctrl-C into a signal again, and shows its cursor. */
  readonly isRestored: boolean;
}

export class Pty {
  readonly #child;
  #output = '';

  /** Runs `asterion` with these words of shell. */
  constructor(line: string) {
    // Ctrl-C reaches the shell, too; dash would die of it before it tells the exit code. A trap is not inherited.
    const command = `trap : INT; stty rows 30 cols 100; sh -c 'echo "pid $$"; exec "${process.execPath}" "${program}" ${line}'; echo "code $?"; stty -a`;
    const args =
      process.platform === 'darwin' ? ['-q', '/dev/null', 'sh', '-c', command] : ['-qc', command, '/dev/null'];
    this.#child = spawn('script', args, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, TERM: 'xterm' } });
    this.#child.stdout.on('data', (chunk: Buffer) => {
      this.#output += chunk.toString();
    });
    onTestFinished(() => void this.#child.kill()); // a test that failed leaves nothing at work
  }

  /** Waits until the terminal has shown something, `after` something else if told; returns its first group. */
  async shows(pattern: RegExp, after = ''): Promise<string> {
    for (;;) {
      const begin = this.#output.indexOf(after);
      const found = begin < 0 ? null : pattern.exec(this.#output.slice(begin + after.length));
      if (found !== null) return found[1] ?? found[0];
      if (this.#child.exitCode !== null) throw new Error(`Never saw ${String(pattern)} in ${this.#output}`);
      await Promise.race([once(this.#child.stdout, 'data'), once(this.#child, 'close')]);
    }
  }

  type(keys: string): void {
    this.#child.stdin.write(keys);
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    process.kill(await this.#pid(), signal);
  }

  /** Waits until a signal has stopped the command: one that it should go on is lost before. */
  async isStopped(): Promise<void> {
    const pid = await this.#pid();
    while (stateOf(pid) !== 'T') await setTimeout(20);
  }

  /** Takes the terminal away; resolves once the command is gone, too. */
  async close(): Promise<void> {
    const pid = await this.#pid();
    this.#child.kill('SIGKILL');
    while (isRunning(pid)) await setTimeout(20);
  }

  async #pid(): Promise<number> {
    return Number(await this.shows(/pid (\d+)/));
  }

  async ended(): Promise<AfterPty> {
    const code = Number(await this.shows(/code (\d+)/));
    if (this.#child.exitCode === null) await once(this.#child, 'close');
    const hasScreen = this.#output.lastIndexOf(BORROW) > this.#output.lastIndexOf(GIVE_BACK);
    return { code, isRestored: !hasScreen && /\sisig icanon .*\secho\s/.test(this.#output) };
  }
}

/** One letter, `T` for stopped. A bare Linux may have no `ps`, and others have no `/proc`. */
const stateOf = (pid: number): string | undefined =>
  process.platform === 'linux'
    ? /\) (.)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })[0];

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
