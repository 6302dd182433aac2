/** Results in a file: the suite of all stores, and that one process owns it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resultWith, testStore } from '../../test/store-suite.js';
import { openFileStore } from './file-store.js';
import { openFault } from './open-fault.js';
import { rowOf } from './store.js';

const fileIn = (name = 'results.db'): string => join(mkdtempSync(join(tmpdir(), 'arena-')), name);

describe('a file', () => {
  const path = fileIn();
  testStore(() => openFileStore(path));
});

test('a second owner is refused in words, and may look', async () => {
  const path = fileIn();
  const store = await openFileStore(path);
  await store.begin('run', 'plan');
  await store.keep('run', [rowOf(resultWith('a'))]);
  await expect(openFileStore(path)).rejects.toThrow(`${path} is in use by process ${process.pid} on `);
  const reader = await openFileStore(path, true);
  expect(await reader.results('run')).toHaveLength(1);
  await reader.close();
  await store.close();
  await (await openFileStore(path)).close();
});

test('a file of an owner who did not say what is being played can be looked at', async () => {
  const path = fileIn();
  const store = await openFileStore(path);
  await store.begin('run', 'plan');
  await store.keep('run', [rowOf(resultWith('a'))]);
  await store.close();
  const { default: Libsql } = await import('libsql');
  const database = new Libsql(path);
  database.exec('drop table running');
  database.close();
  const reader = await openFileStore(path, true);
  expect(await reader.told('run')).toBeUndefined();
  const { results, mark } = await reader.news('run', undefined);
  expect(results).toHaveLength(1);
  expect(await reader.news('run', mark)).toMatchObject({ results: [], isAnew: false });
  await reader.close();
});

test('whoever looks between a new beginning and what it forgets goes on with nothing old', async () => {
  const path = fileIn();
  const store = await openFileStore(path);
  const reader = await openFileStore(path, true);
  for (const key of ['a', 'b']) {
    await store.begin('run', 'plan');
    await store.keep('run', [rowOf(resultWith(key))]);
  }
  await store.begin('run', 'plan');
  const between = await reader.news('run', undefined);
  expect(between.results).toHaveLength(2);
  await store.forget('run');
  await store.keep('run', [rowOf(resultWith('c'))]);
  expect(await reader.news('run', between.mark)).toMatchObject({ results: [{ key: 'c' }], isAnew: true });
  await reader.close();
  await store.close();
});

test('an owner that was killed owns nothing, and what it kept is there', async () => {
  const path = fileIn();
  // The built database in a process of its own: rows as fast as it can, until it is killed.
  const script = `
    const Database = require('libsql');
    const lock = new Database(${JSON.stringify(`${path}-owner`)});
    lock.exec('begin exclusive');
    const database = new Database(${JSON.stringify(path)});
    database.exec('pragma busy_timeout = 5000'); // as the owner has it: others look at it
    const insert = database.prepare('insert into results values (?, ?, ?, ?) on conflict do nothing');
    for (let i = 0; ; i++) {
      insert.run('run', String(i).padStart(9, '0'), ${JSON.stringify(rowOf(resultWith('a')).result)}, 'x'.repeat(5000));
      if (i === 20) process.stdout.write('at it');
    }`;
  await (await openFileStore(path)).close();
  const child = spawn(process.execPath, ['-e', script], {
    cwd: new URL('../..', import.meta.url).pathname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(openFileStore(path)).rejects.toThrow('is in use by');
  child.kill('SIGKILL');
  await once(child, 'close');
  const store = await openFileStore(path);
  const kept = await store.results('run');
  expect(kept.length).toBeGreaterThan(20);
  await store.close();
});

test('a file that holds something else is left alone', async () => {
  const path = fileIn('notes.txt');
  writeFileSync(path, 'Buy milk, and then some more. '.repeat(100));
  await expect(openFileStore(path)).rejects.toThrow(`${path}: expected results of a tournament, found another file`);
  const other = fileIn();
  writeFileSync(`${other}-owner`, 'Buy milk, and then some more. '.repeat(100)); // no lock, so nobody holds it
  await expect(openFileStore(other)).rejects.toThrow(`${other}: file is not a database`);
});

describe('what cannot be opened is refused in words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'));
  const at = (name: string): string => join(folder, name);
  writeFileSync(at('notes.txt'), 'Buy milk.');
  symlinkSync(at('round'), at('round'));
  test.each([
    ['nowhere/results.db', false, 'there is no such folder'],
    ['notes.txt/results.db', false, 'a part of its path is not a folder'],
    ['.', false, 'it is a folder'],
    ['round', false, 'its links lead in a circle'],
    ['x'.repeat(300), false, 'its name is too long'],
    ['nowhere/results.db', true, 'there is no such file'],
  ])('%s', async (name, isReader, why) => {
    await expect(openFileStore(at(name), isReader)).rejects.toThrow(`cannot open ${at(name)}: ${why}`);
  });

  test.skipIf(process.getuid?.() === 0)('a folder in which nobody may write', async () => {
    const shut = mkdtempSync(join(tmpdir(), 'arena-'));
    chmodSync(shut, 0o500);
    await expect(openFileStore(join(shut, 'results.db'))).rejects.toThrow('permission denied');
  });

  // Not even whoever may do everything can make files there.
  test.skipIf(process.platform !== 'linux')('a file system in which there is nothing to be written', async () => {
    await expect(openFileStore('/sys/results.db')).rejects.toThrow(
      /: (permission denied|the file system is read-only)$/,
    );
  });

  test('who asks leaves nothing behind', () => {
    expect(openFault(at('new.db'), false)).toBeUndefined();
    expect(existsSync(at('new.db'))).toBe(false);
    expect(openFault(at('notes.txt'), false)).toBeUndefined();
    expect(existsSync(at('notes.txt'))).toBe(true);
  });
});
