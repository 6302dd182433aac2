/**
 * Results in a file, by an embedded database: no server.
 *
 * One process owns a file; a second is refused. The lock is one of the system's, on a file beside it, and goes with the
 * process however that ends: there are no stale owners. Who it is stands in the file itself, which others may read meanwhile.
 */

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type Database from 'libsql';
import type { GameResult, RunningGame } from '../games/job.js';
import { Refused, reasonOf } from '../games/refused.js';
import { whyWithout } from '../package.js';
import { openFault } from './open-fault.js';
import { type LastTold, type News, type ResultRow, resultOf, type Store } from './store.js';

const SCHEMA = `
create table if not exists runs (run text primary key, plan text not null);
create table if not exists results (
  run text not null, key text not null, result text not null, recording text, primary key (run, key)
);
create table if not exists running (run text primary key, epoch text not null, at integer, games text not null);
create table if not exists owner (who text not null);
`;

/** Marks a file as ours: `aste`. */
const APPLICATION = 0x61737465;

/** How long the owner may take to make a file that others look at, in milliseconds. */
const PATIENCE = 5000;

/** The file that is none: it goes with the process. */
export const MEMORY = ':memory:';

/** Opens a file of results, and makes it where there is none; `isReader` for whoever only looks at what another one owns. */
export async function openFileStore(path: string, isReader = false): Promise<Store> {
  const why = whyWithout('libsql');
  if (why !== undefined) throw new Refused(`cannot keep results: ${why}`);
  const { default: Libsql } = await import('libsql');
  const open = (file: string): Database.Database => {
    try {
      return new Libsql(file);
    } catch (error) {
      throw new Refused(`cannot open ${file}: ${openFault(file, isReader) ?? reasonOf(error)}`);
    }
  };
  const database = open(path);
  database.exec(`pragma busy_timeout = ${PATIENCE}`);
  let lock: Database.Database | undefined;
  try {
    checkKind(database, path);
    lock = isReader || path === MEMORY ? undefined : locked(open(`${path}-owner`), database, path);
    if (!isReader) prepare(database);
  } catch (error) {
    database.close();
    throw error instanceof Refused ? error : new Refused(`${path}: ${reasonOf(error)}`);
  }
  return new FileStore(database, lock);
}

const isBusy = (error: unknown): boolean =>
  ((error as { readonly code?: string }).code ?? '').startsWith('SQLITE_BUSY');

/** Whoever writes into a file that is not ours spoils it. */
function checkKind(database: Database.Database, path: string): void {
  let found: { readonly application_id: number } | undefined;
  let count: { readonly tables: number } | undefined;
  try {
    found = database.prepare('pragma application_id').get() as typeof found;
    count = database.prepare('select count(*) as tables from sqlite_master').get() as typeof count;
  } catch (error) {
    if (isBusy(error)) return; // its owner has just begun: the lock will tell
    throw new Refused(`${path}: expected results of a tournament, found another file`);
  }
  if (count?.tables !== 0 && found?.application_id !== APPLICATION)
    throw new Refused(`${path}: expected results of a tournament, found another database`);
}

function locked(lock: Database.Database, database: Database.Database, path: string): Database.Database {
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Refused(`${path} is in use by ${ownerOf(database)}; one at a time: wait for it, or name another file`);
  }
}

function ownerOf(database: Database.Database): string {
  try {
    const found = database.prepare('select who from owner').get() as { readonly who: string } | undefined;
    return found?.who ?? 'another process';
  } catch {
    return 'another process'; // it has not come so far yet
  }
}

/**
 * What is written is there after any end of the process; of a machine that loses power the last moments may be missing, and
 * nothing is ever torn. Waiting for the disk at every result was rejected: it costs more than most games.
 */
function prepare(database: Database.Database): void {
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = normal');
  database.exec('pragma wal_autocheckpoint = 8000'); // pages of 4 KB: seldom, since then it waits for the disk
  database.exec(`pragma application_id = ${APPLICATION}`);
  database.exec(SCHEMA);
  database.exec('begin immediate; delete from owner;');
  database.prepare('insert into owner values (?)').run(`process ${process.pid} on ${hostname()}`);
  database.exec('commit');
}

