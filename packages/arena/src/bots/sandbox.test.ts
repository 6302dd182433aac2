import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeWith } from '../../../../testing/programs.js';
import { residentSet, watchResidentSet } from './resident-set.js';
import {
  defaultLimits,
  type SandboxedProgram,
  type SandboxLimits,
  sandboxed,
  whyNoSandbox,
  whyNotSandboxed,
} from './sandbox.js';

/** A folder that everybody may read, as that of a bot has to be where root runs the tournament. */
function folderOfBots(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bots-'));
  chmodSync(folder, 0o755);
  return folder;
}

interface Ran {
  readonly out: string;
  readonly err: string;
  readonly end: number | string | null;
  readonly wasTooMuch: boolean;
}

/** Runs a bot to its end, as the arena does: in a process group of its own, its memory watched. */
function run(program: SandboxedProgram, limits: SandboxLimits = defaultLimits): Promise<Ran> {
  const [command, ...args] = sandboxed(program, limits);
  return new Promise((resolve) => {
    const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const pid = child.pid ?? 0;
    let [out, err, wasTooMuch] = ['', '', false];
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    const stop = watchResidentSet(pid, limits.memory, () => {
      wasTooMuch = true;
      process.kill(-pid, 'SIGKILL');
    });
    child.on('close', (code, signal) => {
      stop();
      resolve({ out, err, end: code ?? signal, wasTooMuch });
    });
  });
}

const sh = (script: string): SandboxedProgram => ({ command: ['sh', '-c', script] });
const python = (script: string): SandboxedProgram => ({ command: ['python3', '-c', script] });

/** The processes of this machine whose command line holds a text. */
const processesWith = (text: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
    } catch {
      return false; // it ended meanwhile
    }
  });

const why = await whyNoSandbox();

describeWith(
  ['bwrap', 'prlimit', 'python3'],
  'a hostile bot in the sandbox',
  () => {
    it('reads no file outside', async () => {
      const secret = join(folderOfBots(), 'secret');
      writeFileSync(secret, 'the answer', { mode: 0o644 });
      // The path in pieces: what a command names is the bot's own.
      const pieces = secret.split('/').slice(1).join(' ');
      const { out, err, end } = await run(
        sh(`IFS=/; set -- ${pieces}; cat "/$*" || cat /etc/passwd || ls /root /home`),
      );
      expect(out).toBe('');
      expect(err).toMatch(/No such file/);
      expect(end).not.toBe(0);
    });

    it('writes nowhere but into a small folder of its own', async () => {
      const folder = folderOfBots();
      const script = [
        'echo x > mine; echo x > /usr/mine; echo x > /dev/shm/mine; echo x > /mine',
        'echo y > /tmp/mine && cat /tmp/mine',
        'for i in 1 2 3 4; do head -c 1000000 /dev/zero > /tmp/big$i; done; du -sk /tmp | cut -f1',
      ].join('\n');
      const { out, err } = await run({ ...sh(script), cwd: folder }, { ...defaultLimits, scratch: 2 ** 20 });
      for (const file of ['/usr/mine', '/dev/shm/mine', '/mine'])
        expect(err).toContain(`cannot create ${file}: Read-only file system`);
      expect(out).toMatch(/^y\n\d+\n$/);
      expect(Number(out.split('\n')[1])).toBeLessThan(1100); // the folder itself counts, too
      expect(readdirSync(folder)).toEqual([]);
    });

    it('opens no connection, not even to this machine', async () => {
      let visits = 0;
      const server = createServer(() => visits++).listen(0, '127.0.0.1');
      onTestFinished(() => void server.close());
      await new Promise((resolve) => server.once('listening', resolve));
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const script = `import socket\nsocket.create_connection(("127.0.0.1", ${String(port)}), 5)\nprint("connected")`;
      const { out, err } = await run(python(script));
      expect(out).toBe('');
      expect(err).toMatch(/refused|unreachable/i);
      expect(visits).toBe(0);
    });

    it('starts no more processes than it may, and leaves none behind', async () => {
      const script = `
import os, sys, time
mark = "fork-bomb-of-the-tests"
n = 0
try:
    while True:
        if os.fork() == 0: time.sleep(600)
        n += 1
except BlockingIOError: print(n, flush=True)
`;
      const { out, end } = await run(python(script), { ...defaultLimits, processes: 40 });
      expect(Number(out)).toBeGreaterThan(10);
      expect(Number(out)).toBeLessThan(40);
      expect(end).toBe(0);
      expect(processesWith('fork-bomb-of-the-tests')).toEqual([]);
    });

    it('is stopped when all its processes together hold too much memory', async () => {
      const script = `
import os, time
mark = "glutton-of-the-tests"
for _ in range(3):
    if os.fork() == 0: break
held = [bytearray(b"x" * 1000000) for _ in range(40)]
time.sleep(600)
`;
      const { wasTooMuch, end } = await run(python(script), { ...defaultLimits, memory: 100e6 });
      expect(wasTooMuch).toBe(true);
      expect(end).toBe('SIGKILL');
      expect(processesWith('glutton-of-the-tests')).toEqual([]);
    });

    it('is not root, sees no other process, and no variable of ours', async () => {
      process.env.ASTERION_SECRET = 'of ours';
      onTestFinished(() => {
        delete process.env.ASTERION_SECRET;
      });
      const { out } = await run(sh('id -u; ls /proc | grep -c "^[0-9]"; env'));
      const [user, count, ...env] = out.split('\n');
      expect(user).not.toBe('0');
      expect(Number(count)).toBeLessThan(8);
      expect(env.join('\n')).not.toContain('of ours');
    });

    it('cannot hide in a namespace of its own', async () => {
      const { end } = await run(sh('unshare --user true'));
      expect(end).not.toBe(0);
    });
  },
  why,
);

