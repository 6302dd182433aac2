/** Results in PostgreSQL: the suite of all stores, and what many machines at once ask of it. */

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../../../../testing/programs.js';
import { type Server, startPostgres } from '../../../../testing/servers.mjs';
import { resultWith, testStore } from '../../test/store-suite.js';
import { openPostgresStore, withoutPassword } from './postgres-store.js';
import { rowOf } from './store.js';

describeWith(['initdb', 'postgres'], 'PostgreSQL', () => {
  let server: Server;
  const open = () => openPostgresStore(server.url);
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  testStore(open);

  test('of many who hand in the same results at once, each result is new for one', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, open)); // which also makes the tables once
    const keys = Array.from({ length: 300 }, (_, i) => `key ${i}`);
    const kept = await Promise.all(
      stores.map((store, at) =>
        store.keep(
          'together',
          [...keys.slice(at * 60), ...keys.slice(0, at * 60)].map((key) => rowOf(resultWith(key))),
        ),
      ),
    );
    expect(kept.flat().sort()).toEqual([...keys].sort());
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a second process at the same run is refused in words; at another it is not', async () => {
    const [first, second] = [await open(), await open()];
    await first.begin('one', 'plan');
    await first.begin('one', 'plan');
    await expect(second.begin('one', 'plan')).rejects.toThrow('another process is at this tournament already');
    await second.begin('two', 'plan');
    await first.close();
    await second.begin('one', 'plan');
    await second.close();
  });

  test('whoever owned a run owns it again after a restart of the server', async () => {
    const [first, second] = [await open(), await open()];
    await first.begin('mine', 'plan');
    await server.restart();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const locks = async () => (await client.query("select * from pg_locks where locktype = 'advisory'")).rowCount;
    await expect.poll(locks, { timeout: 30_000 }).toBe(1);
    await client.end();
    await expect(second.begin('mine', 'plan')).rejects.toThrow('another process is at this tournament already');
    await first.close();
    await second.begin('mine', 'plan');
    await second.close();
  });

  test('a server that was restarted is asked again', async () => {
    const store = await open();
    await store.keep('again', [rowOf(resultWith('a'))]);
    await server.restart();
    await expect
      .poll(() => store.results('again').then((found) => found.length, () => 'not yet')) // biome-ignore format: one thought
      .toBe(1);
    await store.close();
  });
});

test('a server that is not there is named without its password', async () => {
  await expect(openPostgresStore('postgres://me:secret@127.0.0.1:1/db')).rejects.toThrow(
    'cannot open postgres://me@127.0.0.1:1/db: ',
  );
  expect(withoutPassword('redis://127.0.0.1:6379/0')).toBe('redis://127.0.0.1:6379/0');
  expect(withoutPassword('redis://:secret@host/0')).toBe('redis://@host/0');
});