class FileStore implements Store {
  readonly #database: Database.Database;
  readonly #lock: Database.Database | undefined;

  constructor(database: Database.Database, lock: Database.Database | undefined) {
    this.#database = database;
    this.#lock = lock;
  }

  begin(run: string, plan: string): Promise<void> {
    this.#database
      .prepare('insert into runs values (?, ?) on conflict (run) do update set plan = excluded.plan')
      .run(run, plan);
    this.#database
      .prepare('insert or replace into running values (?, ?, ?, ?)')
      .run(run, randomUUID(), Date.now(), '[]');
    return Promise.resolve();
  }

  runs(): Promise<{ run: string; plan: string }[]> {
    const rows = this.#rows('select run, plan from runs order by run') as [string, string][];
    return Promise.resolve(rows.map(([run, plan]) => ({ run, plan })));
  }

  keep(run: string, rows: readonly ResultRow[]): Promise<string[]> {
    const insert = this.#database.prepare('insert into results values (?, ?, ?, ?) on conflict do nothing');
    this.#database.exec('begin immediate');
    try {
      const kept = rows.filter(({ key, result, recording }) => insert.run(run, key, result, recording).changes > 0);
      this.#database.exec('commit');
      return Promise.resolve(kept.map(({ key }) => key));
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  results(run: string, keys?: readonly string[]): Promise<GameResult[]> {
    const rows = this.#database.prepare('select result from results where run = ? order by key').raw().all(run);
    const results = (rows as [string][]).map(([text]) => resultOf(text));
    const asked = new Set(keys);
    return Promise.resolve(keys === undefined ? results : results.filter(({ key }) => asked.has(key)));
  }

  news(run: string, mark: string | undefined): Promise<News> {
    const [[epoch] = ['']] = this.#rows('select epoch from running where run = ?', run) as [string][];
    const [before, last] = mark?.split(' ') ?? [];
    const isAnew = before !== epoch;
    // Rows are numbered as they come, and only the owner writes: what is new has higher numbers.
    const rows = this.#rows(
      'select rowid, result from results where run = ? and rowid > ? order by rowid',
      run,
      isAnew ? 0 : Number(last),
    ) as [number, string][];
    const newest = rows.at(-1)?.[0] ?? (isAnew ? 0 : last);
    return Promise.resolve({ results: rows.map(([, text]) => resultOf(text)), mark: `${epoch} ${newest}`, isAnew });
  }

  tell(run: string, games: readonly RunningGame[] | undefined): Promise<void> {
    this.#database
      .prepare('update running set at = ?, games = ? where run = ?')
      .run(games === undefined ? null : Date.now(), JSON.stringify(games ?? []), run);
    return Promise.resolve();
  }

  told(run: string): Promise<LastTold | undefined> {
    const asked = 'select at, games from running where run = ? and at is not null';
    const [found] = this.#rows(asked, run) as [number, string][];
    return Promise.resolve(
      found && { games: JSON.parse(found[1]) as RunningGame[], age: Math.max(0, Date.now() - found[0]) },
    );
  }

  /** None where there is no such table yet: whoever looks may come before the owner, or to a file of an older one. */
  #rows(query: string, ...values: readonly (string | number)[]): unknown[] {
    try {
      return this.#database
        .prepare(query)
        .raw()
        .all(...values);
    } catch (error) {
      if ((error as Error).message.startsWith('no such table')) return [];
      throw error;
    }
  }

  recording(run: string, key: string): Promise<string | null> {
    const found = this.#database.prepare('select recording from results where run = ? and key = ?').raw().get(run, key);
    return Promise.resolve((found as [string | null] | undefined)?.[0] ?? null);
  }

  forget(run: string): Promise<void> {
    // In one: whoever looks in between would take numbers of old rows for those of new ones.
    this.#database.exec('begin immediate');
    try {
      this.#database.prepare('delete from results where run = ?').run(run);
      this.#database.prepare('update running set epoch = ? where run = ?').run(randomUUID(), run);
      this.#database.exec('commit');
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.#database.close();
    this.#lock?.close();
    return Promise.resolve();
  }
}