describeWith(
  ['bwrap', 'prlimit', 'python3'],
  'an honest bot in the sandbox',
  () => {
    it('reads what its command names: a file, a folder, the whole folder of a file in another one', async () => {
      const folder = folderOfBots();
      mkdirSync(join(folder, 'anna'));
      writeFileSync(join(folder, 'anna/words.py'), 'word = "hello"\n');
      writeFileSync(join(folder, 'anna/bot.py'), 'import words\nprint(words.word)\n');
      expect(await run({ command: ['python3', 'anna/bot.py'], cwd: folder })).toMatchObject({ out: 'hello\n', end: 0 });
      const alone = await run({ command: ['python3', 'bot.py'], cwd: join(folder, 'anna') });
      expect(alone.err).toContain("No module named 'words'");
      const all = await run({ command: ['ls', '--color=never', '.'], cwd: join(folder, 'anna') });
      expect(all.out).toBe('bot.py\nwords.py\n');
      const elsewhere = ['python3', join(folder, 'anna/bot.py')];
      expect(await run({ command: elsewhere })).toMatchObject({ out: 'hello\n', end: 0 });
      expect(await whyNotSandboxed({ command: elsewhere })).toBeUndefined();
    });

    it('is refused in words where its program is not to be found', async () => {
      expect(await whyNotSandboxed({ command: ['no-such-bot', '--fast'] })).toBe(
        'no-such-bot is not to be found in the sandbox',
      );
    });
  },
  why,
);

it.skipIf(process.platform !== 'linux')('where there is no bubblewrap, that is said', async () => {
  const { PATH } = process.env;
  process.env.PATH = tmpdir();
  onTestFinished(() => {
    process.env.PATH = PATH;
  });
  expect(await whyNoSandbox()).toBe('bubblewrap is not installed (on Debian: apt-get install bubblewrap)');
});

describe.skipIf(process.platform !== 'linux')('the resident set', () => {
  it('is that of a process and of all it started', async () => {
    const child = spawn('sh', ['-c', 'sleep 600 & sleep 600 & echo ready; wait'], { detached: true });
    onTestFinished(() => void process.kill(-(child.pid ?? 0), 'SIGKILL'));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const alone = Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1]) * 1024;
    expect(residentSet(child.pid ?? 0)).toBeGreaterThan(alone);
    expect(residentSet(2 ** 30)).toBe(0);
  });

  it('has files in it that lie in memory only, each once', async () => {
    const script =
      'import os, sys; f = os.memfd_create("x"); os.write(f, bytes(30000000)); os.dup(f); print(1, flush=True); sys.stdin.read()';
    const child = spawn('python3', ['-c', script]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const isThere = await new Promise((resolve) => {
      child.stdout.once('data', () => resolve(true));
      child.once('error', () => resolve(false));
    });
    if (isThere === false) return; // no Python here
    const { VmRSS } =
      /VmRSS:\s*(?<VmRSS>\d+)/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.groups ?? {};
    const files = residentSet(child.pid ?? 0) - Number(VmRSS) * 1024;
    expect(files).toBeGreaterThanOrEqual(30_000_000);
    expect(files).toBeLessThan(40_000_000);
  });
});
