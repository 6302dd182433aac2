/**
 * Results in PostgreSQL: many machines hand them in, and any of them may hand in the same one again.
 *
 * One process runs a tournament; a second is refused. The lock belongs to its connection, so that it goes with the process,
 * however that ends.
 */

import type { Client, Pool } from 'pg';
import type { GameResult } from '../games/job.js';
import { Refused, reasonOf } from '../games/refused.js';
import { type ResultRow, resultOf, type Store } from './store.js';

/** Two who begin at the same moment would both make the tables: one waits for the other. */
const SCHEMA = `
begin;
select pg_advisory_xact_lock(1634956389, 0);
create schema if not exists asterion;
create table if not exists asterion.runs (run text primary key, plan text not null);
create table if not exists asterion.results (
  run text not null, key text not null, result text not null, recording text, primary key (run, key)
);
commit;
`;

/** The first half of our locks; the second says which run. */
const LOCKS = 1_634_956_389;

/** Whether an address is one of PostgreSQL. */
export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** An address for people: without the password. */
export const withoutPassword = (address: string): string => address.replace(/:\/\/([^:@/]*):[^@/]*@/, '://$1@');

/** Opens the results of a database. Whoever begins a run there owns it until the store is closed. */
export async function openPostgresStore(address: string): Promise<Store> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: address, max: 4 });
  pool.on('error', () => undefined); // an idle connection was lost; the next query opens another
  try {
    await pool.query(SCHEMA);
  } catch (error) {
    await pool.end();
    throw new Refused(`cannot open ${withoutPassword(address)}: ${reasonOf(error)}`);
  }
  return new PostgresStore(pool, () => new pg.Client({ connectionString: address }));
}

class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #connect: () => Client;
  #owner: Client | undefined;

  constructor(pool: Pool, connect: () => Client) {
    this.#pool = pool;
    this.#connect = connect;
  }

  async begin(run: string, plan: string): Promise<void> {
    await this.#own(run);
    await this.#pool.query(
      'insert into asterion.runs values ($1, $2) on conflict (run) do update set plan = excluded.plan',
      [run, plan],
    );
  }

  /** By a connection of its own: those of the pool come and go. */
  async #own(run: string): Promise<void> {
    if (this.#owner === undefined) {
      const owner = this.#connect();
      owner.on('error', () => undefined); // the server was restarted: the run goes on, and whoever wants it can have it
      await owner.connect();
      this.#owner = owner;
    }
    const { rows } = await this.#owner.query<{ owned: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as owned',
      [LOCKS, run],
    );
    if (!rows[0].owned) throw new Refused(`another process is at this tournament already (run ${run}); one at a time`);
  }

  async runs(): Promise<{ run: string; plan: string }[]> {
    const { rows } = await this.#pool.query<{ run: string; plan: string }>(
      'select run, plan from asterion.runs order by run collate "C"',
    );
    return rows;
  }

  async keep(run: string, rows: readonly ResultRow[]): Promise<string[]> {
    // In one order for all: two who insert the same keys in different orders would wait for each other for ever.
    const sorted = [...rows].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    const { rows: added } = await this.#pool.query<{ key: string }>(
      `insert into asterion.results
       select $1, * from unnest($2::text[], $3::text[], $4::text[]) on conflict do nothing returning key`,
      [run, sorted.map(({ key }) => key), sorted.map(({ result }) => result), sorted.map((row) => row.recording)],
    );
    const fresh = new Set(added.map(({ key }) => key));
    return rows.map(({ key }) => key).filter((key) => fresh.delete(key));
  }

  async results(run: string, keys?: readonly string[]): Promise<GameResult[]> {
    const { rows } = await this.#pool.query<{ result: string }>(
      `select result from asterion.results where run = $1${keys === undefined ? '' : ' and key = any($2)'}
       order by key collate "C"`,
      keys === undefined ? [run] : [run, keys],
    );
    return rows.map(({ result }) => resultOf(result));
  }

  async recording(run: string, key: string): Promise<string | null> {
    const { rows } = await this.#pool.query<{ recording: string | null }>(
      'select recording from asterion.results where run = $1 and key = $2',
      [run, key],
    );
    return rows[0]?.recording ?? null;
  }

  async forget(run: string): Promise<void> {
    await this.#pool.query('delete from asterion.results where run = $1', [run]);
  }

  async close(): Promise<void> {
    await this.#owner?.end();
    await this.#pool.end();
  }
}
